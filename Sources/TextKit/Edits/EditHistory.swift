/// The edits of a text, so that they can be taken back in steps as a user thinks of them.
///
/// Letters typed one after the other are one step, and so are those deleted one after the other. The
/// run ends where the selection moves, or where `endRun()` is called.
package struct EditHistory {
  /// What kind of edit it is; edits of different kinds are different steps.
  package enum Kind: Hashable, Sendable { case typing, deletingBackward, deletingForward, other }

  /// Edits that are taken back together.
  struct Step {
    var kind: Kind
    /// Those that take it back, last edit first.
    var inverses: [TextEdit]
    var before: TextSelection
    var after: TextSelection
    /// Where the next edit of the run is.
    var end: Int
  }

  private var undone: [Step] = []
  private var done: [Step] = []
  private var isRunOpen = false
  /// The most steps that are kept; 0 for all.
  package var limit = 0

  package init() {}

  package var canUndo: Bool { !done.isEmpty }
  package var canRedo: Bool { !undone.isEmpty }
  package var stepCount: Int { done.count }

  /// The next edit begins a step.
  package mutating func endRun() { isRunOpen = false }

  /// Records an edit that is about to be made to `content`.
  package mutating func record(
    _ edit: TextEdit, in content: AttributedBuffer, _ kind: Kind, from before: TextSelection,
    to after: TextSelection
  ) {
    undone = []
    let inverse = edit.inverse(in: content)
    if isRunOpen, let last = done.last, joins(edit, kind, last) {
      done[done.count - 1].add(inverse, after, edit)
    } else {
      done.append(
        Step(
          kind: kind, inverses: [inverse], before: before, after: after,
          end: edit.newRange.upperBound))
    }
    isRunOpen = kind != .other
    if limit > 0, done.count > limit { done.removeFirst(done.count - limit) }
  }

  private func joins(_ edit: TextEdit, _ kind: Kind, _ last: Step) -> Bool {
    guard kind == last.kind else { return false }
    switch kind {
    case .typing, .deletingForward: return edit.range.lowerBound == last.end
    case .deletingBackward: return edit.range.upperBound == last.end
    case .other: return false
    }
  }

  /// Takes the last step back and returns the selection from before it; nil if there is none.
  package mutating func undo(_ apply: (TextEdit) -> AttributedBuffer?) -> TextSelection? {
    guard let step = done.popLast() else { return nil }
    guard let redo = Self.run(step, apply) else { return nil }
    undone.append(redo)
    isRunOpen = false
    return step.before
  }

  /// Makes the step again that was taken back last and returns the selection after it.
  package mutating func redo(_ apply: (TextEdit) -> AttributedBuffer?) -> TextSelection? {
    guard let step = undone.popLast() else { return nil }
    guard let undo = Self.run(step, apply) else { return nil }
    done.append(undo)
    isRunOpen = false
    return step.after
  }

  /// Makes the edits of a step, and returns what takes them back. `apply` returns the text from before
  /// an edit.
  private static func run(_ step: Step, _ apply: (TextEdit) -> AttributedBuffer?) -> Step? {
    var result = step
    result.inverses = []
    for edit in step.inverses {
      guard let before = apply(edit) else { return nil }
      result.inverses.insert(edit.inverse(in: before), at: 0)
    }
    return result
  }
}

extension EditHistory.Step {
  /// Adds an edit of the same run.
  ///
  /// Letters that were typed one after the other are taken back as one range, so that a long run costs
  /// no more than a short one.
  fileprivate mutating func add(_ inverse: TextEdit, _ after: TextSelection, _ edit: TextEdit) {
    self.after = after
    end = edit.newRange.upperBound
    if kind == .typing, edit.range.isEmpty, var first = inverses.first,
      first.range.upperBound == edit.range.lowerBound
    {
      first.range = first.range.lowerBound..<edit.newRange.upperBound
      first.expectedLength += edit.replacement.count
      inverses[0] = first
    } else {
      inverses.insert(inverse, at: 0)
    }
  }
}
