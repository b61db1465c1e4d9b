"""Reads the sample Catalog by pyatspi from first to last, page by page, and works what it finds there."""
import sys, time, pyatspi

KEPT = ("checkable", "checked", "editable", "modal", "selectable", "selected")
NUMBERS = ("slider", "spin button", "progress bar")
# Their names are days or change by themselves.
LEFT = ("Scrolling", "Drawing")


def wait(what, ask, seconds=60):
    end = time.time() + seconds
    while time.time() < end:
        try:
            found = ask()
            if found:
                return found
        except Exception:
            pass
        time.sleep(0.02)
    sys.exit("no " + what)


def frame():
    for program in pyatspi.Registry.getDesktop(0):
        for window in program or []:
            if window.name == "Catalog":
                return window


def states(item):
    return [pyatspi.stateToString(state) for state in item.getState().getStates()]


def line(item, depth):
    held = states(item)
    words = ["  " * depth + item.getRoleName(), repr(item.name)]
    if item.getRoleName() in NUMBERS:
        value = item.queryValue()
        words.append("%g of %g" % (value.currentValue, value.maximumValue))
    if "editable" in held:
        words.append(repr(item.queryText().getText(0, -1)))
    words += [state for state in KEPT if state in held]
    if "enabled" not in held:
        words.append("disabled")
    return " ".join(words)


def read(item, depth=0):
    print(line(item, depth))
    for child in item:
        if child:
            read(child, depth + 1)


def parts(name):
    """What is beside the list of pages, which the bar of that name is above."""
    children = [child for child in frame() or []]
    bars = [child.name for child in children if child.getRoleName() == "tool bar"]
    return children[2:] if bars[-1] == name else None


def all_of(item):
    yield item
    for child in item:
        if child:
            yield from all_of(child)


def work(item):
    """Returns what has become of it."""
    role, held = item.getRoleName(), states(item)
    if "enabled" not in held:
        return None
    if role in ("check box", "toggle button"):
        was = "checked" in held
        name = item.name
        item.queryAction().doAction(0)
        # A list may have shown its row anew, with another object.
        wait(name, lambda: any(
            ("checked" in states(found)) != was for found in all_of(frame())
            if found.getRoleName() == role and found.name == name))
        return "not checked" if was else "checked"
    if role == "radio button" and "selected" not in held:
        # Where none is selected, none stays so.
        if not any("selected" in states(other) for other in item.parent):
            return None
        item.queryAction().doAction(0)
        wait(item.name, lambda: "selected" in states(item))
        return "selected"
    if role in ("slider", "spin button"):
        value = item.queryValue()
        was = value.currentValue
        actions = item.queryAction()
        names = [actions.getName(index) for index in range(actions.nActions)]
        step = "increment" if was < value.maximumValue else "decrement"
        actions.doAction(names.index(step))
        wait(item.name, lambda: value.currentValue != was)
        return "%s to %g" % (step, value.currentValue)
    if "editable" in held and role != "password text":
        item.queryEditableText().insertText(0, "New ", 4)
        wait(item.name, lambda: item.queryText().getText(0, 4) == "New ")
        return repr(item.queryText().getText(0, -1))
    return None


def pages():
    """Shows one after the other; yields their names and what is beside the list."""
    count = len([row for row in frame()[1] if row.getRoleName() == "list item"])
    for index in range(count):
        row = [row for row in frame()[1] if row.getRoleName() == "list item"][index]
        name = row.name
        if any(part.getRoleName() == "check box" for part in all_of(row)):
            continue
        row.queryAction().doAction(0)
        beside = wait(name, lambda: parts(name))
        if name in LEFT:
            continue
        print("== " + name)
        yield name, beside


def begin():
    window = wait("window", frame)
    wait("list", lambda: window[1].getRoleName() == "list" and len(window[1]) > 20)
    return window


def main():
    window = begin()
    read(window[0])
    read(window[1])
    for _, beside in pages():
        for part in beside:
            read(part)
        for part in beside:
            for item in list(all_of(part)):
                done = work(item)
                if done:
                    print("%s %r: %s" % (item.getRoleName(), item.name, done))
    print("end")


if __name__ == "__main__":
    main()
