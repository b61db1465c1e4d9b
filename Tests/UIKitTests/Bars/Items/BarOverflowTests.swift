import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Items that have no room in a bar.
@MainActor
struct BarOverflowTests {
  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  private func items(_ count: Int, _ act: @escaping (String) -> Void = { _ in })
    -> [UIBarButtonItem]
  {
    (1...count).map { number in
      UIBarButtonItem(primaryAction: UIAction(title: "Item \(number)") { act($0.title) })
    }
  }

  private func shown(in view: UIView) -> [String] {
    let buttons = view.subviews.compactMap { $0 as? BarButton }.filter { !$0.isHidden }
    return buttons.sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.accessibilityLabel)
  }

  @Test func aToolbarKeepsTheFirst() throws {
    var performed: [String] = []
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
    bar.items = items(7) { performed.append($0) }
    page.addSubview(bar)
    _ = harness.show(page)
    harness.settle()
    let labels = shown(in: bar)
    #expect(labels.last == "More" && labels.count > 2 && labels.count < 7)
    #expect(labels.dropLast() == (1..<labels.count).map { "Item \($0)" }[...])
    let places = bar.subviews.compactMap { $0 as? BarButton }.filter { !$0.isHidden }.map(\.frame)
    #expect(places.allSatisfy { $0.minX >= 16 && $0.maxX <= 384 })
    let more = try #require(harness.view(labelled: "More"))
    harness.tap(more)
    harness.advance(by: 1)
    harness.tap(try #require(harness.view(labelled: "Item 7")))
    harness.advance(by: 1)
    #expect(performed == ["Item 7"])
    bar.frame.size.width = 1000
    harness.settle()
    #expect(shown(in: bar).count == 7)
  }

  @Test func aMenuFollowsItsItems() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
    let all = items(7)
    bar.items = all
    page.addSubview(bar)
    _ = harness.show(page)
    harness.settle()
    let more = try #require(harness.view(labelled: "More") as? BarButton)
    #expect(more.menu?.children.last?.title == "Item 7")
    all[6].title = "Other"
    harness.settle()
    #expect(more.menu?.children.last?.title == "Other")
  }

  @Test func itemsOfTheProgramsOwnAreInTheMenuAlways() throws {
    var performed: [String] = []
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 54))
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItems = items(1)
    item.additionalOverflowItems = UIDeferredMenuElement { completion in
      completion([UIAction(title: "Own") { performed.append($0.title) }])
    }
    bar.items = [item]
    page.addSubview(bar)
    _ = harness.show(page)
    harness.settle()
    #expect(bar.content.map(shown) == ["More", "Item 1"])
    harness.tap(try #require(harness.view(labelled: "More")))
    harness.advance(by: 1)
    harness.tap(try #require(harness.view(labelled: "Own")))
    harness.advance(by: 1)
    #expect(performed == ["Own"])
    item.additionalOverflowItems = nil
    harness.settle()
    #expect(bar.content.map(shown) == ["Item 1"])
  }

  @Test func aNavigationBarKeepsTheOutermost() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 54))
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItems = items(6)
    bar.items = [item]
    page.addSubview(bar)
    _ = harness.show(page)
    harness.settle()
    let labels = bar.content.map(shown) ?? []
    #expect(labels.first == "More" && labels.last == "Item 1")
    #expect((bar.content?.title.frame.width ?? 0) > 30)
    #expect(bar.content?.layer.needsLayout() == false, "its layout comes to an end")
  }
}
