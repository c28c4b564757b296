"""Reads campaign_data/ into one immutable Catalogue; every datum knows its source."""

from companion.content.catalogue import Card, Catalogue, Contract, load_catalogue
from companion.content.files import ContentError, data_folder

__all__ = ["Card", "Catalogue", "ContentError", "Contract", "data_folder", "load_catalogue"]
