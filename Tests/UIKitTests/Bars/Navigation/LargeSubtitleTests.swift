import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Titles with attributes, and what is beneath large ones.
@MainActor
struct LargeSubtitleTests {
  private let harness = AppHarness()
  private let page = UIViewController()
  private let scroll = UIScrollView()
  private let navigation: UINavigationController
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    scroll.contentSize = CGSize(width: 400, height: 3000)
    page.view = scroll
    page.title = "Fruit"
    navigation = UINavigationController(rootViewController: page)
    bar.prefersLargeTitles = true
    _ = harness.show(navigation, size: CGSize(width: 400, height: 600))
    harness.settle()
  }

  private func label(_ text: String, in view: UIView? = nil) -> UILabel? {
    let start = view ?? bar
    if let label = start as? UILabel, label.text == text { return label }
    return start.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  @Test func theLargeTitleHasASubtitleBeneathIt() throws {
    #expect(bar.frame.height == 106)
    page.navigationItem.largeSubtitle = "12 kinds"
    harness.settle()
    #expect(bar.frame.height == 128 && page.view.safeAreaInsets.top == 138)
    let content = try #require(bar.content)
    #expect(content.largeSubtitle?.frame.minX == 20 && content.largeSubtitle?.frame.height == 22)
    let text = try #require(label("12 kinds"))
    #expect(text.font == .systemFont(ofSize: 15) && text.textColor == .secondaryLabel)
    #expect(text.convert(text.bounds, to: bar).maxY <= 128)
    let look = UINavigationBarAppearance()
    look.largeSubtitleTextAttributes = [.foregroundColor: UIColor.red]
    bar.scrollEdgeAppearance = look
    harness.settle()
    #expect(label("12 kinds")?.textColor == .red)
  }

  @Test func itGoesWithTheTitleAsTheContentIsScrolled() {
    page.navigationItem.largeSubtitle = "12 kinds"
    harness.settle()
    let top = scroll.contentOffset.y
    #expect(top == -138)
    scroll.contentOffset.y = top + 40
    harness.settle()
    #expect(bar.frame.height == 88)
    scroll.contentOffset.y = top + 200
    harness.settle()
    #expect(bar.frame.height == 54)
    scroll.contentOffset.y = top
    harness.settle()
    #expect(bar.frame.height == 128)
  }

  @Test func whichSubtitleShows() {
    let item = page.navigationItem
    item.subtitle = "plain"
    harness.settle()
    #expect((bar.content?.largeSubtitle as? UILabel)?.text == "plain", "the subtitle stands in")
    var attributed = AttributedString("coloured")
    attributed.uiKit.foregroundColor = .green
    item.attributedSubtitle = attributed
    #expect(item.subtitle == "coloured")
    item.largeAttributedSubtitle = AttributedString("large")
    harness.settle()
    #expect((bar.content?.largeSubtitle as? UILabel)?.text == "large")
    #expect(
      label("coloured")?.attributedText?.attribute(
        .foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
    let own = UISwitch()
    item.largeSubtitleView = own
    harness.settle()
    #expect(bar.content?.largeSubtitle === own && own.window != nil)
  }

  @Test func anAttributedTitleKeepsTheBarsFontWhereItHasNone() throws {
    bar.prefersLargeTitles = false
    var title = AttributedString("Fruit and nuts")
    title.uiKit.foregroundColor = .red
    page.navigationItem.attributedTitle = title
    harness.settle()
    let shown = try #require(label("Fruit and nuts")?.attributedText)
    let attributes = shown.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 17, weight: .semibold))
    #expect(page.navigationItem.title == "Fruit")
    page.navigationItem.attributedTitle = nil
    harness.settle()
    #expect(label("Fruit") != nil)
  }

  @Test func popoversCanPointAtTheMenuOfWhatHasNoRoom() throws {
    let item = page.navigationItem
    #expect(item.overflowPresentationSource == nil)
    item.rightBarButtonItems = (1...9).map { UIBarButtonItem(title: "Item \($0)") }
    harness.settle()
    let source = try #require(item.overflowPresentationSource)
    let frame = source.frame(in: navigation.view)
    #expect(frame.width == 44 && navigation.view.bounds.contains(frame))
    #expect(UINavigationItem(title: "none").overflowPresentationSource == nil)
  }
}
