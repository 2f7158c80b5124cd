"""The table screen: frame, picking, panels."""
