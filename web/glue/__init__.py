"""The page's Python: screens, the table, and what a person does with it. Only `main` and `desk` know the browser."""
