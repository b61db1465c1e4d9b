import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// A scale between whole ones, as a desktop of 144 dots per inch has.
  @MainActor @Suite struct FractionalScaleTests {
    private static let page = """
      <!doctype html><title>P</title><style>body { margin: 0; background: #00ff00 }
      #a { position: absolute; left: 100px; top: 60px; width: 50px; height: 50px; background: #ff0000 }</style>
      <div id=a></div><script>
      a.addEventListener("click", event => { a.textContent = event.clientX + "," + event.clientY })</script>
      """

    @Test func theSmallestTextIsAsLargeAsTheProgramWants() async throws {
      let page = "<!doctype html><title>P</title><p id=p style='font-size: 10px'>small"
      let stage = try RealStage(["/": .page(page)], scale: 1.5) { configuration in
        configuration.preferences.minimumFontSize = 20
      }
      defer { stage.end() }
      try await stage.open()
      #expect(try await stage.waitForValue("getComputedStyle(p).fontSize", "20px"))
    }

    @Test func pagesAreLaidOutInPointsAndPaintedInPixels() async throws {
      let stage = try RealStage(["/": .page(Self.page)], scale: 1.5)
      defer { stage.end() }
      func color(_ x: CGFloat) -> (red: Int, green: Int, blue: Int) {
        stage.harness.color(at: CGPoint(x: x, y: 100), in: stage.view)
      }
      try await stage.open()
      try await stage.wait { color(125) == (255, 0, 0) }
      // The pixels 149 and 150, 224 and 225.
      #expect(color(99.5) == (0, 255, 0))
      #expect(color(100.2) == (255, 0, 0))
      #expect(color(149.5) == (255, 0, 0))
      #expect(color(150.2) == (0, 255, 0))
      let sizes = "[innerWidth, innerHeight, devicePixelRatio].join()"
      #expect(try await stage.waitForValue(sizes, "300,200,1"))
      stage.harness.hover(stage.view, at: CGPoint(x: 120, y: 80))
      stage.harness.click(stage.view, at: CGPoint(x: 120, y: 80))
      #expect(try await stage.waitForValue("a.textContent", "120,80"))
    }
  }
}
