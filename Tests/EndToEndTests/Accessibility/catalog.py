"""Reads the sample Catalog by pyatspi from first to last, page by page, and works what it finds there."""
import subprocess, sys, time, pyatspi

KEPT = ("checkable", "checked", "editable", "modal", "selectable", "selected")
NUMBERS = ("slider", "spin button", "progress bar")
OPENED = ("alert", "dialog", "menu")
# What is chosen in what a button opens; Escape leaves what has nothing to choose.
CHOICES = {
    "Menu": "Medium", "Small": "Large", "Choose…": "Day 2", "Alert…": "Cancel", "Actions…": "Save",
    "Settings…": "Done", "Music…": "Done", "Page sheet…": "Done", "Detents…": "Done",
    "Undimmed…": "Done", "Form sheet…": "Done", "Full screen…": "Done", "Popover…": "Done",
    "Custom…": "Done", "Pages…": "1", "Book…": "1", "Sep 13, 2020": None, "12:26\u202fPM": None,
    "selectedColor = .systemIndigo, blue": None,
}
# They show programs, fonts and printers of the machine; the button that leaves Mail is in a column that may hide.
PASSED = ("Share…", "Colors…", "Fonts…", "Print…", "Mail…", "September 2020", "UIColorWell()")
MONTHS = ("Previous month", "Next month")
DAY = "Tuesday, September 1, 2020"
# Beside a control whose value changes by itself.
TIMER = "progress = UIPageControlTimerProgress(…)"


def until(ask, seconds):
    end = time.time() + seconds
    while time.time() < end:
        try:
            found = ask()
            if found:
                return found
        except Exception:
            pass
        time.sleep(0.02)
    return None


def wait(what, ask):
    return until(ask, 60) or sys.exit("no " + what)


def insist(what, act, ask):
    """Acts again where an animation has swallowed what was done; what it acted on may have gone by then."""
    for _ in range(10):
        try:
            act()
        except Exception:
            pass
        found = until(ask, 12)
        if found:
            return found
    sys.exit("no " + what)


def settled(what, ask):
    """What it says as soon as that stays the same, as controllers come and go in animations."""
    said = []

    def stays():
        said.append(ask())
        time.sleep(0.25)
        return len(said) > 2 and said[-1] == said[-2] == said[-3] and said[-1]
    return wait(what, stays)


def frame():
    for program in pyatspi.Registry.getDesktop(0):
        for window in program or []:
            if window.name == "Catalog":
                return window


def states(item):
    return [pyatspi.stateToString(state) for state in item.getState().getStates()]


def changes_itself(item):
    row, place = item.parent, item.getIndexInParent() + 1
    return place < len(row) and row[place].name == TIMER


def line(item, depth):
    held, role = states(item), item.getRoleName()
    words = ["  " * depth + role, repr(item.name)]
    if role in NUMBERS and not changes_itself(item):
        value = item.queryValue()
        words.append("%g of %g" % (value.currentValue, value.maximumValue))
    if "editable" in held:
        words.append(repr(item.queryText().getText(0, -1)))
    words += [state for state in KEPT if state in held]
    if "enabled" not in held:
        words.append("disabled")
    return " ".join(words)


def reading(item, depth=0):
    lines = [line(item, depth)]
    for child in item:
        if child:
            lines += reading(child, depth + 1)
    return lines


def parts(name):
    """What is beside the list of pages, which the bar of that name is above."""
    children = [child for child in frame() if child]
    bars = [child.name for child in children if child.getRoleName() == "tool bar"]
    return children[2:] if bars[-1] == name else None


def all_of(item):
    yield item
    for child in item:
        if child:
            yield from all_of(child)


def items_of(page):
    return [item for part in parts(page) for item in all_of(part)]


def find(name, roles=("push button", "menu item")):
    for item in all_of(frame()):
        if item.name == name and item.getRoleName() in roles:
            return item


def opened():
    """The lines of what is over the page: an alert, a dialog or a menu, else all of the window."""
    window = frame()
    over = [item for item in all_of(window) if item.getRoleName() in OPENED]
    return [said for item in over[-1:] or list(window) if item for said in reading(item, 1)]


