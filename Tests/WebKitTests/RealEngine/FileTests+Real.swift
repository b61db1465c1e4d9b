import CoreGraphics
import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing
import UIKit
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// Files that pages read and that the program keeps, and how loads go on.
  @MainActor @Suite struct FileTests {
    private func makeFolder() throws -> URL {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("files-\(UUID().uuidString.prefix(8))", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }

    @Test func aPageReadsTheFilesThatTheDelegateChooses() async throws {
      let page = """
        <!doctype html><body style="margin:0">
        <input id=f type=file multiple style="position:absolute;left:0;top:0;width:200px;height:40px"><script>
        f.onchange = async () => {
          const texts = await Promise.all([...f.files].map(file => file.text()))
          document.title = texts.join()
        }</script>
        """
      let (stage, folder) = (try RealStage(["/": .page(page)]), try makeFolder())
      defer {
        stage.end()
        try? FileManager.default.removeItem(at: folder)
      }
      let chooser = Chooser()
      for text in ["one", "two"] {
        let file = folder.appendingPathComponent("\(text).txt")
        try Data(text.utf8).write(to: file)
        chooser.files.append(file)
      }
      stage.view.uiDelegate = chooser
      try await stage.open()
      stage.harness.click(stage.view, at: CGPoint(x: 20, y: 20))
      try await stage.wait { stage.view.title == "one,two" }
      #expect(stage.view.title == "one,two" && chooser.asked == [true])
    }

    @Test func aDownloadGoesWhereTheDelegateSays() async throws {
      let pages: [String: LoopbackServer.Answer] = [
        "/": .page("<title>Page</title>"), "/file": .file("the file"),
      ]
      let (stage, folder) = (try RealStage(pages), try makeFolder())
      defer {
        stage.end()
        try? FileManager.default.removeItem(at: folder)
      }
      let saver = Saver(folder)
      try await stage.open()
      let url = try #require(URL(string: stage.site.url("/file")))
      stage.view.startDownload(using: URLRequest(url: url)) { $0.delegate = saver }
      try await stage.wait { saver.end != nil }
      #expect(saver.end == "finished" && saver.names == ["a.bin"])
      let kept = try Data(contentsOf: folder.appendingPathComponent("kept"))
      #expect(kept == Data("the file".utf8))
    }

    @Test func progressIsObservedUntilTheLoadIsOver() async throws {
      let stage = try RealStage(["/": .page("<title>Page</title>")])
      defer { stage.end() }
      var seen: [Double] = []
      let observation = stage.view.observe(\.estimatedProgress) { view, _ in
        seen.append(view.estimatedProgress)
      }
      defer { observation.invalidate() }
      try await stage.open()
      try await stage.wait { seen.last == 1 }
      #expect(seen.last == 1 && (seen.first ?? 1) < 1, "\(seen)")
    }
  }
}

@MainActor
private final class Chooser: NSObject, WKUIDelegate {
  var files: [URL] = []
  var asked: [Bool] = []

  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping ([URL]?) -> Void
  ) {
    asked.append(parameters.allowsMultipleSelection)
    completionHandler(files)
  }
}

@MainActor
private final class Saver: WKDownloadDelegate {
  private let folder: URL
  var names: [String] = []
  var end: String?

  init(_ folder: URL) { self.folder = folder }

  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping (URL?) -> Void
  ) {
    names.append(suggestedFilename)
    completionHandler(folder.appendingPathComponent("kept"))
  }

  func downloadDidFinish(_ download: WKDownload) { end = "finished" }

  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
    end = "\(error)"
  }
}
