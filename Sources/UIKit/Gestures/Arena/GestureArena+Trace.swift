import Diagnostics

extension GestureArena {
  /// What becomes of a recognizer that would leave `possible`, and because of whom where that is known.
  enum Verdict {
    case wins
    case waits(for: UIGestureRecognizer)
    case loses(to: UIGestureRecognizer?)
  }

  /// Shows a decision in the frame trace.
  func trace(_ verdict: Verdict, on recognizer: UIGestureRecognizer) {
    FrameTrace.mark(verdict.name, on: .main, verdict.details(recognizer))
  }
}

extension GestureArena.Verdict {
  fileprivate var name: StaticString {
    switch self {
    case .wins: "Wins"
    case .waits: "Waits"
    case .loses: "Loses"
    }
  }

  @MainActor
  fileprivate func details(_ recognizer: UIGestureRecognizer) -> [(StaticString, String)] {
    let wanted = recognizer.touchTracking.wanted.map { "\($0)" }.joined(separator: ", ")
    return [
      ("recognizer", name(of: recognizer)), ("state", "\(recognizer.currentState)"),
      ("wants", wanted), ("why", why),
    ]
  }

  @MainActor
  private var why: String {
    switch self {
    case .wins: "nobody objects"
    case .waits(let other): "must wait for \(name(of: other)) to fail"
    case .loses(let winner?): "\(name(of: winner)) has won"
    case .loses(nil): "was refused by its delegate or view"
    }
  }

  @MainActor
  private func name(of recognizer: UIGestureRecognizer) -> String {
    "\(type(of: recognizer))" + (recognizer.name.map { " \($0)" } ?? "")
  }
}