def whole_window():
    """Its lines, when what was opened before has gone from it."""
    return settled("window", lambda: reading(frame()))


def press(item):
    return item.queryAction().doAction(0)


def open_and_leave(item, page):
    """Says what a button opens, and what is chosen there."""
    name, choice, before = item.name, CHOICES[item.name], whole_window()
    insist(name, lambda: press(item),
           lambda: find(choice) if choice else reading(frame()) != before)
    print("push button %r: opens" % name)
    print("\n".join(settled(name, opened)))
    if choice:
        # A button that has opened a menu may have the name of what was chosen there.
        roles = [find(choice).getRoleName()]
        insist("end of " + name, lambda: press(find(choice, roles)),
               lambda: not find(choice, roles) and parts(page))
    else:
        insist("end of " + name, lambda: subprocess.run(["xdotool", "key", "Escape"], check=True),
               lambda: reading(frame()) == before)
    print("  chosen: " + (choice or "Escape"))


def show_bar_and_hide_it(item):
    def bars():
        return [child for child in frame() if child.getRoleName() == "menu bar"]
    press(item)
    bar = wait("menu bar", bars)[0]
    print("\n".join(settled("menu bar", lambda: reading(bar, 1))))
    press(item)
    wait("end of the menu bar", lambda: len(bars()) == 0)
    return "shows the menu bar and hides it"


def press_button(item):
    """Returns what has become of it."""
    name = item.name
    if name in PASSED or name in CHOICES:
        return None
    if name == "Menu bar":
        return show_bar_and_hide_it(item)
    if name in MONTHS:
        def buttons():
            return [other.name for other in item.parent if other.getRoleName() == "push button"]
        before = buttons()
        insist(name, lambda: press(item), lambda: buttons() != before)
        return [new for new, old in zip(buttons(), before) if new != old][0]
    if name == DAY:
        insist(name, lambda: press(item), lambda: "selected" in states(item))
        return "selected"
    # The buttons in rows are said with them.
    if item.parent.getRoleName() == "list item":
        return None
    return "pressed" if press(item) else "refused"


def work(item):
    """Returns what has become of it."""
    role, held = item.getRoleName(), states(item)
    if "enabled" not in held:
        return None
    if role == "push button":
        return press_button(item)
    if role in ("check box", "toggle button"):
        was = "checked" in held
        name = item.name
        press(item)
        # A list may have shown its row anew, with another object.
        wait(name, lambda: any(
            ("checked" in states(found)) != was for found in all_of(frame())
            if found.getRoleName() == role and found.name == name))
        return "not checked" if was else "checked"
    if role == "radio button" and "selected" not in held:
        # Where none is selected, none stays so.
        if not any("selected" in states(other) for other in item.parent):
            return None
        press(item)
        wait(item.name, lambda: "selected" in states(item))
        return "selected"
    if role in ("slider", "spin button") and not changes_itself(item):
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


def work_all(page):
    items, index = items_of(page), 0
    while index < len(items):
        item = items[index]
        role, name = item.getRoleName(), item.name
        done = work(item)
        if done:
            print("%s %r: %s" % (role, name, done))
        if role == "push button" and name in CHOICES:
            open_and_leave(item, page)
            # What was behind it comes back as new objects.
            items = settled(page, lambda: items_of(page))
            print(line(items[index], 1))
        index += 1


def pages():
    """Shows one after the other; yields their names and the lines of what is beside the list."""
    count = len([row for row in frame()[1] if row.getRoleName() == "list item"])
    for index in range(count):
        row = [row for row in frame()[1] if row.getRoleName() == "list item"][index]
        name = row.name
        # The looks of all pages.
        if any(part.getRoleName() == "check box" for part in all_of(row)):
            continue
        insist(name, lambda: press(row), lambda: parts(name))
        yield name, settled(name, lambda: [said for part in parts(name) for said in reading(part)])


def begin():
    window = wait("window", frame)
    wait("list", lambda: window[1].getRoleName() == "list" and len(window[1]) > 20)
    return window


def main():
    window = begin()
    print("\n".join(reading(window[0]) + reading(window[1])))
    for page, beside in pages():
        print("\n".join(["== " + page] + beside))
        work_all(page)
    print("end")


if __name__ == "__main__":
    main()
