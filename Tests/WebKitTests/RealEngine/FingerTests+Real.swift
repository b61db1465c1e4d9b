import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import WebRig

@testable import UIKit
@testable import WebKit

extension RealEngineTests {
  /// Fingers and wheels on pages.
  @MainActor @Suite struct FingerTests {
    private static let page = """
      <!doctype html><style>
      body { margin: 0 } div { position: absolute; left: 0; width: 100px; height: 80px; overflow-y: scroll }
      p { margin: 0; height: 900px }</style>
      <div id=a style="top: 0"></div><div id=b style="top: 100px"><p></p></div><script>
      const seen = []
      for (const name of ["touchstart", "touchmove", "touchend"])
        a.addEventListener(name, event => {
          const touch = event.changedTouches[0]
          const place = [name, touch.clientX, touch.clientY].join(" ")
          if (seen.at(-1) !== place) seen.push(place)
        })</script>
      """

    private let stage: RealStage

    init() throws { stage = try RealStage(["/": .page(Self.page)]) }

    @Test func aFingerIsATouchOfThePage() async throws {
      defer { stage.end() }
      try await stage.open()
      stage.harness.touchDown(stage.view, at: CGPoint(x: 20, y: 10))
      #expect(try await stage.waitForValue("seen.join()", "touchstart 20 10"))
      stage.harness.touchMove(to: CGPoint(x: 40, y: 30), in: stage.view)
      let moved = "touchstart 20 10,touchmove 40 30"
      #expect(try await stage.waitForValue("seen.join()", moved))
      stage.harness.touchUp()
      #expect(try await stage.waitForValue("seen.join()", "\(moved),touchend 40 30"))
    }

    @Test func aWheelScrollsWhatIsUnderIt() async throws {
      defer { stage.end() }
      try await stage.open()
      // The harness scrolls over the middle of a view, which lets this through.
      let spot = UIView(frame: CGRect(x: 10, y: 130, width: 20, height: 20))
      spot.isUserInteractionEnabled = false
      stage.view.addSubview(spot)
      for _ in 0..<200 {
        stage.harness.scroll(spot, by: CGVector(dx: 0, dy: -20))
        if let top = try await Double(stage.value("b.scrollTop")), top > 0 { break }
        try await Task.sleep(nanoseconds: 20_000_000)
      }
      let top = try await stage.value("b.scrollTop")
      #expect(Double(top).map { $0 > 0 } == true, "\(top)")
      #expect(try await stage.value("scrollY") == "0")
    }
  }
}
