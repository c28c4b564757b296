"""The physical table: campaign, contracts and score sheet as pure folds over a log of entries."""
