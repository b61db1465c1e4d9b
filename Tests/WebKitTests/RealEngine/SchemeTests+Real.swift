import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// What pages send to the program's own schemes.
  @MainActor @Suite struct SentBodyTests {
    private let shelf = Shelf()

    /// What comes back to the page of a request.
    private func answer(_ stage: RealStage, _ options: String) async throws -> String {
      let script = """
        try { return await (await fetch("shelf://a/sent", \(options))).text() }
        catch (error) { return "refused" }
        """
      return try await stage.view.callAsyncJavaScript(script, contentWorld: .page) as? String ?? ""
    }

    private func openShelf() async throws -> RealStage {
      let stage = try RealStage { [shelf] configuration in
        configuration.setURLSchemeHandler(shelf, forURLScheme: "shelf")
      }
      try await stage.open { stage.view.load(URLRequest(url: URL(string: "shelf://a/page")!)) }
      return stage
    }

    @Test func textsFormsAndBytesArePassed() async throws {
      let stage = try await openShelf()
      defer { stage.end() }
      #expect(try await answer(stage, "{ method: 'POST', body: 'añb' }") == "POST añb")
      let json = "{ method: 'PUT', body: '[1]', headers: { 'Content-Type': 'application/json' } }"
      #expect(try await answer(stage, json) == "PUT [1]")
      #expect(try await answer(stage, "{ method: 'DELETE' }") == "DELETE none")
      let bytes = "{ method: 'POST', body: new Uint8Array([97, 98]) }"
      #expect(try await answer(stage, bytes) == "POST ab")
      let long = "{ method: 'POST', body: 'x'.repeat(300000) }"
      #expect(try await answer(stage, long).count == 300_005)
      let form = """
        { method: 'POST', body: (() => { const form = new FormData; form.set('k', 'v'); return form })() }
        """
      let parts = try await answer(stage, form)
      #expect(parts.hasPrefix("POST --") && parts.contains("name=\"k\"\r\n\r\nv\r\n"), "\(parts)")
    }

    /// Asking WebKitGTK for a Blob is a fault of its own.
    @Test func aBlobIsRefusedAndTheEngineGoesOn() async throws {
      let stage = try await openShelf()
      defer { stage.end() }
      let count = shelf.count
      for type in ["{ type: 'text/plain' }", "{ type: 'application/json' }", "{}"] {
        let blob = "{ method: 'POST', body: new Blob(['añb'], \(type)) }"
        #expect(try await answer(stage, blob) == "refused")
      }
      #expect(shelf.count == count, "the handler hears of no request without its body")
      #expect(try await answer(stage, "{ method: 'POST', body: 'añb' }") == "POST añb")
      #expect(!stage.heard.contains("died"))
    }
  }
}

@MainActor
private final class Shelf: NSObject, WKURLSchemeHandler {
  private(set) var count = 0

  /// Says what was sent.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    count += 1
    let request = urlSchemeTask.request
    let body = request.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? "none"
    urlSchemeTask.didReceive(
      URLResponse(
        url: request.url!, mimeType: "text/html", expectedContentLength: -1,
        textEncodingName: "utf-8"))
    urlSchemeTask.didReceive(Data("\(request.httpMethod ?? "") \(body)".utf8))
    urlSchemeTask.didFinish()
  }

  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}
