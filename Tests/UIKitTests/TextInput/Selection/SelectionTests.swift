import Foundation
import PlatformKit
import RenderKit
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Selecting with the mouse as on a desktop, and by touch as on iOS.
@MainActor @Suite struct SelectionTests {
  private func display(_ page: TextViewPage) -> UITextSelectionDisplayInteraction {
    page.view.interaction.display!
  }

  // MARK: The mouse

  @Test func aPressPlacesTheCaretAndTakesTheKeyboard() {
    let page = TextViewPage("hello world", isActive: false)
    page.harness.mouseDown(page.view, at: page.place(5))
    #expect(page.state == "hello| world" && page.view.isFirstResponder)
    page.harness.mouseUp(page.view, at: page.place(5))
    #expect(page.state == "hello| world")
  }

  @Test func aDragSelectsEitherWay() {
    let page = TextViewPage("hello world")
    page.harness.mouseDown(page.view, at: page.place(6))
    page.harness.mouseDrag(to: page.place(9), in: page.view)
    #expect(page.state == "hello [wor]ld")
    page.harness.advance(by: 0.02)
    page.harness.mouseDrag(to: page.place(2), in: page.view)
    #expect(page.state == "he[llo ]world")
    page.harness.mouseUp(page.view, at: page.place(2))
    page.keys(.keyboardLeftArrow, modifiers: .shift)
    #expect(page.state == "h[ello ]world")
  }

  @Test func doubleAndTripleClicksSelectWordsAndParagraphs() {
    let page = TextViewPage("one two three\nfour")
    page.harness.click(page.view, at: page.place(5), count: 2)
    #expect(page.state == "one [two] three\nfour")
    page.harness.advance(by: 1)
    page.harness.click(page.view, at: page.place(5), count: 3)
    #expect(page.state == "[one two three]\nfour")
  }

  @Test func aDragAfterADoubleClickSelectsWholeWords() {
    let page = TextViewPage("one two three four")
    page.harness.click(page.view, at: page.place(9))
    page.harness.mouseDown(page.view, at: page.place(9))
    page.harness.mouseDrag(to: page.place(15), in: page.view)
    #expect(page.state == "one two [three four]")
    page.harness.advance(by: 0.02)
    page.harness.mouseDrag(to: page.place(5), in: page.view)
    #expect(page.state == "one [two three] four")
    page.harness.mouseUp(page.view, at: page.place(5))
  }

  @Test func theSelectionEndsWhereTheButtonIsReleased() {
    let page = TextViewPage("hello world")
    page.harness.mouseDown(page.view, at: page.place(6))
    page.harness.mouseDrag(to: page.place(9), in: page.view)
    page.harness.mouseDrag(to: page.place(10), in: page.view)
    page.harness.mouseUp(page.view, at: page.place(11))
    #expect(page.state == "hello [world]")
  }

  @Test func theSelectionIsGreyWhereKeysDoNotGo() throws {
    let page = TextViewPage("hello world")
    page.view.selectedRange = NSRange(location: 0, length: 5)
    page.harness.advance(by: 0.02)
    let highlight = try #require(display(page).highlightView as? SelectionHighlightView)
    let colors = { highlight.subviews.map(\.backgroundColor) }
    #expect(colors() == [highlight.tintColor.withAlphaComponent(0.25)])
    let other = UIWindow(frame: page.window.bounds)
    other.makeKeyAndVisible()
    page.harness.advance(by: 0.02)
    #expect(!highlight.isActive && colors() == [UIColor.systemGray.withAlphaComponent(0.25)])
    page.window.makeKey()
    page.harness.advance(by: 0.02)
    #expect(highlight.isActive && colors() == [highlight.tintColor.withAlphaComponent(0.25)])
  }

  @Test func theSelectionIsGreyAndNoCaretBlinksWhileAnotherProgramHasTheKeyboard() throws {
    let page = TextViewPage("hello world")
    let id = try #require(page.window.platformWindow?.id)
    page.view.selectedRange = NSRange(location: 0, length: 5)
    page.harness.advance(by: 0.02)
    let highlight = try #require(display(page).highlightView as? SelectionHighlightView)
    page.harness.post(.window(id, .unfocused))
    page.harness.advance(by: 0.02)
    #expect(!highlight.isActive && page.window.isKeyWindow && page.view.isFirstResponder)
    page.harness.post(.window(id, .focused))
    page.harness.advance(by: 0.02)
    #expect(highlight.isActive)
    page.view.selectedRange = NSRange(location: 2, length: 0)
    page.harness.advance(by: 0.02)
    let caret = display(page).cursorView
    #expect(!caret.isHidden && caret.isBlinking)
    page.harness.post(.window(id, .unfocused))
    page.harness.advance(by: 0.02)
    #expect(caret.isHidden && !caret.isBlinking && caret.layer.animationKeys() == nil)
    page.harness.post(.window(id, .focused))
    page.harness.advance(by: 0.02)
    #expect(!caret.isHidden && caret.isBlinking)
  }

