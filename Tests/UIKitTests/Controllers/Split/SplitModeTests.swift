import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What shows in wide windows, how it changes, and what is told of it.
@MainActor
struct SplitModeTests {
  private final class Follower: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var target = UISplitViewController.DisplayMode.automatic

    func targetDisplayModeForAction(
      in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { target }
    func splitViewControllerInteractivePresentationGestureWillBegin(
      _ svc: UISplitViewController
    ) { log.append("begins") }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      log.append("is over")
    }
  }

  @Test func threeWindowSizes() {
    let rig = RecordedSplit(.tripleColumn, width: 1400)
    #expect(rig.split.displayMode == .twoBesideSecondary && rig.split.splitBehavior == .tile)
    #expect(rig.place(.primary) == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(rig.place(.supplementary) == CGRect(x: 321, y: 0, width: 320, height: 600))
    #expect(rig.place(.secondary) == CGRect(x: 642, y: 0, width: 758, height: 600))
    rig.resize(1000)
    #expect(rig.split.displayMode == .oneBesideSecondary && rig.split.splitBehavior == .displace)
    #expect(rig.place(.primary) == nil)
    #expect(rig.place(.supplementary) == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(rig.place(.secondary) == CGRect(x: 321, y: 0, width: 679, height: 600))
    rig.resize(700)
    #expect(rig.split.displayMode == .secondaryOnly && rig.split.splitBehavior == .overlay)
    #expect(rig.place(.supplementary) == nil)
    #expect(rig.place(.secondary) == CGRect(x: 0, y: 0, width: 700, height: 600))
  }

  @Test func columnsAreAsWideAsTheProgramSays() {
    let rig = RecordedSplit(.tripleColumn, width: 1400)
    rig.split.preferredPrimaryColumnWidth = 250
    rig.split.minimumSupplementaryColumnWidth = 340
    rig.harness.settle()
    #expect(rig.place(.primary)?.width == 250 && rig.split.primaryColumnWidth == 250)
    #expect(rig.place(.supplementary) == CGRect(x: 251, y: 0, width: 340, height: 600))
    #expect(rig.split.supplementaryColumnWidth == 340)
    rig.split.maximumPrimaryColumnWidth = 200
    rig.split.minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    rig.split.maximumSupplementaryColumnWidth = 300
    rig.harness.settle()
    #expect(rig.place(.primary)?.width == 200 && rig.place(.supplementary)?.width == 300)
    rig.split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    rig.split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    rig.split.preferredPrimaryColumnWidthFraction = 0.1
    rig.split.minimumPrimaryColumnWidth = 100
    rig.harness.settle()
    #expect(rig.place(.primary)?.width == 140)
    rig.split.minimumPrimaryColumnWidth = 150
    rig.harness.settle()
    #expect(rig.place(.primary)?.width == 150)
  }

  @Test func fromRightToLeftAndAtTheOtherEdge() {
    let rig = RecordedSplit()
    rig.split.primaryEdge = .trailing
    rig.harness.settle()
    #expect(rig.place(.primary)?.minX == 680 && rig.place(.secondary)?.minX == 0)
    rig.split.view.semanticContentAttribute = .forceRightToLeft
    rig.split.view.setNeedsLayout()
    rig.harness.settle()
    #expect(rig.place(.primary)?.minX == 0 && rig.place(.secondary)?.minX == 321)
  }

  @Test func columnsAreNarrowWhateverTheWindowIs() {
    let rig = RecordedSplit(.tripleColumn, width: 1400)
    #expect(rig.primary.traitCollection.horizontalSizeClass == .compact)
    #expect(rig.supplementary.traitCollection.horizontalSizeClass == .compact)
    #expect(rig.secondary.traitCollection.horizontalSizeClass == .regular)
    #expect(rig.primary.splitViewController === rig.split)
    #expect(rig.split.viewController(for: .primary) === rig.primary)
    #expect(rig.primary.navigationController?.parent === rig.split)
  }

  @Test func aColumnIsHiddenAndShown() {
    let rig = RecordedSplit()
    rig.split.hide(.primary)
    #expect(
      rig.recording.taken() == ["mode secondaryOnly", "hide primary", "p willDisappear"])
    #expect(rig.split.displayMode == .secondaryOnly && rig.split.transitionCoordinator != nil)
    rig.harness.advance(by: 0.2)
    let moving = rig.split.state.hosts[.primary]?.view.layer.presentation()?.frame.minX ?? 0
    #expect(moving < -20 && moving > -321, "it slides out")
    rig.finish()
    #expect(rig.recording.taken() == ["p didDisappear"])
    #expect(rig.place(.primary) == nil && rig.place(.secondary)?.width == 1000)
    rig.split.show(.primary)
    #expect(
      rig.recording.taken() == [
        "mode oneBesideSecondary", "show primary", "p willAppear", "p isAppearing",
      ])
    rig.finish()
    #expect(rig.recording.taken() == ["p didAppear"])
    #expect(rig.place(.primary)?.minX == 0 && rig.place(.secondary)?.minX == 321)
    #expect(rig.split.transitionCoordinator == nil)
  }

  @Test func twoColumnsComeAtOnce() {
    let rig = RecordedSplit(.tripleColumn, width: 1400) { $0.preferredDisplayMode = .secondaryOnly }
    #expect(rig.place(.supplementary) == nil)
    rig.split.show(.primary)
    rig.finish()
    #expect(rig.split.displayMode == .twoBesideSecondary)
    let told = rig.recording.taken()
    #expect(told.prefix(3) == ["mode twoBesideSecondary", "show primary", "show supplementary"])
    for name in ["p", "s"] {
      #expect(
        told.filter { $0.hasPrefix("\(name) ") && !$0.hasSuffix("load") }
          == ["\(name) willAppear", "\(name) isAppearing", "\(name) didAppear"])
    }
    rig.split.hide(.supplementary)
    rig.finish()
    #expect(rig.split.displayMode == .secondaryOnly && rig.place(.primary) == nil)
  }

  @Test func aSecondRequestEndsTheFirst() {
    let rig = RecordedSplit()
    rig.split.hide(.primary)
    rig.harness.advance(by: 0.1)
    rig.split.show(.primary)
    rig.finish()
    #expect(
      rig.recording.taken() == [
        "mode secondaryOnly", "hide primary", "p willDisappear", "p didDisappear",
        "mode oneBesideSecondary", "show primary", "p willAppear", "p isAppearing", "p didAppear",
      ])
    #expect(rig.place(.primary)?.minX == 0)
  }

  @Test func whatCoversIsDimmedAndATouchBesideHidesIt() throws {
    let rig = RecordedSplit(width: 700)
    #expect(rig.split.displayMode == .secondaryOnly)
    rig.split.show(.primary)
    rig.finish()
    #expect(rig.split.displayMode == .oneOverSecondary && rig.place(.primary)?.maxX == 280)
    #expect(rig.place(.secondary)?.minX == 0)
    let dimming = try #require(rig.harness.view(identifier: "SplitDimming"))
    #expect(dimming.alpha == 1)
    rig.harness.touchDown(rig.window, at: CGPoint(x: 600, y: 300))
    rig.harness.touchUp()
    rig.finish()
    #expect(rig.split.displayMode == .secondaryOnly && rig.place(.primary) == nil)
  }

  @Test func aDragFromTheEdgeShowsTheColumn() {
    let rig = RecordedSplit(width: 700)
    drag(rig, to: 200)
    #expect(rig.split.displayMode == .oneOverSecondary)
    #expect(rig.recording.taken().contains("p didAppear"))
    rig.split.hide(.primary)
    rig.finish()
    _ = rig.recording.taken()
    drag(rig, to: 40)
    #expect(rig.split.displayMode == .secondaryOnly && rig.place(.primary) == nil)
    #expect(
      rig.recording.taken().suffix(2) == ["p willDisappear", "p didDisappear"])
    rig.split.presentsWithGesture = false
    drag(rig, to: 200)
    #expect(rig.split.displayMode == .secondaryOnly)
  }

  @Test func theDelegateHearsOfDrags() {
    let (rig, follower) = (RecordedSplit(width: 700), Follower())
    rig.split.delegate = follower
    drag(rig, to: 200)
    #expect(follower.log == ["begins", "is over"] && rig.split.displayMode == .oneOverSecondary)
  }

  @Test func theDelegateSaysWhatTheButtonShows() throws {
    let (rig, follower) = (RecordedSplit(.tripleColumn, width: 1400), Follower())
    rig.split.delegate = follower
    let wanted: [UISplitViewController.DisplayMode] = [
      .secondaryOnly, .twoBesideSecondary, .automatic,
    ]
    var modes: [UISplitViewController.DisplayMode] = []
    for target in wanted {
      follower.target = target
      rig.harness.tap(try #require(rig.harness.view(identifier: "SplitDisplayMode")))
      rig.finish()
      modes.append(rig.split.displayMode)
    }
    #expect(modes == [.secondaryOnly, .twoBesideSecondary, .oneBesideSecondary])
  }

  private func drag(_ rig: RecordedSplit, to x: CGFloat) {
    rig.harness.dragFromEdge(to: x, in: rig.window)
    rig.harness.touchUp()
    rig.finish()
  }

  @Test func theButtonIsInTheOutermostBar() throws {
    let rig = RecordedSplit()
    let button = try #require(rig.harness.view(identifier: "SplitDisplayMode"))
    #expect(button.convert(button.bounds, to: nil).maxX < 320)
    rig.harness.tap(button)
    rig.finish()
    #expect(rig.split.displayMode == .secondaryOnly)
    let other = try #require(rig.harness.view(identifier: "SplitDisplayMode"))
    rig.harness.tap(other)
    rig.finish()
    #expect(rig.split.displayMode == .oneBesideSecondary)
    rig.split.displayModeButtonVisibility = .never
    rig.harness.settle()
    #expect(rig.harness.view(identifier: "SplitDisplayMode") == nil)
  }

  @Test func aDividerIsDragged() {
    let rig = RecordedSplit()
    rig.harness.drag(
      from: CGPoint(x: 320, y: 300), to: CGPoint(x: 400, y: 300), in: rig.window, duration: 0.5)
    let wide = rig.split.primaryColumnWidth
    #expect(wide > 360 && wide <= 402)
    #expect(rig.place(.secondary)?.minX == wide + 1)
    rig.harness.drag(
      from: CGPoint(x: wide, y: 300), to: CGPoint(x: 5, y: 300), in: rig.window, duration: 0.5)
    #expect(rig.split.primaryColumnWidth == 180)
  }

  @Test func preferencesAreKept() {
    let rig = RecordedSplit(width: 1000) {
      $0.preferredSplitBehavior = .overlay
      $0.preferredDisplayMode = .oneBesideSecondary
    }
    #expect(rig.split.displayMode == .oneOverSecondary)
    rig.split.preferredSplitBehavior = .automatic
    #expect(rig.split.displayMode == .oneBesideSecondary)
    rig.split.preferredSplitBehavior = .displace
    #expect(rig.split.splitBehavior == .tile, "two columns don't displace")
    rig.split.preferredPrimaryColumnWidth = 250
    rig.harness.settle()
    #expect(rig.place(.primary)?.width == 250)
  }
}
