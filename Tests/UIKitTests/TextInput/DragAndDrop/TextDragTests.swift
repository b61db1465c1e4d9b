import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Selected text is dragged within a view and between views.
@MainActor @Suite struct TextDragTests {
  /// Presses on selected text, moves over `places`, and releases at the last of them.
  private func drag(
    _ page: TextViewPage, from offset: Int, to places: [(view: UIView, point: CGPoint)],
    modifiers: UIKeyModifierFlags = []
  ) {
    let harness = page.harness
    harness.mouseDown(page.view, at: page.place(offset), modifiers: modifiers)
    for place in places {
      harness.mouseDrag(to: place.point, in: place.view, modifiers: modifiers)
      harness.advance(by: 0.02)
    }
    guard let last = places.last else { return }
    harness.mouseUp(last.view, at: last.point, modifiers: modifiers)
    harness.advance(by: 1)
  }

  private func select(_ page: TextViewPage, _ location: Int, _ length: Int) {
    page.view.selectedRange = NSRange(location: location, length: length)
    page.recorder.calls = []
  }

  /// A second text view below the page's.
  private func other(_ page: TextViewPage, _ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 205, width: 300, height: 50))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    page.view.superview?.addSubview(view)
    page.harness.settle()
    return view
  }

  private func place(_ view: UITextView, _ offset: Int) -> CGPoint {
    let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
    return CGPoint(x: caret.midX, y: caret.midY)
  }

  @Test func selectedTextMovesInsideItsView() {
    let page = TextViewPage("one two three")
    select(page, 0, 4)
    drag(page, from: 1, to: [(page.view, page.place(6)), (page.view, page.place(8))])
    #expect(page.state == "two [one ]three")
    #expect(
      page.recorder.calls == [
        "may 0+4 \"\"", "may 8+0 \"one \"", "selected 4+4", "changed \"two one three\"",
      ])
    page.harness.type("z", modifiers: .control)
    #expect(page.view.text == "one two three")
    #expect(page.view.undoManager?.canUndo == false)
    page.harness.type("z", modifiers: [.control, .shift])
    #expect(page.view.text == "two one three")
  }

  @Test func textMovesBackwardsToo() {
    let page = TextViewPage("one two three")
    select(page, 8, 5)
    drag(page, from: 9, to: [(page.view, page.place(3)), (page.view, page.place(0))])
    #expect(page.state == "[three]one two ")
  }

  @Test func aDragNearTheEdgeScrolls() {
    let lines = (0..<100).map { "line \($0)" }.joined(separator: "\n")
    let page = TextViewPage(lines)
    select(page, 0, 4)
    page.harness.mouseDown(page.view, at: page.place(1))
    page.harness.mouseDrag(to: CGPoint(x: 40, y: 100), in: page.view)
    page.harness.advance(by: 0.5)
    #expect(page.view.contentOffset.y == 0)
    page.harness.mouseDrag(to: CGPoint(x: 40, y: 195), in: page.view)
    page.harness.advance(by: 1)
    let offset = page.view.contentOffset.y
    let caret = page.view.interaction.display?.dropCaret?.frame ?? .zero
    #expect(offset > 50 && abs(caret.midY - offset - 195) < 30, "the caret stays by the pointer")
    let place = CGPoint(x: 40, y: offset + 100)
    page.harness.mouseDrag(to: place, in: page.view)
    page.harness.advance(by: 0.02)
    let still = page.view.contentOffset.y
    page.harness.advance(by: 1)
    #expect(page.view.contentOffset.y == still)
    page.harness.mouseUp(page.view, at: CGPoint(x: 40, y: still + 100))
    page.harness.advance(by: 1)
    #expect(page.view.text.utf16.count == lines.utf16.count && !page.view.text.hasPrefix("line"))
  }

  @Test func controlCopies() {
    let page = TextViewPage("one two")
    select(page, 0, 3)
    drag(
      page, from: 1, to: [(page.view, page.place(5)), (page.view, page.place(7))],
      modifiers: .control)
    #expect(page.state == "one two[one]")
    page.harness.type("z", modifiers: .control)
    #expect(page.view.text == "one two")
  }

  @Test func textIsCopiedToAnotherViewWhereTheCaretShows() {
    let page = TextViewPage("one two")
    let target = other(page, "ab")
    select(page, 4, 3)
    page.harness.mouseDown(page.view, at: page.place(5))
    page.harness.mouseDrag(to: page.place(2), in: page.view)
    page.harness.mouseDrag(to: place(target, 1), in: target)
    page.harness.advance(by: 0.02)
    let caret = target.interaction.display?.dropCaret
    #expect(target.isTextDropActive && page.view.isTextDragActive)
    #expect(page.view.interaction.display?.dropCaret == nil)
    #expect(caret?.frame == target.caretRect(for: target.editedText.position(1)))
    page.harness.mouseUp(target, at: place(target, 1))
    page.harness.advance(by: 1)
    #expect(target.text == "atwob" && page.view.text == "one two")
    #expect(target.selectedRange == NSRange(location: 1, length: 3) && target.isFirstResponder)
    #expect(target.interaction.display?.dropCaret == nil && !target.isTextDropActive)
    #expect(!page.view.isTextDragActive)
  }

  @Test func aClickOnSelectedTextPlacesTheCaret() {
    let page = TextViewPage("one two")
    select(page, 0, 3)
    page.harness.mouseDown(page.view, at: page.place(1))
    #expect(page.state == "[one] two")
    page.harness.mouseUp(page.view, at: page.place(1))
    #expect(page.state == "o|ne two")
  }

  @Test func textDroppedOnItselfOrNowhereStays() {
    let page = TextViewPage("one two")
    select(page, 0, 3)
    drag(page, from: 1, to: [(page.view, page.place(5)), (page.view, page.place(2))])
    #expect(page.state == "[one] two")
    let below = CGPoint(x: 50, y: 230)
    drag(page, from: 1, to: [(page.view, page.place(5)), (page.window, below)])
    #expect(page.state == "[one] two" && page.recorder.calls.isEmpty)
  }

  @Test func whatTheDelegateRefusesDoesNotMove() {
    let page = TextViewPage("one two")
    page.recorder.mayChange = { range, _ in range.location != 7 }
    select(page, 0, 3)
    drag(page, from: 1, to: [(page.view, page.place(5)), (page.view, page.place(7))])
    #expect(page.state == "[one] two")
  }

  @Test func aFieldTakesALineAndSecretsStayWhereTheyAre() {
    let page = TextViewPage("one\ntwo")
    let field = UITextField(frame: CGRect(x: 10, y: 210, width: 200, height: 34))
    page.view.superview?.addSubview(field)
    page.harness.settle()
    select(page, 0, 7)
    drag(page, from: 1, to: [(page.view, page.place(6)), (field, CGPoint(x: 20, y: 17))])
    #expect(field.text == "one two" && field.isEditing)
    field.isSecureTextEntry = true
    field.selectAll(nil)
    page.harness.mouseDown(field, at: CGPoint(x: 12, y: 17))
    page.harness.mouseDrag(to: CGPoint(x: 40, y: 17), in: field)
    #expect(!field.isTextDragActive)
    page.harness.mouseUp(field, at: CGPoint(x: 40, y: 17))
  }

  @Test func aFingerThatRestsOnTheSelectionLiftsIt() {
    let page = TextViewPage("one two")
    select(page, 0, 4)
    page.harness.touchDown(page.view, at: page.place(1))
    page.harness.advance(by: 0.7)
    #expect(page.view.isTextDragActive)
    page.harness.touchMove(to: page.place(7), in: page.view)
    page.harness.advance(by: 0.02)
    page.harness.touchUp()
    page.harness.advance(by: 1)
    #expect(page.state == "two[one ]")
  }

  // MARK: Delegates

  final class Source: NSObject, UITextDragDelegate {
    var items: ([UIDragItem]) -> [UIDragItem] = { $0 }
    var log: [String] = []

    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable,
      itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { items(dragRequest.suggestedItems) }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable,
      dragSessionWillBegin session: any UIDragSession
    ) { log.append("begins") }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable,
      dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
    ) { log.append("ends \(operation)") }
  }

  final class Target: NSObject, UITextDropDelegate {
    var propose: (any UITextDropRequest) -> UITextDropProposal = { $0.suggestedProposal }
    var editability = UITextDropEditability.no

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { editability }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { propose(drop) }
  }

  @Test func theSourceDecidesWhatIsDragged() {
    let page = TextViewPage("one two")
    let (source, target) = (Source(), other(page, ""))
    page.view.textDragDelegate = source
    source.items = { _ in
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "quoted")))]
    }
    select(page, 0, 3)
    drag(page, from: 1, to: [(page.view, page.place(5)), (target, CGPoint(x: 10, y: 20))])
    #expect(target.text == "quoted" && source.log == ["begins", "ends copy"])
    source.items = { _ in [] }
    page.view.becomeFirstResponder()
    select(page, 0, 3)
    page.harness.advance(by: 1)
    drag(page, from: 1, to: [(page.view, page.place(5)), (target, CGPoint(x: 10, y: 20))])
    #expect(target.text == "quoted" && source.log.count == 2)
  }

  @Test func theTargetDecidesWhatADropDoes() {
    let page = TextViewPage("one two")
    let (target, delegate) = (other(page, "old"), Target())
    target.textDropDelegate = delegate
    delegate.propose = { request in
      #expect(!request.isSameView && request.suggestedProposal.operation == .copy)
      let proposal = UITextDropProposal(operation: .move)
      proposal.dropAction = .replaceAll
      return proposal
    }
    select(page, 0, 4)
    drag(page, from: 1, to: [(page.view, page.place(6)), (target, place(target, 1))])
    #expect(target.text == "one " && page.view.text == "two")
    page.harness.type("z", modifiers: .control)
    #expect(target.text == "old" && page.view.text == "one two")
  }

  @Test func textThatMayNotBeEditedTakesNoDropUnlessTheProgramSaysSo() {
    let page = TextViewPage("one two")
    let (target, delegate) = (other(page, "old"), Target())
    target.isEditable = false
    target.textDropDelegate = delegate
    select(page, 0, 3)
    drag(page, from: 1, to: [(page.view, page.place(5)), (target, place(target, 0))])
    #expect(target.text == "old")
    delegate.editability = .temporary
    page.harness.advance(by: 1)
    drag(page, from: 1, to: [(page.view, page.place(5)), (target, place(target, 0))])
    #expect(target.text == "oneold" && !target.isEditable)
  }

  @Test func attributesAreKeptWhereTheViewTakesThem() {
    let page = TextViewPage("plain bold")
    page.view.allowsEditingTextAttributes = true
    page.view.textStorage.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 6, length: 4))
    let rich = other(page, "")
    rich.allowsEditingTextAttributes = true
    select(page, 6, 4)
    drag(page, from: 7, to: [(page.view, page.place(2)), (rich, CGPoint(x: 10, y: 12))])
    let font = rich.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(rich.text == "bold" && font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
  }
}
