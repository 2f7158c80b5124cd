from .state import City
def plan(t: City, unit: int):
    return None
