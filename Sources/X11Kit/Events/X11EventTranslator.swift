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

  var tracks: [Window: X11WindowTrack] = [:]
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
    case MotionNotify: pointerMoved(event.xmotion)
    case ButtonPress: buttonPressed(event.xbutton)
    case ButtonRelease: buttonReleased(event.xbutton)
    case EnterNotify: pointerEntered(event.xcrossing)
    case LeaveNotify: pointerLeft(event.xcrossing)
    case KeyPress: keyPressed(event.xkey)
    case KeyRelease: keyReleased(event.xkey)
    case MappingNotify: replies?.refreshKeyboardMapping(event.xmapping)
    case FocusIn: focusGained(event.xfocus)
    case FocusOut: focusLost(event.xfocus)
    case Expose: exposed(event.xexpose)
    case ConfigureNotify: configured(event.xconfigure)
    case ReparentNotify: reparented(event.xreparent)
    case MapNotify: mapped(event.xmap)
    case UnmapNotify: unmapped(event.xunmap)
    case VisibilityNotify: visibilityChanged(event.xvisibility)
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
  func emit(_ event: PlatformEvent) { output.append(event) }

  func emit(_ change: WindowChange, for window: Window) {
    output.append(.window(WindowID(rawValue: UInt64(window)), change))
  }

  /// Changes what is remembered of a window; events of strangers' windows are passed over.
  func update<T>(_ window: Window, _ body: (inout X11WindowTrack) -> T) -> T? {
    guard tracks[window] != nil else { return nil }
    return body(&tracks[window]!)
  }

  func markUnfinished(_ window: Window) { unfinished.insert(window) }

  /// Reports the newest sizes, places and exposes once the queue is empty.
  func finishBatch() {
    guard !unfinished.isEmpty else { return }
    for window in unfinished.sorted() { finish(window) }
    unfinished.removeAll(keepingCapacity: true)
  }

  func hostTime(_ time: Time) -> HostTime {
    serverTime.hostTime(of: UInt32(truncatingIfNeeded: time), arrivedAt: arrival)
  }
}
