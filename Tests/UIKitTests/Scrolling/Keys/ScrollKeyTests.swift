import PlatformKit
import Testing

@testable import UIKit

@MainActor
struct ScrollKeyTests {
  private func settle(_ stage: ScrollStage) -> CGFloat {
    stage.app.play(frames: 40)
    return stage.scrollView.contentOffset.y
  }

  @Test func arrowsGoByLinesAndAddUp() {
    let stage = ScrollStage()
    stage.app.press(.keyboardDownArrow)
    #expect(settle(stage) == 40)
    stage.app.press(.keyboardDownArrow)
    stage.app.press(.keyboardDownArrow)
    #expect(settle(stage) == 120)
    stage.app.press(.keyboardUpArrow)
    #expect(settle(stage) == 80)
  }

  @Test func pagesLeaveAFifthOfWhatShowed() {
    let stage = ScrollStage()
    stage.app.press(.keyboardPageDown)
    #expect(settle(stage) == 192)
    stage.app.press(.keyboardSpacebar, [], " ")
    #expect(settle(stage) == 384)
    stage.app.press(.keyboardSpacebar, .shift, " ")
    #expect(settle(stage) == 192)
    stage.app.press(.keyboardPageUp)
    #expect(settle(stage) == 0)
    stage.app.press(.keyboardDownArrow, .alternate)
    #expect(settle(stage) == 192)
    stage.scrollView.isPagingEnabled = true
    stage.app.press(.keyboardPageDown)
    #expect(settle(stage) == 432)
  }

  @Test func endAndHomeGoToTheEnds() {
    let stage = ScrollStage()
    stage.app.press(.keyboardEnd)
    #expect(settle(stage) == 2160)
    #expect(stage.log.lines.isEmpty)
    stage.app.press(.keyboardHome)
    #expect(settle(stage) == 0)
    #expect(stage.log.lines == ["to the top?", "arrived", "at the top"])
  }

  @Test func theDelegateMayForbidTheWayToTheTop() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 300
    stage.log.letsToTop = false
    stage.app.press(.keyboardHome)
    #expect(settle(stage) == 300)
    stage.scrollView.scrollsToTop = false
    stage.app.press(.keyboardHome)
    #expect(settle(stage) == 0)
    #expect(stage.log.lines == ["to the top?"])
  }

  @Test func aScrollViewCanRefuseKeys() {
    let stage = ScrollStage()
    stage.scrollView.allowsKeyboardScrolling = false
    stage.app.press(.keyboardPageDown)
    #expect(settle(stage) == 0)
    stage.scrollView.allowsKeyboardScrolling = true
    stage.scrollView.isScrollEnabled = false
    stage.app.press(.keyboardPageDown)
    #expect(settle(stage) == 0)
  }

  @Test func keysGoToTheScrollViewUsedLast() {
    let stage = ScrollStage()
    let small = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    small.contentSize = CGSize(width: 100, height: 1000)
    stage.app.window.addSubview(small)
    stage.app.turn()
    stage.app.press(.keyboardDownArrow)
    #expect(settle(stage) == 40)
    #expect(small.contentOffset.y == 0)
    stage.app.scroll(0, -48, at: (50, 50))
    stage.app.play(frames: 30)
    stage.app.press(.keyboardDownArrow)
    #expect(settle(stage) == 40)
    #expect(small.contentOffset.y == 88)
  }

  @Test func atTheEndOfTheInnerOneTheOuterScrolls() {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    inner.contentSize = CGSize(width: 320, height: 160)
    stage.content.addSubview(inner)
    stage.app.turn()
    stage.app.scroll(0, -20, at: (50, 50))
    stage.app.play(frames: 30)
    stage.app.press(.keyboardEnd)
    #expect(settle(stage) == 0)
    #expect(inner.contentOffset.y == 60)
    stage.app.press(.keyboardDownArrow)
    #expect(settle(stage) == 40)
  }

  @Test func aDragTakesTheKeyboardFromATextWhereTheProgramWantsIt() {
    let stage = ScrollStage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.scrollView.addSubview(field)
    field.becomeFirstResponder()
    stage.app.drag(from: (100, 200), to: (100, 150))
    stage.app.touch(1, .lift, 100, 150)
    stage.app.turn()
    #expect(field.isFirstResponder)
    stage.scrollView.keyboardDismissMode = .onDrag
    stage.app.drag(from: (100, 200), to: (100, 150))
    #expect(!field.isFirstResponder)
  }

  @Test func aFingerThatComesToAnInputViewTakesItAway() {
    let stage = ScrollStage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    stage.scrollView.addSubview(field)
    stage.scrollView.keyboardDismissMode = .interactive
    field.becomeFirstResponder()
    stage.app.turn()
    #expect(stage.app.window.inputHeight == 80, "from 160 to 240")
    stage.app.drag(from: (100, 60), to: (100, 130))
    #expect(field.isFirstResponder)
    stage.app.touch(1, .move, 100, 175)
    stage.app.turn()
    #expect(!field.isFirstResponder)
  }

  @Test func aWheelLeavesTheKeyboardWhereItIs() {
    let stage = ScrollStage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.scrollView.addSubview(field)
    stage.scrollView.keyboardDismissMode = .onDrag
    field.becomeFirstResponder()
    stage.app.scroll(0, -48)
    #expect(field.isFirstResponder)
  }
}