  @Test func shiftExtendsTheSelection() {
    let page = TextViewPage("hello world")
    page.harness.click(page.view, at: page.place(3))
    page.harness.advance(by: 1)
    page.harness.click(page.view, at: page.place(8), modifiers: .shift)
    #expect(page.state == "hel[lo wo]rld")
    page.harness.advance(by: 1)
    page.harness.click(page.view, at: page.place(1), modifiers: .shift)
    #expect(page.state == "h[el]lo world")
  }

  @Test func aDragBelowTheViewScrolls() {
    let text = (0..<200).map { "line \($0)" }.joined(separator: "\n")
    let page = TextViewPage(text)
    page.harness.mouseDown(page.view, at: page.place(2))
    page.harness.mouseDrag(to: CGPoint(x: 50, y: 230), in: page.view)
    let first = page.view.selectedRange.length
    page.harness.advance(by: 1)
    #expect(page.view.contentOffset.y > 200)
    #expect(page.view.selectedRange.length > first && page.view.selectedRange.location == 2)
    let offset = page.view.contentOffset
    page.harness.mouseUp(page.view, at: CGPoint(x: 50, y: offset.y + 230))
    page.harness.advance(by: 1)
    #expect(page.view.contentOffset == offset)
  }

  @Test func whatIsSelectedIsThePrimarySelectionAndTheMiddleButtonPastesIt() {
    let page = TextViewPage("hello world")
    page.harness.click(page.view, at: page.place(2), count: 2)
    #expect(UIPasteboard.primarySelection.string == "hello")
    page.harness.advance(by: 1)
    page.harness.click(page.view, at: page.place(11), button: .button(3))
    #expect(page.state == "hello worldhello|")
    #expect(page.recorder.calls.contains("may 11+0 \"hello\""))
    page.view.isEditable = false
    page.harness.advance(by: 1)
    page.harness.click(page.view, at: page.place(0), button: .button(3))
    #expect(page.view.text == "hello worldhello")
  }

  @Test func theSecondaryButtonLeavesTheSelection() {
    let page = TextViewPage("hello world")
    page.view.selectedRange = NSRange(location: 0, length: 5)
    page.harness.click(page.view, at: page.place(8), button: .secondary)
    #expect(page.state == "[hello] world")
  }

  @Test func aTextThatCannotBeSelectedIgnoresTheMouse() {
    let page = TextViewPage("hello world", isActive: false)
    page.view.isEditable = false
    page.view.isSelectable = false
    page.harness.click(page.view, at: page.place(3), count: 2)
    #expect(!page.view.isFirstResponder && page.view.selectedRange.length == 0)
  }

  // MARK: Touches

  @Test func aTapPlacesTheCaret() {
    let page = TextViewPage("hello world", isActive: false)
    page.harness.tap(page.view, at: page.place(5))
    #expect(page.state == "hello| world" && page.view.isFirstResponder)
  }

  @Test func aFingerThatMovesScrollsAndDoesNotSelect() {
    let text = (0..<200).map { "line \($0)" }.joined(separator: "\n")
    let page = TextViewPage(text)
    page.harness.touchDown(page.view, at: CGPoint(x: 50, y: 150))
    page.harness.advance(by: 0.02)
    for y in stride(from: 140.0, through: 40, by: -20) {
      page.harness.touchMove(
        to: CGPoint(x: 50, y: y + page.view.contentOffset.y), in: page.view)
      page.harness.advance(by: 0.02)
    }
    page.harness.touchUp()
    #expect(page.view.contentOffset.y > 50 && page.state.hasPrefix("|"))
  }

  @Test func aLongPressMovesTheCaretUnderALoupe() {
    let page = TextViewPage("hello world")
    page.harness.touchDown(page.view, at: page.place(2))
    page.harness.advance(by: 0.6)
    #expect(page.state == "he|llo world")
    #expect(page.window.subviews.contains { $0 is LoupeView })
    page.harness.touchMove(to: page.place(7), in: page.view)
    #expect(page.state == "hello w|orld")
    page.harness.touchUp()
    page.harness.advance(by: 0.1)
    #expect(!page.window.subviews.contains { $0 is LoupeView })
  }

  @Test func aLongPressOnTextToReadSelectsAWordAndHandlesMakeItLonger() throws {
    let page = TextViewPage("one two three four")
    page.view.isEditable = false
    page.harness.touchDown(page.view, at: page.place(5))
    page.harness.advance(by: 0.6)
    page.harness.touchUp()
    #expect(page.state == "one [two] three four")
    page.harness.settle()
    let handles = display(page).handleViews
    #expect(handles.allSatisfy { !$0.isHidden })
    let end = handles[1]
    let knob = end.convert(CGPoint(x: 6, y: end.bounds.maxY - 6), to: page.view)
    page.harness.touchDown(page.view, at: knob)
    page.harness.advance(by: 0.05)
    let distance = page.place(13).x - page.place(7).x
    page.harness.touchMove(to: CGPoint(x: knob.x + distance, y: knob.y), in: page.view)
    #expect(page.state == "one [two three] four")
    page.harness.touchUp()
  }

  // MARK: What shows

