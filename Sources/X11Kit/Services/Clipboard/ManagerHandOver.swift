import CUIXlib
import PlatformKit

/// Asks the clipboard manager, if there is one, to keep what this program offers, and serves it while it
/// does (`SAVE_TARGETS`, freedesktop.org's clipboard manager specification). Main thread only.
@MainActor
final class ManagerHandOver {
  enum State { case asked, finished }

  private(set) var state = State.asked
  private unowned let service: X11Clipboards

  private init(service: X11Clipboards) { self.service = service }

  /// Returns when the manager has what it wants, does nothing for a second, or isn't there. A manager
  /// that is busy all the time gets five seconds.
  static func run(_ clipboard: X11Clipboard, service: X11Clipboards) {
    let start = service.clock.now()
    var last = start
    func goOn(while condition: () -> Bool) {
      while condition(), service.clock.now() < start + 5 * ClipboardTimeout.end,
        service.handleNext(until: last + ClipboardTimeout.end)
      { last = service.clock.now() }
    }
    guard clipboard.offer?.outlivesProgram == true else { return }
    goOn { clipboard.ownedSince == nil && clipboard.offer != nil }
    guard let since = clipboard.ownedSince, let offer = clipboard.offer,
      !service.connection.isLost,
      XGetSelectionOwner(service.display, service.atoms[.clipboardManager]) != 0
    else { return }
    let handOver = ManagerHandOver(service: service)
    service.handOver = handOver
    handOver.ask(offer, at: since)
    goOn { handOver.state == .asked }
    XFlush(service.display)
    service.handOver = nil
  }

  private func ask(_ offer: ClipboardOffer, at time: Time) {
    let property = service.atoms[.selectionData]
    service.connection.setProperty(
      property, of: service.window, type: Atom(XA_ATOM),
      items: service.names.atoms(of: SelectionTargets.names(offer.formats)))
    XConvertSelection(
      service.display, service.atoms[.clipboardManager], service.atoms[.saveTargets], property,
      service.window, time)
  }

  func answered(_ event: XSelectionEvent) {
    if event.selection == service.atoms[.clipboardManager] { state = .finished }
  }
}
