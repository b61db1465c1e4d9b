import Foundation
import Testing
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// Messages of scripts in worlds of their own.
  @MainActor @Suite struct WorldTests {
    private static let known = "String(window.webkit?.messageHandlers?.own)"

    @Test func aWorldsHandlersAreNotThePages() async throws {
      let (ear, world) = (Ear(), WKContentWorld.world(name: "w"))
      let stage = try RealStage(["/": .page("<title>P</title>")]) { configuration in
        let controller = configuration.userContentController
        controller.add(ear, contentWorld: .defaultClient, name: "own")
        controller.addScriptMessageHandler(Doubling(), contentWorld: world, name: "asks")
      }
      defer { stage.end() }
      try await stage.open()
      #expect(try await stage.value(Self.known) == "undefined")
      let script = "webkit.messageHandlers.own.postMessage('hello'); 0"
      _ = try await stage.view.evaluateJavaScript(script, contentWorld: .defaultClient)
      try await stage.wait { !ear.heard.isEmpty }
      #expect(ear.heard == ["hello"] && ear.worlds.first === WKContentWorld.defaultClient)
      let asking = "return await webkit.messageHandlers.asks.postMessage(2)"
      let reply = try await stage.view.callAsyncJavaScript(asking, contentWorld: world)
      #expect(reply as? Int == 4)
      let controller = stage.view.configuration.userContentController
      controller.removeAllScriptMessageHandlers(from: .defaultClient)
      let left = try await stage.view.evaluateJavaScript(Self.known, contentWorld: .defaultClient)
      #expect(left as? String == "undefined")
    }
  }
}

@MainActor
private final class Ear: NSObject, WKScriptMessageHandler {
  var heard: [String] = []
  var worlds: [WKContentWorld] = []

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    heard.append(message.body as? String ?? "")
    worlds.append(message.world)
  }
}

@MainActor
private final class Doubling: NSObject, WKScriptMessageHandlerWithReply {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { ((message.body as? Int ?? 0) * 2, nil) }
}
