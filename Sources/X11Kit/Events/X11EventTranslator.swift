// Walk 2: X event translation. In: XEvent and its arrival. Out: PlatformEvent values.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit
import RasterKit

/// What some events ask of the connection before anything else.
@MainActor
protocol X11Replying: AnyObject {
  /// Sends a ping back to the root: proof that this thread is alive.
  func answerPing(_ message: XClientMessageEvent)
  /// Takes the keyboard, at the time the window manager named.
  func takeFocus(_ window: Window, time: Time)
  func refreshKeyboardMapping(_ event: XMappingEvent)
  func didDestroy(_ window: Window)
  func didShow(_ window: Window)
  /// The 32-bit items of a property; none where there is no such property.
  func items(of property: Atom, in window: Window) -> [UInt]
  /// What a device is made of; nil for one that is gone again.
  func inputDevice(_ id: Int32) -> X11InputDevice?
}

/// What a key types; asked of Xlib's input methods, or of a table in tests.
@MainActor
protocol X11KeyLookup: AnyObject {
  func text(for event: XKeyEvent) -> String
}

/// Turns X events into platform events. It decides nothing: one function for each kind of event.
///
/// Sizes and exposes are held back until `finishBatch`, because only the newest size in the queue
/// counts. Main thread only; touches no connection itself.
@MainActor
final class X11EventTranslator {
  let atoms: X11Atoms
  let root: Window
  weak var replies: (any X11Replying)?
  weak var keyboard: (any X11KeyLookup)?

  var tracks: [Window: X11WindowState] = [:]
  /// What is known of the devices, by their numbers; empty with the core pointer alone.
  var devices: [Int32: X11InputDevice] = [:]
  /// Width of the screen that absolute devices are stretched over, in pixels.
  var desktopWidth = 0.0
  /// Touches that have begun and not ended, by their numbers.
  var touches: [UInt32: X11TouchState] = [:]
  /// Ends of touches that are told with the next event, or when they are due.
  var waitingLifts: [(window: Window, source: Int32, due: HostTime, report: TouchReport)] = []
  /// Pens near the surface, by their devices.
  var pens: [Int32: X11PenState] = [:]
  var serverTime = X11ServerTime()
  /// When the event being translated arrived.
  var arrival = HostTime(seconds: 0)
  /// The time stamp of the last input, which requests on behalf of the user must carry.
  var lastInputTime: Time = 0
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

  /// Hands over what has been translated so far.
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

  /// Changes what is remembered of a window; events of strangers' windows are passed over.
  func update<T>(_ window: Window, _ body: (inout X11WindowState) -> T) -> T? {
    guard tracks[window] != nil else { return nil }
    return body(&tracks[window]!)
  }

  /// Nothing is heard of a window any more, nor of what touched it.
  func forget(_ window: Window) {
    tracks[window] = nil
    touches = touches.filter { $0.value.window != window }
    pens = pens.filter { $0.value.window != window }
  }

  func markUnfinished(_ window: Window) { unfinished.insert(window) }

  /// Reports what has waited for the queue to be empty: lifts, the newest sizes, places and exposes.
  func finishBatch(at now: HostTime) {
    if waitingLifts.contains(where: { $0.due <= now }) { emitWaitingLifts() }
    answerSizes(dueAt: now)
    answerShows(dueAt: now)
    guard !unfinished.isEmpty else { return }
    for window in unfinished.sorted() { finish(window) }
    unfinished.removeAll(keepingCapacity: true)
  }

  /// When there will be something to report though no event comes; nil while nothing waits.
  var nextDue: HostTime? {
    let answers = tracks.values.flatMap { [$0.sizeIsDue, $0.showIsDue] }
    return (waitingLifts.map(\.due) + answers.compactMap(\.self)).min()
  }

  func hostTime(_ time: Time) -> HostTime {
    serverTime.hostTime(of: UInt32(truncatingIfNeeded: time), arrivedAt: arrival)
  }
}
