import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class SegueTests {
  private let app = AppHarness()

  private func travel() throws -> TravelController {
    let storyboard = NibFixtures.storyboard("Travel")
    let travel = try #require(
      storyboard.instantiateInitialViewController() as? TravelController)
    app.show(travel, size: CGSize(width: 700, height: 600))
    return travel
  }

  private func tap(_ title: String, in controller: UIViewController) throws {
    let buttons = controller.view.subviews.compactMap { $0 as? UIButton }
    app.tap(try #require(buttons.first { $0.currentTitle == title }))
    app.advance(by: 1)
  }

  @Test func containersAreFilledBeforeTheViewIsLoaded() throws {
    let travel = try travel()
    #expect(travel.log == ["prepare map for UIView", "loaded with 1"])
    let child = try #require(travel.children.first)
    #expect(child.title == "Map" && child.view.superview === travel.container)
    #expect(child.view.frame == travel.container?.bounds)
    #expect(child.view.backgroundColor == .systemMint)
  }

  @Test func aButtonPresentsWithStyleAndTransition() throws {
    let travel = try travel()
    try tap("Modal", in: travel)
    let trip = try #require(travel.presentedViewController as? TripController)
    #expect(trip.modalPresentationStyle == .formSheet)
    #expect(trip.modalTransitionStyle == .crossDissolve)
    #expect(trip.preferredContentSize == CGSize(width: 200, height: 150))
    #expect(travel.log.last == "prepare modal for UIButton")
  }

  @Test func anUnwindSegueDismissesAndTells() throws {
    let travel = try travel()
    try tap("Modal", in: travel)
    let trip = try #require(travel.presentedViewController as? TripController)
    try tap("Back", in: trip)
    #expect(travel.presentedViewController == nil)
    #expect(travel.log.last == "back from TripController")
  }

  @Test func aPopoverHasItsAnchorAndItsArrow() throws {
    let travel = try travel()
    try tap("Popover", in: travel)
    let popover = try #require(travel.presentedViewController?.popoverPresentationController)
    #expect((popover.sourceView as? UIButton)?.currentTitle == "Popover")
    #expect(popover.permittedArrowDirections == .up)
  }

  @Test func aSegueOfTheProgramIsPerformed() throws {
    let travel = try travel()
    try tap("Custom", in: travel)
    #expect(travel.log.suffix(2) == ["prepare custom for UIButton", "jump to Trip"])
    #expect(travel.presentedViewController == nil)
  }

  @Test func aSegueActionMakesTheController() throws {
    let travel = try travel()
    try tap("Made", in: travel)
    let trip = try #require(travel.presentedViewController as? TripController)
    #expect(trip.origin == "made" && trip.title == "Trip")
  }

  @Test func segueActionsMakeRootsAndEmbeddedParts() throws {
    let storyboard = try NibFixtures.storyboard(
      initial: "a",
      scenes: [
        """
        <navigationController id="a" customClass="MakingStack" customModule="UIKitTests"><connections>
          <segue destination="b" kind="relationship" relationship="rootViewController" destinationCreationSelector="makeRoot:" id="s1"/>
        </connections></navigationController>
        """,
        """
        <viewController id="b" customClass="MakingController" customModule="UIKitTests"><view key="view" id="v"><subviews>
          <containerView id="w"><rect key="frame" x="0" y="0" width="50" height="40"/><connections>
            <segue destination="c" kind="embed" destinationCreationSelector="makePart:sender:" id="s2"/>
          </connections></containerView>
        </subviews></view></viewController>
        """, #"<viewController id="c" customClass="TripController" customModule="UIKitTests"/>"#,
      ])
    let stack = try #require(storyboard.instantiateInitialViewController() as? MakingStack)
    let root = try #require(stack.topViewController as? MakingController)
    #expect(root.origin == "root")
    app.show(stack)
    let part = try #require(root.children.first as? TripController)
    #expect(part.origin == "part of root in UIView")
    #expect(part.view.frame.size == CGSize(width: 50, height: 40))
  }

  @Test func aSegueMayBeRefused() throws {
    let travel = try travel()
    try tap("Refused", in: travel)
    #expect(travel.presentedViewController == nil && travel.log.count == 2)
  }

  @Test func aProgramPerformsASegueByItsName() throws {
    let travel = try travel()
    travel.performSegue(withIdentifier: "manual", sender: "me")
    app.advance(by: 1)
    #expect(travel.log.last == "prepare manual for String")
    #expect(travel.presentedViewController is TripController)
  }

  @Test func aReferenceLeadsToAnotherStoryboard() {
    let song: SongController = NibFixtures.storyboard("Travel")
      .instantiateViewController(identifier: "elsewhere")
    #expect(song.title == "Song")
  }
}
