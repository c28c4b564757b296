"""Plain mode: games and tables in lines of text and numbered sentences, for screen readers and pipes."""
