import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct OrthogonalScrollingPropertiesTests {
  /// A row of squares, of which three fit.
  private func scroller(
    _ count: Int, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ change: (UICollectionLayoutSectionOrthogonalScrollingProperties) -> Void
  ) throws -> SectionScroller {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    change(section.orthogonalScrollingProperties)
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), count: count)
    return try #require(fixture.view.scrollers[0])
  }

  @Test func groupsMakeItFastUnlessTheProgramSaysOtherwise() throws {
    #expect(try scroller(9, .continuous) { _ in }.decelerationRate == .normal)
    #expect(try scroller(9, .groupPaging) { _ in }.decelerationRate == .fast)
    #expect(
      try scroller(9, .continuous) { $0.decelerationRate = .fast }.decelerationRate == .fast)
    #expect(
      try scroller(9, .groupPaging) { $0.decelerationRate = .normal }.decelerationRate == .normal)
  }

  @Test func itBouncesAsTheProgramSays() throws {
    let plain = try scroller(2, .continuous) { _ in }
    #expect(plain.bounces && !plain.alwaysBounceHorizontal)
    #expect(try scroller(2, .continuous) { $0.bounce = .always }.alwaysBounceHorizontal)
    #expect(try !scroller(9, .continuous) { $0.bounce = .never }.bounces)
  }
}
