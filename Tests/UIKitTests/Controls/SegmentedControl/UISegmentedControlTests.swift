import Foundation
import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UISegmentedControlTests {
  private func stage(_ items: [Any] = ["One", "Two", "Three"], isRightToLeft: Bool = false)
    -> ControlStage<UISegmentedControl>
  {
    ControlStage(
      UISegmentedControl(items: items), frame: CGRect(x: 10, y: 10, width: 301, height: 32),
      isRightToLeft: isRightToLeft)
  }

  private func middle(_ segment: Int) -> CGPoint { CGPoint(x: 50 + 100 * segment, y: 16) }

  @Test func itStartsWithNothingSelected() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "b")
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == -1)
  }

  /// Measured on iOS 26.
  @Test func segmentsAreEvenAndThePillLiesWithin() {
    let stage = stage()
    stage.control.selectedSegmentIndex = 1
    stage.harness.settle()
    #expect(stage.control.segments.map(\.frame.minX) == [0, 100, 200])
    #expect(stage.control.segments[2].frame.maxX == 301)
    #expect(stage.control.pill.frame == CGRect(x: 102, y: 2, width: 96, height: 28))
    #expect(stage.control.pill.layer.cornerRadius == 14)
  }

  @Test func contentMovesInThePlacesItIsAdjustedIn() {
    let stage = stage()
    let control = stage.control
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 3, vertical: 4), forSegmentType: .left, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 1, vertical: 0), forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: .nan, vertical: 0), forSegmentType: .right, barMetrics: .default)
    stage.harness.settle()
    let places = control.segments.map { $0.subviews[0].frame.origin }
    #expect(places == [CGPoint(x: 3, y: 4), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 0)])
    let left = control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
    #expect(left == UIOffset(horizontal: 3, vertical: 4))
    control.setContentPositionAdjustment(.zero, forSegmentType: .left, barMetrics: .compact)
    stage.harness.settle()
    #expect(control.segments[0].subviews[0].frame.minX == 3)
  }

  @Test func aTapSelectsAndASecondOneSaysNothing() {
    let stage = stage()
    stage.harness.tap(stage.control, at: middle(1))
    #expect(stage.control.selectedSegmentIndex == 1)
    #expect(stage.takeLog() == ["down", "value", "primary", "up"])
    stage.harness.tap(stage.control, at: middle(1))
    #expect(stage.takeLog() == ["down", "up"])
    stage.control.selectedSegmentIndex = 0
    #expect(stage.takeLog().isEmpty)
  }

  @Test func aDragTakesTheSelectionAlong() {
    let stage = stage()
    stage.control.selectedSegmentIndex = 0
    stage.harness.touchDown(stage.control, at: middle(0))
    stage.harness.touchMove(to: middle(1), in: stage.control)
    #expect(stage.control.shownSelection == 1 && stage.control.selectedSegmentIndex == 0)
    stage.harness.touchMove(to: middle(2), in: stage.control)
    stage.harness.touchUp()
    #expect(stage.control.selectedSegmentIndex == 2)
    #expect(stage.takeLog().count { $0 == "value" } == 1)
  }

  @Test func aDragFromAnotherSegmentSelectsWhereItEnds() {
    let stage = stage()
    stage.control.selectedSegmentIndex = 0
    stage.drag(from: middle(1), to: middle(2))
    #expect(stage.control.selectedSegmentIndex == 2)
    stage.drag(from: middle(1), to: CGPoint(x: 50, y: 300))
    #expect(stage.control.selectedSegmentIndex == 2)
  }

  @Test func aMomentaryControlTellsWhichWasPressed() {
    let stage = stage()
    stage.control.isMomentary = true
    var pressed: [Int] = []
    stage.control.addAction(
      UIAction { pressed.append(($0.sender as! UISegmentedControl).selectedSegmentIndex) },
      for: .valueChanged)
    for segment in [2, 2, 0] { stage.harness.tap(stage.control, at: middle(segment)) }
    #expect(pressed == [2, 2, 0])
    #expect(stage.control.selectedSegmentIndex == -1)
    stage.focus()
    stage.press(.keyboardRightArrow, .keyboardRightArrow, .keyboardSpacebar)
    #expect(pressed.last == 1)
  }

  @Test func segmentsPerformActions() {
    var log: [String] = []
    let actions = ["a", "b"].map { name in
      UIAction(title: name, identifier: .init(name)) { _ in log.append(name) }
    }
    let harness = AppHarness()
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
    control.addAction(UIAction { _ in log.append("value") }, for: .valueChanged)
    harness.show(control)
    harness.tap(control, at: CGPoint(x: 150, y: 16))
    #expect(log == ["value", "b"])
    control.sendActions(for: .valueChanged)
    #expect(log == ["value", "b", "value"])
    #expect(control.segmentIndex(identifiedBy: .init("b")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("c")) == NSNotFound)
    #expect(control.actionForSegment(at: 0) === actions[0])
  }

  @Test func twoActionsOfOneNameEndTheProcess() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let action = UIAction(title: "a", identifier: .init("a")) { _ in }
        _ = UISegmentedControl(frame: .zero, actions: [action, action])
      }
    }
  }

  @Test func theSelectionGoesWithItsSegment() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "b")
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
    control.insertSegment(with: UIImage(systemName: "star"), at: 99, animated: false)
    #expect(control.imageForSegment(at: 2) != nil && control.titleForSegment(at: 2) == nil)
    control.setTitle("star", forSegmentAt: 2)
    #expect(control.imageForSegment(at: 2) == nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func widthsAreSetOrShared() {
    let stage = stage(["i", "a long title"])
    stage.control.setWidth(80, forSegmentAt: 0)
    stage.harness.settle()
    #expect(stage.control.segments.map(\.frame.width) == [80, 221])
    stage.control.setWidth(0, forSegmentAt: 0)
    stage.control.apportionsSegmentWidthsByContent = true
    stage.harness.settle()
    let widths = stage.control.segments.map(\.frame.width)
    #expect(widths[0] < widths[1] / 2 && widths[0] + widths[1] > 298)
  }

  @Test func keysSelectWhatCanBeSelected() {
    let stage = stage()
    stage.control.setEnabled(false, forSegmentAt: 1)
    stage.focus()
    stage.press(.keyboardRightArrow, .keyboardRightArrow)
    #expect(stage.control.selectedSegmentIndex == 2)
    stage.press(.keyboardLeftArrow)
    #expect(stage.control.selectedSegmentIndex == 0)
    stage.harness.tap(stage.control, at: middle(1))
    #expect(stage.control.selectedSegmentIndex == 0)
  }

  @Test func fromRightToLeftTheFirstSegmentIsAtTheRight() {
    let stage = stage(isRightToLeft: true)
    stage.harness.settle()
    #expect(stage.control.segments[0].frame.maxX == 301)
    stage.harness.tap(stage.control, at: CGPoint(x: 280, y: 16))
    #expect(stage.control.selectedSegmentIndex == 0)
    stage.focus()
    stage.press(.keyboardLeftArrow)
    #expect(stage.control.selectedSegmentIndex == 1)
  }

  @Test func aControlWithoutRoomHasAPillWithoutSize() {
    let stage = stage()
    stage.control.selectedSegmentIndex = 1
    stage.control.frame.size.height = 3
    stage.harness.settle()
    #expect(stage.control.pill.frame.height == 0 && stage.control.pill.frame.midY == 1.5)
    stage.control.frame = .zero
    stage.control.selectedSegmentIndex = 2
    stage.harness.settle()
    #expect(stage.control.pill.frame == .zero)
  }

  @Test func segmentsAreTheElements() throws {
    let stage = stage()
    stage.control.selectedSegmentIndex = 2
    #expect(!stage.control.isAccessibilityElement)
    let third = try #require(stage.harness.view(labelled: "Three"))
    #expect(third.accessibilityTraits == [.button, .selected])
    let first = try #require(stage.harness.view(labelled: "One"))
    #expect(first.accessibilityActivate())
    #expect(stage.control.selectedSegmentIndex == 0)
    #expect(first.accessibilityTraits.contains(.selected))
  }
}
