import PlatformKit

/// A dialog that the test answers.
@MainActor
final class FakeFileChooser: FileChooser {
  private(set) var questions: [FileQuestion] = []
  private(set) var cancelled: [FileRequestID] = []
  private var completions: [FileRequestID: @MainActor (FileAnswer) -> Void] = [:]

  func ask(
    _ question: FileQuestion, over window: WindowID?,
    completion: @escaping @MainActor (FileAnswer) -> Void
  ) -> FileRequestID {
    questions.append(question)
    let id = FileRequestID(rawValue: UInt64(questions.count))
    completions[id] = completion
    return id
  }

  func cancel(_ request: FileRequestID) {
    cancelled.append(request)
    completions[request] = nil
  }

  func answer(_ answer: FileAnswer) {
    let all = completions
    completions = [:]
    for completion in all.values { completion(answer) }
  }
}
