import PlatformKit
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct UILabelFittingTests {
  private func ink(_ text: String, width: Int, _ prepare: (UILabel) -> Void) -> PixelRect {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    label.text = text
    label.contentScaleFactor = 1
    prepare(label)
    let page = TextPage(width: width, height: 60)
    page.draw { label.draw(label.bounds) }
    return page.ink
  }

  @Test func defaultsAreUIKits() {
    let label = UILabel()
    #expect(!label.allowsDefaultTighteningForTruncation && !label.showsExpansionTextWhenTruncated)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.lineBreakStrategy == .standard)
    #expect(NSParagraphStyle.default.lineBreakStrategy == [])
  }

  @Test func charactersAreSetCloserBeforeTheTextIsTruncated() {
    let label = UILabel()
    label.text = "A text of some length"
    let width = label.intrinsicContentSize.width
    label.frame.size = CGSize(width: width - 8, height: 21)
    #expect(label.isTruncated)
    label.allowsDefaultTighteningForTruncation = true
    #expect(!label.isTruncated)
    #expect(label.intrinsicContentSize.width == width, "the natural size stays")
    // 21 characters of 17 points give at most 21 x 0.05 x 17 = 17.9.
    label.frame.size.width = width - 20
    #expect(label.isTruncated)
  }

  @Test func shrunkTextStandsAsTheAdjustmentSays() {
    func bottom(_ adjustment: UIBaselineAdjustment) -> Int32 {
      ink("HHHHHHHHHH", width: 60) {
        $0.font = .systemFont(ofSize: 20)
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.1
        $0.baselineAdjustment = adjustment
      }.maxY
    }
    let full = ink("H", width: 60) { $0.font = .systemFont(ofSize: 20) }.maxY
    #expect(bottom(.alignBaselines) == full)
    #expect(bottom(.alignCenters) < full)
    #expect(bottom(.none) < bottom(.alignCenters))
  }

  @Test func aLastWordIsNotLeftAlone() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "several words and one"
    let oneLine = label.intrinsicContentSize.width
    let alone = UILabel()
    alone.text = "several words and"
    // Wide enough for all words but the last.
    let width = (alone.intrinsicContentSize.width + oneLine) / 2
    #expect(label.sizeThatFits(CGSize(width: width, height: 0)).height == 41)
    let pushed = label.sizeThatFits(CGSize(width: width, height: 0)).width
    label.lineBreakStrategy = []
    let greedy = label.sizeThatFits(CGSize(width: width, height: 0)).width
    #expect(greedy == alone.intrinsicContentSize.width)
    #expect(pushed < greedy, "the line before the last ends a word earlier")
    alone.text = "several words"
    #expect(pushed == alone.intrinsicContentSize.width)
  }

  @Test(arguments: ["", "one", "two words", "   ", "a  b", "long-without-spaces", "שלום עולם טוב"])
  func anyTextCanAvoidOrphans(text: String) {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    for width in stride(from: 1, through: 120, by: 7) {
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      #expect(size.width <= CGFloat(width) && size.height.isFinite)
    }
  }
}

@MainActor
struct ExpansionTipTests {
  private let harness = AppHarness()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let label = UILabel(frame: CGRect(x: 20, y: 20, width: 60, height: 21))
  private let window: UIWindow

  init() {
    label.text = "A text that is much too long for its label"
    label.showsExpansionTextWhenTruncated = true
    root.addSubview(label)
    window = harness.show(root)
  }

  private var tip: ToolTipView? { window.rareData?.expansionTips?.tip }

  @Test func thePointerRestsAndTheWholeTextShows() throws {
    harness.hover(root, at: CGPoint(x: 40, y: 30))
    harness.advance(by: 0.7)
    #expect(tip == nil)
    harness.advance(by: 0.2)
    let shown = try #require(tip)
    #expect(shown.label.text == label.text)
    #expect(shown.frame.minY > label.frame.maxY && shown.frame.maxY < 200)
    #expect(window.bounds.contains(shown.frame))
    #expect(window.hitTest(CGPoint(x: shown.center.x, y: shown.center.y), with: nil) !== shown)
    harness.hover(root, at: CGPoint(x: 200, y: 150))
    #expect(tip == nil)
  }

  @Test func onlyTruncatedLabelsHaveOne() {
    label.frame.size.width = 280
    label.text = "short"
    harness.settle()
    harness.hover(root, at: CGPoint(x: 40, y: 30))
    harness.advance(by: 2)
    #expect(tip == nil)
  }

  @Test func aTipStaysInTheWindowAndGoesWithATouch() throws {
    label.frame.origin = CGPoint(x: 230, y: 175)
    harness.settle()
    harness.hover(root, at: CGPoint(x: 240, y: 180))
    harness.advance(by: 1)
    let shown = try #require(tip)
    #expect(window.bounds.contains(shown.frame) && shown.frame.maxY < 175)
    harness.tap(root, at: CGPoint(x: 10, y: 10))
    #expect(tip == nil)
  }

  /// There is no room for it in a window of one line.
  @Test func aTipThatDoesNotFitHasAWindowOfItsOwnThatTakesNoPresses() throws {
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 21)
    let window = harness.show(label)
    harness.hover(label)
    harness.advance(by: 1)
    let platform = try #require(harness.application.engine.platform as? HeadlessPlatform)
    let popup = try #require(platform.windows.last)
    #expect(popup.kind == .toolTip && popup.owner == window.platformWindow?.id)
    #expect(popup.inputRegion?.isEmpty == true)
    #expect(window.rareData?.expansionTips?.tip?.popup?.presence?.platformWindow === popup)
    harness.tap(label)
    #expect(!platform.windows.contains { $0 === popup })
  }

  @Test func labelsThatDoNotAskCostTheWindowNothing() {
    let plain = harness.show(UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
    #expect(plain.rareData?.expansionTips == nil)
  }
}
