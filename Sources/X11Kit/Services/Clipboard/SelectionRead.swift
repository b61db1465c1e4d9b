import CUIXlib
import Diagnostics
import PlatformKit

/// One read of another program's data, from the request to its only completion.
///
/// It ends with the data, with a refusal, or at a deadline: the owner gets some seconds for its answer
/// and for each part, and a minute for all. Main thread only.
@MainActor
final class SelectionRead {
  enum State {
    /// Waits for the server's time.
    case preparing
    /// Waits for the owner's answer.
    case asked
    /// The owner sends parts, each when the one before has been taken.
    case receiving
    case finished
  }

  let selection: Atom
  /// For this read alone: an answer after its end finds no window, so it is not taken for another read's.
  let window: Window
  private(set) var target: Atom = 0
  private(set) var state = State.preparing
  private(set) var due: HostTime
  private let end: HostTime
  /// Names of targets that are still to be tried.
  private var attempts: ArraySlice<String>
  private var parts: SelectionProperty?
  /// The time to ask at; nil takes the server's.
  private let time: Time?
  private let completion: ClipboardCompletion<SelectionProperty>
  private unowned let service: X11Clipboards

  private init(
    _ selection: Atom, _ attempts: [String], at time: Time?, patience: Double,
    service: X11Clipboards, _ completion: @escaping ClipboardCompletion<SelectionProperty>
  ) {
    (self.selection, self.attempts, self.service) = (selection, attempts[...], service)
    (self.time, self.completion) = (time, completion)
    window = service.connection.makeSelectionWindow()
    let now = service.clock.now()
    (due, end) = (now + patience, now + max(patience, ClipboardTimeout.whole))
  }

  /// Asks the owner for the targets one after the other, until it doesn't refuse. `patience` is how long it gets for
  /// that, in seconds.
  static func start(
    _ selection: Atom, _ attempts: [String], at time: Time? = nil,
    patience: Double = ClipboardTimeout.answer, service: X11Clipboards,
    _ completion: @escaping ClipboardCompletion<SelectionProperty>
  ) {
    let read = SelectionRead(
      selection, attempts, at: time, patience: patience, service: service, completion)
    service.reads.append(read)
    read.askNext()
    service.onDeadline()
  }

  var isAsked: Bool { state == .asked }

  private var property: Atom { service.atoms[.selectionData] }

  private func askNext() {
    state = .preparing
    guard let name = attempts.popFirst() else { return finish(.failure(.refused)) }
    target = service.names.atom(name)
    if let time { return ask(at: time) }
    service.withServerTime { [weak self] in self?.ask(at: $0) }
  }

  private func ask(at time: Time) {
    guard state == .preparing else { return }
    state = .asked
    XDeleteProperty(service.display, window, property)
    XConvertSelection(service.display, selection, target, property, window, time)
    if self.time != nil { service.connection.flushOutsideTurn() }
  }

  /// The owner has refused, or has written into the property: the data, or that they come in parts.
  func answered(hasProperty: Bool) {
    guard state == .asked else { return }
    guard hasProperty else { return askNext() }
    guard let value = takeProperty() else { return refuse("an answer that is not there") }
    if value.type == service.atoms[.incremental] {
      state = .receiving
      postpone()
    } else {
      finish(.success(value))
    }
  }

  /// A new value of the property: the next part. An empty one is the last.
  func propertyArrived() {
    guard state == .receiving else { return }
    guard let part = takeProperty() else { return refuse("a part that is not there") }
    if part.bytes.isEmpty {
      return finish(parts.map(Result.success) ?? .success(part))
    }
    if parts == nil {
      parts = part
    } else {
      parts?.bytes += part.bytes
    }
    postpone()
    if parts.map({ $0.bytes.count > ClipboardLimit.bytes }) == true { tooLong() }
  }

  /// Deletes the property too, which asks for the next part.
  private func takeProperty() -> SelectionProperty? {
    SelectionProperty.read(
      property, of: window, display: service.display, limit: ClipboardLimit.bytes,
      delete: true)
  }

  private func postpone() { due = min(service.clock.now() + ClipboardTimeout.answer, end) }

  private func refuse(_ what: String) {
    Log.x11.write("the owner of a selection sent \(what)")
    finish(.failure(.refused))
  }

  private func tooLong() {
    Log.x11.write("the owner of a selection sent more than \(ClipboardLimit.bytes) bytes")
    finish(.failure(.tooLong))
  }

  func finish(_ result: Result<SelectionProperty, ClipboardFailure>) {
    guard state != .finished else { return }
    state = .finished
    parts = nil
    service.reads.removeAll { $0 === self }
    service.connection.destroySelectionWindow(window)
    completion(result)
  }
}
