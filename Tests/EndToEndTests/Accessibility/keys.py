"""Goes through the sample Catalog by Tab and arrows, page by page, says what a screen reader hears of the focus, and works
by keys what it comes to."""
import subprocess, sys
sys.dont_write_bytecode = True
import pyatspi
from gi.repository import GLib
from catalog import CHOICES, DAY, MONTHS, PASSED
from catalog import all_of, begin, changes_itself, frame, line, opened, parts, reading, settled, states, until, wait
from catalog import whole_window

# Seconds in which a program on a busy machine has answered a key, and those after which the focus counts as unmoved.
PATIENCE, STILL = 60, 20
# More stops than any page has, and more steps than there are between two rows.
STOPS, STEPS = 200, 60
# Those that Tab comes to as one thing; arrows lead from one part to another.
GROUPS = ("list", "page tab list", "grouping")
BAR = "Menu bar"
PARTS = ("list item", "page tab", "radio button", "push button", "check box", "toggle button")
heard = []


def hear(event):
    if event.detail1:
        heard.append(event.source)


def pump():
    while GLib.MainContext.default().iteration(False):
        pass


def catch_up():
    """What the program has told before it answers has come then."""
    frame().queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    pump()


def becomes(ask, seconds=PATIENCE):
    def asked():
        pump()
        return ask()
    return until(asked, seconds)


def press(key):
    subprocess.run(["xdotool", "key", key], check=True)


def focused():
    """Asks for it; nothing may have the focus."""
    for item in all_of(frame()):
        if "focused" in states(item):
            return item


def is_there(item):
    try:
        return "focused" in states(item)
    except Exception:
        return False


def step(key, was):
    """Presses a key and returns where the focus has come to; None where it stays."""
    catch_up()
    heard.clear()
    press(key)
    becomes(lambda: heard, STILL)
    catch_up()
    # What has gone since it was told of is asked for.
    item = heard[-1] if heard and is_there(heard[-1]) else becomes(focused, STILL)
    return None if item is None or was and item.path == was.path else item


def tab(was):
    # In a text Tab is a letter.
    return step("ctrl+Tab" if was and was.getRoleName() == "text" else "Tab", was)


def where(item):
    """The part of the window that something is in, counted from the first: the list of pages has two."""
    chain = [item]
    while chain[-1].getRoleName() != "frame":
        chain.append(chain[-1].parent)
    return chain[-2].getIndexInParent() if len(chain) > 1 else None


def is_in_page(item):
    return where(item) > 1


# MARK: Groups

def group(item):
    """What arrows lead to from here; nothing where they do not."""
    holder = item
    while holder and holder.getRoleName() not in GROUPS:
        if holder.getRoleName() in ("frame", "tool bar", "dialog"):
            return []
        holder = holder.parent
    return [part for part in all_of(holder) if part.getRoleName() in PARTS
            and (part.name or part.getRoleName() != "list item") and "enabled" in states(part)]


def box(item):
    return item.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)


def overlap(start, length, other, other_length):
    return start < other + other_length / 2 < start + length or other < start + length / 2 < other + other_length


def arrow(start, end):
    """The key that leads nearer: along the line to what is above or below it, then there."""
    if start.parent.getRoleName() == "list item" and start.parent.path == end.parent.path:
        # Days, of which the last of a week comes before the first of the next.
        return "Right" if start.getIndexInParent() < end.getIndexInParent() else "Left"
    here, there = box(start), box(end)
    if overlap(here.x, here.width, there.x, there.width) and not overlap(here.y, here.height, there.y, there.height):
        return "Down" if there.y > here.y else "Up"
    return "Right" if there.x + there.width / 2 > here.x + here.width / 2 else "Left"


def go(start, end, meet):
    """By arrows; says what it meets. Returns where it has come to."""
    at, what = start, "%s %r" % (end.getRoleName(), end.name)
    for _ in range(STEPS):
        if at.path == end.path:
            return at
        try:
            come = step(arrow(at, end), at)
        except Exception:
            # It has gone out of sight.
            come = None
        if come is None:
            break
        at = come
        meet(at)
    print("  not reached: " + what)
    return at


def go_through(item, meet):
    """All of a group. Where arrows choose, what was chosen is so again."""
    at, role = item, item.getRoleName()
    if role == "grouping":
        at = step("Home", item)
        if at is None:
            return item
        meet(at)
    met = {item.path, at.path}

    def meet_once(other):
        if other.path not in met:
            met.add(other.path)
            meet(other)
    for other in group(at):
        if other.path not in met:
            at = go(at, other, meet_once)
    return go(at, item, meet_once) if role in ("radio button", "push button") else at


# MARK: Working

def turn(item):
    role, name, was = item.getRoleName(), item.name, "checked" in states(item)
    press("space")

    def turned():
        # A list may have shown its row anew, with another object.
        now = focused()
        return now and now.getRoleName() == role and ("checked" in states(now)) != was
    return "space: " + (("not checked" if was else "checked") if becomes(turned) else "stays")


def change(item):
    value = item.queryValue()
    was = value.currentValue
    key = "Down" if item.getRoleName() == "spin button" else "Right" if was < value.maximumValue else "Left"
    press(key)
    becomes(lambda: value.currentValue != was)
    return "%s: %g" % (key, value.currentValue)


def write(item):
    text = item.queryText()
    was = text.getText(0, -1)
    press("x")
    becomes(lambda: text.getText(0, -1) != was)
    return "x: " + repr(text.getText(0, -1))


