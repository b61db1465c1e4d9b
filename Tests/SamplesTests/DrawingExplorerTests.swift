import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Drawing

/// The explorers of content modes and blend modes.
@MainActor @Suite(.serialized) struct DrawingExplorerTests {
  private let harness = AppHarness(screenSize: CGSize(width: 1280, height: 1400), scale: 1)
  private let tabs = DrawingTabs()

  private func open<Page: ExplorerController>(_ page: Page) -> Page {
    if !tabs.isViewLoaded { harness.show(tabs, size: CGSize(width: 900, height: 1300)) }
    tabs.selectedIndex = page === tabs.contentModes ? 1 : 2
    harness.advance(by: 0.6)
    return page
  }

  private func box<Box: UIView>(_ name: String, in page: ExplorerController) throws -> Box {
    let index = try #require(page.names.firstIndex(of: name))
    let path = IndexPath(item: index, section: 0)
    let cell = try #require(page.grid.cellForItem(at: path) as? ModeCell)
    return try #require(cell.content as? Box)
  }

  @Test func everyModeHasABox() throws {
    let modes = open(tabs.contentModes)
    #expect(modes.names.count == 13 && modes.grid.visibleCells.count == 13)
    let blends = open(tabs.blendModes)
    #expect(blends.names.count == 28 && blends.grid.visibleCells.count == 28)
    #expect(Set(BlendModesController.modes.map(\.mode.rawValue)).count == 28)
  }

  @Test func aPictureFitsFillsOrStaysAtACorner() throws {
    let page = open(tabs.contentModes)
    func isSky(_ name: String, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
      let box: PictureBox = try box(name, in: page)
      let picture = box.picture
      let point = CGPoint(x: picture.bounds.width * x, y: picture.bounds.height * y)
      let color = harness.color(at: point, in: picture)
      return abs(color.red - 128) < 8 && abs(color.green - 199) < 8 && abs(color.blue - 250) < 8
    }
    #expect(try isSky("scaleToFill", 0.02, 0.02))
    #expect(try isSky("scaleAspectFill", 0.1, 0.1))
    #expect(try !isSky("scaleAspectFit", 0.02, 0.02), "the picture is wider than the box")
    #expect(try isSky("scaleAspectFit", 0.02, 0.4))
    #expect(try isSky("top", 0.02, 0.02) && !isSky("bottom", 0.02, 0.02))
  }

  @Test func slidersAndPicturesChangeAllBoxes() throws {
    let page = open(tabs.contentModes)
    let box: PictureBox = try box("center", in: page)
    let before = box.picture.bounds.size
    let slider = try #require(harness.view(labelled: "Width") as? UISlider)
    harness.drag(
      from: CGPoint(x: slider.bounds.width * 0.8, y: slider.bounds.midY),
      to: CGPoint(x: slider.bounds.width * 0.4, y: slider.bounds.midY), in: slider)
    #expect(box.picture.bounds.width < before.width * 0.7)
    #expect(box.picture.bounds.height == before.height)
    let tall = try #require(
      page.controls.descendants.first { ($0 as? UILabel)?.text == "Tall" })
    harness.tap(tall)
    #expect(box.picture.image?.size == CGSize(width: 80, height: 150))
  }

  @Test func discsAreMixedByTheModesFormulas() throws {
    let page = open(tabs.blendModes)
    let plain = try #require(
      page.controls.descendants.first { ($0 as? UILabel)?.text == "Plain" })
    harness.tap(plain)
    harness.advance(by: 0.5)
    func middle(_ name: String) throws -> [Int] {
      let view: BlendView = try box(name, in: page)
      let point = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let color = harness.color(at: point, in: view)
      return [color.red, color.green, color.blue]
    }
    let (below, above) = (try middle("destinationOver"), try middle("normal"))
    #expect(below != above)
    func expect(_ name: String, _ formula: (Int, Int) -> Int) throws {
      for (found, colors) in zip(try middle(name), zip(below, above)) {
        #expect(abs(found - formula(colors.0, colors.1)) <= 2, "\(name)")
      }
    }
    try expect("multiply") { $0 * $1 / 255 }
    try expect("screen") { 255 - (255 - $0) * (255 - $1) / 255 }
    try expect("difference") { abs($0 - $1) }
    try expect("plusLighter") { min(255, $0 + $1) }
    try expect("plusDarker") { max(0, $0 + $1 - 255) }
    #expect(try middle("clear") == middle("xor"), "both leave the ground")
  }

  @Test func theAlphaOfTheUpperDiscFades() throws {
    let page = open(tabs.blendModes)
    let slider = try #require(harness.view(labelled: "Alpha") as? UISlider)
    harness.drag(
      from: CGPoint(x: slider.bounds.width - 12, y: slider.bounds.midY),
      to: CGPoint(x: 0, y: slider.bounds.midY), in: slider)
    let view: BlendView = try box("normal", in: page)
    #expect(view.sourceAlpha == 0)
    let right = CGPoint(x: view.bounds.midX + view.bounds.height * 0.4, y: view.bounds.midY)
    let ground = harness.color(at: right, in: view)
    #expect(abs(ground.red - ground.blue) < 12, "the ground, which is gray")
  }
}
