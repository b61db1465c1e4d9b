/// How many changes a document has, and with how many it was saved.
struct DocumentChanges: Equatable {
  /// Stands for the changes at one moment.
  struct Token: Equatable {
    let count: Int
    let branch: Int
  }

  private var count = 0
  /// Nil if undoing and redoing don't lead back to what was saved.
  private var saved: Int? = 0
  /// The highest count that redoing leads to.
  private var highest = 0
  /// Grows where a change takes the place of what was undone.
  private var branch = 0

  var isEdited: Bool { count != saved }
  var token: Token { Token(count: count, branch: branch) }

  mutating func note(_ kind: UIDocument.ChangeKind) {
    switch kind {
    case .done:
      if count < highest { fork() }
      count += 1
      highest = count
    case .undone: count -= 1
    case .redone: count += 1
    case .cleared: saved = count
    }
  }

  mutating func didSave(_ token: Token) { saved = token.branch == branch ? token.count : nil }

  private mutating func fork() {
    branch += 1
    if let saved, saved > count { self.saved = nil }
  }
}
