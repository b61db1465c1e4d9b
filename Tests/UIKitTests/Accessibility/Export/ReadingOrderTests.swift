import CoreGraphics
import PlatformKit
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

/// Which elements a listener finds, and in which order.
@MainActor
struct ReadingOrderTests {
  private let page = ExportedPage()

  @Test func linesAreReadFromTheTopEachFromItsLeadingEdge() {
    page.add(page.label("four"), 120, 100)
    page.add(page.label("three"), 10, 104)
    page.add(page.label("two"), 150, 12)
    page.add(page.label("one"), 10, 10)
    #expect(page.names == ["one", "two", "three", "four"])
    page.view.window?.semanticContentAttribute = .forceRightToLeft
    page.exporter.noteAll()
    #expect(page.names == ["two", "one", "four", "three"])
  }

  @Test func aGroupIsReadBeforeWhatIsBesideIt() {
    let group = page.add(UIView(), 10, 10, 100, 200)
    for (index, name) in ["a1", "a2"].enumerated() {
      let label = page.label(name)
      label.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: 90, height: 30)
      group.addSubview(label)
    }
    page.add(page.label("b1"), 200, 10)
    page.add(page.label("b2"), 200, 70)
    #expect(page.names == ["a1", "b1", "a2", "b2"])
    group.shouldGroupAccessibilityChildren = true
    #expect(page.names == ["a1", "a2", "b1", "b2"])
  }

  @Test(arguments: [false, true]) func aBarIsReadBeforeTheListThatScrollsBelowIt(
    isRightToLeft: Bool
  ) throws {
    let controller = UITableViewController()
    controller.title = "Rows"
    let navigation = UINavigationController(rootViewController: controller)
    let window = page.harness.show(navigation, size: CGSize(width: 400, height: 600))
    window.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    page.exporter.noteAll()
    let roles = page.tree.preorder().map(\.role).filter { $0 == .navigationBar || $0 == .table }
    #expect(roles == [.navigationBar, .table])
  }

  @Test func theProgramsListIsInItsOrder() {
    let (first, last) = (
      page.add(page.label("first"), 10, 10), page.add(page.label("last"), 10, 50)
    )
    page.add(page.label("left out"), 10, 90)
    let drawn = UIAccessibilityElement(accessibilityContainer: page.view)
    drawn.accessibilityLabel = "drawn"
    drawn.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 200, width: 20, height: 10)
    page.view.accessibilityElements = [last, drawn, first]
    #expect(page.names == ["last", "drawn", "first"])
    #expect(page.elements[1].extents == PixelRect(x: 5, y: 200, width: 20, height: 10))
    drawn.accessibilityLabel = "drawn anew"
    #expect(page.names == ["last", "drawn anew", "first"])
  }

  @Test func hiddenClearAndClippedViewsAreNotThere() {
    let hidden = page.add(page.label("hidden"), 10, 10)
    let clear = page.add(page.label("clear"), 10, 50)
    let box = page.add(UIView(), 10, 100)
    box.clipsToBounds = true
    let inside = page.label("clipped")
    inside.frame = CGRect(x: 0, y: 40, width: 50, height: 20)
    box.addSubview(inside)
    page.add(page.label("outside"), 500, 10)
    page.add(page.label(""), 10, 300)
    (hidden.isHidden, clear.alpha) = (true, 0)
    #expect(page.names == [])
    (hidden.isHidden, clear.alpha, box.clipsToBounds) = (false, 0.5, false)
    #expect(page.names == ["hidden", "clear", "clipped"])
    box.accessibilityElementsHidden = true
    #expect(page.names == ["hidden", "clear"])
  }

  @Test func overAModalViewNothingElseIsRead() {
    page.add(page.label("below"), 10, 10)
    let sheet = page.add(UIView(), 0, 100, 200, 200)
    sheet.addSubview(page.label("above"))
    sheet.subviews[0].frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(page.names == ["below", "above"])
    sheet.accessibilityViewIsModal = true
    #expect(page.names == ["above"])
    sheet.removeFromSuperview()
    #expect(page.names == ["below"])
  }

  @Test func whatIsScrolledOutOfSightIsThereButNotShown() {
    let scroll = page.add(UIScrollView(), 0, 0, 200, 100)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    for (index, name) in ["near", "far"].enumerated() {
      let label = page.label(name)
      label.frame = CGRect(x: 0, y: CGFloat(index) * 500, width: 90, height: 30)
      scroll.addSubview(label)
    }
    #expect(page.elements.map(\.role) == [.scrollView, .staticText, .staticText])
    #expect(page.elements.map { $0.states.contains(.showing) } == [true, true, false])
    #expect(page.elements[0].actions == [.scrollUp, .scrollDown])
    scroll.contentOffset.y = 480
    #expect(page.elements.map { $0.states.contains(.showing) } == [true, false, true])
    #expect(page.elements[2].extents == PixelRect(x: 0, y: 20, width: 90, height: 30))
    scroll.isHidden = true
    #expect(page.elements.isEmpty)
  }

  @Test func extentsArePixelsOfTheWindowThroughTransforms() {
    let page = ExportedPage(scale: 2)
    let outer = page.add(UIView(), 10, 20, 100, 100)
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    let inner = page.label("x")
    inner.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
    outer.addSubview(inner)
    // The scaling is about the middle: the corner is at (-40, -30).
    #expect(page.elements.map(\.extents) == [PixelRect(x: -40, y: -20, width: 80, height: 40)])
  }
}
