import CUIXlib
import Diagnostics
import PlatformKit
import RasterKit

/// One drag of this program, from its beginning to its only end. Main thread only.
///
/// Other programs are told of it while it is over their windows. They are waited for by events and deadlines.
@MainActor
final class XdndOutgoingDrag: DesktopDrag {
  enum State {
    case dragging
    /// Released over a program that has not yet answered the last move.
    case released
    /// Dropped on a program that takes the data.
    case dropped
    case over
  }

  private(set) var state = State.dragging
  private(set) var ground = DragGround.nothing
  private(set) var due: HostTime?
  var onChange: (@MainActor () -> Void)?

  private let allowsMove: Bool
  private let hasOffer: Bool
  /// Nil if it promises no file.
  private(set) var promised: XdndSaveOffer?
  private let windows: XdndWindows
  /// The program under it.
  private var target: XdndPeer?
  private var accepted: DragAction?
  /// Whether a move has not been answered. Until then the next ones wait.
  private var isWaiting = false
  private var waitingMove: (place: PixelPoint, wish: DragAction)?
  private var completion: (@MainActor (DragAction?) -> Void)?
  private unowned let service: X11DragAndDrop

  init(_ offer: ClipboardOffer?, allowsMove: Bool, service: X11DragAndDrop) {
    (hasOffer, self.allowsMove, self.service) = (offer != nil, allowsMove, service)
    windows = XdndWindows(service.platform)
    if let offer { publish(offer) }
  }

  var isDragging: Bool { state == .dragging }

  func isOver(_ window: Window) -> Bool {
    target.map { $0.window == window || $0.destination == window } ?? false
  }

  // MARK: DesktopDrag

  func move(to place: PixelPoint, wish: DragAction) {
    guard state == .dragging, !service.connection.isLost else { return }
    switch windows.find(at: place) {
    case .own(let window):
      leave()
      ground = .window(WindowID(rawValue: UInt64(window)))
    case .other(let peer) where hasOffer && clipboard.ownedSince != nil:
      if peer != target { enter(peer) }
      tell(place, wish)
      ground = .program(accepted)
    case .other, .nobody:
      leave()
      ground = .nothing
    }
  }

  func drop(_ completion: @escaping @MainActor (DragAction?) -> Void) {
    guard state == .dragging else { return completion(nil) }
    self.completion = completion
    if isWaiting {
      (state, due) = (.released, service.platform.clock.now() + DragTimeout.answer)
      service.platform.armWake()
    } else {
      dropIfAccepted()
    }
  }

  func cancel() {
    guard state != .over else { return }
    completion = nil
    giveUp()
  }

  /// Ends it without a drop, whatever it waits for.
  func giveUp() {
    leave()
    end(nil)
  }

  // MARK: What the target says

  /// What it would do; nil refuses. Anything but a move, which must be allowed, is a copy.
  func answered(_ action: Atom?) {
    guard state == .dragging || state == .released else { return }
    isWaiting = false
    accepted = action.map { allowsMove && $0 == service.atoms[.dragMove] ? .move : .copy }
    if let move = waitingMove {
      waitingMove = nil
      tell(move.place, move.wish)
    } else if state == .released {
      return dropIfAccepted()
    }
    guard state == .dragging, ground != .program(accepted) else { return }
    ground = .program(accepted)
    onChange?()
  }

  /// Before version 5 targets don't say what they have done.
  func finished(_ isTaken: Bool, _ action: Atom) {
    guard state == .dropped, let target else { return }
    if target.version < 5 { return end(accepted) }
    let isMoved = allowsMove && action == service.atoms[.dragMove]
    end(isTaken ? (isMoved ? .move : .copy) : nil)
  }

  private func targetDied() {
    Log.x11.write("the target of a drag has died")
    target = nil
    guard state == .dragging else { return end(nil) }
    (isWaiting, waitingMove, accepted, ground) = (false, nil, nil, .nothing)
    onChange?()
  }

