import Foundation
import PlatformKit
import Testing

@testable import UIKit
@testable import UIKitTesting

/// A view with `UITextInput` as a program writes one: a line of letters of 10 points each.
@MainActor
private final class LetterView: UIView, UITextInput {
  final class Position: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
  }
  final class Span: UITextRange {
    let range: Range<Int>
    init(_ range: Range<Int>) { self.range = range }
    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { Position(range.lowerBound) }
    override var end: UITextPosition { Position(range.upperBound) }
  }

  var letters: [Character] = []
  var selected = 0..<0
  var marked: Range<Int>?
  var calls: [String] = []
  var mayChange = true
  var isSecureTextEntry = false
  /// What it adds to its edit menu; nil for nothing.
  var ownMenuItem: String?

  override var canBecomeFirstResponder: Bool { true }
  weak var inputDelegate: (any UITextInputDelegate)?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  var hasText: Bool { !letters.isEmpty }
  var selectedTextRange: UITextRange? {
    get { Span(selected) }
    set { selected = (newValue as? Span)?.range ?? 0..<0 }
  }
  var markedTextRange: UITextRange? { marked.map { Span($0) } }
  var text: String { String(letters) }

  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    calls.append("may \((range as! Span).range) \(text)")
    return mayChange
  }
  func insertText(_ text: String) { put(text, marked ?? selected) }
  func deleteBackward() {
    calls.append("backward")
    if selected.isEmpty, selected.lowerBound == 0 { return }
    put("", selected.isEmpty ? selected.lowerBound - 1..<selected.lowerBound : selected)
  }
  func replace(_ range: UITextRange, withText text: String) { put(text, (range as! Span).range) }
  private func put(_ text: String, _ range: Range<Int>) {
    letters.replaceSubrange(range, with: Array(text))
    selected = range.lowerBound + text.count..<range.lowerBound + text.count
    marked = nil
    calls.append(self.text)
  }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let start = (marked ?? selected).lowerBound
    put(markedText ?? "", marked ?? selected)
    marked = markedText.map { start..<start + $0.count }
  }
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    calls.append("attributed")
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  func unmarkText() { marked = nil }
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    ownMenuItem.map { title in
      UIMenu(children: [UIAction(title: "\(title) \((textRange as! Span).range)") { _ in }])
    }
  }
  func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    calls.append("menu comes")
  }
  func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    calls.append("menu goes")
  }
  func text(in range: UITextRange) -> String? {
    (range as? Span).map { String(letters[$0.range]) }
  }
  var beginningOfDocument: UITextPosition { Position(0) }
  var endOfDocument: UITextPosition { Position(letters.count) }
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    let ends = [(from as! Position).offset, (to as! Position).offset].sorted()
    return Span(ends[0]..<ends[1])
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = (position as! Position).offset + offset
    return (0...letters.count).contains(place) ? Position(place) : nil
  }
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left ? -offset : offset)
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }
  func offset(from: UITextPosition, to: UITextPosition) -> Int {
    (to as! Position).offset - (from as! Position).offset
  }
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left ? range.start : range.end
  }
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { nil }
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
  func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: CGFloat((position as! Position).offset) * 10, y: 0, width: 2, height: 20)
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? {
    Position(min(max(0, Int((point.x / 10).rounded())), letters.count))
  }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point)
  }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

/// A program's own text gets the same keys, mouse and input methods by `UITextInteraction`.
@MainActor @Suite struct ForeignTextTests {
  private let harness = AppHarness()
  private let view = LetterView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
  private let interaction = UITextInteraction(for: .editable)
  private let window: UIWindow

  init() {
    interaction.textInput = view
    view.addInteraction(interaction)
    let controller = UIViewController()
    controller.view.addSubview(view)
    window = harness.show(controller)
    view.letters = Array("one two")
  }

  private func place(_ offset: Int) -> CGPoint { CGPoint(x: offset * 10, y: 10) }

  @Test func aClickPlacesTheCaretAndTypingAsksFirst() {
    harness.click(view, at: place(3))
    #expect(view.isFirstResponder && view.selected == 3..<3 && view.inputDelegate != nil)
    #expect(interaction.display?.cursorView.frame.minX == 30)
    harness.type("x")
    #expect(view.calls == ["may 3..<3 x", "onex two"])
    #expect(interaction.display?.cursorView.frame.minX == 40)
  }

