import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Geometry

@MainActor @Suite(.serialized) struct GeometryTests {
  private func open<Page: PageViewController>(
    _ page: Page.Type, size: CGSize = CGSize(width: 980, height: 680), scale: CGFloat = 1
  ) throws -> (AppHarness, Page, UIWindow) {
    let harness = AppHarness(scale: scale)
    let controller = GeometryViewController()
    let window = harness.show(controller, size: size)
    let index = try #require(controller.pages.firstIndex { $0 is Page })
    choose(index, of: controller, harness)
    return (harness, try #require(controller.page as? Page), window)
  }

  private func choose(_ page: Int, of controller: GeometryViewController, _ harness: AppHarness) {
    let name = controller.pages[page].name
    let label = controller.choice.descendants.first { ($0 as? UILabel)?.text == name }
    harness.tap(label!)
    harness.advance(by: 0.6)
  }

  @Test(arguments: 0..<5) func looksAsItDid(index: Int) throws {
    let harness = AppHarness(scale: 0.25)
    let controller = GeometryViewController()
    let window = harness.show(controller, size: CGSize(width: 840, height: 600))
    choose(index, of: controller, harness)
    let page = controller.pages[index]
    let stage = page.stage.convert(page.stage.bounds, to: nil)
      .applying(CGAffineTransform(scaleX: 0.25, y: 0.25))
    let picture = try #require(harness.screenshot(of: window).cropping(to: stage))
    try expectSnapshot(picture, named: page.name.lowercased(), tolerance: 8)
  }

  /// Every page, wide and narrow, at whole and fractional scales.
  @Test(
    arguments: [CGSize(width: 980, height: 680), CGSize(width: 420, height: 760)],
    [1, 1.5] as [CGFloat])
  func nothingIsAmbiguousOrCutOff(size: CGSize, scale: CGFloat) {
    let harness = AppHarness(scale: scale)
    let controller = GeometryViewController()
    harness.show(controller, size: size)
    for index in controller.pages.indices {
      choose(index, of: controller, harness)
      let page = controller.page!
      for view in page.view.descendants where !view.translatesAutoresizingMaskIntoConstraints {
        #expect(!view.hasAmbiguousLayout, "\(page.name): \(view)")
      }
      for view in page.panel.descendants {
        let frame = page.view.convert(view.bounds, from: view)
        #expect(frame.minX >= -0.5 && frame.maxX <= page.view.bounds.width + 0.5, "\(page.name)")
      }
      #expect(page.stage.bounds.width > 200 && page.stage.bounds.height > 200)
      #expect(page.stage.frame.maxX <= page.view.bounds.width + 0.5)
    }
  }

  @Test(arguments: [980, 420] as [CGFloat]) func everyTitleOfTheBarIsWhole(width: CGFloat) throws {
    let harness = AppHarness(scale: 1)
    let controller = GeometryViewController()
    harness.show(controller, size: CGSize(width: width, height: 680))
    let labels = controller.view.descendants.compactMap { $0 as? UILabel }
    for title in controller.pages.map(\.name) + ["Dark"] {
      let label = try #require(labels.first { $0.text == title })
      #expect(label.bounds.width >= label.intrinsicContentSize.width, "\(title)")
      let frame = controller.view.convert(label.bounds, from: label)
      #expect(frame.minX >= 24 && frame.maxX <= width - 24, "\(title)")
    }
  }

  @Test func draggingAViewMovesItsCenterAndFrameAlone() throws {
    let (harness, page, _) = try open(FramePage.self)
    let (center, frame) = (page.subject.center, page.subject.frame)
    harness.drag(
      from: CGPoint(x: center.x + 60, y: center.y + 40),
      to: CGPoint(x: center.x + 100, y: center.y + 70), in: page.stage)
    #expect(page.subject.center != center)
    #expect(page.subject.frame.minX - frame.minX == page.subject.center.x - center.x)
    #expect(page.subject.bounds == CGRect(x: 0, y: 0, width: 200, height: 140))
  }

  @Test func turningGrowsTheFrameAndNotTheBounds() throws {
    let (_, page, _) = try open(FramePage.self)
    page.angle.slider.value = 90
    page.angle.slider.sendActions(for: .valueChanged)
    #expect(abs(page.subject.frame.width - 140) < 1e-6)
    #expect(page.subject.bounds.size == CGSize(width: 200, height: 140))
  }

  @Test func theWheelScrollsTheBounds() throws {
    let (harness, page, _) = try open(FramePage.self)
    let frame = page.subject.frame
    harness.scroll(page.subject, by: CGVector(dx: 0, dy: 40))
    #expect(page.subject.bounds.origin.y != 0)
    #expect(page.subject.frame == frame)
  }

  @Test func aSpringTakesTheChange() throws {
    let (harness, page, _) = try open(MaskPage.self)
    #expect(page.inner.frame == CGRect(x: 40, y: 40, width: 120, height: 100))
    page.outer.frame.size.width += 110
    // 120 of width and 100 of right margin share 110.
    #expect(page.inner.frame.width == 180)
    harness.tap(
      page.diagram, at: CGPoint(x: page.diagram.bounds.midX, y: page.diagram.bounds.midY + 30))
    #expect(!page.inner.autoresizingMask.contains(.flexibleHeight))
  }

  @Test func aRequiredConstraintThatCannotHoldSaysSo() throws {
    let (harness, page, _) = try open(ConstraintPage.self)
    #expect(page.rows.map(\.verdict) == Array(repeating: "holds", count: 5) + ["gives way by 84"])
    let width = page.rows[1]
    width.constant.onChange(300)
    harness.settle()
    // The room of 420 has 244 for A if B has its 120.
    #expect(width.verdict == "gives way by 56")
    width.priority.onChange(1000)
    page.rows[3].priority.onChange(1000)
    harness.settle()
    #expect(page.rows.contains { $0.verdict.contains("conflict") })
    harness.tap(width.toggle)
    harness.settle()
    #expect(width.verdict == "is off")
    #expect(!page.rows.contains { $0.verdict.contains("conflict") })
  }

  @Test func everyDistributionAndAHiddenView() throws {
    let (harness, page, window) = try open(StackPage.self)
    for index in 0..<5 {
      harness.tap(page.distribution)
      let title = page.distribution.menu?.children[index].title
      harness.tap(window.descendants.last { ($0 as? UILabel)?.text == title }!)
      harness.advance(by: 0.6)
      #expect(page.stack.distribution.rawValue == index)
      let last = page.blocks[3].frame
      #expect(page.blocks[0].frame.minX == 0)
      #expect(abs(last.maxX - page.stack.bounds.width) <= 1)
    }
    harness.tap(page.blocks[1])
    harness.advance(by: 0.6)
    #expect(page.blocks[1].isHidden && page.blocks[1].frame.width == 0)
  }
}
