import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// A view of the program's own in the place of the title.
@MainActor
struct TitleViewTests {
  private let harness = AppHarness()
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 54))
  private let item = UINavigationItem(title: "Title")

  init() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    page.addSubview(bar)
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    bar.items = [item]
    _ = harness.show(page)
    harness.settle()
  }

  private func resize(_ width: CGFloat) {
    bar.frame.size.width = width
    harness.settle()
  }

  @Test func itIsInTheMiddleInItsSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    item.titleView = view
    harness.settle()
    #expect(bar.content?.title === view)
    #expect(view.frame == CGRect(x: 140, y: 7, width: 120, height: 30))
    item.titleView = nil
    harness.settle()
    #expect(view.superview == nil && bar.content?.title is BarTitle)
  }

  @Test func itIsNarrowerOnlyWhileThereIsNoRoom() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    item.titleView = view
    resize(200)
    #expect(view.frame == CGRect(x: 16, y: 7, width: 116, height: 30))
    item.prompt = "Prompt"
    harness.settle()
    item.prompt = nil
    resize(400)
    #expect(view.frame == CGRect(x: 140, y: 7, width: 120, height: 30))
    resize(200)
    view.frame.size.width = 80
    resize(400)
    #expect(view.frame == CGRect(x: 160, y: 7, width: 80, height: 30), "the program's new size")
  }

  @Test func withoutASizeItIsAsLargeAsItsContent() {
    let label = UILabel()
    label.text = "Short"
    item.titleView = label
    harness.settle()
    let short = label.bounds.width
    #expect(short > 0 && abs(label.center.x - 200) <= 1)
    label.text = "A longer text"
    harness.settle()
    #expect(label.bounds.width > short && abs(label.center.x - 200) <= 1)
    resize(150)
    #expect(label.bounds.width == 66)
    resize(400)
    #expect(label.bounds.width > short)
  }

  @Test func itTakesTouches() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    item.titleView = button
    harness.settle()
    harness.tap(button)
    #expect(taps == 1)
  }
}
