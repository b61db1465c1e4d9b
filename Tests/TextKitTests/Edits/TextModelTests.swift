import Foundation
import SeededInput
import Testing
import TextKit
import TextModel

/// Random keys, edits, selections and undos beside the plain model.
@Suite struct TextModelTests {
  static let mark = NSAttributedString.Key("mark")
  private static let isSoak = ProcessInfo.processInfo.environment["CASEMENT_SOAK"] != nil
  private static let pieces = [
    "a", "b ", "word", "\n", "\r\n", "é", "e\u{301}", "\u{301}", "😀", "👨‍👩‍👧", "🇩🇪", "🇫🇷", "שלום ",
    "مرحبا", "क्षि", "👍🏽", "한국", "\u{2029}",
  ]

  @Test(arguments: 0..<(isSoak ? 20 : 3))
  func anEditorDoesWhatTheModelDoes(_ number: UInt64) throws {
    let seed = SeededGenerator.seed &* 1000 + number
    var numbers = SeededGenerator(seed: seed)
    var model = TextModel()
    let page = TextPage("", width: 200)
    let editor = TextEditor(page.storage, page.manager)
    for step in 0..<(Self.isSoak ? 10_000 : 500) {
      let what = Self.act(editor, &model, &numbers)
      let fault = Self.difference(editor, model)
      #expect(fault == nil, "seed \(seed), step \(step): \(what)")
      if fault != nil { return }
      if step % 8 == 0 { Self.look(page, editor) }
    }
  }

  private static func act(
    _ editor: TextEditor, _ model: inout TextModel, _ numbers: inout SeededGenerator
  ) -> String {
    let boundaries = model.boundaries
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0..<7:
      let piece = pieces.randomElement(using: &numbers)!
      editor.insert(piece)
      model.insert(piece, mark: nil)
      return "insert \(piece.debugDescription)"
    case 7..<10:
      editor.delete(.characterBackward)
      model.delete(forward: false)
      return "backspace"
    case 10:
      editor.delete(.characterForward)
      model.delete(forward: true)
      return "delete"
    case 11, 12:
      let (anchor, head) = (
        boundaries.randomElement(using: &numbers)!, boundaries.randomElement(using: &numbers)!
      )
      editor.selection = TextSelection(anchor: anchor, head: TextPosition(head))
      model.select(anchor, head)
      return "select \(anchor) \(head)"
    case 13:
      let head = boundaries.randomElement(using: &numbers)!
      editor.selection = TextSelection(head)
      model.select(head, head)
      return "caret \(head)"
    case 14:
      editor.move(.forward, extends: true)
      model.select(model.state.anchor, model.after(model.state.head))
      return "extend"
    case 15:
      let isCaret = model.selected.isEmpty
      let head = isCaret ? model.before(model.state.head) : model.selected.lowerBound
      editor.move(.backward)
      model.select(head, head)
      return "backward"
    case 16:
      let piece = pieces.randomElement(using: &numbers)!
      let value = Int.random(in: 1...3, using: &numbers)
      editor.typingAttributes = [mark: value]
      editor.insert(piece)
      editor.typingAttributes = nil
      model.insert(piece, mark: value)
      return "insert \(piece.debugDescription) marked \(value)"
    case 17, 18:
      editor.undo()
      model.undo()
      return "undo"
    default:
      editor.redo()
      model.redo()
      return "redo"
    }
  }

  private static func difference(_ editor: TextEditor, _ model: TextModel) -> String? {
    let content = editor.storage.content
    if content.text.string != model.string || content.count != model.state.units.count {
      return "text \(content.text.string.debugDescription), not \(model.string.debugDescription)"
    }
    if let broken = content.runs.brokenInvariant { return broken }
    let marks = content.runs.elements.flatMap {
      [Int](repeating: $0.attributes.values[mark] as? Int ?? 0, count: $0.length)
    }
    if marks != model.state.marks { return "marks \(marks), not \(model.state.marks)" }
    let selection = editor.selection
    if (selection.anchor, selection.head.offset) != (model.state.anchor, model.state.head) {
      return "selection \(selection), not \(model.state.anchor) \(model.state.head)"
    }
    return nil
  }

  /// Layout of what an editor shows holds together after any edit.
  private static func look(_ page: TextPage, _ editor: TextEditor) {
    // Where text above is only guessed, its place moves when that is laid out.
    let guessed = page.manager.caretRect(at: editor.selection.head)
    #expect(guessed.minY.isFinite && guessed.height > 0)
    #expect(page.lines.joined() == page.storage.string)
    let caret = page.manager.caretRect(at: editor.selection.head)
    let all = page.manager.usedRect(for: page.container)
    #expect(caret.maxY <= all.maxY + 0.01)
    page.manager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: page.count), actualCharacterRange: nil)
    page.manager.ensureLayout(for: page.container)
    let again = page.manager.usedRect(for: page.container)
    #expect(abs(again.height - all.height) < 1e-6)
  }
}
