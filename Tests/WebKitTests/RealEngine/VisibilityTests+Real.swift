import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import WebRig

@testable import UIKit
@testable import WebKit

extension RealEngineTests {
  /// Pages whose views come and go.
  @MainActor @Suite struct VisibilityTests {
    private static let page = """
      <!doctype html><title>P</title><input id=a><script>
      let frames = 0; (function count() { frames++; requestAnimationFrame(count) })()</script>
      """
    private static let aSecondLater =
      "await new Promise(done => setTimeout(done, 1000)); return frames"

    @Test func aPageInNoWindowRestsAndGoesOnWhenItShows() async throws {
      let stage = try RealStage(["/": .page(Self.page)])
      defer { stage.end() }
      try await stage.open()
      let (view, superview) = (stage.view, try #require(stage.view.superview))
      #expect(try await stage.waitForValue("document.visibilityState", "visible"))
      view.removeFromSuperview()
      #expect(try await stage.waitForValue("document.visibilityState", "hidden"))
      let before = try await stage.value("frames")
      let later = try await view.callAsyncJavaScript(Self.aSecondLater, contentWorld: .page)
      #expect(later.map { "\($0)" } == before)
      // It is still asked and pictured.
      let picture = try await view.takeSnapshot(configuration: nil)
      #expect(picture.size == CGSize(width: 300, height: 200))
      superview.addSubview(view)
      #expect(try await stage.waitForValue("document.visibilityState", "visible"))
      #expect(try await stage.waitForValue("frames > \(before) ? 'on' : 'still'", "on"))
      // The keyboard is the page's again.
      view.becomeFirstResponder()
      _ = try await stage.value("a.focus()")
      view.content.insertText("x")
      #expect(try await stage.waitForValue("a.value", "x"))
    }
  }
}
