import Foundation
import Testing
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// Values between the program and scripts, and what has none.
  @MainActor @Suite struct ScriptValueTests {
    private let ear = Ear()

    private func openPage() async throws -> RealStage {
      let stage = try RealStage(["/": .page("<title>Values</title>")]) { [ear] configuration in
        configuration.userContentController.addScriptMessageHandler(
          ear, contentWorld: .page, name: "ear")
      }
      try await stage.open()
      return stage
    }

    @Test func valuesComeAsTheyAre() async throws {
      let stage = try await openPage()
      defer { stage.end() }
      let script = """
        ({ date: new Date(1500), list: [1.5, "a\\0ñ", null, undefined, [true]], nan: NaN,
          infinite: -Infinity, table: { $: 1, inner: {} } })
        """
      let value = try await stage.view.evaluateJavaScript(script)
      let table = try #require(value as? [String: Any])
      #expect(table["date"] as? Date == Date(timeIntervalSince1970: 1.5))
      let list = try #require(table["list"] as? [Any])
      #expect(list[0] as? Double == 1.5 && list[1] as? String == "a\0ñ")
      #expect(list[2] is NSNull && list[3] is NSNull && list[4] as? [Bool] == [true])
      #expect((table["nan"] as? Double)?.isNaN == true)
      #expect(table["infinite"] as? Double == -.infinity)
      #expect((table["table"] as? [String: Any])?["$"] as? Int == 1)
      #expect(try await stage.view.evaluateJavaScript("null") is NSNull)
      #expect(try await stage.view.evaluateJavaScript("undefined") == nil)
    }

    @Test(arguments: ["document.body", "() => 1", "Symbol()", "[() => 1]"])
    func whatHasNoCounterpartIsUnsupported(script: String) async throws {
      let stage = try await openPage()
      defer { stage.end() }
      var code: WKError.Code?
      do {
        _ = try await stage.view.evaluateJavaScript(script)
      } catch {
        code = (error as? WKError)?.code
      }
      #expect(code == .javaScriptResultTypeIsUnsupported)
    }

    @Test func argumentsAndRepliesArriveAsTheyAre() async throws {
      let stage = try await openPage()
      defer { stage.end() }
      let script = """
        return [date instanceof Date && date.getTime(), Number.isNaN(list[0]), list[1] === null, table.$].join()
        """
      let arguments: [String: Any] = [
        "date": Date(timeIntervalSince1970: 1.5), "list": [Double.nan, NSNull()],
        "table": ["$": "x"],
      ]
      let value = try await stage.view.callAsyncJavaScript(
        script, arguments: arguments, contentWorld: .page)
      #expect(value as? String == "1500,true,true,x")
      let asking = """
        const reply = await webkit.messageHandlers.ear.postMessage({ at: new Date(1500) })
        return reply.at instanceof Date && reply.at.getTime()
        """
      let reply = try await stage.view.callAsyncJavaScript(asking, contentWorld: .page)
      #expect(reply as? Int == 2500)
    }
  }
}

@MainActor
private final class Ear: NSObject, WKScriptMessageHandlerWithReply {
  /// A second later.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    guard let date = (message.body as? [String: Any])?["at"] as? Date else {
      return (nil, "no date")
    }
    return (["at": date.addingTimeInterval(1)], nil)
  }
}
