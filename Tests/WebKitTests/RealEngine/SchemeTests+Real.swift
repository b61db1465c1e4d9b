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

    @Test func textsArePassedAndFormsInPartsAreRefused() async throws {
      let stage = try RealStage { [shelf] configuration in
        configuration.setURLSchemeHandler(shelf, forURLScheme: "shelf")
      }
      defer { stage.end() }
      try await stage.open { stage.view.load(URLRequest(url: URL(string: "shelf://a/page")!)) }
      #expect(try await answer(stage, "{ method: 'POST', body: 'añb' }") == "POST añb")
      let json = "{ method: 'PUT', body: '[1]', headers: { 'Content-Type': 'application/json' } }"
      #expect(try await answer(stage, json) == "PUT [1]")
      #expect(try await answer(stage, "{ method: 'DELETE' }") == "DELETE none")
      let form = "{ method: 'POST', body: new FormData(document.createElement('form')) }"
      #expect(try await answer(stage, form) == "refused")
    }
  }
}

@MainActor
private final class Shelf: NSObject, WKURLSchemeHandler {
  /// Says what was sent.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
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
