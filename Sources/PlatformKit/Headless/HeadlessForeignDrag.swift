/// Another program's drag in memory, which a test posts to windows; it keeps what it was answered. Main
/// thread only.
@MainActor
package final class HeadlessForeignDrag: ForeignDrag {
  package let formats: [String]
  package let allowsMove: Bool
  package let promisedName: String?
  /// What it does where it is to write the promised file.
  package var write: @MainActor (_ path: String) -> FilePromiseAnswer = { _ in .failed }
  /// What this program has said to each move, the last at the end.
  package private(set) var answers: [DragAction?] = []
  /// How the drop ended, in an array of at most one.
  package private(set) var ends: [DragAction?] = []
  /// The formats that were read, in order.
  package private(set) var requests: [String] = []
  /// Where the promised file was wanted, in order.
  package private(set) var places: [String] = []

  private let data: [String: [UInt8]]
  private let answersAtOnce: Bool
  private var waiting: [(format: String, completion: ClipboardCompletion<[UInt8]>)] = []

  package init(
    _ data: KeyValuePairs<String, [UInt8]>, allowsMove: Bool = false, answersAtOnce: Bool = true,
    promisedName: String? = nil
  ) {
    formats = data.map(\.key)
    self.data = Dictionary(data.map { ($0.key, $0.value) }) { first, _ in first }
    (self.allowsMove, self.answersAtOnce) = (allowsMove, answersAtOnce)
    self.promisedName = promisedName
  }

  package func answer(_ action: DragAction?) { answers.append(action) }
  package func finish(_ action: DragAction?) { ends.append(action) }

  package func read(_ format: String, _ completion: @escaping ClipboardCompletion<[UInt8]>) {
    requests.append(format)
    waiting.append((format, completion))
    if answersAtOnce { answer() }
  }

  package func save(
    to path: String, _ completion: @escaping @MainActor (FilePromiseAnswer) -> Void
  ) {
    places.append(path)
    completion(write(path))
  }

  /// Gives what it was asked for.
  package func answer() { end { self.data[$0].map(Result.success) ?? .failure(.refused) } }

  /// Has died, or was waited for too long.
  package func fail(_ failure: ClipboardFailure) { end { _ in .failure(failure) } }

  private func end(_ result: (String) -> Result<[UInt8], ClipboardFailure>) {
    let reads = waiting
    waiting = []
    for read in reads { read.completion(result(read.format)) }
  }
}
