import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import WebRig
import XTestRig

@testable import UIKit
@testable import WebKit

extension RealEngineTests {
  /// What GTK would open windows for, beside the program's: the engine has the server for itself, where nothing may show.
  @MainActor @Suite struct OwnWindowTests {
    private static let page = """
      <!doctype html><title>P</title><style>
      body { margin: 0 } input, div { position: absolute; left: 0; width: 100px; height: 30px }</style>
      <input id=c type=color value="#336699" style="top: 0"><input id=l list=x style="top: 40px">
      <datalist id=x><option value=abc><option value=abd></datalist><div title="a tip" style="top: 80px">tip</div>
      """

    private let stage: RealStage

    init() throws { stage = try RealStage(["/": .page(Self.page)]) }

    private func open() async throws {
      try await stage.open()
      // The engine tells a title by a message of its own.
      try await stage.wait { stage.view.title == "P" }
    }

    private func showsNothing() throws -> Bool {
      let screen = try stage.server.image(x: 0, y: 0, width: 1280, height: 800)
      return screen.pixels.allSatisfy { $0 == screen.pixels[0] }
    }

    /// A second of the page's time, more than GTK waits before it shows anything.
    private func later() async throws {
      let title = (stage.view.title ?? "") + "."
      _ = try await stage.value("setTimeout(() => { document.title += '.' }, 1000)")
      try await stage.wait { stage.view.title == title }
    }

    private func click(_ y: CGFloat) {
      stage.harness.hover(stage.view, at: CGPoint(x: 20, y: y))
      stage.harness.click(stage.view, at: CGPoint(x: 20, y: y))
    }

    private var picker: UIColorPickerViewController? {
      let root = stage.view.window?.rootViewController
      return root?.presentedViewController as? UIColorPickerViewController
    }

    @Test func aScriptThatPrintsGoesOn() async throws {
      defer { stage.end() }
      try await open()
      #expect(try await stage.value("print(); 'on'") == "on")
      #expect(try await stage.value("document.fullscreenEnabled ? 'full' : 'not'") == "not")
      #expect(try showsNothing())
    }

    @Test func tipsAndSuggestionsOpenNone() async throws {
      defer { stage.end() }
      try await open()
      for x in [20, 24] { stage.harness.hover(stage.view, at: CGPoint(x: x, y: 95)) }
      try await later()
      #expect(try showsNothing())
      click(55)
      #expect(try await stage.waitForValue("document.activeElement.id", "l"))
      stage.view.content.insertText("a")
      #expect(try await stage.waitForValue("l.value", "a"))
      try await later()
      #expect(try showsNothing())
    }

    @Test func aColorIsPickedInTheProgramsWindow() async throws {
      defer { stage.end() }
      try await open()
      click(15)
      try await stage.wait { picker != nil }
      let shown = try #require(picker)
      #expect(try showsNothing())
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      shown.delegate?.colorPickerViewController(shown, didSelect: red, continuously: false)
      shown.delegate?.colorPickerViewControllerDidFinish(shown)
      #expect(try await stage.waitForValue("c.value", "#ff0000"))
    }
  }
}
