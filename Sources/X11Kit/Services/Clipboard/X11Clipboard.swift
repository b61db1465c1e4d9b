import CUIXlib
package import PlatformKit

/// One selection of the X server: who owns it, and this program's ownership. Main thread only.
@MainActor
package final class X11Clipboard: Clipboard {
  package private(set) var changeCount = 0
  package private(set) var offer: ClipboardOffer?
  package var onChange: (@MainActor () -> Void)?

  let selection: Atom
  private unowned let service: X11Clipboards
  /// The last known owner's window; 0 for none.
  private var owner: Window
  /// Since when this program owns the selection; nil while it does not, or waits for the server's time.
  private(set) var ownedSince: Time?
  /// The request with which this program last changed the owner.
  private var changeSerial: UInt = 0
  /// When another program took the selection from this one, by SelectionClear.
  private var lostAt: Time?
  /// Whether this program is about to take the selection or to empty it.
  private var isChanging = false
  /// How many times an offer was set, to tell the last from those before.
  private var offers = 0
  /// How long main has waited for the present contents.
  private var waited = 0.0

  init(selection: Atom, service: X11Clipboards) {
    (self.selection, self.service) = (selection, service)
    service.changes?.watch(selection, with: service.window)
    owner = service.connection.isLost ? 0 : XGetSelectionOwner(service.display, selection)
  }

  package var isWatched: Bool { service.changes != nil }

  package func setOffer(_ offer: ClipboardOffer?) {
    self.offer = offer
    (ownedSince, isChanging) = (nil, true)
    offers += 1
    let number = offers
    count()
    guard !service.connection.isLost else { return }
    service.withServerTime { [weak self] time in
      if let self, number == offers { take(at: time) }
    }
  }

  /// As `setOffer`, at a time of the server that is known: that of what the user has done.
  func setOffer(_ offer: ClipboardOffer?, at time: Time) {
    self.offer = offer
    offers += 1
    count()
    take(at: time)
  }

  package func readFormats(_ completion: @escaping ClipboardCompletion<[String]>) {
    guard let targets = start(completion) else { return }
    targets(["TARGETS"]) { [service] result in
      completion(
        result.flatMap { property in
          let items = Array(property.items.prefix(ClipboardLimit.formats))
          guard !items.isEmpty else { return .failure(.refused) }
          return .success(SelectionTargets.formats(service.names.names(of: items)))
        })
    }
  }

  package func read(_ format: String, _ completion: @escaping ClipboardCompletion<[UInt8]>) {
    guard let data = start(completion) else { return }
    data(SelectionTargets.attempts(format)) { [service] result in
      completion(result.flatMap { service.bytes(of: $0, asked: format) })
    }
  }

  package func wait(until condition: @MainActor () -> Bool) -> Bool {
    let start = service.clock.now()
    let end = start + max(0, ClipboardTimeout.main - waited)
    while !condition(), service.handleNext(until: end) {}
    service.connection.flushOutsideTurn()
    waited += service.clock.now() - start
    return condition()
  }
}

extension X11Clipboard {
  private typealias Reading = (
    [String], @escaping ClipboardCompletion<SelectionProperty>
  ) -> Void

  /// Nil if there is nobody to ask, which the completion then knows.
  private func start<Value>(_ completion: ClipboardCompletion<Value>) -> Reading? {
    if service.connection.isLost {
      completion(.failure(.disconnected))
      return nil
    }
    if !isWatched { lookForOwner() }
    guard offer == nil, !isChanging, owner != 0, owner != service.window else {
      completion(.failure(.empty))
      return nil
    }
    return { [self] targets, body in
      SelectionRead.start(selection, targets, service: service, body)
    }
  }

  /// Without reports of changes the owner's window is all there is to see. One round trip.
  private func lookForOwner() {
    let present = XGetSelectionOwner(service.display, selection)
    guard present != owner, !isChanging else { return }
    // That another program has taken the selection from this one has been counted.
    let isKnown = owner == Self.unknown
    owner = present
    if !isKnown { count() }
  }

  private func take(at time: Time) {
    isChanging = false
    guard !service.connection.isLost else { return }
    owner = offer == nil ? 0 : service.window
    ownedSince = offer == nil ? nil : time
    changeSerial = XNextRequest(service.display)
    XSetSelectionOwner(service.display, selection, owner, time)
    // A later time than ours may have won; with reports of changes one of them says so.
    if !isWatched, offer != nil {
      let present = XGetSelectionOwner(service.display, selection)
      if present != service.window { lose(to: present) }
    }
  }

  private func lose(to owner: Window) {
    (offer, ownedSince, lostAt) = (nil, nil, nil)
    self.owner = owner
    count()
  }

  private func count() {
    changeCount += 1
    waited = 0
    onChange?()
  }
}

extension X11Clipboard {
  /// What happened before this program took the selection is no news, nor is that it did.
  func ownerChanged(_ change: CUIXFixesSelectionEvent) {
    if isChanging || change.serial < changeSerial { return }
    if change.serial == changeSerial, change.owner == owner { return }
    let isDeath = change.subtype != 0
    if !isDeath, change.selection_timestamp == lostAt, owner == Self.unknown {
      return owner = change.owner
    }
    lose(to: isDeath ? 0 : change.owner)
  }

  /// Another program has taken the selection.
  func cleared(_ event: XSelectionClearEvent) {
    guard let ownedSince, !ServerTimeOrder.isEarlier(event.time, ownedSince) else { return }
    lose(to: Self.unknown)
    lostAt = event.time
  }

  /// An owner of which only the server knows who it is.
  private static let unknown = Window.max

  /// Whether a request made at `time` is for the present offer. Source: ICCCM 2.2.
  func owns(at time: Time) -> Bool {
    guard let ownedSince else { return false }
    return time == Time(CurrentTime) || !ServerTimeOrder.isEarlier(time, ownedSince)
  }
}

/// The server's milliseconds have 32 bits and start again after 49 days.
enum ServerTimeOrder {
  static func isEarlier(_ a: Time, _ b: Time) -> Bool {
    Int32(truncatingIfNeeded: Int64(bitPattern: UInt64(a)) - Int64(bitPattern: UInt64(b))) < 0
  }
}
