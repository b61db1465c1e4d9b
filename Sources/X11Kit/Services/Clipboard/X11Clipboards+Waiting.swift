import CUIXlib
import Glibc
import PlatformKit

// Main waits for another program here, and nowhere else. Events that don't concern selections stay in
// Xlib's queue for the next turn.
extension X11Clipboards {
  /// Handles the next event that concerns selections; false if none arrives until then.
  func handleNext(until end: HostTime) -> Bool {
    XFlush(display)
    while !connection.isLost {
      if takeQueued() { return true }
      let rest = end - clock.now()
      guard rest > 0 else { return false }
      var socket = pollfd(fd: connection.fileDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&socket, 1, Int32((rest * 1000).rounded(.up)))
    }
    return false
  }

  /// Reads the socket and handles the first event that concerns selections, if there is one.
  private func takeQueued() -> Bool {
    let filter = filter
    var event = XEvent()
    let isFound = XCheckIfEvent(
      display, &event,
      { _, event, argument in
        guard let event, let argument else { return 0 }
        let filter = Unmanaged<SelectionEventFilter>.fromOpaque(argument).takeUnretainedValue()
        return filter.matches(event.pointee) ? 1 : 0
      },
      UnsafeMutableRawPointer(Unmanaged.passUnretained(filter).toOpaque())
        .assumingMemoryBound(to: CChar.self))
    withExtendedLifetime(filter) {}
    return isFound != 0 && takes(event)
  }
}
