import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

/// What the program hears of a server's response.
@MainActor
struct ResponseTests {
  private func response(_ change: (inout PolicyQuestion) -> Void) throws -> WKNavigationResponse {
    let address = "https://example.org/zip"
    var question = PolicyQuestion(.response, PageRequest(url: address))
    change(&question)
    return WKNavigationResponse(question, url: try #require(URL(string: address)))
  }

  @Test func theHeaderIsTheServers() throws {
    let answer = try response {
      ($0.status, $0.mimeType, $0.canShow) = (404, "text/plain", false)
      $0.headers = ["Content-Length": "12", "X-Cellar": "dark"]
    }
    let http = try #require(answer.response as? HTTPURLResponse)
    #expect(http.statusCode == 404 && !answer.canShowMIMEType)
    #expect(http.value(forHTTPHeaderField: "x-cellar") == "dark")
    #expect(http.mimeType == "text/plain" && http.expectedContentLength == 12)
  }

  @Test func theServersTypeComesFirst() throws {
    let answer = try response {
      ($0.status, $0.mimeType) = (200, "text/plain")
      $0.headers = ["content-type": "application/zip"]
    }
    #expect(answer.response.mimeType == "application/zip")
  }

  @Test func aFileHasAResponseWithoutAHeader() throws {
    let answer = try response { ($0.mimeType, $0.length) = ("text/html", 7) }
    #expect(!(answer.response is HTTPURLResponse))
    #expect(answer.response.mimeType == "text/html" && answer.response.expectedContentLength == 7)
  }
}
