extension TextEditor {
  /// Text that an input method is still changing. It is in the storage; the history gets one edit for all
  /// of it when it is done.
  package struct Composition {
    package var range: Range<Int>
    /// What it has replaced, in the text from before.
    let replaced: Range<Int>
    let before: AttributedBuffer
    let selection: TextSelection
  }

  /// Replaces what is being composed, or else the selection. `selected` is a part of the new text.
  package func compose(_ string: String, selected: Range<Int>) {
    var composed =
      composition
      ?? Composition(
        range: selection.range, replaced: selection.range, before: storage.content,
        selection: selection)
    let edit = TextEdit(
      composed.range, typed(string, over: composed.range), expectedLength: storage.content.count)
    guard make(edit) else { return endComposition() }
    composed.range = edit.newRange
    composition = composed
    let start = edit.newRange.lowerBound
    // A delegate that changes characters leaves no telling what is composed.
    if (change?.delta ?? 0) != edit.delta {
      composition = nil
      history = EditHistory()
      return place(selection.following(edit).clamped(to: text))
    }
    let part = selected.clamped(to: 0..<edit.replacement.count)
    place(
      TextSelection(start + part.lowerBound..<start + part.upperBound).clamped(to: text))
  }

  /// Keeps what was composed as it is.
  package func endComposition() {
    guard let composed = composition else { return }
    composition = nil
    let new = storage.content.slice(composed.range)
    if new.count == 0, composed.replaced.isEmpty { return }
    let edit = TextEdit(composed.replaced, new, expectedLength: composed.before.count)
    history.record(
      edit, in: composed.before, .typing, from: composed.selection, to: selection)
  }
}
