"""Reads the window "Probe" by pyatspi, works it, and prints what an assistive technology would say."""
import sys, time, pyatspi

def wait(what, ask):
    end = time.time() + 60
    while time.time() < end:
        try:
            found = ask()
            if found:
                return found
        except Exception as error:
            last = error
        time.sleep(0.05)
    sys.exit("no " + what)

def frame():
    for program in pyatspi.Registry.getDesktop(0):
        for window in program or []:
            if window.name == "Probe":
                return window

def parts(window):
    return {child.name: child for child in window}

def line(item):
    box = item.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    states = [pyatspi.stateToString(s) for s in item.getState().getStates()]
    kept = [s for s in ("checkable", "checked", "editable", "focused") if s in states]
    return " ".join([item.getRoleName(), repr(item.name), "%d,%d" % (box.x, box.y)] + kept)

window = wait("window", frame)
wait("parts", lambda: len(parts(window)) == 5)
for child in window:
    print(line(child))
window.clear_cache()
parts(window)["Save"].queryAction().doAction(0)
wait("label", lambda: "Saved 1" in parts(wait("window", frame)))
items = parts(frame())
print(items["Save"].queryAction().getName(0), items["Saved 1"].queryText().getText(0, -1))
items["Name"].queryEditableText().setTextContents("Ann Lee")
text = items["Name"].queryText()
wait("text", lambda: text.characterCount == 7)
print(text.getText(0, -1), text.caretOffset,
      text.getTextAtOffset(5, pyatspi.TEXT_BOUNDARY_WORD_START))
items["Sound"].queryAction().doAction(0)
wait("check", lambda: items["Sound"].getState().contains(pyatspi.STATE_CHECKED))
value = items["Volume"].queryValue()
print(value.minimumValue, value.maximumValue, value.currentValue)
value.currentValue = 0.25
wait("value", lambda: items["Volume"].queryValue().currentValue == 0.25)
items["Save"].queryComponent().grabFocus()
wait("focus", lambda: items["Save"].getState().contains(pyatspi.STATE_FOCUSED))
print("end")
