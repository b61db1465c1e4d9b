/// Waits for a number of answers, and calls back with all of them in their places. Main thread only.
@MainActor
final class Gathering<Answer> {
  private var answers: [Answer?]
  private let completion: @MainActor ([Answer]) -> Void

  init(count: Int, _ completion: @escaping @MainActor ([Answer]) -> Void) {
    answers = Array(repeating: nil, count: count)
    self.completion = completion
    if count == 0 { completion([]) }
  }

  /// Takes the answer for a place, once.
  func take(_ answer: Answer, at index: Int) {
    answers[index] = .some(answer)
    let given = answers.compactMap(\.self)
    if given.count == answers.count { completion(given) }
  }
}
