import Testing
import UIKitTesting
@testable import UIKit

/// Bounds of collections that change in an animation.
@MainActor
struct AnimatedBoundsTests {
  /// Writes down what it is asked, and says from where cells come and where they go.
  private final class Grid: UICollectionViewFlowLayout {
    var book: [String] = []

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      book.append("from \(Int(oldBounds.width)) by \(Int(oldBounds.height))")
    }
    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      book.append("finalize")
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      book.append("comes \(itemIndexPath.item)")
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center.y += 300
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      book.append("goes \(itemIndexPath.item)")
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.alpha = 0
      return attributes
    }
  }

  private let layout = Grid()

  /// Three cells in each of five lines; with a width of 540, five. It is in a page, as the view of a controller
  /// has the size of its window.
  private func show() -> CollectionFixture {
    layout.itemSize = CGSize(width: 100, height: 100)
    let fixture = CollectionFixture(layout, count: 60)
    fixture.view.window?.rootViewController = nil
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 480))
    page.addSubview(fixture.view)
    fixture.harness.show(page)
    return fixture
  }

  private func change(
    _ fixture: CollectionFixture, _ changes: @escaping (UICollectionView) -> Void
  ) {
    UIView.animate(withDuration: 0.4) {
      changes(fixture.view)
      fixture.view.layoutIfNeeded()
    }
  }

  @Test func theLayoutSaysFromWhereCellsCome() throws {
    let fixture = show()
    #expect(fixture.numbers == [Array(0..<15)])
    change(fixture) { $0.frame.size.width = 540 }
    #expect(
      layout.book == ["from 320 by 480"] + (15..<25).map { "comes \($0)" } + ["finalize"])
    let new = try #require(fixture.cell(15))
    #expect(new.center == CGPoint(x: 50, y: 380))
    fixture.harness.advance(by: 0.2)
    let y = try #require(new.layer.presentation()?.position.y)
    #expect(y > 390 && y < 670, "on its way from 680 to 380")
    let stays = try #require(fixture.cell(5)?.layer.presentation()?.position.x)
    #expect(stays > 60 && stays < 260, "on its way from 270 to 50")
    fixture.harness.advance(by: 0.5)
    #expect(fixture.numbers == [Array(0..<25)] && fixture.bound == 25)
  }

  @Test func theLayoutSaysWhereCellsGo() throws {
    let fixture = show()
    change(fixture) { $0.frame.size.width = 540 }
    fixture.harness.advance(by: 0.5)
    let leaving = try #require(fixture.cell(20))
    layout.book = []
    change(fixture) { $0.frame.size.width = 320 }
    #expect(layout.book.first == "from 540 by 480" && layout.book.last == "finalize")
    #expect(Set(layout.book.dropFirst().dropLast()) == Set((15..<25).map { "goes \($0)" }))
    #expect(fixture.numbers == [Array(0..<15)] && !leaving.isHidden)
    fixture.harness.advance(by: 0.2)
    let alpha = try #require(leaving.layer.presentation()?.opacity)
    #expect(alpha > 0.1 && alpha < 0.9)
    fixture.harness.advance(by: 0.5)
    #expect(leaving.isHidden)
  }

  @Test func withoutAnAnimationNothingOfItIsAsked() {
    let fixture = show()
    fixture.view.frame.size.width = 540
    fixture.harness.settle()
    UIView.performWithoutAnimation {
      fixture.view.frame.size.width = 320
      fixture.view.layoutIfNeeded()
    }
    #expect(layout.book.isEmpty && fixture.numbers == [Array(0..<15)])
  }

  /// The cells that leave are seen until they are out of sight.
  @Test func anAnimatedOffsetTakesCellsAlong() throws {
    let plain = UICollectionViewFlowLayout()
    plain.itemSize = CGSize(width: 100, height: 100)
    let fixture = CollectionFixture(plain, count: 60)
    let (first, staying) = (try #require(fixture.cell(0)), try #require(fixture.cell(12)))
    change(fixture) { $0.contentOffset.y = 440 }
    fixture.harness.advance(by: 0.2)
    #expect(!first.isHidden && fixture.cell(0) == nil)
    #expect(first.frame.minY == 0 && fixture.cell(12) === staying)
    fixture.harness.advance(by: 0.5)
    #expect(first.isHidden && fixture.numbers == [Array(12..<27)])
  }

  @Test func aCellThatKeepsTheFocusOutOfSightIsNotAmongThoseInView() {
    let plain = UICollectionViewFlowLayout()
    plain.itemSize = CGSize(width: 100, height: 100)
    let fixture = CollectionFixture(plain, count: 60)
    fixture.harness.press(.keyboardTab)
    change(fixture) { $0.contentOffset.y = 440 }
    #expect(fixture.cell(0)?.isFocused == true)
    #expect(fixture.numbers == [Array(12..<27)])
    #expect(!fixture.view.visibleCells.contains { $0 === fixture.cell(0) })
  }
}
