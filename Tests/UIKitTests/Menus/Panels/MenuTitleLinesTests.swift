import CoreGraphics
import Testing

@testable import UIKit

/// Titles of several lines, where a menu wishes for them.
@MainActor
struct MenuTitleLinesTests {
  private static let long = "A title that is much longer than a menu is wide, by far"

  private func panel(_ lines: Int?) -> MenuPanel {
    let menu = UIMenu(children: [
      UIAction(title: "Short") { _ in }, UIAction(title: Self.long, subtitle: "Below") { _ in },
    ])
    if let lines {
      let wish = UIMenuDisplayPreferences()
      #expect(wish.maximumNumberOfTitleLines > 1_000_000)
      wish.maximumNumberOfTitleLines = lines
      menu.displayPreferences = wish
    }
    return MenuPanel(menu.replacingChildren(menu.children))
  }

  @Test func withoutAWishThereIsOneLine() {
    #expect(panel(nil).rows.map(\.bounds.height) == [42, 58])
    #expect(panel(1).rows.map(\.bounds.height) == [42, 58])
  }

  @Test func rowsGrowByTheirLines() {
    let two = panel(2)
    #expect(two.rows[0].bounds.height == 42)
    let extra = two.rows[1].bounds.height - 58
    #expect(extra > 15 && extra < 30)
    #expect(two.bounds.height == 42 + 58 + extra + 2 * MenuPanel.padding)
    let all = panel(0)
    #expect(all.rows[1].bounds.height > two.rows[1].bounds.height)
    let labels = all.rows[1].subviews.compactMap { $0 as? UILabel }
    #expect(labels.count == 2 && labels[0].frame.maxY <= labels[1].frame.midY)
    #expect(labels[1].frame.maxY < all.rows[1].bounds.height)
  }

  @Test func inlineSectionsHaveTheirOwn() {
    let section = UIMenu(
      options: .displayInline, children: [UIAction(title: Self.long) { _ in }])
    section.displayPreferences = UIMenuDisplayPreferences()
    section.displayPreferences?.maximumNumberOfTitleLines = 3
    let panel = MenuPanel(UIMenu(children: [UIAction(title: Self.long) { _ in }, section]))
    #expect(panel.rows[0].bounds.height == 42 && panel.rows[1].bounds.height > 60)
  }
}
