import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite(.serialized) struct HoverRecognizerTests {
  @Test func itFollowsThePointerOverItsView() {
    let stage = GestureStage()
    let hover = stage.add(UIHoverGestureRecognizer(), "hover")
    stage.harness.hover(stage.parent, at: CGPoint(x: 10, y: 10))
    #expect(stage.said() == [])
    stage.harness.advance(by: 0.02)
    stage.harness.hover(stage.child, at: CGPoint(x: 30, y: 40))
    stage.harness.advance(by: 0.02)
    #expect(stage.said() == ["hover began"])
    #expect(hover.location(in: stage.child) == CGPoint(x: 30, y: 40))
    stage.harness.hover(stage.child, at: CGPoint(x: 31, y: 40))
    stage.harness.advance(by: 0.02)
    #expect(stage.said() == ["hover changed"])
    stage.harness.hover(stage.parent, at: CGPoint(x: 10, y: 10))
    stage.harness.advance(by: 0.02)
    #expect(stage.said() == ["hover ended"])
    #expect(hover.state == .possible)
  }

  @Test func leavingTheWindowEndsIt() {
    let stage = GestureStage()
    stage.add(UIHoverGestureRecognizer(), "hover", to: stage.parent)
    stage.harness.hover(stage.child)
    stage.harness.hoverAway(from: stage.child)
    #expect(stage.said() == ["hover began", "hover ended"])
  }

  @Test func viewsOneInTheOtherAreBothHoveredOver() {
    let stage = GestureStage()
    stage.add(UIHoverGestureRecognizer(), "inner")
    stage.add(UIHoverGestureRecognizer(), "outer", to: stage.parent)
    stage.harness.hover(stage.child)
    stage.harness.advance(by: 0.02)
    stage.harness.hover(stage.parent, at: CGPoint(x: 10, y: 10))
    stage.harness.advance(by: 0.02)
    #expect(stage.said() == ["inner began", "outer began", "inner ended", "outer changed"])
  }

  @Test func aViewThatGoesCancelsIt() {
    let stage = GestureStage()
    let hover = stage.add(UIHoverGestureRecognizer(), "hover")
    stage.harness.hover(stage.child)
    stage.child.removeFromSuperview()
    #expect(stage.said() == ["hover began", "hover cancelled"])
    #expect(hover.state == .possible)
  }
}
