import Foundation

/// An editor as plain as it can be: an array of units with a mark each, whose characters are counted from
/// the start, and whole copies for undo.
package struct TextModel {
  package struct State: Equatable {
    /// UTF-16 units with the mark each has.
    package var units: [UInt16] = []
    package var marks: [Int] = []
    package var anchor = 0
    package var head = 0
  }

  private enum Run: Equatable { case typing, backward, forward, none }

  package var state = State()
  private var done: [(before: State, after: State)] = []
  private var redone: [(before: State, after: State)] = []
  private var run = Run.none
  private var runEnd = -1

  package init() {}

  package var string: String { String(decoding: state.units, as: UTF16.self) }

  package var boundaries: [Int] {
    var found = [0]
    for character in string { found.append(found.last! + character.utf16.count) }
    return found
  }

  package var selected: Range<Int> { min(state.anchor, state.head)..<max(state.anchor, state.head) }

  package func before(_ offset: Int) -> Int { boundaries.last { $0 < offset } ?? 0 }

  package func after(_ offset: Int) -> Int { boundaries.first { $0 > offset } ?? state.units.count }

  package mutating func select(_ anchor: Int, _ head: Int) {
    if (anchor, head) != (state.anchor, state.head) { run = .none }
    (state.anchor, state.head) = (anchor, head)
  }

  package mutating func insert(_ text: String, mark: Int?) {
    replace(selected, Array(text.utf16), mark ?? markAround, run: .typing)
  }

  /// A step of its own.
  package mutating func paste(_ text: String, mark: Int?) {
    replace(selected, Array(text.utf16), mark ?? markAround, run: .none)
  }

  private var markAround: Int {
    let range = selected
    return state.units.isEmpty
      ? 0 : state.marks[range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound]
  }

  package mutating func delete(forward: Bool) {
    if !selected.isEmpty { return replace(selected, [], 0, run: .none) }
    let range = forward ? state.head..<after(state.head) : before(state.head)..<state.head
    if !range.isEmpty { replace(range, [], 0, run: forward ? .forward : .backward) }
  }

  package mutating func undo() {
    guard let step = done.popLast() else { return }
    redone.append(step)
    state = step.before
    run = .none
  }

  package mutating func redo() {
    guard let step = redone.popLast() else { return }
    done.append(step)
    state = step.after
    run = .none
  }

  private mutating func replace(_ range: Range<Int>, _ new: [UInt16], _ mark: Int, run kind: Run) {
    let old = state
    state.units.replaceSubrange(range, with: new)
    state.marks.replaceSubrange(range, with: new.map { _ in mark })
    let caret = range.lowerBound + new.count
    // The caret is never inside a character that the new text has become a part of.
    let place = boundaries.first { $0 >= caret } ?? state.units.count
    (state.anchor, state.head) = (place, place)
    redone = []
    let edge = kind == .backward ? range.upperBound : range.lowerBound
    if kind != .none, kind == run, edge == runEnd {
      done[done.count - 1].after = state
    } else {
      done.append((old, state))
    }
    (run, runEnd) = (kind, caret)
  }
}
