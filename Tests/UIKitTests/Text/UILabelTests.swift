import Foundation
import Testing
import UIKit

@MainActor
@Suite struct UILabelTests {
  private func label(_ text: String?, scale: CGFloat = 1) -> UILabel {
    let label = UILabel()
    label.contentScaleFactor = scale
    label.text = text
    return label
  }

  @Test func defaultsAreUIKits() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.isEnabled)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test func fontAndColourAreThoseTheAttributedTextBeginsWith() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "abc",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
    label.attributedText = text
    #expect(label.font.pointSize == 30 && label.textColor == .blue)
    label.text = "plain"
    #expect(label.font.pointSize == 30 && label.textColor == .blue)
    label.attributedText = NSAttributedString(string: "bare")
    #expect(label.font.pointSize == 30 && label.textColor == .blue)
  }

  @Test(arguments: [(1.0, 21.0), (2, 20.5), (3, 61.0 / 3)] as [(CGFloat, CGFloat)])
  func heightIsTheLineRoundedUpToPixels(scale: CGFloat, height: CGFloat) {
    let size = label("Label", scale: scale).intrinsicContentSize
    #expect(abs(size.height - height) < 1e-9)
    let pixels = size.width * scale
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
  }

  @Test func widthHoldsTheText() {
    let text = "Some text"
    let natural = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(label(text).intrinsicContentSize.width == natural.rounded(.up))
  }

  @Test func noTextHasNoSize() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func oneLineIsMeasuredAtItsNaturalWidth() {
    let long = label("A rather long text for a label")
    #expect(long.sizeThatFits(CGSize(width: 50, height: 10)) == long.intrinsicContentSize)
  }

  @Test func severalLinesAreBrokenAtTheWidth() {
    let long = label("A rather long text for a label")
    long.numberOfLines = 0
    let size = long.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(size.width <= 100)
    // Three lines: 3 x 20.287 = 60.9.
    #expect(size.height == 61)
    long.numberOfLines = 2
    #expect(long.sizeThatFits(CGSize(width: 100, height: 0)).height == 41)
    long.preferredMaxLayoutWidth = 100
    #expect(long.intrinsicContentSize.height == 41)
  }

  @Test func textRectIsCenteredVertically() {
    let label = label("Label")
    label.textAlignment = .right
    let size = label.intrinsicContentSize
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 61)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.size == size)
    #expect(rect.minY == 40)
    #expect(rect.maxX == 210)
  }

  @Test func onlyChangesMarkForDisplay() {
    let label = label("a")
    label.layer.bounds.size = CGSize(width: 10, height: 10)
    func marks(_ change: () -> Void) -> Bool {
      label.layer.displayIfNeeded()
      change()
      return label.layer.needsDisplay()
    }
    #expect(marks { label.text = "b" })
    #expect(!marks { label.text = "b" })
    #expect(marks { label.textColor = .red })
    #expect(!marks { label.textColor = .red })
    #expect(marks { label.textAlignment = .center })
    #expect(marks { label.font = .systemFont(ofSize: 20) })
    #expect(!marks { label.font = .systemFont(ofSize: 20) })
  }

  @Test func newTextHasANewSize() {
    let label = label("i")
    let narrow = label.intrinsicContentSize.width
    label.text = "www"
    #expect(label.intrinsicContentSize.width > narrow)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height == 41)
  }

  @Test func textDropsAttributesAndAttributesGiveText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(label.text == "big")
    #expect(label.intrinsicContentSize.height == 48)
    label.text = "big"
    #expect(label.intrinsicContentSize.height == 48, "the label has taken over the font")
  }

  @Test func alignmentAndBreaksThatAreSetLaterAreForTheAttributedTextToo() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.textAlignment = .center
    let spaced = NSMutableParagraphStyle()
    spaced.lineSpacing = 6
    label.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: spaced])
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byWordWrapping)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    let style =
      label.attributedText?.attribute(.paragraphStyle, at: 1, effectiveRange: nil)
      as? NSParagraphStyle
    #expect(style?.alignment == .center && style?.lineBreakMode == .byTruncatingTail)
    #expect(style?.lineSpacing == 6 && spaced.alignment == .natural)
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(abs(rect.midX - 100) <= 1)
    label.text = "plain"
    #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingTail)
  }

  @Test func aFontReplacesThoseOfAnAttributedText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize.height == 21)
  }

  @Test func aMutableStringIsCopied() {
    let string = NSMutableAttributedString(string: "one")
    let label = UILabel()
    label.attributedText = string
    string.append(NSAttributedString(string: " two"))
    #expect(label.text == "one")
  }

  @Test(arguments: [.nan, -1, 0, .infinity, 1e300] as [CGFloat])
  func anyRoomCanBeMeasured(length: CGFloat) {
    let label = label("words to break")
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = length
    label.minimumScaleFactor = length
    let size = label.sizeThatFits(CGSize(width: length, height: length))
    #expect(size.width.isFinite && size.height.isFinite)
    #expect(label.intrinsicContentSize.height > 0)
  }
}
