import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct UIImageViewFramesTests {
  private let harness = AppHarness()
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  private var shown: String {
    switch harness.color(at: CGPoint(x: 10, y: 10), in: view) {
    case (255, 0, 0): "red"
    case (0, 255, 0): "green"
    case (0, 0, 255): "blue"
    case let other: "\(other)"
    }
  }

  private func prepare() {
    view.image = image(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    view.animationImages = [
      image(UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
      image(UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
    ]
    view.animationDuration = 1
  }

  @Test func framesShowInTurnUntilTheyAreStopped() {
    prepare()
    harness.show(view)
    #expect(shown == "blue" && !view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    harness.advance(by: 0.25)
    #expect(shown == "red")
    harness.advance(by: 0.5)
    #expect(shown == "green")
    harness.advance(by: 0.5)
    #expect(shown == "red")
    view.stopAnimating()
    #expect(shown == "blue" && !view.isAnimating)
  }

  @Test func framesThatStartOutsideOfAWindowRunInOne() {
    prepare()
    view.startAnimating()
    harness.show(view)
    harness.advance(by: 0.75)
    #expect(shown == "green")
    let superview = view.superview
    view.removeFromSuperview()
    #expect(view.isAnimating)
    superview?.addSubview(view)
    harness.advance(by: 0.25)
    #expect(shown == "red")
  }

  @Test func theyEndAfterTheirCount() {
    prepare()
    view.animationRepeatCount = 2
    harness.show(view)
    view.startAnimating()
    harness.advance(by: 1.9)
    #expect(shown == "green" && view.isAnimating)
    harness.advance(by: 0.2)
    #expect(shown == "blue" && !view.isAnimating)
  }

  @Test func highlightedViewsShowOtherFrames() {
    prepare()
    view.highlightedAnimationImages = [image(UIColor(red: 0, green: 1, blue: 0, alpha: 1))]
    harness.show(view)
    view.startAnimating()
    view.isHighlighted = true
    harness.advance(by: 0.1)
    #expect(shown == "green")
    view.isHighlighted = false
    harness.advance(by: 0.1)
    #expect(shown == "red")
  }

  @Test func animatedImagesRunByThemselves() {
    prepare()
    let images = view.animationImages ?? []
    view.animationImages = nil
    view.image = UIImage.animatedImage(with: images, duration: 2)
    harness.show(view)
    #expect(view.isAnimating)
    harness.advance(by: 1.5)
    #expect(shown == "green")
    view.image = images[0]
    #expect(!view.isAnimating && shown == "red")
  }

  @Test func nothingStartsWithoutFrames() {
    harness.show(view)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationDuration = .nan
    view.animationRepeatCount = -5
    #expect(view.animationDuration == 0 && view.animationRepeatCount == 0)
    view.stopAnimating()
  }

  @Test func newFramesStopTheOldOnes() {
    prepare()
    harness.show(view)
    view.startAnimating()
    view.animationImages = view.animationImages
    #expect(!view.isAnimating)
  }
}
