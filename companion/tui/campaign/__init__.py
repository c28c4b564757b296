"""The guided parts of a campaign at the table: beginning a chapter, Month's End, going on."""
