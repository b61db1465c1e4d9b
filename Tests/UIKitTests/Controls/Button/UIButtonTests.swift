import Foundation
import Testing
@testable import UIKit

@MainActor
struct UIButtonTests {
  @Test func aSystemButtonIsItsTitleAndSixPointsAboveAndBelow() {
    let button = UIButton(type: .system)
    button.setTitle("Tap me", for: .normal)
    button.sizeToFit()
    let title = button.titleLabel!.intrinsicContentSize
    #expect(button.bounds.size == CGSize(width: title.width, height: title.height + 12))
    button.layoutIfNeeded()
    #expect(button.titleLabel!.frame == CGRect(origin: CGPoint(x: 0, y: 6), size: title))
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func fitted(_ button: UIButton) -> CGSize {
    #expect(button.intrinsicContentSize == button.sizeThatFits(.zero))
    button.sizeToFit()
    return button.bounds.size
  }

  @Test func anEmptyButtonIsALineHighAndThirtyPointsWide() {
    #expect(fitted(UIButton()) == CGSize(width: 30, height: 34))
    #expect(fitted(UIButton(type: .custom)) == CGSize(width: 30, height: 34))
    #expect(fitted(UIButton(type: .system)) == CGSize(width: 30, height: 30))
    let button = UIButton()
    button.setTitle("", for: .normal)
    #expect(fitted(button) == CGSize(width: 30, height: 34))
  }

  @Test(arguments: [12, 16, 18, 20.5] as [CGFloat])
  func aCustomButtonsTitleHasSixPointsAboveAndBelowToo(size: CGFloat) {
    let button = UIButton()
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.setTitle("A title of some length", for: .normal)
    let title = button.titleLabel!.intrinsicContentSize
    #expect(
      fitted(button) == CGSize(width: title.width, height: title.height.rounded(.up) + 12))
  }

  @Test(arguments: [UIButton.ButtonType.custom, .system])
  func anImageAloneHasNoRoomAroundIt(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    button.setImage(image(80, 10), for: .normal)
    #expect(fitted(button) == CGSize(width: 80, height: 10))
  }

  @Test func imageAndTitleAddTheirWidths() {
    let button = UIButton()
    button.setTitle("A title of some length", for: .normal)
    let title = button.titleLabel!.intrinsicContentSize
    button.setImage(image(40, 40), for: .normal)
    #expect(fitted(button) == CGSize(width: title.width + 40, height: 40))
    button.setImage(image(40, 10), for: .normal)
    #expect(
      fitted(button) == CGSize(width: title.width + 40, height: title.height.rounded(.up) + 12))
  }

  @Test func titlesAreSetAtEighteenAndFifteenPoints() {
    #expect(UIButton().titleLabel?.font.pointSize == 18)
    #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
  }

  @Test func aPressedSystemButtonShowsItsTitleAtAFifth() {
    let button = UIButton(type: .system)
    button.setTitle("Tap me", for: .normal)
    #expect(button.currentTitleColor == button.tintColor)
    button.isHighlighted = true
    #expect(abs(button.titleLabel!.alpha - 0.2) < 1e-6)
    button.isHighlighted = false
    #expect(button.titleLabel!.alpha == 1)
  }

  @Test func statesWithoutALookShowTheNormalOne() {
    let button = UIButton()
    button.setTitle("off", for: .normal)
    button.setTitle("on", for: .selected)
    #expect(button.currentTitle == "off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "on")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "off")
  }

  @Test func aPrimaryActionGivesTitleAndDeed() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  @Test func aTitleThatIsTooLongIsCutInTheMiddle() {
    let button = UIButton(type: .system)
    button.setTitle("A title that is much too long", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 80)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }
}

/// What programs from before configurations use.
@MainActor
struct OlderButtonTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func insetsAddRoomOrMoveParts() {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.setImage(image(20, 20), for: .normal)
    let size = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.intrinsicContentSize == CGSize(width: size.width + 6, height: size.height + 4))
    button.sizeToFit()
    button.layoutIfNeeded()
    let title = button.titleLabel!.frame
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.layoutIfNeeded()
    #expect(button.titleLabel!.frame.minX == title.minX + 8)
    #expect(button.titleLabel!.frame.width == title.width)
  }

  @Test func attributedTitlesWin() {
    let button = UIButton()
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "rich"), for: .selected)
    #expect(button.titleLabel?.text == "plain")
    button.isSelected = true
    #expect(button.titleLabel?.text == "rich" && button.currentAttributedTitle?.string == "rich")
    button.isSelected = false
    #expect(button.titleLabel?.text == "plain")
  }

  @Test func imagesAreDarkerUnlessTheyHaveTheirOwn() {
    let button = UIButton()
    button.setImage(image(20, 20), for: .normal)
    button.isHighlighted = true
    #expect(button.imageView!.alpha < 1)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView!.alpha == 1)
    button.adjustsImageWhenHighlighted = true
    button.setImage(image(10, 10), for: .highlighted)
    #expect(button.imageView!.alpha == 1)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.imageView!.alpha == 0.5)
  }

  @Test func aDisabledSystemButtonsImageIsGrey() {
    let button = UIButton(type: .system)
    button.tintColor = .systemPink
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.imageView?.tintColor == .systemPink)
    button.isEnabled = false
    #expect(button.imageView?.tintColor == button.currentTitleColor)
    #expect(button.imageView?.tintColor != .systemPink)
    button.isEnabled = true
    #expect(button.imageView?.tintColor == .systemPink)
    button.imageView?.tintColor = .systemGreen
    button.isSelected = true
    #expect(button.imageView?.tintColor == .systemGreen, "the program's own")
    button.isEnabled = false
    button.configuration = .plain()
    button.configuration = nil
    #expect(button.imageView?.tintColor == button.currentTitleColor)
  }

  @Test(arguments: [
    UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
  ])
  func typesBringTheirImages(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    #expect(button.imageView?.image != nil && button.buttonType == type)
    let size = button.intrinsicContentSize
    #expect(size.width >= 18 && size.width <= 30 && size.height <= 30)
  }

  @Test func overridesOfPlacesAreAsked() {
    final class Moved: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    let button = Moved(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func systemButtonsWithAnImageAreOfTheClassAsked() {
    final class Own: UIButton {}
    let button = Own.systemButton(with: image(20, 20), target: nil, action: nil)
    #expect(button.buttonType == .system && button.currentImage != nil)
  }
}
