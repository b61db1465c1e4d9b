import Testing
import UIKitTesting
@testable import UIKit

/// From where sections of compositional layouts count their insets, in a view of 320 points.
@MainActor
struct SectionInsetTests {
  private func section(
    _ reference: UIContentInsetsReference = .automatic
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    section.contentInsetsReference = reference
    return section
  }

  private func show(
    _ reference: UIContentInsetsReference,
    _ change: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> CollectionFixture {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    change(configuration)
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(
        section: section(reference), configuration: configuration), count: 2)
    fixture.view.preservesSuperviewLayoutMargins = false
    fixture.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 30)
    fixture.harness.settle()
    return fixture
  }

  private func interval(_ fixture: CollectionFixture) -> [CGFloat]? {
    fixture.cell(0).map { [$0.frame.minX, $0.frame.maxX] }
  }

  @Test func marginsCountWhereTheSectionSaysSo() {
    #expect(interval(show(.none)) == [10, 320])
    #expect(interval(show(.automatic)) == [10, 320], "there is no unsafe area")
    #expect(interval(show(.layoutMargins)) == [30, 290])
    #expect(interval(show(.readableContent)) == [30, 290], "as the view is narrow")
  }

  @Test func theLayoutSaysItForAllSections() {
    #expect(interval(show(.automatic) { $0.contentInsetsReference = .layoutMargins }) == [30, 290])
    #expect(interval(show(.none) { $0.contentInsetsReference = .layoutMargins }) == [10, 320])
  }

  @Test func newMarginsLayOutAgain() {
    let fixture = show(.layoutMargins)
    fixture.view.directionalLayoutMargins.leading = 50
    fixture.harness.settle()
    #expect(interval(fixture) == [60, 290])
  }

  @Test func theSafeAreaCounts() throws {
    let fixture = show(.automatic)
    let window = try #require(fixture.view.window)
    fixture.harness.setSafeAreaInsets(
      UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44), of: window)
    fixture.harness.settle()
    #expect(interval(fixture) == [54, 276])
  }

  @Test func theyAreMirrored() {
    let fixture = show(.layoutMargins)
    fixture.view.traitOverrides.layoutDirection = .rightToLeft
    fixture.harness.settle()
    #expect(interval(fixture) == [30, 290])
  }

  @Test func providersKnowTheRoomThatIsLeft() {
    var room: (CGSize, CGSize)?
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        room = (environment.container.contentSize, environment.container.effectiveContentSize)
        return self.section()
      }, configuration: configuration)
    let fixture = CollectionFixture(layout, count: 2)
    fixture.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 30)
    fixture.harness.settle()
    #expect(room?.0.width == 320 && room?.1.width == 270)
  }
}