  /// Ends what has waited too long. Who still reads is waited for, as long as reading goes on.
  func expire(at now: HostTime) {
    promised?.expire(at: now)
    guard let due, due <= now else { return }
    if state == .dropped, service.clipboards.isSending {
      return self.due = now + DragTimeout.finish
    }
    Log.x11.write("a program did not answer a drop")
    giveUp()
  }
}

extension XdndOutgoingDrag {
  private var clipboard: X11Clipboard {
    service.clipboards.madeClipboard(of: service.atoms[.dragSelection])
  }

  /// The hidden window of selections is the source.
  private var source: Window { service.clipboards.window }

  /// Takes the selection, and lists what there is on the source's window.
  private func publish(_ offer: ClipboardOffer) {
    guard !service.connection.isLost else { return }
    let watched = watched(offer)
    promised = offer.promise.map { XdndSaveOffer($0, service: service) }
    let time = service.platform.translator.lastInputTime
    if time == 0 { clipboard.setOffer(watched) } else { clipboard.setOffer(watched, at: time) }
    write(.dragTypes, types(of: watched))
    let actions: [X11AtomName] = allowsMove ? [.dragCopy, .dragMove] : [.dragCopy]
    write(.dragActions, actions.map { service.atoms[$0] })
  }

  /// The offer as the selection has it: with the promised file as one more target.
  private func watched(_ offer: ClipboardOffer) -> ClipboardOffer {
    var watched = offer
    watched.outlivesProgram = false
    if offer.promise != nil { watched.formats.append(DirectSave.target) }
    watched.provide = { [weak self] format, completion in
      self?.dataWereAskedFor()
      if format != DirectSave.target { return offer.provide(format, completion) }
      guard let self, state == .dropped, let promised else { return completion(nil) }
      promised.save(completion)
    }
    return watched
  }

  private func write(_ name: X11AtomName, _ items: [Atom]) {
    service.connection.setProperty(
      service.atoms[name], of: source, type: Atom(XA_ATOM), items: items)
  }

  private func types(of offer: ClipboardOffer) -> [Atom] {
    service.clipboards.names.atoms(of: SelectionTargets.names(offer.formats))
  }

  private func dataWereAskedFor() {
    if state == .dropped { due = service.platform.clock.now() + DragTimeout.finish }
  }

  /// Of the user's last input, but not before the selection was taken.
  private var time: Time {
    let (input, since) = (service.platform.translator.lastInputTime, clipboard.ownedSince ?? 0)
    return input == 0 || ServerTimeOrder.isEarlier(input, since) ? since : input
  }

  private func send(_ message: XdndMessage) {
    guard let target else { return }
    service.send(message, to: target.destination, about: target.window)
  }

  private func enter(_ peer: XdndPeer) {
    leave()
    target = peer
    service.clipboards.watchDeath(of: peer.window) { [weak self] in self?.targetDied() }
    let list = clipboard.offer.map { types(of: $0) } ?? []
    send(
      .enter(
        source: source, version: peer.version, hasTypeList: list.count > 3,
        types: Array(list.prefix(3))))
  }

  private func tell(_ place: PixelPoint, _ wish: DragAction) {
    if isWaiting { return waitingMove = (place, wish) }
    isWaiting = true
    send(
      .position(
        source: source, x: place.x, y: place.y, time: time,
        action: service.atom(of: allowsMove ? wish : .copy)))
  }

  private func dropIfAccepted() {
    guard accepted != nil, target != nil else { return giveUp() }
    (state, due) = (.dropped, service.platform.clock.now() + DragTimeout.finish)
    send(.drop(source: source, time: time))
    service.platform.armWake()
  }

  private func leave() {
    if state != .dropped { send(.leave(source: source)) }
    if let target { service.clipboards.unwatchDeath(of: target.window) }
    (target, isWaiting, waitingMove, accepted) = (nil, false, nil, nil)
  }

  private func end(_ action: DragAction?) {
    guard state != .over else { return }
    state = .over
    due = nil
    if let target { service.clipboards.unwatchDeath(of: target.window) }
    target = nil
    promised?.end()
    if hasOffer, let since = clipboard.ownedSince { clipboard.setOffer(nil, at: since) }
    service.forget(self)
    let told = completion
    completion = nil
    told?(action)
  }
}
