import Foundation
import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct ButtonConfigurationTests {
  /// Measured on iOS 26.
  @Test func aFreshConfigurationHasApplesDefaults() {
    let plain = UIButton.Configuration.plain()
    #expect(
      plain.contentInsets
        == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    #expect(plain.background.cornerRadius == 17 && plain.imagePlacement == .leading)
    #expect(plain.titlePadding == 1 && plain.automaticallyUpdateForSelection)
    #expect(!UIButton.Configuration.filled().automaticallyUpdateForSelection)
    #expect(!UIButton.Configuration.borderedProminent().automaticallyUpdateForSelection)
  }

  @Test func insetsFollowTheSizeUntilTheyAreSet() {
    var configuration = UIButton.Configuration.gray()
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.top == 15)
    configuration.contentInsets = .zero
    configuration.buttonSize = .small
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 10)
    configuration.buttonSize = .medium
    #expect(configuration.contentInsets.leading == 12)
  }

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func aButtonIsItsTitleAndItsInsets() {
    let button = button { $0.title = "Save" }
    let title = button.titleLabel!.intrinsicContentSize
    #expect(button.titleLabel!.font.pointSize == 17)
    #expect(button.bounds.size == CGSize(width: title.width + 24, height: title.height + 14))
    #expect(button.titleLabel!.frame.origin == CGPoint(x: 12, y: 7))
  }

  @Test(arguments: [1, 2, 4, 8] as [UInt])
  func theImageIsOnTheSideThatIsAskedFor(side: UInt) {
    let place = NSDirectionalRectEdge(rawValue: side)
    let button = button {
      $0.title = "Save"
      $0.image = image(30, 30)
      ($0.imagePlacement, $0.imagePadding) = (place, 5)
    }
    let (icon, title) = (button.imageView!.frame, button.titleLabel!.frame)
    switch place {
    case .leading: #expect(abs(title.minX - icon.maxX - 5) < 0.01)
    case .trailing: #expect(abs(icon.minX - title.maxX - 5) <= 0.5)
    case .top: #expect(abs(title.minY - icon.maxY - 5) <= 0.5)
    default: #expect(abs(icon.minY - title.maxY - 5) <= 0.5)
    }
    if place == .top || place == .bottom { #expect(abs(icon.midX - title.midX) <= 0.5) }
    let room = button.bounds.inset(by: UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
    #expect(room.insetBy(dx: -0.5, dy: -0.5).contains(icon))
  }

  @Test func fromRightToLeftContentIsMirrored() {
    let button = button {
      $0.title = "Save"
      $0.image = image(30, 30)
      $0.imagePadding = 5
    }
    let width = button.bounds.width
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.imageView!.frame.maxX == width - 12)
    #expect(abs(button.titleLabel!.frame.maxX - (width - 47)) < 0.001)
  }

  @Test func aSubtitleStandsBelow() throws {
    let button = button { ($0.title, $0.subtitle) = ("Save", "to a file on disk") }
    let subtitle = try #require(button.subtitleLabel)
    #expect(subtitle.font.pointSize == 12)
    #expect(subtitle.frame.minY == button.titleLabel!.frame.maxY + 1)
    #expect(subtitle.frame.minX == button.titleLabel!.frame.minX)
    #expect(button.accessibilityLabel == "Save" && button.accessibilityValue == "to a file on disk")
  }

  @Test(arguments: [false, true])
  func titleAndSubtitleAreAlignedToEachOther(isRightToLeft: Bool) throws {
    let button = button { ($0.title, $0.subtitle) = ("Save", "to a file on the disk") }
    button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let title = try #require(button.titleLabel)
    let subtitle = try #require(button.subtitleLabel)
    #expect(subtitle.frame.width > title.frame.width + 4)
    for alignment in [UIButton.Configuration.TitleAlignment.leading, .center, .trailing] {
      button.configuration?.titleAlignment = alignment
      button.layoutIfNeeded()
      let (short, long) = (title.frame, subtitle.frame)
      let isAtLeft = (alignment == .leading) != isRightToLeft
      let apart =
        alignment == .center
        ? short.midX - long.midX : isAtLeft ? short.minX - long.minX : short.maxX - long.maxX
      #expect(abs(apart) < 0.6, "\(alignment)")
    }
  }

  @Test func cornersAreOfTheirStyle() throws {
    let harness = AppHarness()
    let button = button {
      $0.title = "Save"
      $0.background.cornerRadius = 20
    }
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
    page.addSubview(button)
    harness.show(page)
    let fill = try #require(button.configured?.background.subviews.first)
    let cases: [(UIButton.Configuration.CornerStyle, CGFloat)] = [
      (.fixed, 20), (.small, 6), (.medium, 9), (.large, 13), (.capsule, 30), (.dynamic, 20),
    ]
    for (style, radius) in cases {
      button.configuration?.cornerStyle = style
      harness.settle()
      #expect(abs(fill.layer.cornerRadius - radius) < 0.01, "\(style)")
    }
    harness.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(fill.layer.cornerRadius > 24)
    button.configuration?.cornerStyle = .fixed
    harness.settle()
    #expect(abs(fill.layer.cornerRadius - 20) < 0.01)
  }

  @Test func aLongTitleWrapsWhereThereIsNoRoom() {
    let button = button { $0.title = "A title with a good many words in it" }
    let oneLine = button.bounds.height
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height > oneLine * 1.5)
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).width <= 120)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height == oneLine)
  }

  @Test func textFollowsThePreferredSize() {
    let harness = AppHarness()
    let button = button { $0.title = "Save" }
    harness.show(button)
    harness.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(button.titleLabel!.font.pointSize == 33)
  }

  private func background(of button: UIButton) -> UIColor? {
    button.layoutIfNeeded()
    return button.configured?.shown.background.backgroundColor
  }

  @Test func coloursFollowStyleAndState() {
    let filled = button { $0.title = "Save" }
    #expect(background(of: filled) == filled.tintColor)
    #expect(filled.titleLabel!.textColor == .white)
    filled.isEnabled = false
    #expect(background(of: filled) == .tertiarySystemFill)
    #expect(filled.titleLabel!.textColor == .tertiaryLabel)
    let plain = UIButton(configuration: .plain())
    #expect(background(of: plain) == nil && plain.titleLabel!.textColor == plain.tintColor)
    plain.isSelected = true
    let fill = background(of: plain)?.resolvedColor(with: plain.traitCollection)
    #expect(abs((fill?.cgColor.alpha ?? 0) - 0.18) < 1e-6)
    plain.role = .destructive
    plain.isSelected = false
    plain.layoutIfNeeded()
    #expect(plain.titleLabel!.textColor == .systemRed)
  }

  @Test func aColourThatIsSetStaysInEveryState() {
    let button = button {
      $0.background.backgroundColor = .systemPink
      $0.baseForegroundColor = .systemYellow
    }
    button.isHighlighted = true
    #expect(background(of: button) == .systemPink)
    button.automaticallyUpdatesConfiguration = false
    button.layoutIfNeeded()
    #expect(button.titleLabel!.textColor == .systemYellow)
  }

  @Test func theHandlerIsAskedOnceForChangesOfOneTurn() {
    let harness = AppHarness()
    let button = button { $0.title = "Save" }
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "Saved" : "Save"
    }
    harness.show(button)
    calls = 0
    button.isSelected = true
    button.isEnabled = false
    button.setNeedsUpdateConfiguration()
    harness.settle()
    #expect(calls == 1 && button.titleLabel!.text == "Saved")
  }

  @Test func transformersHaveTheLastWord() {
    let button = button {
      $0.title = "Save"
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = .systemFont(ofSize: 30)
        return attributes
      }
      $0.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .black }
    }
    #expect(button.bounds.height > 48)
    let font = button.titleLabel!.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
    #expect((font as? UIFont)?.pointSize == 30)
    #expect(button.configured?.shown.background.resolvedBackgroundColor(for: .red) == .black)
  }

  @Test func aWheelTakesThePlaceOfTheImage() throws {
    let button = button {
      $0.title = "Save"
      $0.image = image(30, 30)
      $0.showsActivityIndicator = true
    }
    let spinner = try #require(button.configured?.spinner)
    #expect(spinner.isAnimating && button.imageView?.image == nil)
    #expect(spinner.frame.minX == 12 && spinner.frame.width == 20)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(!spinner.isAnimating && button.imageView?.image != nil)
  }

  @Test func withoutAConfigurationItIsAsBefore() {
    let button = UIButton(type: .system)
    button.setTitle("Old", for: .normal)
    button.sizeToFit()
    let size = button.bounds.size
    button.configuration = .filled()
    #expect(button.titleLabel?.text == "Old" && button.intrinsicContentSize != size)
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize == size && button.titleLabel?.text == "Old")
    #expect(button.subtitleLabel == nil)
  }

  @Test func whatIsSetLastShows() {
    let button = button { ($0.title, $0.image) = ("Button", image(30, 30)) }
    let star = image(10, 10)
    button.setTitle("New", for: .normal)
    button.setImage(star, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "New" && button.imageView?.image === star)
    #expect(button.configuration?.title == "New" && button.accessibilityLabel == "New")
    button.configuration?.title = "Newest"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Newest")
    let underlined = NSAttributedString(
      string: "Lined", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
    button.setAttributedTitle(underlined, for: .normal)
    button.layoutIfNeeded()
    let line = button.titleLabel!.attributedText?
      .attribute(.underlineStyle, at: 0, effectiveRange: nil)
    #expect(line as? Int == 1 && button.titleLabel?.text == "Lined")
  }

  @Test func aStateOfItsOwnShowsOverTheConfiguration() {
    let button = button { ($0.title, $0.image) = ("Follow", image(30, 30)) }
    let check = image(10, 10)
    button.setTitle("Following", for: .selected)
    button.setImage(check, for: .selected)
    #expect(button.titleLabel?.text == "Follow")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Following" && button.imageView?.image === check)
    #expect(button.configuration?.title == "Follow" && button.accessibilityLabel == "Following")
    button.isSelected = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Follow" && button.imageView?.image !== check)
  }

  @Test func attributedTitlesKeepTheirAttributes() {
    var title = AttributedString("Sale")
    title.foregroundColor = .systemRed
    let button = button { $0.attributedTitle = title }
    let color = button.titleLabel!.attributedText?
      .attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .systemRed)
    #expect(button.configuration?.title == "Sale")
  }
}
