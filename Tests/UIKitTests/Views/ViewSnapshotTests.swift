import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import RenderKit
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite struct ViewSnapshotTests {
  private let harness = AppHarness()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))

  /// A red card of 60 by 40 with a blue corner of 10 by 10, on white.
  private func showCard() -> UIView {
    root.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 50, y: 40, width: 60, height: 40))
    card.backgroundColor = .red
    let corner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    corner.backgroundColor = .blue
    card.addSubview(corner)
    root.addSubview(card)
    harness.show(root)
    return card
  }

  private func contents(_ view: UIView?) -> CGImage? { view?.layer.contents as? CGImage }

  /// A picture of 60 by 40 pixels that a program draws.
  private func picture(_ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 60, height: 40)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
  }

  @Test func aSnapshotShowsWhatIsOnTheScreen() throws {
    let card = showCard()
    card.subviews[0].backgroundColor = .green
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    let image = try #require(contents(snapshot))
    #expect(image.width == 60 && image.height == 40)
    #expect(pixel(image, 2, 2) == bluePixel && pixel(image, 30, 20) == redPixel)
  }

  @Test func aSnapshotAfterUpdatesShowsWhatWillBe() throws {
    let card = showCard()
    card.subviews[0].backgroundColor = .green
    let added = LayingOutView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    card.addSubview(added)
    let snapshot = card.snapshotView(afterScreenUpdates: true)
    let image = try #require(contents(snapshot))
    #expect(pixel(image, 2, 2) == greenPixel && pixel(image, 30, 30) == bluePixel)
    #expect(pixel(image, 50, 5) == redPixel)
  }

  @Test func whatIsCommittedAndNotYetPaintedIsShown() throws {
    let card = showCard()
    card.subviews[0].backgroundColor = .green
    harness.application.engine.turn.run()
    let image = try #require(contents(card.snapshotView(afterScreenUpdates: false)))
    #expect(pixel(image, 2, 2) == greenPixel)
  }

  @Test func theScaleIsTheScreens() throws {
    let harness = AppHarness(scale: 1.25)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    view.backgroundColor = .red
    harness.show(view)
    for isUpdated in [false, true] {
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: isUpdated))
      let image = try #require(contents(snapshot))
      #expect(image.width == 125 && image.height == 100)
      #expect(snapshot.layer.contentsScale == 1.25 && pixel(image, 124, 99) == redPixel)
    }
  }

  @Test func animationsAreShownWhereTheyAre() throws {
    let card = showCard()
    let corner = card.subviews[0]
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { corner.frame.origin.x = 50 }
    harness.advance(by: 0.5)
    for isUpdated in [false, true] {
      let image = try #require(contents(card.snapshotView(afterScreenUpdates: isUpdated)))
      #expect(pixel(image, 30, 5) == bluePixel, "\(isUpdated)")
      #expect(pixel(image, 2, 2) == redPixel && pixel(image, 55, 5) == redPixel, "\(isUpdated)")
    }
    // Rendering a layer leaves animations out.
    let still = picture { UIGraphicsGetCurrentContext().map { card.layer.render(in: $0) } }
    #expect(pixel(still, 55, 5) == bluePixel)
  }

  @Test func theViewsOwnOpacityTransformAndSurroundingsAreLeftOut() throws {
    let card = showCard()
    card.alpha = 0.5
    card.transform = CGAffineTransform(rotationAngle: 0.3)
    card.layer.shadowOpacity = 1
    card.subviews[0].frame.origin = CGPoint(x: -5, y: -5)
    harness.settle()
    for isUpdated in [false, true] {
      let image = try #require(contents(card.snapshotView(afterScreenUpdates: isUpdated)))
      #expect(image.width == 60 && image.height == 40)
      #expect(pixel(image, 2, 2) == bluePixel && pixel(image, 59, 39) == redPixel)
    }
  }

  @Test func masksOpacityAndEffectsInsideAreThere() throws {
    let card = showCard()
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    mask.backgroundColor = .black
    card.mask = mask
    card.subviews[0].alpha = 0.5
    harness.settle()
    for isUpdated in [false, true] {
      let image = try #require(contents(card.snapshotView(afterScreenUpdates: isUpdated)))
      let mixed = pixel(image, 2, 2)
      #expect(abs(Int(mixed[0]) - 128) <= 1 && abs(Int(mixed[2]) - 128) <= 1)
      #expect(pixel(image, 40, 20) == [0, 0, 0, 0] && pixel(image, 20, 20) == redPixel)
    }
  }

  @Test func aScrolledViewShowsWhatItShows() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let content = UIView(frame: CGRect(x: 0, y: 100, width: 60, height: 40))
    content.backgroundColor = .green
    scrollView.addSubview(content)
    scrollView.contentSize = CGSize(width: 60, height: 400)
    scrollView.contentOffset.y = 100
    root.addSubview(scrollView)
    harness.show(root)
    for isUpdated in [false, true] {
      let image = try #require(contents(scrollView.snapshotView(afterScreenUpdates: isUpdated)))
      #expect(pixel(image, 5, 5) == greenPixel && pixel(image, 5, 39) == greenPixel)
    }
  }

  @Test func aSnapshotIsAView() throws {
    let card = showCard()
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
    card.isHidden = true
    snapshot.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    root.addSubview(snapshot)
    harness.settle()
    #expect(harness.color(at: CGPoint(x: 5, y: 5), in: root) == (0, 0, 255))
    #expect(harness.color(at: CGPoint(x: 100, y: 70), in: root) == (255, 0, 0))
  }

  @Test func bordersKeepTheirSize() throws {
    let card = showCard()
    let part = CGRect(x: 0, y: 0, width: 40, height: 40)
    let insets = UIEdgeInsets(top: 10, left: 10, bottom: 0, right: 0)
    let snapshot = try #require(
      card.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: insets))
    #expect(snapshot.bounds.size == part.size)
    #expect(snapshot.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.75, height: 0.75))
    snapshot.frame = CGRect(x: 0, y: 0, width: 160, height: 120)
    card.isHidden = true
    root.addSubview(snapshot)
    harness.settle()
    #expect(harness.color(at: CGPoint(x: 9, y: 9), in: root) == (0, 0, 255))
    #expect(harness.color(at: CGPoint(x: 12, y: 12), in: root) == (255, 0, 0))
  }

  @Test func partsOutsideOfTheViewAreClear() throws {
    let card = showCard()
    let part = CGRect(x: -10, y: 0, width: 20, height: 10)
    let snapshot = card.resizableSnapshotView(
      from: part, afterScreenUpdates: false, withCapInsets: .zero)
    let image = try #require(contents(snapshot))
    #expect(pixel(image, 5, 5) == [0, 0, 0, 0] && pixel(image, 15, 5) == bluePixel)
  }

  @Test func badRectanglesAndInsetsAreRefused() throws {
    let card = showCard()
    for part in [CGRect.null, .zero, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9)] {
      let snapshot = card.resizableSnapshotView(
        from: part, afterScreenUpdates: true, withCapInsets: .zero)
      #expect(snapshot == nil)
    }
    for inset in [-1, 100, .nan, .infinity] as [CGFloat] {
      let snapshot = try #require(
        card.resizableSnapshotView(
          from: card.bounds, afterScreenUpdates: true,
          withCapInsets: UIEdgeInsets(top: inset, left: inset, bottom: 0, right: 0)))
      #expect(snapshot.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func anEnormousViewIsCoarser() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40_000, height: 10))
    view.backgroundColor = .red
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.bounds.width == 40_000)
    #expect(try #require(contents(snapshot)).width == 16_384)
  }

  @Test func aViewThatWasNeverShownNeedsTheUpdate() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .green
    let lines = LoggedLines(of: .graphics, with: "requires afterScreenUpdates:YES")
    let blank = try #require(contents(view.snapshotView(afterScreenUpdates: false)))
    #expect(pixel(blank, 5, 5) == [0, 0, 0, 0] && lines.all.count == 1)
    let image = try #require(contents(view.snapshotView(afterScreenUpdates: true)))
    #expect(pixel(image, 5, 5) == greenPixel && lines.all.count == 1)
    var answers: [Bool] = []
    let drawn = picture {
      answers.append(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
    #expect(answers == [false] && pixel(drawn, 5, 5) == [0, 0, 0, 0])
  }

  @Test func theHierarchyIsDrawnStretchedIntoTheRectangle() {
    let card = showCard()
    for isUpdated in [false, true] {
      var answer = false
      let image = picture {
        answer = card.drawHierarchy(
          in: CGRect(x: 30, y: 20, width: 30, height: 20), afterScreenUpdates: isUpdated)
      }
      #expect(answer)
      #expect(pixel(image, 29, 30) == [0, 0, 0, 0] && pixel(image, 40, 19) == [0, 0, 0, 0])
      #expect(pixel(image, 32, 22) == bluePixel && pixel(image, 50, 30) == redPixel)
      #expect(pixel(image, 36, 22) == redPixel)
    }
  }

  @Test func withoutAContextOrAnAreaNothingIsDrawn() {
    let card = showCard()
    let lines = LoggedLines(of: .graphics, with: "without a current context")
    #expect(!card.drawHierarchy(in: card.bounds, afterScreenUpdates: true) && lines.all.count == 1)
    let image = picture {
      #expect(!card.drawHierarchy(in: .zero, afterScreenUpdates: true))
      #expect(!card.drawHierarchy(in: .infinite, afterScreenUpdates: true))
      #expect(!UIView().drawHierarchy(in: card.bounds, afterScreenUpdates: true))
    }
    #expect(pixel(image, 5, 5) == [0, 0, 0, 0])
  }

  @Test func aSnapshotMakesNoFrameAndCommitsNothing() {
    let card = showCard()
    let server = harness.application.engine.server
    let before = server.statistics.total
    card.frame.origin.x += 5
    _ = card.snapshotView(afterScreenUpdates: true)
    _ = card.snapshotView(afterScreenUpdates: false)
    let after = server.statistics.total
    #expect(after.framesPresented == before.framesPresented)
    #expect(after.packetsApplied == before.packetsApplied)
  }

  @Test func aWindowIsDrawnWithItsDrawings() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    label.text = "Hello"
    label.textColor = .red
    root.backgroundColor = .white
    root.addSubview(label)
    let window = harness.show(root)
    let shown = try #require(contents(window.snapshotView(afterScreenUpdates: false)))
    let screen = harness.screenshot(of: window)
    #expect(shown.dataProvider?.data == screen.dataProvider?.data)
    let updated = try #require(contents(window.snapshotView(afterScreenUpdates: true)))
    #expect(updated.dataProvider?.data == screen.dataProvider?.data)
  }

  /// Shows blue once it was laid out.
  private final class LayingOutView: UIView {
    private let filling = UIView()

    override func layoutSubviews() {
      filling.backgroundColor = .blue
      filling.frame = bounds
      addSubview(filling)
    }
  }
}
