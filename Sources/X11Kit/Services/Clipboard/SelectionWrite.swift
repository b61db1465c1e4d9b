import CUIXlib
import Diagnostics
import PlatformKit

/// Data on their way to one requestor in parts (ICCCM 2.7.2), each written when the requestor has
/// deleted the one before. Ends with an empty part, when the requestor is gone, or when it stalls. Main
/// thread only.
@MainActor
final class SelectionWrite {
  enum State {
    /// The requestor has been told that parts will come.
    case announced
    case sending
    case finished
  }

  enum Outcome { case complete, stalled, abandoned }

  let requestor: Window
  let property: Atom
  private(set) var state = State.announced
  private(set) var due: HostTime
  private let type: Atom
  private let bytes: [UInt8]
  private var offset = 0
  private unowned let service: X11Clipboards

  init(
    _ bytes: [UInt8], type: Atom, to requestor: Window, _ property: Atom, service: X11Clipboards
  ) {
    (self.bytes, self.type) = (bytes, type)
    (self.requestor, self.property, self.service) = (requestor, property, service)
    due = service.clock.now() + ClipboardTimeout.answer
  }

  /// Watches the requestor first, so that no deletion is missed.
  func announce() {
    service.watch(requestor, true)
    service.connection.setProperty(
      property, of: requestor, type: service.atoms[.incremental], items: [UInt(bytes.count)])
  }

  /// The requestor has deleted the property. After the last part comes an empty one.
  func pieceTaken() {
    guard state != .finished else { return }
    state = .sending
    due = service.clock.now() + ClipboardTimeout.answer
    let end = min(offset + service.connection.largestProperty, bytes.count)
    service.connection.setProperty(property, of: requestor, type: type, bytes: bytes[offset..<end])
    let isLast = offset == bytes.count
    offset = end
    if isLast { finish(.complete) }
  }

  func finish(_ outcome: Outcome) {
    guard state != .finished else { return }
    state = .finished
    service.writes.removeAll { $0 === self }
    if !service.writes.contains(where: { $0.requestor == requestor }) {
      service.watch(requestor, false)
    }
    if outcome == .stalled {
      Log.x11.write("a program stopped reading the clipboard in the middle of \(bytes.count) bytes")
    }
  }
}
