import CUIXlib
import Diagnostics
import PlatformKit
import RasterKit

/// One drag of another program over a window, from its first message to its end: the leave, the answer to the drop,
/// or the source's death. Main thread only.
@MainActor
final class XdndIncomingDrag: ForeignDrag {
  enum State {
    /// Over the window: each move is answered.
    case over
    /// Released over it: what becomes of it follows from the answer to the last move.
    case released
    /// Dropped: the data are read until `finish`.
    case dropped
    case ended
  }

  let source: Window
  let window: Window
  let formats: [String]
  private(set) var state = State.over
  /// Whether the source says that it would remove its own.
  private let offersMove: Bool
  let promisedName: String?
  /// Whether the source was asked to write the file.
  private var isFileWanted = false
  /// What the user wants, by the last move.
  private var wish: Atom = 0
  /// When the source last said something: the data are asked for as of then.
  private var time = Time(CurrentTime)
  /// On the desktop, and not reported yet.
  private var place: PixelPoint?
  private var isReported = false
  /// Whether the handlers of the last move may still answer it.
  private var isAnswerDue = false
  private var accepted: DragAction?
  private unowned let service: X11DragAndDrop

  init(
    from source: Window, over window: Window, formats: [String], promisedName: String?,
    offersMove: Bool, service: X11DragAndDrop
  ) {
    (self.source, self.window, self.formats) = (source, window, formats)
    (self.promisedName, self.offersMove, self.service) = (promisedName, offersMove, service)
  }

  var allowsMove: Bool { offersMove || wish == service.atoms[.dragMove] }

  // MARK: What the source says

  /// Every move gets its answer. One that another has followed at once gets the one before's.
  func move(to place: PixelPoint, at time: Time, wish: Atom) {
    guard state == .over else { return }
    if self.place != nil { sendStatus() }
    (self.place, self.time, self.wish) = (place, time, wish)
  }

  func report() {
    guard let place else { return }
    self.place = nil
    (isAnswerDue, isReported) = (true, true)
    let corner = service.platform.position(of: window)
    emit(.moved(self, x: Double(place.x - corner.x), y: Double(place.y - corner.y)))
  }

  func leave() {
    guard isHere else { return }
    end()
    if isReported { emit(.left(self)) }
  }

  func drop(at time: Time) {
    guard state == .over else { return }
    state = .released
    if time != Time(CurrentTime) { self.time = time }
  }

  /// The handlers of the last move have returned. Where nobody wants a drop, the source is told at once.
  func settle() {
    if isAnswerDue { answer(nil) }
    guard state == .released else { return }
    guard accepted != nil else {
      sendFinished(nil)
      return leave()
    }
    state = .dropped
    service.keep(self)
    emit(.dropped(self))
  }

  func sourceDied() {
    Log.x11.write("the source of a drag has died")
    service.clipboards.failReads(of: service.atoms[.dragSelection])
    leave()
  }

  private var isHere: Bool { state == .over || state == .released }

  private func emit(_ event: ForeignDragEvent) {
    service.platform.emit(.foreignDrag(WindowID(rawValue: UInt64(window)), event))
  }

  private func end() {
    state = .ended
    service.forget(self)
  }

  // MARK: What this program says

  func answer(_ action: DragAction?) {
    guard isHere else { return }
    let allowed = action == .move && !allowsMove ? nil : action
    guard isAnswerDue || allowed != accepted else { return }
    isAnswerDue = false
    accepted = allowed
    sendStatus()
  }

  func read(_ format: String, _ completion: @escaping ClipboardCompletion<[UInt8]>) {
    guard state != .ended, formats.contains(format) else { return completion(.failure(.refused)) }
    let clipboards = service.clipboards
    guard !service.connection.isLost else { return completion(.failure(.disconnected)) }
    SelectionRead.start(
      service.atoms[.dragSelection], SelectionTargets.attempts(format), at: time,
      service: clipboards
    ) { completion($0.flatMap { clipboards.bytes(of: $0, asked: format) }) }
  }

  func finish(_ action: DragAction?) {
    guard state == .dropped else { return }
    // A source that has its answer may be gone before this returns, which is no death in a drag.
    end()
    sendFinished(action)
  }

  /// The source finds where it is to write in the property in which it has said the name.
  func save(to path: String, _ completion: @escaping @MainActor (FilePromiseAnswer) -> Void) {
    guard state == .dropped, promisedName != nil, !isFileWanted, !service.connection.isLost else {
      return completion(.failed)
    }
    isFileWanted = true
    writePlace(DirectSave.address(of: path, on: HostName.current))
    SelectionRead.start(
      service.atoms[.dragSelection], [DirectSave.target], at: time, patience: DragTimeout.save,
      service: service.clipboards
    ) { [self] result in
      let answer = DirectSave.answer(result)
      if answer == .declined { writePlace([]) }
      completion(answer)
    }
  }

  /// Empty where the file is not saved in this way.
  private func writePlace(_ address: [UInt8]) {
    guard !service.connection.isLost else { return }
    service.connection.setProperty(
      service.atoms[.directSave], of: source,
      type: service.clipboards.names.atom(DirectSave.propertyType), bytes: address)
  }

  private func sendStatus() {
    service.send(
      .status(
        target: window, accepts: accepted != nil, action: accepted.map(service.atom) ?? 0),
      to: source, about: source)
  }

  private func sendFinished(_ action: DragAction?) {
    service.send(
      .finished(
        target: window, isTaken: action != nil, action: action.map(service.atom) ?? 0),
      to: source, about: source)
  }
}
