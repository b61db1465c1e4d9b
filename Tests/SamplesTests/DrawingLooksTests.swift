import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Drawing

/// The pages of the sample Drawing, light and dark.
@MainActor @Suite(.serialized) struct DrawingLooksTests {
  private let harness = AppHarness(screenSize: CGSize(width: 1280, height: 1400), scale: 1)
  private let tabs = DrawingTabs()

  enum Look: String, CaseIterable { case light, dark }

  private func open(_ page: Int, _ size: CGSize, _ look: Look) -> UIWindow {
    let window = harness.show(tabs, size: size)
    window.overrideUserInterfaceStyle = look == .dark ? .dark : .light
    tabs.selectedIndex = page
    harness.advance(by: 0.8)
    return window
  }

  /// Compares a part of the window.
  private func expectPicture(_ window: UIWindow, _ part: CGRect, _ name: String) throws {
    let picture = try #require(harness.screenshot(of: window).cropping(to: part))
    try expectSnapshot(picture, named: name, tolerance: 8, allowedPixels: 60)
  }

  @Test(arguments: Look.allCases) func aSketch(_ look: Look) throws {
    let window = open(0, CGSize(width: 480, height: 520), look)
    let canvas = tabs.sketch.canvas
    draw(canvas, from: 60) { 120 + 60 * sin($0 / 40) }
    canvas.ink.color = .systemRed
    canvas.ink.width = 12
    draw(canvas, from: 100) { 190 - $0 / 4 }
    let part = canvas.convert(CGRect(x: 140, y: 60, width: 200, height: 150), to: nil)
    try expectPicture(window, part, "sketch-\(look.rawValue)")
  }

  private func draw(_ canvas: CanvasView, from x: CGFloat, y: (CGFloat) -> CGFloat) {
    harness.touchDown(canvas, at: CGPoint(x: x, y: y(0)))
    for step in stride(from: 10, through: 260, by: 10) as StrideThrough<CGFloat> {
      harness.advance(by: 1 / 60)
      harness.touchMove(to: CGPoint(x: x + step, y: y(step)), in: canvas)
    }
    harness.touchUp()
    harness.advance(by: 0.5)
  }

  @Test(arguments: Look.allCases) func contentModes(_ look: Look) throws {
    try expectBoxes(1, "content", look)
  }

  @Test(arguments: Look.allCases) func blendModes(_ look: Look) throws {
    try expectBoxes(2, "blend", look)
  }

  /// The second and the third box of a page.
  private func expectBoxes(_ page: Int, _ name: String, _ look: Look) throws {
    let window = open(page, CGSize(width: 560, height: 460), look)
    let grid = page == 1 ? tabs.contentModes.grid : tabs.blendModes.grid
    let cells = try [1, 2].map {
      try #require(grid.cellForItem(at: IndexPath(item: $0, section: 0)))
    }
    let part = cells[0].convert(cells[0].bounds, to: nil)
      .union(cells[1].convert(cells[1].bounds, to: nil))
    try expectPicture(window, part.integral, "\(name)-\(look.rawValue)")
  }
}
