import CoreGraphics
import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebRig

@testable import UIKit
@testable import WebKit

extension RealEngineTests {
  /// What programs ask pages for.
  @MainActor @Suite struct PageTests {
    @Test func scriptsZoomLookFindAndPicturesWork() async throws {
      let page = """
        <!doctype html><title>P</title><style>:root { color-scheme: light dark } body { margin: 0; background: #00ff00 }
        @media (prefers-color-scheme: dark) { body { background: #ff00ff } }</style><p>needle
        """
      let stage = try RealStage(["/": .page(page)])
      defer { stage.end() }
      try await stage.open()
      let view = stage.view
      let sum = try await view.callAsyncJavaScript(
        "return await Promise.resolve(a + b)", arguments: ["a": 2, "b": 3],
        contentWorld: .page)
      #expect(sum as? Int == 5)
      await #expect(throws: WKError.self) {
        _ = try await view.evaluateJavaScript("nothing.at.all")
      }
      view.pageZoom = 2
      #expect(try await stage.waitForValue("innerWidth", "150"))
      view.pageZoom = 1
      #expect(try await stage.waitForValue("innerWidth", "300"))
      view.window?.overrideUserInterfaceStyle = .dark
      let dark = "matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'"
      #expect(try await stage.waitForValue(dark, "dark"))
      #expect(try await shows(stage, (255, 0, 255)))
      var found: [Bool] = []
      for text in ["needle", "haystack"] {
        view.find(text) { found.append($0.matchFound) }
      }
      try await stage.wait { found.count == 2 }
      #expect(found == [true, false])
      var picture: UIImage?
      view.takeSnapshot(with: nil) { image, _ in picture = image }
      try await stage.wait { picture != nil }
      #expect(picture?.size == CGSize(width: 300, height: 200))
      #expect(try await view.pdf().starts(with: Data("%PDF".utf8)))
    }

    @Test func anEmptyTextIsAPage() async throws {
      let stage = try RealStage()
      defer { stage.end() }
      try await stage.open { stage.view.loadHTMLString("", baseURL: nil) }
      #expect(stage.heard == ["start", "commit", "finish"])
      #expect(try await stage.value("document.body.textContent.trim()") == "")
    }

    @Test func aNewSizeIsPaintedWhole() async throws {
      let stage = try RealStage(["/": .page("<body style='margin:0;background:#00ff00'>")])
      defer { stage.end() }
      try await stage.open()
      #expect(try await shows(stage, (0, 255, 0)))
      for width in stride(from: CGFloat(320), through: 460, by: 20) {
        stage.view.window?.frame.size.width = width
        stage.harness.settle()
        // What isn't painted yet shows the last picture or nothing, never another page's pixels.
        let edge = stage.harness.color(at: CGPoint(x: width - 3, y: 100), in: stage.view)
        #expect(edge == (0, 255, 0) || edge == (255, 255, 255) || edge == (0, 0, 0), "\(edge)")
      }
      try await stage.wait {
        stage.harness.color(at: CGPoint(x: 455, y: 190), in: stage.view) == (0, 255, 0)
      }
      #expect(stage.harness.color(at: CGPoint(x: 455, y: 190), in: stage.view) == (0, 255, 0))
      #expect(try await stage.waitForValue("innerWidth", "460"))
    }

    @Test func handlersAndOwnSchemesReachTheProgram() async throws {
      let (ear, shelf) = (Ear(), Shelf())
      let stage = try RealStage { configuration in
        configuration.userContentController.add(ear, name: "ear")
        configuration.userContentController.addUserScript(
          WKUserScript(
            source: "window.early = 7", injectionTime: .atDocumentStart, forMainFrameOnly: true))
        configuration.setURLSchemeHandler(shelf, forURLScheme: "shelf")
      }
      defer { stage.end() }
      try await stage.open {
        stage.view.load(URLRequest(url: URL(string: "shelf://a/page")!))
      }
      try await stage.wait { !ear.bodies.isEmpty }
      #expect(ear.bodies.first == "7 shelf")
    }

    private func shows(_ stage: RealStage, _ color: (red: Int, green: Int, blue: Int)) async throws
      -> Bool
    {
      func isShown() -> Bool {
        stage.harness.color(at: CGPoint(x: 150, y: 150), in: stage.view) == color
      }
      try await stage.wait(until: isShown)
      return isShown()
    }
  }
}

@MainActor
private final class Ear: NSObject, WKScriptMessageHandler {
  var bodies: [String] = []

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) { bodies.append(message.body as? String ?? "") }
}

@MainActor
private final class Shelf: NSObject, WKURLSchemeHandler {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    let page = """
      <title>shelf</title><script>
      webkit.messageHandlers.ear.postMessage(early + " " + document.title)</script>
      """
    urlSchemeTask.didReceive(
      URLResponse(
        url: urlSchemeTask.request.url!, mimeType: "text/html", expectedContentLength: -1,
        textEncodingName: "utf-8"))
    urlSchemeTask.didReceive(Data(page.utf8))
    urlSchemeTask.didFinish()
  }

  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}
