import Foundation
import PlatformKit
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import UIKit
@testable import WebKit

/// Another program drops something on a page.
@MainActor
struct PageDropTests {
  private let stage = WebStage()

  private func drop(_ drag: HeadlessForeignDrag) {
    let platform = stage.harness.application.engine.platform as! HeadlessPlatform
    let window = platform.windows[0].id
    for event in [.moved(drag, x: 12, y: 9), .dropped(drag)] as [ForeignDragEvent] {
      platform.post(.foreignDrag(window, event))
      stage.harness.advance(by: 0)
    }
  }

  /// What the page's script gets.
  private func dropped(_ drag: HeadlessForeignDrag) async throws -> [String: Any] {
    _ = try #require(stage.load())
    drop(drag)
    #expect(!drag.answers.isEmpty && drag.answers.allSatisfy { $0 == .copy })
    try await stage.wait { stage.view.content.isFirstResponder }
    let call = try #require(
      stage.engine.next { message -> ScriptCall? in
        if case .evaluate(_, let call) = message.content { call } else { nil }
      })
    #expect(call.source == PageDrop.script && call.world == PageDrop.world)
    let json = try #require(call.arguments?.first?.json)
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func textGoesWhereItIsDropped() async throws {
    stage.view.pageZoom = 2
    let value = try await dropped(
      HeadlessForeignDrag([ClipboardFormat.text: Array("pear".utf8)]))
    #expect(value["text"] as? String == "pear")
    #expect(value["x"] as? Double == 6 && value["y"] as? Double == 4.5)
  }

  @Test func filesGoWithTheirContents() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("drop-\(UUID().uuidString.prefix(8)).txt")
    try Data("of the file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let list = "\(file.absoluteString)\r\n\(file.deletingLastPathComponent().absoluteString)\r\n"
    let value = try await dropped(HeadlessForeignDrag(["text/uri-list": Array(list.utf8)]))
    let files = try #require(value["files"] as? [[String: Any]])
    #expect(files.map { $0["name"] as? String } == [file.lastPathComponent], "a folder isn't one")
    #expect(files.first?["type"] as? String == "text/plain")
    #expect(files.first?["data"] as? String == Data("of the file".utf8).base64EncodedString())
    #expect(value["text"] == nil)
  }

  @Test func withoutAPageNothingIsTaken() {
    let drag = HeadlessForeignDrag([ClipboardFormat.text: Array("pear".utf8)])
    drop(drag)
    #expect(drag.answers == [nil] && stage.engine.launches == 0)
  }
}
