import PlatformKit
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct LayoutDirectionTests {
  @Test(
    arguments: [
      (.unspecified, .leftToRight, .leftToRight), (.unspecified, .rightToLeft, .rightToLeft),
      (.playback, .rightToLeft, .leftToRight), (.spatial, .rightToLeft, .leftToRight),
      (.forceLeftToRight, .rightToLeft, .leftToRight),
      (.forceRightToLeft, .leftToRight, .rightToLeft),
    ]
      as [(
        UISemanticContentAttribute, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection
      )])
  func anAttributeDecides(
    attribute: UISemanticContentAttribute, interface: UIUserInterfaceLayoutDirection,
    direction: UIUserInterfaceLayoutDirection
  ) {
    #expect(
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: interface) == direction)
    let view = UIView()
    view.semanticContentAttribute = attribute
    view.traitOverrides.layoutDirection = interface == .rightToLeft ? .rightToLeft : .leftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == direction)
  }

  @Test func theApplicationsDirectionReachesItsViews() {
    let harness = AppHarness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    harness.show(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    harness.changeTraits { $0.layoutDirection = .rightToLeft }
    #expect(harness.application.userInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func anApplicationStartsInTheUsersDirection() {
    let application = UIApplication.start(platform: HeadlessPlatform(), direction: .rightToLeft)
    defer { application.stop() }
    #expect(application.userInterfaceLayoutDirection == .rightToLeft)
    #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
  }

  @Test func theAttributeIsTheViewsOwn() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.semanticContentAttribute = .forceRightToLeft
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func aNewDirectionAsksForLayout() {
    let view = UIView()
    view.layoutIfNeeded()
    view.semanticContentAttribute = .playback
    #expect(!view.layer.needsLayout())
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layer.needsLayout())
    view.layoutIfNeeded()
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(!view.layer.needsLayout(), "its content goes on in the same direction")
  }

  @Test func aButtonsImageLeadsItsTitle() throws {
    let button = UIButton(type: .system)
    button.setTitle("Next", for: .normal)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in },
      for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    #expect(image.frame.minX == 0 && title.frame.minX == 10)
    #expect(button.effectiveContentHorizontalAlignment == .left)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.effectiveContentHorizontalAlignment == .right)
    #expect(image.frame.maxX == 200)
    #expect(title.frame.maxX == 190)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(title.frame.minX == 0 && image.frame.minX == title.frame.maxX)
  }

  @Test func imagesThatFlipAreMirrored() {
    let harness = AppHarness()
    let arrow = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    let flipping = UIImageView(image: arrow.imageFlippedForRightToLeftLayoutDirection())
    flipping.backgroundColor = .blue
    harness.show(flipping)
    func isRed(_ x: CGFloat) -> Bool {
      harness.color(at: CGPoint(x: x, y: 20), in: flipping) == (255, 0, 0)
    }
    #expect(isRed(5) && !isRed(35))
    harness.changeTraits { $0.layoutDirection = .rightToLeft }
    #expect(!isRed(5) && isRed(35))
    flipping.semanticContentAttribute = .spatial
    #expect(isRed(5) && !isRed(35))
    flipping.semanticContentAttribute = .forceRightToLeft
    #expect(!isRed(5) && isRed(35))
    flipping.image = arrow
    #expect(isRed(5) && !isRed(35), "an image that does not flip stays")
  }

  @Test func theVerticalIndicatorIsAtTheTrailingEdge() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    #expect(view.indicators.vertical.frame.maxX == 97)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.indicators.vertical.frame.minX == 3)
  }
}

@MainActor
struct NaturalAlignmentTests {
  private func ink(_ text: String, _ prepare: (UILabel) -> Void = { _ in }) -> (
    min: Int, max: Int
  ) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = text
    label.contentScaleFactor = 1
    prepare(label)
    let page = TextPage(width: 200, height: 30)
    page.draw { label.draw(label.bounds) }
    return (Int(page.ink.minX), Int(page.ink.maxX))
  }

  @Test func textOfRightToLeftViewsIsAtTheRight() {
    #expect(ink("HHH").min <= 3)
    #expect(ink("HHH") { $0.semanticContentAttribute = .forceRightToLeft }.max >= 197)
    let left = ink("HHH") {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.textAlignment = .left
    }
    #expect(left.min <= 3)
  }

  @Test func aParagraphWithADirectionOfItsOwnKeepsIt() {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .leftToRight
    let text = NSAttributedString(string: "HHH", attributes: [.paragraphStyle: style])
    let drawn = ink("") {
      $0.attributedText = text
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(drawn.min <= 3)
  }

  @Test func rightToLeftParagraphsAreAtTheRight() {
    let label = UILabel()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 30)
    label.text = "\u{05E9}\u{05DC}\u{05D5}\u{05DD}"
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 200)
    label.text = "Hello"
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX == 0)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 200)
  }
}
