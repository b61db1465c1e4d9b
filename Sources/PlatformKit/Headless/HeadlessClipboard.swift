/// A clipboard in memory. The program's test is the other program: it offers, answers or does not, and
/// reads. Main thread only.
@MainActor
package final class HeadlessClipboard: Clipboard {
  package private(set) var changeCount = 0
  package let isWatched = true
  package private(set) var offer: ClipboardOffer?
  package var onChange: (@MainActor () -> Void)?
  /// How often main would have waited.
  package private(set) var waits = 0
  /// How many times the other program was asked for each format.
  package private(set) var requests: [String: Int] = [:]

  private let clock: any HostClock
  private var other: HeadlessClipboardOwner?
  private var pending: [Pending] = []

  private struct Pending {
    var due: HostTime
    var answer: @MainActor (HeadlessClipboardOwner) -> Void
    var fail: @MainActor (ClipboardFailure) -> Void
  }

  init(clock: any HostClock) { self.clock = clock }

  package func setOffer(_ offer: ClipboardOffer?) {
    self.offer = offer
    change(to: nil)
  }

  package func readFormats(_ completion: @escaping ClipboardCompletion<[String]>) {
    ask(completion) { $0.formats }
  }

  package func read(_ format: String, _ completion: @escaping ClipboardCompletion<[UInt8]>) {
    requests[format, default: 0] += 1
    ask(completion) { $0.data[format] }
  }

  /// Nothing arrives here while main waits.
  package func wait(until condition: @MainActor () -> Bool) -> Bool {
    if !condition() { waits += 1 }
    return condition()
  }
}

/// Another program's data on the headless clipboard.
package struct HeadlessClipboardOwner: Sendable {
  package var formats: [String]
  package var data: [String: [UInt8]]
  /// Whether it answers at once; otherwise when `HeadlessClipboard.answer()` is called.
  package var answersAtOnce: Bool

  package init(_ data: KeyValuePairs<String, [UInt8]>, answersAtOnce: Bool = true) {
    formats = data.map(\.key)
    self.data = Dictionary(data.map { ($0.key, $0.value) }) { first, _ in first }
    self.answersAtOnce = answersAtOnce
  }
}

extension HeadlessClipboard {
  /// Makes the other program the owner; nil leaves the clipboard empty.
  package func setOther(_ owner: HeadlessClipboardOwner?) {
    offer = nil
    change(to: owner)
  }

  /// The other program answers what it was asked.
  package func answer() {
    guard let other else { return }
    let waiting = pending
    pending = []
    for read in waiting { read.answer(other) }
  }

  /// The other program asks for this program's data; the completion gets nil if there are none.
  package func take(_ format: String, _ completion: @escaping @MainActor ([UInt8]?) -> Void) {
    guard let offer, offer.formats.contains(format) else { return completion(nil) }
    offer.provide(format, completion)
  }

  /// Ends the reads that have waited too long.
  func expire(at now: HostTime) {
    let late = pending.filter { $0.due <= now }
    pending.removeAll { $0.due <= now }
    for read in late { read.fail(.timedOut) }
  }

  private func change(to owner: HeadlessClipboardOwner?) {
    let waiting = pending
    (other, pending) = (owner, [])
    changeCount += 1
    for read in waiting { read.fail(.empty) }
    onChange?()
  }

  private func ask<Value>(
    _ completion: @escaping ClipboardCompletion<Value>,
    _ answer: @escaping @MainActor (HeadlessClipboardOwner) -> Value?
  ) {
    guard let other else { return completion(.failure(.empty)) }
    let finish: @MainActor (HeadlessClipboardOwner) -> Void = { owner in
      completion(answer(owner).map(Result.success) ?? .failure(.refused))
    }
    if other.answersAtOnce { return finish(other) }
    pending.append(
      Pending(
        due: clock.now() + ClipboardTimeout.answer, answer: finish,
        fail: { completion(.failure($0)) }))
  }
}
