import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import WebEngineProtocol
import WebRig
import XTestRig

@testable import UIKit
@testable import WebKit

extension RealEngineTests {
  /// Menus, the clipboard and the pointer's shape.
  @MainActor @Suite struct HandTests {
    private static let page = """
      <!doctype html><title>One</title><style>body { margin: 0 } a, p, input { position: absolute; left: 0; height: 30px; margin: 0 }</style>
      <a href="/two" style="top: 0; width: 100px">two</a><p id=p style="top: 40px; width: 100px">own</p>
      <input id=a style="top: 80px; width: 100px" value="some text">
      <select id=s style="position: absolute; left: 0; top: 120px; width: 100px; height: 30px"><option>one<option>two</select>
      <script>p.addEventListener("contextmenu", event => { event.preventDefault(); p.textContent = "asked" })</script>
      """

    private let stage: RealStage

    init() throws {
      stage = try RealStage([
        "/": .page(Self.page), "/two": .page("<title>Two</title>"),
      ])
    }

    private func shown() -> [UIAction] {
      let overlay = stage.view.window?.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
      return overlay?.menu.children.flatMap { element in
        (element as? UIMenu)?.children.compactMap { $0 as? UIAction } ?? []
      } ?? []
    }

    private func ask(_ x: CGFloat, _ y: CGFloat) async throws {
      stage.harness.hover(stage.view, at: CGPoint(x: x, y: y))
      stage.harness.click(stage.view, at: CGPoint(x: x, y: y), button: .secondary)
    }

    @Test func linksHaveAMenuAndPagesMayKeepTheirOwn() async throws {
      defer { stage.end() }
      try await stage.open()
      try await ask(20, 50)
      #expect(try await stage.waitForValue("p.textContent", "asked"))
      #expect(shown().isEmpty)
      try await ask(10, 15)
      try await stage.wait { !shown().isEmpty }
      let titles = shown().map(\.title)
      #expect(titles.contains("Open Link") && titles.contains("Copy Link"), "\(titles)")
      let copy = try #require(shown().first { $0.title == "Copy Link" })
      copy.handler(copy)
      #expect(UIPasteboard.general.url?.path == "/two")
      let open = try #require(shown().first { $0.title == "Open Link" })
      try await stage.open { open.handler(open) }
      // The engine tells a title by a message of its own.
      try await stage.wait { stage.view.title == "Two" }
    }

    @Test func aPopUpButtonOpensAMenuBelowIt() async throws {
      defer { stage.end() }
      try await stage.open()
      stage.harness.hover(stage.view, at: CGPoint(x: 20, y: 135))
      stage.harness.click(stage.view, at: CGPoint(x: 20, y: 135))
      try await stage.wait { !shown().isEmpty }
      #expect(shown().map(\.title) == ["one", "two"])
      stage.harness.press(.keyboardDownArrow)
      stage.harness.press(.keyboardDownArrow)
      stage.harness.press(.keyboardReturnOrEnter)
      #expect(try await stage.waitForValue("s.value", "two"))
    }

    @Test func textIsCutToTheClipboardAndPasted() async throws {
      defer { stage.end() }
      try await stage.open()
      stage.view.becomeFirstResponder()
      _ = try await stage.value("a.focus(); a.select()")
      try await ask(20, 95)
      try await stage.wait { shown().contains { $0.title == "Cut" } }
      let cut = try #require(shown().first { $0.title == "Cut" })
      cut.handler(cut)
      #expect(try await stage.waitForValue("a.value", ""))
      // The server hears a moment later who owns the clipboard.
      let paste = ["timeout", "60", "xclip", "-o", "-selection", "clipboard"]
      var pasted: String?
      try await stage.wait {
        pasted = try? stage.server.run(paste)
        return pasted != nil
      }
      #expect(pasted == "some text")
      stage.view.content.paste(nil)
      #expect(try await stage.waitForValue("a.value", "some text"))
    }

    @Test func whatIsSelectedIsTheServersPrimarySelection() async throws {
      defer { stage.end() }
      try await stage.open()
      stage.view.becomeFirstResponder()
      _ = try await stage.value("a.focus(); a.select()")
      var selected: String?
      try await stage.wait {
        selected = try? stage.server.run(["timeout", "60", "xclip", "-o", "-selection", "primary"])
        return selected != nil
      }
      #expect(selected == "some text")
    }

    @Test func thePointerIsAHandOverLinksAndABeamOverText() async throws {
      defer { stage.end() }
      try await stage.open()
      for (y, cursor) in [(15, "pointer"), (95, "text"), (190, "default")] {
        var step = 0
        try await stage.wait {
          stage.harness.hover(stage.view, at: CGPoint(x: 20 + step % 2, y: y))
          step += 1
          return stage.view.content.cursor.rawValue == cursor
        }
        #expect(stage.view.content.cursor.rawValue == cursor)
      }
    }
  }
}
