import CUIXlib
import Diagnostics
import PlatformKit

/// The answer to one request for this program's data: for one target, or for several at once
/// (`MULTIPLE`). Ends when all are written, or at a deadline. Main thread only.
@MainActor
final class SelectionAnswer {
  private struct Part {
    var target: Atom
    var property: Atom
    /// Nil while the data are being made.
    var isDone: Bool?
  }

  /// The most targets of one request.
  private static let mostParts = 256

  private let request: XSelectionRequestEvent
  private let offer: ClipboardOffer
  private let ownedSince: Time
  private var parts: [Part] = []
  private var isOver = false
  private(set) var due: HostTime
  private unowned let service: X11Clipboards

  init(
    _ request: XSelectionRequestEvent, offer: ClipboardOffer, ownedSince: Time,
    service: X11Clipboards
  ) {
    (self.request, self.offer, self.ownedSince) = (request, offer, ownedSince)
    self.service = service
    due = service.clock.now() + ClipboardTimeout.answer
  }

  private var isMultiple: Bool { request.target == service.atoms[.multiple] }

  /// Old programs name no property and mean one with the target's name. Source: ICCCM 2.2.
  private var property: Atom { request.property == 0 ? request.target : request.property }

  func start() {
    service.answers.append(self)
    parts = isMultiple ? requestedParts() : [Part(target: request.target, property: property)]
    let savesFile = parts.contains { $0.target == service.atoms[.directSave] }
    if savesFile { due = due + DragTimeout.save }
    for index in parts.indices { make(index) }
    finishIfDone()
  }

  /// The requestor's list of targets and the properties for them.
  private func requestedParts() -> [Part] {
    guard request.property != 0 else { return [] }
    let list = SelectionProperty.read(
      request.property, of: request.requestor, display: service.display,
      limit: 1 << 16, delete: false)
    let items = list?.items ?? []
    return stride(from: 0, to: min(items.count, 2 * Self.mostParts) - 1, by: 2).map {
      Part(target: items[$0], property: items[$0 + 1])
    }
  }

  private func make(_ index: Int) {
    let (target, property) = (parts[index].target, parts[index].property)
    guard property != 0, target != service.atoms[.multiple] else {
      return parts[index].isDone = false
    }
    if writeFact(target, property) { return parts[index].isDone = true }
    let name = service.names.name(of: target) ?? ""
    let format = SelectionTargets.format(name)
    guard offer.formats.contains(format) else { return parts[index].isDone = false }
    offer.provide(format) { [weak self] bytes in
      self?.made(bytes, index, name, isText: format == ClipboardFormat.text)
    }
  }

  /// What the ICCCM wants every owner to know: its targets, since when it has been the owner, and that
  /// its data may be saved.
  private func writeFact(_ target: Atom, _ property: Atom) -> Bool {
    let (atoms, connection) = (service.atoms, service.connection)
    switch target {
    case atoms[.targets]:
      connection.setProperty(
        property, of: request.requestor, type: Atom(XA_ATOM), items: service.targets(of: offer))
    case atoms[.timestamp]:
      connection.setProperty(
        property, of: request.requestor, type: Atom(XA_INTEGER), items: [UInt(ownedSince)])
    case atoms[.saveTargets]:
      connection.setProperty(
        property, of: request.requestor, type: atoms[.null], bytes: [UInt8]())
    default: return false
    }
    return true
  }

  private func made(_ bytes: [UInt8]?, _ index: Int, _ name: String, isText: Bool) {
    guard !isOver, parts[index].isDone == nil else { return }
    parts[index].isDone = bytes != nil
    if let bytes {
      let (type, data) = isText ? SelectionTargets.encode(bytes, for: name) : (name, bytes)
      service.send(
        data, type: service.names.atom(type), to: request.requestor, parts[index].property)
    }
    finishIfDone()
  }

  private func finishIfDone() {
    if !isOver, parts.allSatisfy({ $0.isDone != nil }) { finish() }
  }

  /// The data have not been made in time.
  func giveUp() {
    Log.x11.write("data for the clipboard took too long to make")
    for index in parts.indices where parts[index].isDone == nil { parts[index].isDone = false }
    finish()
  }

  private func finish() {
    isOver = true
    service.answers.removeAll { $0 === self }
    if isMultiple, !parts.isEmpty { reportFailures() }
    let isAnswered = isMultiple ? !parts.isEmpty : parts.first?.isDone == true
    service.notify(request, property: isAnswered ? property : 0)
  }

  /// In the requestor's list, 0 is the property of what could not be had.
  private func reportFailures() {
    guard parts.contains(where: { $0.isDone == false }) else { return }
    service.connection.setProperty(
      request.property, of: request.requestor, type: service.atoms[.atomPair],
      items: parts.flatMap { [$0.target, $0.isDone == true ? $0.property : 0] })
  }
}

extension X11Clipboards {
  /// All targets that an offer can be asked for.
  func targets(of offer: ClipboardOffer) -> [Atom] {
    [.targets, .multiple, .timestamp, .saveTargets].map { atoms[$0] }
      + names.atoms(of: SelectionTargets.names(offer.formats))
  }
}
