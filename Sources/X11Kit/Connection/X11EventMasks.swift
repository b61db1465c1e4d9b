import CUIXlib

/// What the events of a window are wanted for.
enum X11EventReason { case window, settings, windowManager, selections }

/// The events that are wanted of each window. The server has one mask of this program for a window, and a window may be
/// several things at once: other programs may also name this program's windows, or the root, as theirs.
struct X11EventMasks {
  private var masks: [Window: [X11EventReason: Int]] = [:]

  /// Returns all that is wanted of the window now.
  mutating func set(_ mask: Int, of window: Window, for reason: X11EventReason) -> Int {
    var wanted = masks[window, default: [:]]
    wanted[reason] = mask == NoEventMask ? nil : mask
    masks[window] = wanted.isEmpty ? nil : wanted
    return wanted.values.reduce(NoEventMask, |)
  }

  mutating func forget(_ window: Window) { masks[window] = nil }
}

extension X11Connection {
  /// The window may be gone by the time the server gets the request.
  func select(_ mask: Int, of window: Window, for reason: X11EventReason) {
    let all = eventMasks.set(mask, of: window, for: reason)
    X11ErrorHandler.pardon(display) { XSelectInput(display, window, all) }
  }
}
