"""Goes through the sample Catalog by Tab, page by page, says what a screen reader hears of the focus, and works by keys
what says whether it was worked."""
import subprocess, sys, time
sys.dont_write_bytecode = True
import pyatspi
from gi.repository import GLib
from catalog import begin, changes_itself, line, pages, states, until

# More than any page has, and how many of them may tell nothing new one after the other.
STOPS, SILENT = 200, 8
heard = []


def hear(event):
    if event.detail1:
        heard.append(event.source)


def press(*keys):
    subprocess.run(["xdotool", "key", *keys], check=True)


def listen(seconds):
    """Takes the events that come until one is of the focus."""
    context, end = GLib.MainContext.default(), time.time() + seconds
    while time.time() < end and not heard:
        while context.iteration(False):
            pass
        time.sleep(0.005)
    told, heard[:] = list(heard), []
    return told


def inside(item, beside):
    while item and item.getRoleName() != "frame":
        if item in beside:
            return True
        item = item.parent
    return False


def work(item):
    """Returns what has become of it."""
    role, held = item.getRoleName(), states(item)
    if "enabled" not in held or "focused" not in held:
        return None
    if role in ("check box", "toggle button"):
        was = "checked" in held
        press("space")
        if not until(lambda: ("checked" in states(item)) != was, 20):
            return "space: unchanged"
        return "space: " + ("not checked" if was else "checked")
    if role in ("slider", "spin button") and not changes_itself(item):
        value = item.queryValue()
        was = value.currentValue
        key = "Down" if role == "spin button" else "Right" if was < value.maximumValue else "Left"
        press(key)
        if not until(lambda: value.currentValue != was, 20):
            return key + ": unchanged"
        return "%s: %g" % (key, value.currentValue)
    return None


def say(item):
    text, done = line(item, 1), work(item)
    print(text + (" / " + done if done else ""))


def walk(beside):
    """Until it comes to where it was."""
    met, silent, key = [], 0, "Tab"
    for _ in range(STOPS):
        press(key)
        told = listen(3)
        silent = 0 if told else silent + 1
        if silent == SILENT:
            return
        for item in told:
            if met and item == met[-1]:
                continue
            if item in met:
                return
            met.append(item)
            if inside(item, beside):
                say(item)
            # In a text Tab is a letter.
            key = "ctrl+Tab" if item.getRoleName() == "text" else "Tab"
    sys.exit("no end of the way")


def main():
    begin()
    pyatspi.Registry.registerEventListener(hear, "object:state-changed:focused")
    for _, beside in pages():
        walk(beside)
        listen(0)
    print("end")


main()
