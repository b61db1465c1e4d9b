import CoreGraphics
import Foundation
import FoundationNetworking
import PlatformKit
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import UIKit
@testable import WebKit

/// Finding, pictures, zoom and the pointer's shape.
@MainActor
struct ServiceTests {
  @Test func findingSaysWhatAndHow() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    let configuration = WKFindConfiguration()
    (configuration.backwards, configuration.caseSensitive, configuration.wraps) = (
      true, true, false
    )
    var found: Bool?
    stage.view.find("needle", configuration: configuration) { found = $0.matchFound }
    let (id, query) = try #require(
      stage.engine.next { message -> (RequestID, FindQuery)? in
        if case .find(let id, let query) = message.content { (id, query) } else { nil }
      })
    #expect(query == FindQuery("needle", isBackwards: true, isCaseSensitive: true, wraps: false))
    stage.engine.send(.found(id, count: 3), page: page)
    try await stage.wait { found != nil }
    #expect(found == true)
  }

  @Test func aSnapshotIsCutAndScaled() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    let configuration = WKSnapshotConfiguration()
    configuration.rect = CGRect(x: 20, y: 0, width: 20, height: 30)
    configuration.snapshotWidth = 40
    var (image, error): (UIImage?, (any Error)?) = (nil, nil)
    stage.view.takeSnapshot(with: configuration) { (image, error) = ($0, $1) }
    let id = try #require(
      stage.engine.next { message -> RequestID? in
        if case .makeSnapshot(let id) = message.content { id } else { nil }
      })
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let whole = UIGraphicsImageRenderer(
      size: CGSize(width: 40, height: 30), format: format
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 30))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 20, y: 0, width: 20, height: 30))
    }
    stage.engine.send(.document(id, error: nil), page: page, body: try #require(whole.pngData()))
    try await stage.wait { image != nil || error != nil }
    #expect(image?.size == CGSize(width: 40, height: 60))
    let picture = try #require(image?.cgImage)
    let view = UIImageView(image: UIImage(cgImage: picture))
    stage.harness.show(view)
    #expect(stage.harness.color(at: CGPoint(x: 10, y: 30), in: view) == (0, 0, 255))
  }

  @Test func aPictureThatIsNoneIsAnError() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    var codes: [Int] = []
    stage.view.takeSnapshot(with: nil) { _, error in
      codes.append((error as? WKError)?.errorCode ?? 0)
    }
    let id = try #require(
      stage.engine.next { message -> RequestID? in
        if case .makeSnapshot(let id) = message.content { id } else { nil }
      })
    stage.engine.send(.document(id, error: nil), page: page, body: Data([1, 2, 3]))
    try await stage.wait { !codes.isEmpty }
    #expect(codes == [WKError.Code.unknown.rawValue])
  }

  @Test func programsThatWaitHearTheSame() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    var isAsked = false
    let search = Task {
      isAsked = true
      return try await stage.view.find("needle").matchFound
    }
    try await stage.wait { isAsked }
    let found = try #require(
      stage.engine.next { message -> RequestID? in
        if case .find(let id, _) = message.content { id } else { nil }
      })
    stage.engine.send(.found(found, count: 1), page: page)
    #expect(try await search.value)
    isAsked = false
    let picture = Task {
      isAsked = true
      return try await stage.view.takeSnapshot(configuration: nil).size
    }
    try await stage.wait { isAsked }
    let taken = try #require(
      stage.engine.next { message -> RequestID? in
        if case .makeSnapshot(let id) = message.content { id } else { nil }
      })
    stage.engine.send(.document(taken, error: nil), page: page, body: Data([1, 2, 3]))
    await #expect(throws: WKError.self) { _ = try await picture.value }
  }

  @Test func aPDFHasTheSizeAskedFor() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    let configuration = WKPDFConfiguration()
    configuration.rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    var data: Data?
    stage.view.createPDF(configuration: configuration) { data = try? $0.get() }
    let id = try #require(
      stage.engine.next { message -> RequestID? in
        guard case .makePDF(let id, let width, let height) = message.content else { return nil }
        return (width, height) == (200, 100) ? id : nil
      })
    stage.engine.send(.document(id, error: nil), page: page, body: Data("%PDF".utf8))
    try await stage.wait { data != nil }
    #expect(data == Data("%PDF".utf8))
  }

  @Test func zoomLookAndNameReachThePage() async throws {
    let stage = WebStage()
    _ = try #require(stage.load())
    stage.view.pageZoom = 2
    stage.view.customUserAgent = "Me"
    stage.view.window?.overrideUserInterfaceStyle = .dark
    stage.harness.settle()
    var told: [EngineCommand] = []
    _ = stage.engine.next { message -> Bool? in
      switch message.content {
      case .setZoom, .setUserAgent: told.append(message.content)
      case .setDark(true): return true
      default: break
      }
      return nil
    }
    #expect(told == [.setZoom(2), .setUserAgent("Me")])
  }

  @Test func thePointerHasThePagesShape() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    let content = stage.view.content
    let shapes: [(PageCursor, CursorShape)] = [
      (.hand, .hand), (.crosshair, .named(.crosshair)), (.notAllowed, .named(.notAllowed)),
      (.columnResize, .columnResize), (.hidden, .hidden),
    ]
    for (cursor, shape) in shapes {
      stage.engine.send(.cursor(cursor), page: page)
      try await stage.wait { content.cursor == cursor }
      let region = UIPointerRegion(rect: content.bounds)
      let shown = content.pointerInteraction(content.pointer, styleFor: region)
      #expect(shown?.cursor(scale: 1) == shape)
    }
  }

  @Test func everyNameOfAShapeHasOne() {
    let stage = WebStage()
    let content = stage.view.content
    let region = UIPointerRegion(rect: content.bounds)
    let shapes = PageCursor.allCases.map { cursor -> CursorShape? in
      content.cursor = cursor
      return content.pointerInteraction(content.pointer, styleFor: region)?.cursor(scale: 1)
    }
    #expect(Set(shapes).count == PageCursor.allCases.count, "no two look the same")
  }

  @Test func textAndFilesAreLoadedAsAsked() async throws {
    let stage = WebStage()
    let base = try #require(URL(string: "https://example.org/"))
    stage.view.load(
      Data([0xe9]), mimeType: "text/plain", characterEncodingName: "ISO-8859-1", baseURL: base)
    let text = stage.engine.next { message -> EngineCommand? in
      if case .loadText = message.content { message.content } else { nil }
    }
    #expect(
      text
        == .loadText(
          mimeType: "text/plain", encoding: "ISO-8859-1", baseURL: "https://example.org/"))
    let folder = URL(fileURLWithPath: "/tmp/site", isDirectory: true)
    stage.view.loadFileURL(folder.appendingPathComponent("a.html"), allowingReadAccessTo: folder)
    let file = stage.engine.next { message -> EngineCommand? in
      if case .loadFile = message.content { message.content } else { nil }
    }
    #expect(file == .loadFile(path: "/tmp/site/a.html", readable: "/tmp/site"))
  }

  @Test func simulatedRequestsAreNotMade() throws {
    let stage = WebStage()
    let url = try #require(URL(string: "https://example.org/a"))
    func told() -> (EngineCommand, Data)? {
      stage.engine.next { message -> (EngineCommand, Data)? in
        switch message.content {
        case .load, .loadText, .loadFile: (message.content, message.body)
        default: nil
        }
      }
    }
    stage.view.loadSimulatedRequest(URLRequest(url: url), responseHTML: "<b>ä</b>")
    let text = try #require(told())
    #expect(text.0 == .loadText(mimeType: "text/html", encoding: "UTF-8", baseURL: "\(url)"))
    #expect(text.1 == Data("<b>ä</b>".utf8))
    let response = URLResponse(
      url: url, mimeType: "image/png", expectedContentLength: 2, textEncodingName: nil)
    stage.view.loadSimulatedRequest(
      URLRequest(url: url), response: response, responseData: Data([1, 2]))
    let image = try #require(told())
    #expect(image.0 == .loadText(mimeType: "image/png", encoding: "UTF-8", baseURL: "\(url)"))
    #expect(image.1 == Data([1, 2]))
    let file = URL(fileURLWithPath: "/tmp/site/a.html")
    stage.view.loadFileRequest(URLRequest(url: file), allowingReadAccessTo: file)
    #expect(told()?.0 == .loadFile(path: file.path, readable: file.path))
  }

  @Test(arguments: [(true, true), (true, false), (false, true)])
  func scriptsRunWhereBothPreferencesLetThem(old: Bool, new: Bool) throws {
    let stage = WebStage { configuration in
      configuration.preferences.javaScriptEnabled = old
      configuration.defaultWebpagePreferences.allowsContentJavaScript = new
    }
    stage.view.loadHTMLString("", baseURL: nil)
    let settings = stage.engine.next { message -> PageSettings? in
      if case .createPage(let settings) = message.content { settings } else { nil }
    }
    #expect(settings?.isJavaScriptEnabled == (old && new))
  }
}
