import CoreGraphics
import Foundation
import PlatformKit
import Testing
import UIKitTesting
import WebEngineProtocol
import WebRig

@testable import UIKit
@testable import WebKit

extension RealEngineTests {
  /// What the user drags out of pages.
  @MainActor @Suite struct DragTests {
    private static let page = """
      <!doctype html><style>
      a, p, div { position: absolute; left: 0; margin: 0; width: 100px; height: 30px }</style>
      <a href="/two" style="top: 0">second page</a><br><p id=p style="top: 40px">some words</p>
      <div id=d draggable=true style="top: 80px">card</div><div id=z style="top: 120px"></div><script>
      const seen = []
      d.ondragstart = event => {
        event.dataTransfer.setData("application/x-card", "7")
        event.dataTransfer.setData("text/plain", "seven")
      }
      d.ondragend = () => seen.push("end")
      z.ondragover = event => event.preventDefault()
      z.ondrop = event => {
        event.preventDefault()
        const types = ["application/x-card", "text/plain"]
        seen.push(types.map(type => event.dataTransfer.getData(type)).join(" "))
      }</script>
      """

    private let stage: RealStage

    init() throws { stage = try RealStage(["/": .page(Self.page)]) }

    private var dragging: PageDragging { stage.view.content.dragging }

    /// A link is dragged once the mouse has gone 40 points.
    private func drag(_ y: CGFloat) async throws {
      stage.harness.hover(stage.view, at: CGPoint(x: 10, y: y))
      stage.harness.mouseDown(stage.view, at: CGPoint(x: 10, y: y))
      for step in 0..<300 where !dragging.isDragging {
        let x = CGFloat(min(10 + step * 4, 90) + step % 2)
        stage.harness.mouseDrag(to: CGPoint(x: x, y: y), in: stage.view)
        stage.harness.advance(by: 0.02)
        try await Task.sleep(nanoseconds: 20_000_000)
      }
      try #require(dragging.isDragging)
    }

    /// Takes what is dragged back.
    private func giveUp(_ y: CGFloat) {
      stage.harness.press(.keyboardEscape)
      stage.harness.mouseUp(stage.view, at: CGPoint(x: 90, y: y))
      stage.harness.advance(by: 1)
    }

    /// What another program would get.
    private func offered(_ format: String) async throws -> String? {
      let platform = stage.harness.application.engine.platform as! HeadlessPlatform
      let offer = try #require(platform.drags.last?.offer)
      guard offer.formats.contains(format) else { return nil }
      var bytes: [UInt8]?
      offer.provide(format) { bytes = $0 ?? [] }
      try await stage.wait { bytes != nil }
      return bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func linksAreOffered() async throws {
      defer { stage.end() }
      try await stage.open()
      try await drag(15)
      #expect(try await offered("text/uri-list") == "\(stage.site.url("/two"))\r\n")
      #expect(dragging.item?.itemProvider.suggestedName == "second page")
      giveUp(15)
    }

    @Test func selectedTextIsOffered() async throws {
      defer { stage.end() }
      try await stage.open()
      stage.harness.click(stage.view, at: CGPoint(x: 10, y: 50), count: 2)
      #expect(try await stage.waitForValue("String(getSelection()) ? 'some' : 'none'", "some"))
      let selected = try await stage.value("String(getSelection())")
      #expect(selected.hasPrefix("some"))
      // The engine counts clicks in a row by a clock of its own.
      try await Task.sleep(nanoseconds: 1_000_000_000)
      stage.harness.advance(by: 1)
      try await drag(50)
      #expect(try await offered(ClipboardFormat.text) == selected)
      #expect(try await offered("text/uri-list") == nil)
      giveUp(50)
    }

    @Test func whatThePageDragsComesBackToItsHandlers() async throws {
      defer { stage.end() }
      try await stage.open()
      try await drag(95)
      #expect(try await offered(ClipboardFormat.text) == "seven")
      let place = CGPoint(x: 50, y: 135)
      stage.harness.mouseDrag(to: place, in: stage.view)
      stage.harness.mouseUp(stage.view, at: place)
      stage.harness.advance(by: 1)
      #expect(try await stage.waitForValue("seen.join()", "7 seven,end"))
    }
  }
}
