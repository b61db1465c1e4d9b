import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class UIBarButtonItemTests {
  private let harness = AppHarness()
  private var calls: [String] = []

  private final class Target: NSObject {
    var calls = 0
    func pressed() { calls += 1 }
  }

  @Test func everySystemItemHasATextOrASymbol() {
    for raw in 0...24 {
      guard let system = UIBarButtonItem.SystemItem(rawValue: raw) else { continue }
      let item = UIBarButtonItem(systemItem: system)
      #expect(item.title == nil && item.image == nil)
      if item.isSpace || system == .pageCurl { continue }
      #expect(item.shownTitle != nil || item.shownImage != nil, "\(system)")
      #expect(system.label != nil, "\(system)")
    }
  }

  @Test func buttonsDoWhatItemsSay() throws {
    let target = Target()
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    page.addSubview(toolbar)
    _ = harness.show(page)
    let first = UIBarButtonItem(title: "One", style: .plain, target: target, action: Target.pressed)
    let second = UIBarButtonItem(
      primaryAction: UIAction(title: "Two") { [self] in
        calls.append(($0.sender as? UIBarButtonItem)?.title ?? "")
      })
    let third = UIBarButtonItem(title: "Three")
    third.isEnabled = false
    toolbar.items = [first, .flexibleSpace(), second, .fixedSpace(20), third]
    harness.settle()
    harness.tap(try #require(harness.view(labelled: "One")))
    harness.tap(try #require(harness.view(labelled: "Two")))
    harness.tap(try #require(harness.view(labelled: "Three")))
    #expect(target.calls == 1 && calls == ["Two"])
  }

  @Test func spacesShareWhatIsLeft() {
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30)) }
    let items = [
      UIBarButtonItem(customView: views[0]), .flexibleSpace(),
      UIBarButtonItem(customView: views[1]), .fixedSpace(10), .flexibleSpace(),
      UIBarButtonItem(customView: views[2]),
    ]
    let row = BarItemRow(items) { _ in nil }
    let places = row.places(in: CGRect(x: 16, y: 0, width: 360, height: 44))
    #expect(places.map(\.minX) == [16, 166, 326] && places.allSatisfy { $0.minY == 7 })
    let close = BarItemRow([items[0], items[2], items[5]]) { _ in nil }
    #expect(close.width(44) == 166)
    #expect(
      close.places(in: CGRect(x: 0, y: 0, width: 10, height: 44)).map(\.minX) == [0, 58, 116])
  }

  @Test func aChangeShowsAtOnce() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    page.addSubview(toolbar)
    _ = harness.show(page)
    let item = UIBarButtonItem(title: "One")
    let group = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
    toolbar.items = group.barButtonItems
    item.title = "Other"
    harness.settle()
    #expect(harness.view(labelled: "Other") != nil && harness.view(labelled: "One") == nil)
    item.isHidden = true
    harness.settle()
    #expect(harness.view(labelled: "Other") == nil)
  }

  @Test func deadTargetsAreNotCalled() throws {
    var target: Target? = Target()
    let item = UIBarButtonItem(title: "One", style: .done, target: target, action: Target.pressed)
    #expect(item.target === target && item.style == .prominent)
    target = nil
    item.perform(from: nil, event: nil)
    #expect(item.target == nil)
  }

  @Test(arguments: [false, true]) func aBadgeIsAtTheUpperTrailingCorner(isMirrored: Bool) throws {
    let (harness, page) = (AppHarness(), UIViewController())
    let item = UIBarButtonItem(systemItem: .add)
    item.badge = .count(7)
    page.navigationItem.rightBarButtonItem = item
    let window = harness.show(UINavigationController(rootViewController: page))
    window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    harness.settle()
    func badge() throws -> BadgeView? {
      let button = try #require(harness.view(labelled: "Add"))
      return button.subviews.compactMap { $0 as? BadgeView }.first
    }
    let shown = try #require(try badge())
    #expect(shown.frame == CGRect(x: isMirrored ? 0 : 26, y: 0, width: 18, height: 18))
    #expect((shown.subviews.first as? UILabel)?.text == "7")
    #expect(shown.backgroundColor == .systemRed)
    #expect(harness.view(labelled: "Add")?.accessibilityValue == "7")
    item.badge?.backgroundColor = .systemGreen
    harness.settle()
    #expect(try badge()?.backgroundColor == .systemGreen)
    item.badge = .indicator()
    harness.settle()
    #expect(try badge()?.frame.size == CGSize(width: 10, height: 10))
    item.badge = nil
    harness.settle()
    #expect(try badge() == nil)
  }

  @Test func itsBadgeIsACopy() {
    let (item, badge) = (UIBarButtonItem(), UIBarButtonItem.Badge.string("new"))
    item.badge = badge
    badge.foregroundColor = .yellow
    #expect(item.badge?.stringValue == "new" && item.badge?.foregroundColor == nil)
  }
}
