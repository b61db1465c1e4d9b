import Foundation
import SeededInput
import Testing
import TextModel

@testable import TextKit
@testable import UIKit
@testable import UIKitTesting

/// Random keys, edits, selections and undos in a view, beside a plain array of characters.
@MainActor @Suite struct TextViewModelTests {
  private nonisolated static let isSoak =
    ProcessInfo.processInfo.environment["CASEMENT_SOAK"] != nil

  @Test(arguments: 0..<(isSoak ? 20 : 3))
  func aTextViewDoesWhatTheModelDoes(_ number: UInt64) throws {
    let page = TextViewPage("", size: CGSize(width: 220, height: 160))
    page.view.spellCheckingType = .no
    page.view.delegate = nil
    try run(RandomTyping(page.view, page.harness, seed: seed(number), hasLines: true)) {
      Self.paragraphDifference(page.view)
    }
  }

  @Test(arguments: 0..<(isSoak ? 4 : 1))
  func aTextFieldDoesWhatTheModelDoes(_ number: UInt64) throws {
    let stage = TextFieldStage()
    stage.field.becomeFirstResponder()
    stage.harness.settle()
    try run(RandomTyping(stage.field, stage.harness, seed: seed(number), hasLines: false)) { nil }
  }

  private func seed(_ number: UInt64) -> UInt64 { SeededGenerator.seed &* 1000 + number }

  private func run(_ typing: RandomTyping, _ look: () -> String?) throws {
    for step in 0..<(Self.isSoak ? 10_000 : 300) {
      let what = typing.act()
      let fault = typing.difference ?? look()
      #expect(fault == nil, "seed \(typing.seed), step \(step): \(what)")
      if fault != nil { return }
    }
  }

  /// Whether the paragraphs that show are those of the layout, in their places.
  private static func paragraphDifference(_ view: UITextView) -> String? {
    let seen = view.bounds.offsetBy(dx: -view.textOrigin.x, dy: -view.textOrigin.y)
    let wanted = view.layoutManager.drawings(in: seen).filter { $0.frame.minY < seen.maxY }
    let shown = view.canvas.subviews.filter { !$0.isHidden }
      .compactMap { ($0 as? ParagraphView)?.drawing }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    if shown.map(\.range) != wanted.map(\.range) {
      return "\(shown.map(\.range)) show, not \(wanted.map(\.range))"
    }
    let isSame = zip(shown, wanted).allSatisfy { $0.layout === $1.layout && $0.frame == $1.frame }
    return isSame ? nil : "a paragraph shows what it was"
  }
}

/// Does the same to a view and to the model.
@MainActor
private final class RandomTyping {
  private static let mark = NSAttributedString.Key("mark")
  private static let words = [
    "a", "b ", "word", "é", "e\u{301}", "\u{301}", "😀", "👨‍👩‍👧", "🇩🇪", "🇫🇷", "שלום ", "مرحبا", "क्षि", "👍🏽",
    "한국",
  ]

  let seed: UInt64
  private let view: any EditedTextView
  private let harness: AppHarness
  private let pieces: [String]
  private let hasMarks: Bool
  private var numbers: SeededGenerator
  private var model = TextModel()
  /// The mark of what is typed next; a new selection forgets it.
  private var typedMark: Int?

  init(_ view: any EditedTextView, _ harness: AppHarness, seed: UInt64, hasLines: Bool) {
    (self.view, self.harness, self.seed) = (view, harness, seed)
    pieces = Self.words + (hasLines ? ["\n", "\n", "\u{2029}"] : [])
    hasMarks = hasLines
    numbers = SeededGenerator(seed: seed)
  }

  func act() -> String {
    if model.state.units.count > Self.longest { return shorten() }
    return switch Int.random(in: 0..<20, using: &numbers) {
    case 0..<8: type(pieces.randomElement(using: &numbers)!)
    case 8..<11: press(.keyboardDeleteOrBackspace) { $0.delete(forward: false) }
    case 11: press(.keyboardDeleteForward) { $0.delete(forward: true) }
    case 12, 13: select(boundary, boundary)
    case 14: placeCaret(boundary)
    case 15 where hasMarks: setMark(Int.random(in: 1...3, using: &numbers))
    case 15: paste(pieces.randomElement(using: &numbers)!)
    case 16: paste(pieces.randomElement(using: &numbers)!)
    case 17, 18: command("z") { $0.undo() }
    default: command("y") { $0.redo() }
    }
  }

  /// Comparing takes time for the whole text.
  private static let longest = 500

  private func shorten() -> String {
    let selection = select(boundary, boundary)
    return selection + ", " + press(.keyboardDeleteOrBackspace) { $0.delete(forward: false) }
  }

  private var boundary: Int { model.boundaries.randomElement(using: &numbers)! }

  /// A key for each character.
  private func type(_ text: String) -> String {
    harness.type(text)
    for character in text {
      prepareTyping()
      model.insert(String(character), mark: typedMark)
    }
    return "type \(text.debugDescription)"
  }

  /// An empty text has the view's own attributes.
  private func prepareTyping() {
    if model.state.units.isEmpty, typedMark == nil { typedMark = 0 }
  }

  private func press(
    _ key: UIKeyboardHIDUsage, _ change: (inout TextModel) -> Void
  ) -> String {
    harness.press(key)
    change(&model)
    return "press \(key)"
  }

  private func command(_ key: String, _ change: (inout TextModel) -> Void) -> String {
    harness.type(key, modifiers: .control)
    change(&model)
    return "Control \(key)"
  }

  private func select(_ anchor: Int, _ head: Int) -> String {
    let (start, end) = (min(anchor, head), max(anchor, head))
    view.selectedTextRange = EditedTextRange(start..<end)
    harness.settle()
    let old = (model.state.anchor, model.state.head)
    model.select(start, end)
    if old != (start, end) { typedMark = nil }
    return "select \(start)..<\(end)"
  }

  private func placeCaret(_ place: Int) -> String { select(place, place) }

  private func setMark(_ mark: Int) -> String {
    view.editedText.editor.typingAttributes = view.baseAttributes.merging([Self.mark: mark]) { $1 }
    typedMark = mark
    return "mark \(mark)"
  }

  private func paste(_ text: String) -> String {
    UIPasteboard.general.string = text
    harness.type("v", modifiers: .control)
    prepareTyping()
    model.paste(text, mark: typedMark)
    return "paste \(text.debugDescription)"
  }

  /// What differs; nil if nothing does.
  var difference: String? {
    let content = view.editedText.storage.content
    if content.text.string != model.string {
      return "text \(content.text.string.debugDescription), not \(model.string.debugDescription)"
    }
    let marks = content.runs.elements.flatMap {
      [Int](repeating: $0.attributes.values[Self.mark] as? Int ?? 0, count: $0.length)
    }
    if hasMarks, marks != model.state.marks { return "marks \(marks), not \(model.state.marks)" }
    let selected = view.editedText.editor.selection.range
    if selected != model.selected { return "selection \(selected), not \(model.selected)" }
    let caret = view.caretRect(for: EditedTextPosition(view.editedText.editor.selection.head))
    return caret.minY.isFinite && caret.height > 0 ? nil : "the caret is at \(caret)"
  }
}
