import Testing
import UIKitTesting
@testable import UIKit

/// Layouts and sections that say where what was thrown, or turned with a wheel, comes to rest.
@MainActor
struct SnappingLayoutTests {
  /// Rests where a card begins; cards are 210 points apart.
  private final class Cards: UICollectionViewFlowLayout {
    var asked: [(proposed: CGPoint, velocity: CGPoint)] = []
    var isBroken = false

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append((proposedContentOffset, velocity))
      let place = isBroken ? CGFloat.nan : (proposedContentOffset.x / 210).rounded() * 210
      return CGPoint(x: place, y: proposedContentOffset.y)
    }
  }

  /// Hears where the layout has the content rest, and may say otherwise.
  private final class Listener: NSObject, UICollectionViewDelegate {
    var told: CGPoint?
    var own: CGPoint?

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      told = targetContentOffset.pointee
      if let own { targetContentOffset.pointee = own }
    }
  }

  private let layout = Cards()

  private func show() -> CollectionFixture {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 200, height: 400)
    return CollectionFixture(layout, count: 20)
  }

  private func throwLeft(_ fixture: CollectionFixture) {
    fixture.harness.drag(
      from: CGPoint(x: 300, y: 200), to: CGPoint(x: 200, y: 200), in: fixture.view, duration: 0.1)
    fixture.harness.advance(by: 5)
  }

  private func turn(_ view: UIView, by distance: CGFloat, _ fixture: CollectionFixture) {
    fixture.harness.scroll(
      view, by: CGVector(dx: -distance, dy: 0), steps: 1, isContinuous: false)
    fixture.harness.advance(by: 2)
  }

  @Test func aThrowRestsWhereTheLayoutSays() throws {
    let fixture = show()
    let listener = Listener()
    fixture.view.delegate = listener
    throwLeft(fixture)
    #expect(layout.asked.count == 1)
    let (proposed, velocity) = try #require(layout.asked.first)
    #expect(proposed.x > 100 && velocity.x > 0.1 && velocity.y == 0)
    let place = (proposed.x / 210).rounded() * 210
    #expect(place > 0 && fixture.view.contentOffset.x == place)
    #expect(listener.told?.x == place, "the delegate is asked after the layout")
  }

  @Test func theDelegateHasTheLastWord() {
    let fixture = show()
    let listener = Listener()
    listener.own = CGPoint(x: 300, y: 0)
    fixture.view.delegate = listener
    throwLeft(fixture)
    #expect(listener.told != nil && fixture.view.contentOffset.x == 300)
  }

  @Test func pagesAreNotTheLayouts() {
    let fixture = show()
    fixture.view.isPagingEnabled = true
    throwLeft(fixture)
    #expect(layout.asked.isEmpty && fixture.view.contentOffset.x == 320)
  }

  @Test func placesThatAreNoneAreNotTaken() {
    let fixture = show()
    layout.isBroken = true
    throwLeft(fixture)
    #expect(fixture.view.contentOffset.x > 100)
  }

  @Test func aStepOfAWheelIsNotLost() {
    let fixture = show()
    turn(fixture.view, by: 48, fixture)
    #expect(fixture.view.contentOffset.x == 210)
    turn(fixture.view, by: 48, fixture)
    #expect(fixture.view.contentOffset.x == 420)
    turn(fixture.view, by: -48, fixture)
    #expect(fixture.view.contentOffset.x == 210)
    turn(fixture.view, by: 400, fixture)
    #expect(fixture.view.contentOffset.x == 630, "to the nearest where that is ahead")
  }

  // MARK: Sections that scroll on their own

  private func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws -> (CollectionFixture, SectionScroller) {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(200), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), count: 20)
    return (fixture, try #require(fixture.view.scrollers[0]))
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging,
    .continuousGroupLeadingBoundary,
  ])
  func groupsAreReachedByAWheel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let (fixture, scroller) = try row(behavior)
    turn(scroller, by: 48, fixture)
    #expect(scroller.contentOffset.x == 210)
    turn(scroller, by: -48, fixture)
    #expect(scroller.contentOffset.x == 0)
  }

  @Test func centredGroupsAreReachedByAWheel() throws {
    let (fixture, scroller) = try row(.groupPagingCentered)
    #expect(scroller.contentOffset.x == -60, "the first is in the middle")
    turn(scroller, by: 48, fixture)
    #expect(scroller.contentOffset.x == 150)
  }

  @Test func pagesAreAsWideAsTheView() throws {
    let (fixture, scroller) = try row(.paging)
    fixture.harness.drag(
      from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 50), in: fixture.view, duration: 0.1)
    fixture.harness.advance(by: 3)
    #expect(scroller.contentOffset.x == 320)
    turn(scroller, by: -48, fixture)
    #expect(scroller.contentOffset.x == 0)
  }

  @Test func whatGoesOnRestsAnywhere() throws {
    let (fixture, scroller) = try row(.continuous)
    turn(scroller, by: 48, fixture)
    #expect(scroller.contentOffset.x == 48)
  }

  @Test func aThrowRestsAtTheEdgeOfAGroup() throws {
    let (fixture, scroller) = try row(.continuousGroupLeadingBoundary)
    fixture.harness.drag(
      from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 50), in: fixture.view, duration: 0.1)
    fixture.harness.advance(by: 3)
    let offset = scroller.contentOffset.x
    #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 210) == 0)
  }
}
