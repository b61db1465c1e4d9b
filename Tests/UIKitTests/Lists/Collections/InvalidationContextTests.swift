import Testing
import UIKitTesting
@testable import UIKit

/// What invalidation contexts say, and that it is heeded.
@MainActor
struct InvalidationContextTests {
  /// Writes down how it is invalidated, by contexts of its own class.
  private final class Recorder: UICollectionViewFlowLayout {
    final class Context: UICollectionViewFlowLayoutInvalidationContext {}
    override class var invalidationContextClass: AnyClass { Context.self }
    var book: [String] = []
    var followsBounds = false
    /// Whether it says that scrolling changes no size.
    var keepsMetrics = false

    override func prepare() {
      super.prepare()
      book.append("prepare")
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      book.append("invalidate \(context is Context)")
      super.invalidateLayout(with: context)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      book.append("bounds \(Int(newBounds.minY))?")
      return followsBounds
    }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? Context)?.invalidateFlowLayoutDelegateMetrics = !keepsMetrics
      book.append("context \(context is Context)")
      return context
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      book.append("height \(Int(preferredAttributes.size.height))?")
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
      book.append("context \(context is Context)")
      return context
    }
  }

  /// Says the sizes of items, and counts how often.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var asked = 0
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 320, height: 40)
    }
  }

  @Test func whatACellWantsIsToldInOrder() {
    NumberCell.heights = [0: 60]
    defer { NumberCell.heights = [:] }
    let layout = Recorder()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    let fixture = CollectionFixture(layout, count: 1)
    #expect(
      layout.book.suffix(5) == [
        "prepare", "height 60?", "context true", "invalidate true", "prepare",
      ])
    #expect(fixture.cell(0)?.frame.height == 60)
  }

  @Test func boundsInvalidateInOrder() {
    let layout = Recorder()
    let fixture = CollectionFixture(layout, count: 100)
    layout.book = []
    fixture.view.contentOffset.y = 30
    fixture.harness.settle()
    #expect(layout.book == ["bounds 30?"])
    layout.followsBounds = true
    fixture.view.contentOffset.y = 40
    fixture.harness.settle()
    #expect(
      layout.book.dropFirst() == ["bounds 40?", "context true", "invalidate true", "prepare"])
  }

  @Test func sizesAreNotAskedForWhereTheContextSaysSo() {
    let (layout, sizes) = (Recorder(), Sizes())
    let fixture = CollectionFixture(layout, count: 100)
    fixture.view.delegate = sizes
    layout.invalidateLayout()
    layout.followsBounds = true
    fixture.harness.settle()
    #expect(sizes.asked == 100 && fixture.frames.first?.height == 40)
    layout.keepsMetrics = true
    fixture.view.contentOffset.y = 30
    fixture.harness.settle()
    #expect(sizes.asked == 100 && fixture.numbers == [Array(0...10)])
    layout.keepsMetrics = false
    fixture.view.contentOffset.y = 60
    fixture.harness.settle()
    #expect(sizes.asked == 200)
  }

  @Test func itemsThatAreNamedAreAskedForTheirSizesAgain() {
    NumberCell.heights = [0: 60, 1: 60]
    defer { NumberCell.heights = [:] }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture(layout, count: 2)
    NumberCell.heights = [0: 90, 1: 90]
    layout.invalidateLayout()
    fixture.harness.settle()
    #expect(fixture.frames.map(\.height) == [60, 60], "a flow layout keeps what was measured")
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    layout.invalidateLayout(with: context)
    fixture.harness.settle()
    #expect(fixture.frames.map(\.height) == [60, 90])
  }

  private var section: NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
  }

  private func column() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: section)
  }

  /// Says that scrolling invalidates it, as layouts with headers that stretch do.
  private final class Follower: UICollectionViewCompositionalLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  @Test func aCompositionalLayoutAsksAgainWhenItIsInvalidated() {
    NumberCell.heights = [0: 60, 1: 60]
    defer { NumberCell.heights = [:] }
    let layout = column()
    let fixture = CollectionFixture(layout, count: 2)
    NumberCell.heights = [0: 90, 1: 30]
    layout.invalidateLayout()
    fixture.harness.settle()
    #expect(fixture.frames.map(\.height) == [90, 30])
    #expect(fixture.view.contentSize.height == 120)
  }

  @Test func stepsOfScrollingAskNoCellAgain() {
    NumberCell.heights = [0: 60]
    defer { NumberCell.heights = [:] }
    let layout = Follower(section: section)
    let fixture = CollectionFixture(layout, count: 100)
    NumberCell.heights = [0: 90]
    fixture.view.contentOffset.y = 10
    fixture.harness.settle()
    #expect(fixture.cell(0)?.frame.height == 60)
    layout.invalidateLayout()
    fixture.harness.settle()
    #expect(fixture.cell(0)?.frame.height == 90)
  }

  @Test func contentGrowsAndMovesAtOnce() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture(layout, count: 100)
    fixture.view.contentOffset.y = 1000
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 500)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 300)
    layout.invalidateLayout(with: context)
    #expect(fixture.view.contentSize.height == 4500 && fixture.view.contentOffset.y == 1300)
    fixture.harness.settle()
    #expect(fixture.view.contentSize.height == 4000, "as the layout says")
    #expect(fixture.view.contentOffset.y == 1300)
  }

  /// A finger drags on from where the content was moved to.
  @Test func anOffsetThatIsAdjustedInADragStays() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let fixture = CollectionFixture(layout, count: 100)
    let window = try #require(fixture.view.window)
    fixture.harness.touchDown(window, at: CGPoint(x: 100, y: 400))
    fixture.harness.touchMove(to: CGPoint(x: 100, y: 350), in: window)
    let before = fixture.view.contentOffset.y
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 300)
    layout.invalidateLayout(with: context)
    fixture.harness.advance(by: 1 / 60)
    fixture.harness.touchMove(to: CGPoint(x: 100, y: 330), in: window)
    #expect(before > 0 && fixture.view.contentOffset.y == before + 320)
    fixture.harness.touchUp()
  }

  @Test func aFingerHoldsWhatItDragsWhileCellsAboveMeasureThemselves() throws {
    NumberCell.heights = Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, 80) })
    defer { NumberCell.heights = [:] }
    let fixture = CollectionFixture(column(), count: 200)
    fixture.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
    fixture.harness.settle()
    let window = try #require(fixture.view.window)
    fixture.harness.touchDown(window, at: CGPoint(x: 100, y: 60))
    fixture.harness.touchMove(to: CGPoint(x: 100, y: 80), in: window)
    for step in 1...15 {
      let before = try #require(fixture.cell(60)).frame.minY - fixture.view.contentOffset.y
      fixture.harness.advance(by: 1 / 60)
      fixture.harness.touchMove(to: CGPoint(x: 100, y: 80 + CGFloat(step) * 20), in: window)
      let after = try #require(fixture.cell(60)).frame.minY - fixture.view.contentOffset.y
      #expect(after == before + 20)
    }
    #expect(fixture.cell(57) != nil)
    fixture.harness.touchUp()
  }
}
