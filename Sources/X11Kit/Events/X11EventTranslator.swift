// Walk 2: X event translation. In: XEvent and its arrival. Out: PlatformEvent values.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit
import RasterKit

/// Requests that the translation of some events needs.
@MainActor
protocol X11Replying: AnyObject {
  /// Sends a ping back to the root, as proof that this thread is alive.
  func answerPing(_ message: XClientMessageEvent)
  /// Sets the keyboard focus, at the time given by the window manager.
  func takeFocus(_ window: Window, time: Time)
  func refreshKeyboardMapping(_ event: XMappingEvent)
  func didDestroy(_ window: Window)
  func didShow(_ window: Window)
  /// The 32-bit items of a property; empty if there is no such property.
  func items(of property: Atom, in window: Window) -> [UInt]
  /// Whether a window manager runs that keeps the property of states. Without one it says what the program wrote.
  var hasStateManager: Bool { get }
  /// The window manager has drawn the frame that ended with this value of the counter.
  func wasDrawn(_ value: UInt64, in window: Window)
  /// The classes of a device; nil if it was removed again.
  func inputDevice(_ id: Int32) -> X11InputDevice?
}

/// What the keys of the keyboard are: by Xlib and the server, or by a table in tests.
@MainActor
protocol X11KeyLookup: AnyObject {
  func text(for event: XKeyEvent) -> String
  func usage(of keycode: UInt32) -> UInt16
}

/// Turns X events into platform events, with one function for each type of event.
///
/// Sizes and exposes are held back until `finishBatch`, because only the newest size in the queue
/// matters. Main thread only; makes no requests itself.
@MainActor
final class X11EventTranslator {
  let atoms: X11Atoms
  let root: Window
  weak var replies: (any X11Replying)?
  weak var keyboard: (any X11KeyLookup)?

  var tracks: [Window: X11WindowState] = [:]
  /// The known devices by number; empty if only the core pointer is used.
  var devices: [Int32: X11InputDevice] = [:]
  /// Width in pixels of the screen that absolute devices are mapped to.
  var desktopWidth = 0.0
  /// Current touches by number.
  var touches: [UInt32: X11TouchState] = [:]
  /// Touch ends that are reported with the next event, or when they are due.
  var waitingLifts: [(window: Window, source: Int32, due: HostTime, report: TouchReport)] = []
  /// Pens near the surface, by device.
  var pens: [Int32: X11PenState] = [:]
  var serverTime = X11ServerTime()
  /// When the current event arrived.
  var arrival = HostTime(seconds: 0)
  /// The timestamp of the last input, which requests on behalf of the user must have.
  private(set) var lastInputTime: Time = 0
  /// The window that got it.
  private(set) var lastInputWindow = Window(0)
  /// The last press of a button, while it is down.
  var lastPress: X11Press?
  /// Whether a finger has pressed last, and not a button.
  var isTouched = false
  private(set) var output: [PlatformEvent] = []
  private var unfinished: Set<Window> = []

  init(atoms: X11Atoms, root: Window) {
    self.atoms = atoms
    self.root = root
  }

  func translate(_ event: XEvent, arrivedAt arrival: HostTime) {
    self.arrival = arrival
    switch event.type {
    case MotionNotify: pointerMoved(X11DeviceEvent(event.xmotion))
    case ButtonPress: buttonPressed(X11DeviceEvent(event.xbutton))
    case ButtonRelease: buttonReleased(X11DeviceEvent(event.xbutton))
    case EnterNotify: pointerEntered(X11DeviceEvent(event.xcrossing))
    case LeaveNotify: pointerLeft(X11DeviceEvent(event.xcrossing))
    case KeyPress: keyPressed(event.xkey)
    case KeyRelease: keyReleased(event.xkey)
    case MappingNotify: replies?.refreshKeyboardMapping(event.xmapping)
    case KeymapNotify: keymapTold(event.xkeymap)
    case FocusIn: focusGained(event.xfocus)
    case FocusOut: focusLost(event.xfocus)
    case Expose: exposed(event.xexpose)
    case ConfigureNotify: configured(event.xconfigure)
    case ReparentNotify: reparented(event.xreparent)
    case MapNotify: mapped(event.xmap)
    case UnmapNotify: unmapped(event.xunmap)
    case VisibilityNotify: visibilityChanged(event.xvisibility)
    case PropertyNotify: propertyChanged(event.xproperty)
    case DestroyNotify: destroyed(event.xdestroywindow)
    case ClientMessage: messageReceived(event.xclient)
    default: break
    }
  }

  var hasOutput: Bool { !output.isEmpty }

  /// Returns and removes the events translated so far.
  func takeOutput() -> [PlatformEvent] {
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }
}

extension X11EventTranslator {
  func emit(_ event: PlatformEvent) {
    emitWaitingLifts()
    output.append(event)
  }

  func emit(_ change: WindowChange, for window: Window) {
    emit(.window(WindowID(rawValue: UInt64(window)), change))
  }

  /// Changes a window's state; ignores events of unknown windows.
  func update<T>(_ window: Window, _ body: (inout X11WindowState) -> T) -> T? {
    guard let place = tracks.index(forKey: window) else { return nil }
    return body(&tracks.values[place])
  }

  /// Forgets a window with all its touches.
  func forget(_ window: Window) {
    tracks[window] = nil
    touches = touches.filter { $0.value.window != window }
    pens = pens.filter { $0.value.window != window }
  }

  /// Events that programs send, and not the server, may have no time. Window managers would take that for a wish not
  /// to come to the front.
  func noteInput(at time: Time, in window: Window) {
    if time != Time(CurrentTime) { (lastInputTime, lastInputWindow) = (time, window) }
  }

  func markUnfinished(_ window: Window) { unfinished.insert(window) }

  /// Call when the queue is empty. Reports everything that was held back: lifts and the newest
  /// sizes, positions and exposes.
  func finishBatch(at now: HostTime) {
    if waitingLifts.contains(where: { $0.due <= now }) { emitWaitingLifts() }
    answerSizes(dueAt: now)
    answerShows(dueAt: now)
    guard !unfinished.isEmpty else { return }
    for window in unfinished.sorted() { finish(window) }
    unfinished.removeAll(keepingCapacity: true)
  }

  /// When something must be reported even if no event arrives; nil if nothing is pending. Asked at every
  /// turn, so it allocates nothing.
  var nextDue: HostTime? {
    var due: HostTime?
    for lift in waitingLifts { due = min(due ?? lift.due, lift.due) }
    for track in tracks.values {
      if let size = track.sizeIsDue { due = min(due ?? size, size) }
      if let show = track.showIsDue { due = min(due ?? show, show) }
    }
    return due
  }

  func hostTime(_ time: Time) -> HostTime {
    serverTime.hostTime(of: UInt32(truncatingIfNeeded: time), arrivedAt: arrival)
  }
}
