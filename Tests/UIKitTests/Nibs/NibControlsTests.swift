import Diagnostics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class NibControlsTests {
  private let app = AppHarness()

  private func parts() throws -> [UIView] {
    let page = try #require(
      NibFixtures.nib("Controls").instantiate(withOwner: nil).first as? UIView)
    app.show(page)
    let stack = try #require(page.subviews.first as? UIStackView)
    #expect(stack.axis == .vertical && stack.alignment == .leading && stack.spacing == 10)
    return stack.arrangedSubviews
  }

  private func part<Part: UIView>(_ type: Part.Type = Part.self) throws -> Part {
    try #require(try parts().compactMap { $0 as? Part }.first)
  }

  @Test func segmentsAreThere() throws {
    let control: UISegmentedControl = try part()
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["Day", "Week", "Year"])
    #expect(control.selectedSegmentIndex == 1 && !control.isEnabledForSegment(at: 2))
  }

  @Test func valuesLieWithinTheirLimits() throws {
    let slider: UISlider = try part()
    #expect(slider.value == 0.25 && slider.maximumValue == 1 && !slider.isContinuous)
    #expect(slider.minimumTrackTintColor == .systemOrange && slider.frame.width == 200)
    let stepper: UIStepper = try part()
    #expect(stepper.value == 4 && stepper.minimumValue == -10 && stepper.maximumValue == 10)
    #expect(stepper.stepValue == 2 && stepper.wraps)
    #expect(stepper.subviews.contains { $0.frame.size == stepper.bounds.size })
    let progress: UIProgressView = try part()
    #expect(progress.progress == 0.75 && progress.progressViewStyle == .bar)
    let pages: UIPageControl = try part()
    #expect(pages.numberOfPages == 5 && pages.currentPage == 2)
    #expect(pages.currentPageIndicatorTintColor == .systemBlue)
    let spinner: UIActivityIndicatorView = try part()
    #expect(spinner.style == .large && !spinner.hidesWhenStopped && !spinner.isAnimating)
  }

  @Test func aButtonHasItsConfiguration() throws {
    let button: UIButton = try part()
    let look = try #require(button.configuration)
    #expect(look.title == "Like" && look.subtitle == "it a lot" && look.image != nil)
    #expect(look.cornerStyle == .capsule && look.imagePlacement == .trailing)
    #expect(look.imagePadding == 6 && look.baseForegroundColor == .systemPink)
    #expect(look.contentInsets.leading == 12 && look.contentInsets.top == 4)
  }

  @Test func symbolsAndAttributedTextsAreRead() throws {
    let picture: UIImageView = try part()
    #expect(picture.image != nil && picture.tintColor == .systemYellow)
    #expect(picture.preferredSymbolConfiguration != nil && !picture.isUserInteractionEnabled)
    let label: UILabel = try part()
    let text = try #require(label.attributedText)
    #expect(text.string == "Two colours")
    let end = text.attributes(at: 5, effectiveRange: nil)
    #expect(end[.foregroundColor] as? UIColor == .systemRed)
    #expect(end[.underlineStyle] as? Int == 1)
  }

  @Test func attributedTextsHaveWhatXcodeWrites() throws {
    let lines = LoggedLines(of: Log("nibs"), with: "nib:")
    let label = try #require(
      NibFixtures.made(
        """
        <label id="l" usesAttributedText="YES"><attributedString key="attributedText">
          <fragment content="Link"><attributes>
            <color key="NSColor" name="textColor" catalog="System" colorSpace="catalog"/>
            <color key="NSUnderlineColor" systemColor="systemRedColor"/>
            <font key="NSFont" metaFont="system" size="15"/><font key="NSOriginalFont" size="15" name="X"/>
            <url key="NSLink" string="https://example.org/a"/>
            <real key="NSBaselineOffset" value="2"/><integer key="NSUnderline" value="1"/>
            <real key="NSStrokeWidth" value="-3"/>
            <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="truncatingTail"
              baseWritingDirection="rightToLeft" lineSpacing="1" paragraphSpacing="2"
              paragraphSpacingBefore="3" firstLineHeadIndent="4" headIndent="5" tailIndent="-6"
              minimumLineHeight="20" maximumLineHeight="22" lineHeightMultiple="1.2"
              defaultTabInterval="30" hyphenationFactor="0.5"
              allowsDefaultTighteningForTruncation="YES"><tabStops/></paragraphStyle>
          </attributes></fragment></attributedString></label>
        """, as: UILabel.self))
    let values = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect(values[.foregroundColor] as? UIColor == .label)
    #expect(values[.underlineColor] as? UIColor == .systemRed)
    #expect(values[.font] as? UIFont == .systemFont(ofSize: 15))
    #expect(values[.link] as? URL == URL(string: "https://example.org/a"))
    #expect(values[.baselineOffset] as? Double == 2 && values[.strokeWidth] as? Double == -3)
    let style = try #require(values[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .right && style.lineBreakMode == .byTruncatingTail)
    #expect(style.baseWritingDirection == .rightToLeft && style.lineSpacing == 1)
    #expect(style.paragraphSpacing == 2 && style.paragraphSpacingBefore == 3)
    #expect(style.firstLineHeadIndent == 4 && style.headIndent == 5 && style.tailIndent == -6)
    #expect(style.minimumLineHeight == 20 && style.maximumLineHeight == 22)
    #expect(style.lineHeightMultiple == 1.2 && style.defaultTabInterval == 30)
    #expect(style.hyphenationFactor == 0.5 && style.allowsDefaultTighteningForTruncation)
    #expect(lines.all.isEmpty)
  }

  /// As Xcode writes fonts of fragments: sizes have another name than those of labels.
  @Test func fontsOfAttributedTextsHaveTheirSizesAndWeights() throws {
    func font(_ attributes: String) -> UIFont? {
      let label: UILabel? = NibFixtures.made(
        """
        <label id="l"><attributedString key="attributedText"><fragment content="x"><attributes>
        <font key="NSFont" \(attributes)/></attributes></fragment></attributedString></label>
        """)
      return label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }
    #expect(font(#"size="23" name="DejaVuSans""#) == UIFont(name: "DejaVuSans", size: 23))
    #expect(font(#"metaFont="system" size="11""#) == .systemFont(ofSize: 11))
    #expect(font(#"metaFont="systemBold" size="19""#) == .boldSystemFont(ofSize: 19))
    let light = UIFont.systemFont(ofSize: 19, weight: .ultraLight)
    #expect(font(#"metaFont="systemUltraLight" size="19""#) == light)
    #expect(font(#"metaFont="label" size="9""#) == .systemFont(ofSize: 9))
  }

  @Test func aControllerTakesTheNibOfItsName() throws {
    let profile = ProfileViewController(
      nibName: "ProfileViewController", bundle: NibFixtures.bundle)
    #expect(profile.nameField == nil && profile.nibName == "ProfileViewController")
    #expect(profile.view.bounds.size == CGSize(width: 300, height: 200))
    let field = try #require(profile.nameField)
    #expect(field.text == "Grace" && field.borderStyle == .line && field.isSecureTextEntry)
    #expect(field.keyboardType == .numberPad && field.clearButtonMode == .whileEditing)
    #expect(field.accessibilityIdentifier == "name" && field.accessibilityHint == "Type a name")
    #expect(field.textAlignment == .center && field.minimumFontSize == 17)
    var red: CGFloat = 0
    var blue: CGFloat = 0
    profile.view.backgroundColor?.getRed(&red, green: nil, blue: &blue, alpha: nil)
    #expect(abs(red - 1) < 0.01 && abs(blue - 0.94) < 0.01)
  }

  @Test func aControllerTakesTheNibOfItsClass() {
    let profile = ProfileViewController(nibName: nil, bundle: NibFixtures.bundle)
    #expect(profile.view.subviews.count == 1 && profile.nameField != nil)
  }

  @Test func cellsComeFromARegisteredNib() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.register(NibFixtures.nib("SongCell"), forCellReuseIdentifier: "Song")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "Song") as? SongCell)
    #expect(cell.titleLabel?.text == "Title" && cell.titleLabel?.superview === cell.contentView)
    #expect(cell.reuseIdentifier == "Song")
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    let middle = cell.titleLabel?.center.y ?? 0
    #expect(abs(middle - cell.contentView.bounds.midY) <= 0.5)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Song")
    #expect(table.dequeueReusableCell(withIdentifier: "Song") as? SongCell == nil)
  }

  @Test func aCellForAnotherIdentifierTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: .zero)
        table.register(NibFixtures.nib("SongCell"), forCellReuseIdentifier: "Other")
        _ = table.dequeueReusableCell(withIdentifier: "Other")
      }
    }
  }
}
