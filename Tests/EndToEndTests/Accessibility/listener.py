"""Hears the keys of the window "Probe" as a screen reader does: takes "a" out of what is typed, and leaves "b"."""
import subprocess, sys, time
import pyatspi
from gi.repository import GLib

heard = []


def hear(event):
    kind = "press" if event.type == pyatspi.KEY_PRESSED_EVENT else "release"
    heard.append("%s %s %#x %d %d" % (kind, event.event_string, event.id, event.hw_code, event.modifiers))
    return event.event_string == "a"


def pump(what, ask):
    end = time.time() + 60
    while not ask():
        if time.time() > end:
            sys.exit("no %s: %s" % (what, heard))
        if not GLib.MainContext.default().iteration(False):
            time.sleep(0.002)


def frame():
    for program in pyatspi.Registry.getDesktop(0):
        for window in program or []:
            if window.name == "Probe":
                return window


def is_ready():
    window = frame()
    return window is not None and window.getState().contains(pyatspi.STATE_ACTIVE)


pump("window", is_ready)
pyatspi.Registry.registerKeystrokeListener(
    hear, key_set=None, mask=0, kind=(pyatspi.KEY_PRESSED_EVENT, pyatspi.KEY_RELEASED_EVENT),
    synchronous=True, preemptive=True, global_=False)
# The program has heard of the listener before it answers.
frame().queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
for key in ("a", "b"):
    known = len(heard)
    subprocess.Popen(["xdotool", "key", key])
    pump(key, lambda: len(heard) == known + 2)
print("\n".join(heard))
