import Testing
import UIKitTesting
@testable import UIKit

/// From one layout to another, by itself and by hand.
@MainActor
struct LayoutTransitionTests {
  private func grid(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    return layout
  }

  private func shownY(_ cell: UICollectionViewCell) -> CGFloat {
    cell.layer.presentation()?.frame.minY ?? .nan
  }

  @Test func whatComesAndGoesMovesFromAndToItsPlace() throws {
    let (one, other) = (grid(100, 100), grid(320, 100))
    let fixture = CollectionFixture(one, count: 100)
    let leaving = try #require(fixture.cell(12))
    #expect(leaving.frame.minY == 440)
    fixture.view.setCollectionViewLayout(other, animated: true)
    #expect(fixture.view.collectionViewLayout === other)
    fixture.harness.advance(by: 0.15)
    let y = shownY(leaving)
    #expect(y > 440 && y < 1320, "on its way to its new place below the window")
    fixture.harness.advance(by: 0.5)
    #expect(leaving.isHidden && fixture.numbers == [[0, 1, 2, 3, 4]])

    fixture.view.setCollectionViewLayout(one, animated: true)
    fixture.harness.settle()
    let coming = try #require(fixture.cell(12))
    fixture.harness.advance(by: 0.15)
    let place = shownY(coming)
    #expect(place > 440 && place < 1320, "from where it was in the other layout")
    fixture.harness.advance(by: 0.5)
    #expect(coming.frame.minY == 440 && coming.alpha == 1)
  }

  @Test func whatIsFirstStaysWhereItIs() {
    let fixture = CollectionFixture(grid(100, 100), count: 300)
    fixture.view.contentOffset.y = 2200
    fixture.harness.settle()
    #expect(fixture.cell(60)?.frame.minY == 2200)
    fixture.view.setCollectionViewLayout(grid(150, 40), animated: false)
    fixture.harness.settle()
    #expect(fixture.cell(60)?.frame.minY == 1500 && fixture.view.contentOffset.y == 1500)
  }

  @Test func aGestureSetsHowFarItIs() throws {
    let (one, other) = (grid(100, 100), grid(150, 50))
    let fixture = CollectionFixture(one, count: 100)
    let cell = try #require(fixture.cell(3))
    var ends: [[Bool]] = []
    let transition = fixture.view.startInteractiveTransition(to: other) { ends.append([$0, $1]) }
    #expect(fixture.view.collectionViewLayout === transition)
    #expect(transition.currentLayout === one && transition.nextLayout === other)
    transition.transitionProgress = 0.5
    fixture.harness.settle()
    #expect(cell.frame == CGRect(x: 85, y: 85, width: 125, height: 75))
    transition.transitionProgress = .nan
    #expect(transition.transitionProgress == 0.5)
    transition.updateValue(7, forAnimatedKey: "angle")
    #expect(transition.value(forAnimatedKey: "angle") == 7)
    #expect(transition.value(forAnimatedKey: "other") == 0)

    fixture.view.finishInteractiveTransition()
    fixture.harness.advance(by: 0.5)
    #expect(ends == [[true, true]])
    #expect(fixture.view.collectionViewLayout === other && fixture.cell(3) === cell)
    #expect(cell.frame == CGRect(x: 170, y: 60, width: 150, height: 50))
    #expect(fixture.numbers == [Array(0..<16)])
  }

  @Test func aCancelledOneGoesBack() throws {
    let one = grid(100, 100)
    let fixture = CollectionFixture(one, count: 100)
    fixture.view.contentOffset.y = 1100
    fixture.harness.settle()
    let frames = fixture.frames
    var ends: [[Bool]] = []
    let transition = fixture.view.startInteractiveTransition(to: grid(320, 40)) {
      ends.append([$0, $1])
    }
    transition.transitionProgress = 0.7
    fixture.harness.settle()
    #expect(fixture.frames != frames)
    fixture.view.cancelInteractiveTransition()
    fixture.harness.advance(by: 0.5)
    #expect(ends == [[true, false]])
    #expect(fixture.view.collectionViewLayout === one)
    #expect(fixture.frames == frames && fixture.view.contentOffset.y == 1100)
  }

  @Test func reloadingInTheMiddleGoesBackToTheFormerLayout() {
    let one = grid(100, 100)
    let fixture = CollectionFixture(one, count: 100)
    var ends: [[Bool]] = []
    let transition = fixture.view.startInteractiveTransition(to: grid(320, 40)) {
      ends.append([$0, $1])
    }
    transition.transitionProgress = 0.5
    fixture.sections = [[1, 2]]
    fixture.view.reloadData()
    fixture.harness.settle()
    #expect(fixture.view.collectionViewLayout === one && fixture.numbers == [[1, 2]])
    #expect(ends == [[false, false]])
    transition.transitionProgress = 0.9
    fixture.harness.settle()
    #expect(fixture.frames.map(\.minX) == [0, 110])
  }

  @Test func newDataInTheMiddleOfTheEndTakesTheNewLayout() {
    let other = grid(320, 40)
    let fixture = CollectionFixture(grid(100, 100), count: 100)
    var ends: [[Bool]] = []
    fixture.view.startInteractiveTransition(to: other) { ends.append([$0, $1]) }
      .transitionProgress = 0.5
    fixture.view.finishInteractiveTransition()
    fixture.harness.advance(by: 0.1)
    fixture.sections = [[1, 2]]
    fixture.view.reloadData()
    fixture.harness.advance(by: 0.5)
    #expect(fixture.view.collectionViewLayout === other)
    #expect(ends == [[false, true]])
    #expect(fixture.frames.map(\.minY) == [0, 50])
  }

  @Test func theDelegateMayMakeTheLayoutBetween() {
    final class Between: UICollectionViewTransitionLayout {}
    final class Maker: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Between(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let fixture = CollectionFixture(grid(100, 100), count: 10)
    let maker = Maker()
    fixture.view.delegate = maker
    #expect(fixture.view.startInteractiveTransition(to: grid(50, 50)) is Between)
  }

  @Test func oneThatWasNotStartedCannotEnd() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          .finishInteractiveTransition()
      }
    }
    #expect(result.reason.contains("not part way through an interactive transition"))
  }
}
