import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class UINavigationBarTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var log: [String] = []
    var refuses = false

    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.append("may pop \(item.title ?? "")")
      return !refuses
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("popped \(item.title ?? "")")
    }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("pushed \(item.title ?? "")")
    }
  }

  private let harness = AppHarness()
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 54))
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  private let delegate = Delegate()

  init() {
    page.addSubview(bar)
    _ = harness.show(page)
  }

  @Test func titlesAndItemsAreWhereTheFactsSay() throws {
    let item = UINavigationItem(title: "Title")
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    item.rightBarButtonItems = [UIBarButtonItem(systemItem: .done), UIBarButtonItem(title: "Edit")]
    bar.items = [item]
    harness.settle()
    let title = try #require(bar.content?.title)
    #expect(abs(title.center.x - 200) <= 1 && abs(title.center.y - 22) <= 1)
    let add = try #require(harness.view(labelled: "Add"))
    #expect(add.frame == CGRect(x: 16, y: 0, width: 44, height: 44))
    let done = try #require(harness.view(labelled: "Done"))
    #expect(done.frame == CGRect(x: 340, y: 0, width: 44, height: 44))
    let edit = try #require(harness.view(labelled: "Edit"))
    #expect(edit.frame.maxX == 332 && edit.frame.height == 44)
  }

  @Test func aSubtitleHasTheAppearancesAttributesOrIsAView() throws {
    let item = UINavigationItem(title: "Title")
    item.subtitle = "Below"
    bar.items = [item]
    harness.settle()
    func subtitle() -> UILabel? { harness.view(labelled: "Below") as? UILabel }
    #expect(subtitle()?.font == .systemFont(ofSize: 12) && subtitle()?.textColor == .secondaryLabel)
    bar.standardAppearance.subtitleTextAttributes = [.foregroundColor: UIColor.green]
    bar.scrollEdgeAppearance = bar.standardAppearance
    harness.settle()
    #expect(subtitle()?.textColor == .green)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    item.subtitleView = own
    harness.settle()
    let title = try #require(bar.content?.title)
    #expect(subtitle() == nil && own.superview === title && own.frame.maxY == title.bounds.height)
    item.subtitleView = nil
    harness.settle()
    #expect(subtitle() != nil && own.window == nil)
  }

  @Test func titlesAreMovedByTheBarAndItsAppearance() throws {
    bar.items = [UINavigationItem(title: "Title")]
    harness.settle()
    func place() throws -> CGPoint { try #require(bar.content?.title).frame.origin }
    let usual = try place()
    bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: -3)
    harness.settle()
    #expect(try place() == CGPoint(x: usual.x + 7, y: usual.y - 3))
    bar.setTitleVerticalPositionAdjustment(5, for: .default)
    bar.setTitleVerticalPositionAdjustment(9, for: .compact)
    harness.settle()
    #expect(try place() == CGPoint(x: usual.x + 7, y: usual.y + 2))
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 9)
    bar.setTitleVerticalPositionAdjustment(.nan, for: .default)
    harness.settle()
    #expect(try place() == usual)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    bar.setTitleVerticalPositionAdjustment(5, for: .default)
    bar.topItem?.titleView = own
    harness.settle()
    #expect(own.frame.midY == 22)
  }

  @Test func aLargeTitleMayBeAnother() throws {
    let item = UINavigationItem(title: "Title")
    bar.items = [item]
    harness.settle()
    #expect(bar.content?.largeTitle.text == "Title")
    item.largeTitle = "All of it"
    harness.settle()
    #expect(bar.content?.largeTitle.text == "All of it" && item.title == "Title")
  }

  @Test func aButtonMayHaveNoBackground() throws {
    let item = UINavigationItem(title: "Title")
    let button = UIBarButtonItem(title: "Edit")
    item.rightBarButtonItem = button
    bar.items = [item]
    harness.settle()
    func corner() throws -> Int {
      let shown = try #require(harness.view(labelled: "Edit"))
      return harness.color(at: CGPoint(x: shown.frame.minX + 8, y: shown.frame.midY), in: page).red
    }
    page.backgroundColor = .white
    harness.settle()
    #expect(try corner() < 250)
    button.hidesSharedBackground = true
    harness.settle()
    #expect(try corner() == 255)
    #expect(button.sharesBackground && button.identifier == nil)
  }

  @Test func anAppearanceMayChangeWhileItShows() throws {
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    bar.items = [item]
    harness.settle()
    bar.standardAppearance.configureWithOpaqueBackground()
    bar.standardAppearance.backgroundColor = .red
    bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.blue
    ]
    harness.settle()
    #expect(bar.background.backgroundColor == .red)
    let labels = labels(in: bar)
    #expect(labels.contains { $0.text == "Title" && color(of: $0) == .green })
    #expect(labels.contains { $0.text == "Edit" && color(of: $0) == .blue })
    let former = bar.standardAppearance
    bar.standardAppearance = UINavigationBarAppearance()
    bar.standardAppearance.backgroundColor = .yellow
    former.backgroundColor = .black
    #expect(bar.background.backgroundColor == .yellow, "the former one no longer counts")
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  private func color(of label: UILabel) -> UIColor? {
    let text = label.attributedText
    guard let text, text.length > 0 else { return label.textColor }
    return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      ?? label.textColor
  }

  @Test func changesOfATurnMakeWhatShowsOnce() {
    let item = UINavigationItem(title: "a")
    bar.items = [item]
    harness.settle()
    let before = bar.shownContent
    item.title = "b"
    item.prompt = "p"
    item.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    bar.tintColor = .red
    #expect(bar.shownContent === before && before?.superview === bar)
    harness.settle()
    let after = bar.shownContent
    #expect(after !== before && before?.superview == nil && after?.superview === bar)
    #expect(harness.view(labelled: "Edit") != nil)
    harness.settle()
    #expect(bar.shownContent === after)
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    let item = UINavigationItem(title: "Title")
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    bar.items = [item]
    bar.semanticContentAttribute = .forceRightToLeft
    bar.reload()
    harness.settle()
    #expect(harness.view(labelled: "Add")?.frame.minX == 340)
  }

  @Test func itemsComeAndGoByThemselves() {
    bar.delegate = delegate
    bar.items = [UINavigationItem(title: "a")]
    bar.pushItem(UINavigationItem(title: "b"), animated: true)
    harness.advance(by: 1)
    #expect(bar.topItem?.title == "b" && bar.backItem?.title == "a")
    delegate.refuses = true
    #expect(bar.popItem(animated: true) == nil)
    delegate.refuses = false
    bar.goBack()
    harness.advance(by: 1)
    #expect(bar.items?.count == 1)
    #expect(delegate.log == ["pushed b", "may pop b", "may pop b", "popped b"])
    #expect(bar.subviews.count { $0 is NavigationBarContent } == 1)
  }

  @Test func largeTitlesFollowTheirMode() {
    bar.prefersLargeTitles = true
    let (a, b) = (UINavigationItem(title: "a"), UINavigationItem(title: "b"))
    bar.items = [a, b]
    #expect(bar.intrinsicContentSize.height == 106)
    a.largeTitleDisplayMode = .never
    #expect(bar.intrinsicContentSize.height == 54)
    b.largeTitleDisplayMode = .always
    #expect(bar.intrinsicContentSize.height == 106)
    b.prompt = "Prompt"
    #expect(bar.intrinsicContentSize.height == 136)
  }

  @Test func titlesGiveWayToItems() {
    var layout = NavigationBarLayout()
    layout.titleSize = CGSize(width: 100, height: 20)
    #expect(layout.places(width: 400).title == CGRect(x: 150, y: 12, width: 100, height: 20))
    layout.leadingWidth = 200
    #expect(layout.places(width: 400).title.minX == 224)
    layout.trailingWidth = 100
    #expect(layout.places(width: 400).title == CGRect(x: 224, y: 12, width: 52, height: 20))
    layout.largeHeight = 20
    #expect(layout.places(width: 400).large == CGRect(x: 0, y: 54, width: 400, height: 20))
    #expect(layout.places(width: 400).largeTitle.minY == -29)
  }
}
