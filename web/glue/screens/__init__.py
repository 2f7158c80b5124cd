"""The screens around the table: library, set-up, rules, cards, about.

Each module has `render(params) -> str`, the whole screen as HTML, and may have `bind(root)`, which wires it once it is
in the page, and `unbind()`. Rendering imports nothing from the browser, so plain pytest covers it.
"""
