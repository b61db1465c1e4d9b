import CoreGraphics
import Foundation
import PlatformKit
import RasterKit
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import UIKit
@testable import WebKit

/// The user drags something out of a page, as its engine says.
@MainActor
struct PageDragTests {
  private static let link = PageDrag(
    ["text/uri-list": "https://example.org/two", "text/plain": "https://example.org/two"],
    title: "Two")
  private static let outside = CGPoint(x: 450, y: 60)

  private let stage = WebStage()
  /// A window of another program, beside the view's.
  private let other = HeadlessDropTarget(PixelRect(x: 400, y: 0, width: 200, height: 200))

  private var dragging: PageDragging { stage.view.content.dragging }
  private var platform: HeadlessPlatform {
    stage.harness.application.engine.platform as! HeadlessPlatform
  }

  private func begin(_ drag: PageDrag) async throws {
    let page = try #require(stage.load())
    platform.dropTargets = [other]
    stage.harness.mouseDown(stage.view, at: CGPoint(x: 10, y: 10))
    stage.harness.mouseDrag(to: CGPoint(x: 16, y: 10), in: stage.view)
    stage.harness.advance(by: 0.2)
    stage.engine.send(.dragWanted(drag), page: page)
    try await stage.wait { dragging.isDragging }
    try #require(dragging.isDragging)
  }

  private func drop(at point: CGPoint) {
    stage.harness.mouseDrag(to: point, in: stage.view)
    stage.harness.mouseUp(stage.view, at: point)
    #expect(!dragging.isDragging)
  }

  private func nextScript(in world: String) -> ScriptCall? {
    stage.engine.next { message -> ScriptCall? in
      guard case .evaluate(_, let call) = message.content else { return nil }
      return call.world == world ? call : nil
    }
  }

  /// What the page hears of the end.
  private func ending() -> String? {
    stage.harness.advance(by: 1)
    return nextScript(in: PageDrag.world)?.source
  }

  @Test func aLinkGoesToAnotherProgram() async throws {
    try await begin(Self.link)
    stage.harness.mouseDrag(to: Self.outside, in: stage.view)
    #expect(other.formats == ["text/uri-list", ClipboardFormat.text] && other.wish == .copy)
    let drag = try #require(platform.drags.last)
    #expect(!drag.allowsMove)
    var taken: [UInt8]?
    drag.offer?.provide("text/uri-list") { taken = $0 }
    try await stage.wait { taken != nil }
    #expect(taken == Array("https://example.org/two\r\n".utf8))
    #expect(dragging.item?.itemProvider.suggestedName == "Two")
    drop(at: Self.outside)
    #expect(other.drops == 1)
    #expect(ending() == PageDragging.ending(.copy))
  }

  @Test func textGoesToAnotherViewOfTheProgram() async throws {
    let target = Target()
    let window = UIWindow(frame: CGRect(x: 400, y: 300, width: 200, height: 100))
    window.addInteraction(UIDropInteraction(delegate: target))
    window.isHidden = false
    defer { window.isHidden = true }
    stage.harness.settle()
    try await begin(PageDrag(["text/plain": "pear"]))
    drop(at: CGPoint(x: 450, y: 340))
    try await stage.wait { target.texts != nil }
    #expect(target.texts == ["pear"])
  }

  @Test func thePageSeesTheButtonReleasedAndNothingElse() async throws {
    try await begin(Self.link)
    stage.harness.mouseDrag(to: CGPoint(x: 30, y: 20), in: stage.view)
    stage.view.evaluateJavaScript("1") { _, _ in }
    var seen: [PointerInput] = []
    _ = stage.engine.next { message -> Bool? in
      if case .pointer(let input) = message.content { seen.append(input) }
      if case .evaluate = message.content { return true }
      return nil
    }
    #expect(seen.suffix(3).map(\.action) == [.pressed, .moved, .released])
    #expect(seen.last == PointerInput(.released, x: 16, y: 10, button: 1))
  }

  @Test func withoutAHeldButtonNothingBegins() async throws {
    let page = try #require(stage.load())
    for (title, clicks) in [("early", 0), ("late", 1)] {
      for _ in 0..<clicks { stage.harness.click(stage.view) }
      stage.engine.send(.dragWanted(Self.link), page: page)
      stage.engine.send(.title(title), page: page)
      try await stage.wait { stage.view.title == title }
      #expect(stage.view.title == title)
      #expect(!dragging.isDragging && platform.drags.isEmpty)
    }
  }

  @Test func escapeTakesItBack() async throws {
    try await begin(Self.link)
    stage.harness.mouseDrag(to: Self.outside, in: stage.view)
    stage.harness.press(.keyboardEscape)
    drop(at: Self.outside)
    #expect(other.drops == 0)
    #expect(ending() == PageDragging.ending(.cancel))
  }

  @Test func pagesOfferNoFilesOfTheUser() async throws {
    try await begin(
      PageDrag([
        "text/uri-list": "# none\r\nFile:///etc/passwd\r\n", "text/plain": "x",
        "x-special/gnome-copied-files": "copy\nfile:///etc/passwd",
      ]))
    stage.harness.mouseDrag(to: Self.outside, in: stage.view)
    #expect(other.formats == [ClipboardFormat.text])
    drop(at: Self.outside)
  }

  @Test func typesOfThePagesOwnComeBackToIt() async throws {
    try await begin(PageDrag(["application/x-card": "7"]))
    drop(at: CGPoint(x: 30, y: 20))
    let call = try #require(nextScript(in: PageDrop.world))
    let json = try #require(call.arguments?.first?.json)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let value = try #require(object as? [String: Any])
    #expect(value["others"] as? [String: String] == ["application/x-card": "7"])
    #expect(value["x"] as? Double == 30 && value["y"] as? Double == 20 && value["text"] == nil)
    #expect(ending() == PageDragging.ending(.copy))
  }

  @Test func aDragOutlivesItsEngineAndStartsNoOther() async throws {
    try await begin(Self.link)
    stage.engine.die()
    try await stage.wait { stage.heard.last == "died" }
    drop(at: Self.outside)
    stage.harness.advance(by: 1)
    #expect(other.drops == 1 && stage.engine.launches == 1)
  }
}

@MainActor
private final class Target: NSObject, UIDropInteractionDelegate {
  var texts: [String]?

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    session.loadObjects(ofClass: NSString.self) { texts in
      self.texts = texts.map { $0 as String }
    }
  }
}