  @Test func keysMoveAndSelectByItsPositionsAlone() {
    harness.click(view, at: place(3))
    harness.press(.keyboardRightArrow, modifiers: [.control, .shift])
    #expect(view.selected == 3..<7)
    harness.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(view.selected == 3..<6)
    harness.press(.keyboardLeftArrow)
    #expect(view.selected == 3..<3)
    harness.press(.keyboardEnd)
    #expect(view.selected == 7..<7)
    harness.press(.keyboardDeleteOrBackspace, modifiers: .control)
    #expect(view.text == "one ")
    harness.press(.keyboardDeleteOrBackspace)
    #expect(view.calls.suffix(3) == ["may 3..<4 ", "backward", "one"])
  }

  @Test func aDoubleClickSelectsAWordAndADragGoesOn() {
    harness.click(view, at: place(5), count: 2)
    #expect(view.selected == 4..<7 && UIPasteboard.primarySelection.string == "two")
    harness.advance(by: 1)
    harness.mouseDown(view, at: place(1))
    harness.mouseDrag(to: place(4), in: view)
    harness.mouseUp(view, at: place(4))
    #expect(view.selected == 1..<4)
  }

  @Test func whatKeysSelectIsThePrimarySelectionUnlessItIsSecret() {
    harness.click(view, at: place(3))
    harness.press(.keyboardLeftArrow, modifiers: [.control, .shift])
    #expect(view.selected == 0..<3 && UIPasteboard.primarySelection.string == "one")
    view.isSecureTextEntry = true
    harness.press(.keyboardEnd)
    harness.press(.keyboardHome, modifiers: .shift)
    #expect(view.selected == 0..<7 && UIPasteboard.primarySelection.string == "one")
    harness.advance(by: 1)
    harness.click(view, at: place(5), count: 2)
    #expect(view.selected == 4..<7 && UIPasteboard.primarySelection.string == "one")
  }

  private var openMenu: UIMenu? {
    window.subviews.compactMap { ($0 as? MenuOverlay)?.menu }.first
  }

  @Test func itMakesItsEditMenuAndHearsOfIt() {
    view.ownMenuItem = "Mine"
    harness.click(view, at: place(3), button: .secondary)
    #expect(openMenu?.children.map(\.title) == ["Mine 3..<3"] && view.calls == ["menu comes"])
    harness.press(.keyboardEscape)
    harness.advance(by: 1)
    #expect(openMenu == nil && view.calls == ["menu comes", "menu goes"])
    view.ownMenuItem = nil
    harness.click(view, at: place(3), button: .secondary)
    #expect(openMenu?.children.contains { $0.title.hasPrefix("Mine") } != true)
  }

  @Test func whatIsComposedComesWithAttributes() {
    harness.click(view, at: place(3))
    UserEdits(input: view).compose(Preedit(text: "ni", caret: 2))
    #expect(view.calls == ["may 3..<3 ni", "attributed", "oneni two"] && view.marked == 3..<5)
  }

  /// No desktop dictates; a program that does so by itself finds the calls.
  @Test func dictatedWordsAreInserted() {
    final class Phrase: UIDictationPhrase {
      override var text: String { "three" }
    }
    view.selected = 7..<7
    view.insertDictationResult([Phrase()])
    view.insertText("!", alternatives: ["?"], style: .lowConfidence)
    #expect(view.text == "one twothree!")
    #expect(view.insertTextPlaceholder(with: CGSize(width: 9, height: 9)).rects.isEmpty)
  }

  @Test func aRefusalKeepsTheText() {
    harness.click(view, at: place(3))
    view.mayChange = false
    harness.type("x")
    harness.press(.keyboardDeleteOrBackspace)
    harness.press(.keyboardDeleteForward)
    #expect(view.text == "one two" && !view.calls.contains("backward"))
  }

  @Test func inputMethodsComposeInIt() {
    harness.click(view, at: place(3))
    harness.post(
      .inputMethod(
        window.platformWindow!.id, .preedit(.init(text: "ni", caret: 2, spans: []))))
    harness.advance(by: 0)
    #expect(view.text == "oneni two" && view.marked == 3..<5)
    harness.post(.inputMethod(window.platformWindow!.id, .commit("你")))
    harness.advance(by: 0)
    #expect(view.text == "one你 two" && view.marked == nil)
  }

  @Test func textToReadTakesNoLetters() {
    view.removeInteraction(interaction)
    let reading = UITextInteraction(for: .nonEditable)
    reading.textInput = view
    view.addInteraction(reading)
    harness.click(view, at: place(5), count: 2)
    harness.type("x")
    #expect(view.text == "one two" && view.selected == 4..<7)
    #expect(reading.display?.cursorView.isHidden == true)
  }
}