def turn_month(item):
    def buttons():
        return [other.name for other in item.parent if other.getRoleName() == "push button"]

    before = buttons()
    press("space")
    becomes(lambda: buttons() != before)
    return "space: " + ", ".join(new for new, old in zip(buttons(), before) if new != old)


def press_button(item):
    name = item.name
    if name in PASSED or name in CHOICES or name == BAR:
        return None
    if name in MONTHS:
        return turn_month(item)
    if item.parent.getRoleName() == "list item":
        if name != DAY:
            return None
        press("space")
        return "space: " + ("selected" if becomes(lambda: "selected" in states(item)) else "stays")
    press("space")
    return "space"


def work(item):
    """Returns what has become of it."""
    role, held = item.getRoleName(), states(item)
    if role in ("check box", "toggle button"):
        return turn(item)
    if role in ("slider", "spin button"):
        return None if changes_itself(item) else change(item)
    if "editable" in held:
        return write(item)
    if role == "push button":
        return press_button(item)
    return None


# MARK: What is opened

def leave_search(item):
    """A search in a bar begins when the keys come to it, and takes the place of what is beside it."""
    bar = item.parent
    if item.getRoleName() == "entry" and bar.getRoleName() == "tool bar":
        press("Escape")
        wait("end of the search", lambda: pump() or all(part.name != "Cancel" for part in bar))


def go_round(key, at, meet):
    """Once through what is over the page; returns where it ends."""
    met = set()

    def meet_once(item):
        if item.path not in met:
            met.add(item.path)
            meet(item)
    for _ in range(STOPS):
        if at:
            if at.path in met:
                return at
            meet_once(at)
            leave_search(at)
            if key == "Tab":
                at = go_through(at, meet_once)
        at = (tab(at) if key == "Tab" else step(key, at)) or at or sys.exit("nothing has the focus")
    sys.exit("no end of the way in what was opened")


def open_and_leave(name, page):
    """Says what a button opens, and what is chosen there. Returns the button as it is then."""
    choice, before = CHOICES[name], whole_window()
    press("space")
    wait(name, lambda: pump() or reading(frame()) != before)
    settled(name, opened)
    is_menu = any(item.getRoleName() == "menu" for item in all_of(frame()))
    key = "Down" if is_menu else "Tab"
    at = go_round(key, focused(), lambda item: print(line(item, 2)))
    for _ in range(STOPS):
        if not choice or at.name == choice:
            break
        at = step(key, at) or at
    press("Escape" if not choice else "Return" if is_menu else "space")

    def back():
        pump()
        at = focused()
        return parts(page) and at and at.getRoleName() == "push button" and at.name in (name, choice) and at
    wait("end of " + name, back)
    settled(page, lambda: parts(page) and reading(frame()))
    at = wait("focus on " + name, back)
    print("    chosen: %s\n%s" % (choice or "Escape", line(at, 2)))
    return at


def show_bar_and_hide_it(button):
    """Goes through its titles. Returns the button as it is then."""
    def bars():
        return [child for child in frame() if child and child.getRoleName() == "menu bar"]
    press("space")
    wait("menu bar", lambda: pump() or bars())
    go_round("Right", step("F10", button), lambda item: print(line(item, 2)))
    press("Escape")

    def back():
        pump()
        at = focused()
        return at and at.name == BAR and at
    at = wait("focus on " + BAR, back)
    press("space")
    wait("end of the menu bar", lambda: pump() or not bars())
    return at


# MARK: Pages

def visit(item, page):
    """Says a stop, and works it. Returns where the focus is then."""
    name, role = item.name, item.getRoleName()

    def meet(other):
        text, done = line(other, 1), work(other)
        print(text + (" / " + done if done else ""))
    meet(item)
    if role == "push button" and name in CHOICES:
        return open_and_leave(name, page)
    if role == "push button" and name == BAR:
        return show_bar_and_hide_it(item)
    return go_through(item, meet)


def is_row(item, page):
    return item.getRoleName() == "list item" and item.name == page and not is_in_page(item)


def walk(page):
    """From the row of the page on, until Tab comes to it again."""
    at, stays = focused(), 0
    for _ in range(STOPS):
        come = tab(at)
        stays = 0 if come else stays + 1
        if stays == 3:
            sys.exit("the focus stays at " + line(at, 0))
        at = come or at
        if come and is_row(at, page):
            return at
        if come and is_in_page(at):
            at = visit(at, page)
        elif come:
            leave_search(at)
    sys.exit("no end of the way through " + page)


def walk_beside(page):
    """Once round the list of pages and what is above it; ends at the row of the page that shows."""
    def meet(item):
        print(line(item, 1))

    at = wait("focus", lambda: tab(None))
    while not is_row(at, page):
        at = tab(at) or at
    meet(at)
    at = go(go_through(at, meet), at, lambda item: None)
    for _ in range(STOPS):
        come = tab(at)
        at = come or at
        if is_row(at, page):
            return at
        if come and not is_in_page(at):
            meet(at)
            leave_search(at)
    sys.exit("no end of the way round")


def main():
    begin()
    pyatspi.Registry.registerEventListener(hear, "object:state-changed:focused")
    row = walk_beside("Buttons")
    names = [other.name for other in group(row) if other.getRoleName() == "list item"
             and not any(part.getRoleName() == "check box" for part in all_of(other))]
    for name in names:
        if name != row.name:
            row = step("Down", row)
        press("Return")
        wait(name, lambda: pump() or parts(name))
        print("== " + name)
        row = walk(name)
    print("end")


main()
