/// The batch of changes of a list: nothing, or being told, in calls that may nest, or being shown.
struct UpdateTransaction<Style> {
  private enum State {
    case idle
    case collecting(depth: Int)
    case applying
  }

  private var state = State.idle
  /// The number of items in each section before the batch; read once.
  private(set) var countsBefore: [Int] = []
  var changes = ListChanges<Style>()
  /// Called when all changes are shown.
  var completions: [(Bool) -> Void] = []

  var isIdle: Bool { if case .idle = state { true } else { false } }
  var isApplying: Bool { if case .applying = state { true } else { false } }

  /// `counts` is read by the first of nested calls.
  mutating func begin(_ counts: @autoclosure () -> [Int]) {
    switch state {
    case .idle:
      countsBefore = counts()
      state = .collecting(depth: 1)
    case .collecting(let depth): state = .collecting(depth: depth + 1)
    case .applying: break
    }
  }

  /// True for the outermost of nested calls: the changes are to be applied, then `finish()` called.
  mutating func end() -> Bool {
    guard case .collecting(let depth) = state else { return false }
    state = depth > 1 ? .collecting(depth: depth - 1) : .applying
    return depth == 1
  }

  /// Forgets the changes. What is to be called when they are shown is handed on.
  mutating func finish() -> [(Bool) -> Void] {
    let told = completions
    self = UpdateTransaction()
    return told
  }
}