  @Test func theCaretIsAppleSizedInTheTintAndOnlyInTheKeyWindow() {
    let page = TextViewPage("hello")
    let caret = display(page).cursorView
    #expect(!caret.isHidden && caret.backgroundColor == page.view.tintColor)
    #expect(caret.frame.width == 2 && abs(caret.frame.height - (20.287 + 1.5)) < 0.01)
    #expect(abs(caret.frame.midX - 5) < 0.01)
    page.view.resignFirstResponder()
    page.harness.settle()
    #expect(caret.isHidden)
  }

  @Test func theCaretBlinksWithoutMainAndRestsAfterAWhile() {
    let page = TextViewPage("hello")
    let caret = display(page).cursorView
    #expect(caret.layer.animation(forKey: "blink") != nil)
    page.harness.advance(by: 0.3)
    #expect(caret.layer.presentation()?.opacity == 1)
    page.harness.advance(by: 0.5)
    #expect(caret.layer.presentation()?.opacity == 0)
    page.harness.type("x")
    #expect(caret.layer.presentation()?.opacity == 1)
    page.harness.advance(by: 11)
    #expect(caret.layer.animation(forKey: "blink") == nil && !caret.isHidden)
  }

  @Test func keysKeepTheCaretFromBlinkingAndFromRestingForGood() {
    let page = TextViewPage("hello")
    let caret = display(page).cursorView
    for _ in 0..<8 {
      page.harness.advance(by: 0.4)
      #expect(caret.layer.presentation()?.opacity == 1)
      page.harness.type("x")
    }
    page.harness.advance(by: 0.7)
    #expect(caret.layer.presentation()?.opacity == 0)
    page.harness.advance(by: 10)
    #expect(caret.layer.animation(forKey: "blink") == nil)
    page.harness.type("x")
    page.harness.advance(by: 0.3)
    #expect(caret.layer.presentation()?.opacity == 1)
    page.harness.advance(by: 0.4)
    #expect(caret.layer.presentation()?.opacity == 0)
  }

  @Test func aKeyAddsNoAnimation() throws {
    let page = TextViewPage("hello")
    let layer = display(page).cursorView.layer
    page.harness.type("x")
    let first = try #require(layer.animation(forKey: "blink"))
    page.harness.type("x")
    #expect(layer.animation(forKey: "blink") === first)
  }

  @Test func aBlinkingCaretHasTwoFramesASecondAndNoTurnsOfMain() {
    let page = TextViewPage("hello")
    page.harness.type("x")
    page.harness.advance(by: 0.2)
    let statistics = page.harness.application.engine.server.statistics
    let before = statistics.total
    page.harness.advance(by: 8)
    let total = statistics.total
    #expect(total.framesPresented - before.framesPresented == 16)
    // The harness makes frames besides; a clock that ticks would make thousands.
    #expect(total.layersEvaluated - before.layersEvaluated < 200)
    #expect(total.packetsApplied == before.packetsApplied)
    let caret = display(page).cursorView.frame
    let area = Int((caret.width + 2) * (caret.height + 2)) * 16
    #expect(total.pixelsRepainted - before.pixelsRepainted <= 2 * area)
  }

  /// However long the commit took that showed the caret first.
  @Test func noFrameComesAfterThatOfAKeyUntilTheCaretBlinks() throws {
    let page = TextViewPage("hello", isActive: false)
    let clock = page.harness.platform.manualClock
    let slow = SlowlyDrawnView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    slow.onDraw = { clock.advance(to: clock.now() + 0.1) }
    page.window.addSubview(slow)
    slow.setNeedsDisplay()
    let start = clock.now()
    page.view.becomeFirstResponder()
    page.harness.settle()
    #expect(clock.now() - start > 0.09, "it was drawn")
    #expect(display(page).cursorView.layer.animation(forKey: "blink") != nil)
    let frames = try #require(page.window.platformWindow?.frameClock as? HeadlessFrameClock)
    for _ in 0..<2 {
      page.harness.advance(by: 0.3)
      page.harness.type("x")
      let next = try #require(frames.nextTick)
      #expect(next - clock.now() > 0.4)
    }
  }

  @Test func linesOfASelectionAreOneRectangle() {
    let page = TextViewPage("one\ntwo\nthree\nfour")
    page.view.selectedRange = NSRange(location: 1, length: 15)
    page.harness.settle()
    let pieces = display(page).highlightView.subviews
    #expect(pieces.count == 3)
    #expect(display(page).cursorView.isHidden)
  }

  @Test func ofALongSelectionOnlyWhatShowsIsLaidOut() {
    let text = (0..<20_000).map { "line \($0)" }.joined(separator: "\n")
    let page = TextViewPage(text)
    let before = page.view.layoutManager.layoutCount
    page.view.selectAll(nil)
    page.harness.settle()
    #expect(page.view.selectedRange.length == text.utf16.count)
    #expect(page.view.layoutManager.layoutCount - before < 60)
    #expect(!display(page).highlightView.subviews.isEmpty)
  }
}

/// Drawing it takes time.
private final class SlowlyDrawnView: UIView {
  var onDraw: @MainActor () -> Void = {}

  override func draw(_ rect: CGRect) { onDraw() }
}
