"""What rules may not do, found in the syntax tree: no clock, no dice, no floats, no accidental order."""

import ast
from collections.abc import Iterator

MODULES = frozenset({"random", "time", "datetime", "uuid", "os", "asyncio", "numpy", "secrets", "threading", "socket"})
WHOLE = frozenset({"prod", "comb", "perm", "gcd", "lcm", "isqrt", "factorial"})
"""The functions of `math` for whole numbers."""
MUTABLE = frozenset({"list", "dict", "set", "bytearray", "defaultdict", "Counter", "deque", "OrderedDict"})
SETS = frozenset({"set", "frozenset"})
SET_METHODS = frozenset({"union", "intersection", "difference", "symmetric_difference"})
ORDERED = frozenset({"list", "tuple", "iter", "enumerate", "next", "map", "filter", "zip", "reversed"})
"""Calls whose result depends on the order of their argument."""


def impurities(source: str) -> list[str]:
    """Each forbidden thing with its line."""
    tree = ast.parse(source)
    found = [*_imports(tree), *_floats(tree), *_calls(tree), *_set_orders(tree), *_module_level(tree)]
    return [f"line {line}: {what}" for line, what in sorted(found)]


def _imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] in MODULES | {"math"}:
                    yield node.lineno, f"imports {alias.name}"
        elif isinstance(node, ast.ImportFrom) and node.module:
            if node.module.split(".")[0] in MODULES:
                yield node.lineno, f"imports {node.module}"
            if node.module == "math":
                for alias in node.names:
                    if alias.name not in WHOLE:
                        yield node.lineno, f"imports math.{alias.name}"


def _floats(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            yield node.lineno, f"the float {node.value!r}"
        elif isinstance(node, ast.Name) and node.id == "float":
            yield node.lineno, "the type float"
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            yield node.lineno, "true division"


def _calls(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("hash", "id"):
            yield node.lineno, f"{node.func.id}() as a value"


def _set_orders(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for scope in _scopes(tree):
        names = _set_names(scope)
        for node in _inside(scope):
            for walked in _walked(node):
                if _is_set(walked, names):
                    yield walked.lineno, "the order of a set"


def _scopes(tree: ast.Module) -> Iterator[ast.AST]:
    yield tree
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield node


def _inside(scope: ast.AST) -> Iterator[ast.AST]:
    """Everything in a scope, except inside its nested functions."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield child
            yield from _inside(child)


def _set_names(scope: ast.AST) -> frozenset[str]:
    """Names that hold a set in this scope, as far as static analysis can tell."""
    names: set[str] = set()
    for node in _inside(scope):
        value = getattr(node, "value", None)
        if isinstance(node, ast.Assign) and _is_set(value, frozenset()):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign | ast.arg) and isinstance(node.annotation, ast.Subscript):
            annotated = node.annotation.value
            target = node.arg if isinstance(node, ast.arg) else getattr(node.target, "id", "")
            if isinstance(annotated, ast.Name) and annotated.id in SETS:
                names.add(target)
    return frozenset(names)


def _walked(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.For | ast.comprehension):
        return [node.iter]
    if isinstance(node, ast.Starred):
        return [node.value]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERED:
        return list(node.args)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "pop":
        return [node.func.value] if not node.args else []
    return []


def _is_set(node: ast.expr | None, names: frozenset[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Name(id=name):
            return name in names
        case ast.Call(func=ast.Name(id=name)):
            return name in SETS
        case ast.Call(func=ast.Attribute(attr=attribute)):
            return attribute in SET_METHODS
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
            return _is_set(left, names) or _is_set(right, names)
    return False


def _module_level(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in tree.body:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        called = value.func if isinstance(value, ast.Call) else None
        literal = isinstance(value, ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp)
        if (literal or (isinstance(called, ast.Name) and called.id in MUTABLE)) and not _is_dunder(node):
            yield node.lineno, "a mutable object of the module"
    for inner in ast.walk(tree):
        if isinstance(inner, ast.Global | ast.Nonlocal):
            yield inner.lineno, "a name that outlives the call"


def _is_dunder(node: ast.stmt) -> bool:
    """`__all__` is read by tools, not by rules."""
    return isinstance(node, ast.Assign) and all(
        isinstance(target, ast.Name) and target.id.startswith("__") for target in node.targets
    )
