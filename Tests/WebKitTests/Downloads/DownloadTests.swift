import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

@MainActor
struct DownloadTests {
  private func destination(_ stage: WebStage) -> String? {
    stage.engine.next { message -> String? in
      if case .answerDownload(7, let path) = message.content { path ?? "none" } else { nil }
    }
  }

  private func begin(_ stage: WebStage, _ ear: Ear?) async throws -> PageID {
    let page = try #require(stage.load())
    var download: WKDownload?
    let address = "https://example.org/file"
    stage.view.startDownload(using: URLRequest(url: URL(string: address)!)) {
      download = $0
      $0.delegate = ear
    }
    let request = stage.engine.next { message -> RequestID? in
      guard case .startDownload(let id, let request) = message.content else { return nil }
      return request.url == address ? id : nil
    }
    stage.engine.send(
      .downloadStarted(7, by: request, PageRequest(url: address)), page: page)
    try await stage.wait { download != nil }
    #expect(download?.originalRequest?.url?.absoluteString == address)
    var question = PolicyQuestion(.response, PageRequest(url: address))
    (question.fileName, question.length) = ("../../.bashrc\n", 10)
    stage.engine.send(.downloadNamed(7, question), page: page)
    return page
  }

  @Test func itGoesWhereTheDelegateSaysUnderAHarmlessName() async throws {
    let (stage, ear) = (WebStage(), Ear())
    let page = try await begin(stage, ear)
    try await stage.wait { !ear.heard.isEmpty }
    #expect(destination(stage) == "/tmp/bashrc")
    stage.engine.send(.downloadReceived(7, bytes: 4), page: page)
    stage.engine.send(.downloadEnded(7, nil), page: page)
    try await stage.wait { ear.heard.count == 2 }
    #expect(ear.heard == ["bashrc", "finished 4 of 10"])
  }

  @Test func aRequestWithABodyFails() async throws {
    let (stage, ear) = (WebStage(), Ear())
    var request = URLRequest(url: try #require(URL(string: "https://example.org/file")))
    request.httpMethod = "POST"
    stage.view.startDownload(using: request) { $0.delegate = ear }
    try await stage.wait { !ear.heard.isEmpty }
    #expect(ear.heard == ["failed WebKitErrorDomain"])
    #expect(stage.engine.launches == 0)
  }

  @Test func withoutAnEngineItFails() async throws {
    let (stage, ear) = (WebStage(failure: EngineFailure("nothing here")), Ear())
    let url = try #require(URL(string: "https://example.org/file"))
    stage.view.startDownload(using: URLRequest(url: url)) { $0.delegate = ear }
    try await stage.wait { !ear.heard.isEmpty }
    #expect(ear.heard == ["failed NSURLErrorDomain"])
  }

  @Test func whoWaitsForItSaysWhereItGoes() async throws {
    let (stage, ear) = (WebStage(), Ear())
    let page = try #require(stage.load())
    let address = "https://example.org/file"
    let url = try #require(URL(string: address))
    let waiting = Task {
      let download = await stage.view.startDownload(using: URLRequest(url: url))
      download.delegate = ear
    }
    try await stage.wait { stage.view.downloads.requested.count == 1 }
    let request = stage.engine.next { message -> RequestID? in
      if case .startDownload(let id, _) = message.content { id } else { nil }
    }
    let wanted = PageRequest(url: address)
    stage.engine.send(.downloadStarted(7, by: request, wanted), page: page)
    stage.engine.send(.downloadNamed(7, PolicyQuestion(.response, wanted)), page: page)
    await waiting.value
    try await stage.wait { !ear.heard.isEmpty }
    #expect(ear.heard == ["download"])
    #expect(destination(stage) == "/tmp/download")
  }

  @Test func oneThatIsOverCancelsNoOther() async throws {
    let (stage, ear) = (WebStage(), Ear())
    _ = try await begin(stage, ear)
    try await stage.wait { !ear.heard.isEmpty }
    let old = try #require(stage.view.downloads.running[7])
    stage.engine.die()
    try await stage.wait { ear.heard.count == 2 }
    let page = try #require(stage.load())
    stage.engine.send(
      .downloadStarted(7, by: nil, PageRequest(url: "https://example.org/other")), page: page)
    try await stage.wait { stage.view.downloads.running[7] != nil }
    old.cancel(nil)
    stage.view.stopLoading()
    let isCancelled = stage.engine.next { message -> Bool? in
      switch message.content {
      case .cancelDownload: true
      case .stop: false
      default: nil
      }
    }
    #expect(isCancelled == false)
  }

  @Test func withoutADelegateItIsCancelled() async throws {
    let stage = WebStage()
    let page = try await begin(stage, nil)
    // What comes after the engine's message shows that main has it.
    stage.engine.send(.title("over"), page: page)
    try await stage.wait { stage.view.title == "over" }
    #expect(destination(stage) == "none")
  }

  @Test func itsEndWithTheEngineIsTold() async throws {
    let (stage, ear) = (WebStage(), Ear())
    _ = try await begin(stage, ear)
    try await stage.wait { !ear.heard.isEmpty }
    stage.engine.die()
    try await stage.wait { ear.heard.count == 2 }
    #expect(ear.heard.last == "failed NSURLErrorDomain")
    #expect(stage.view.downloads.running.isEmpty)
  }

  @Test func aResponseBecomesOne() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    stage.responseAnswer = .download
    let question = PolicyQuestion(.response, PageRequest(url: "https://example.org/zip"))
    stage.engine.send(.policyWanted(3, question), page: page)
    try await stage.wait { stage.view.downloads.expected.count == 1 }
    stage.engine.send(
      .downloadStarted(9, by: nil, PageRequest(url: "https://example.org/zip")), page: page)
    try await stage.wait { stage.heard == ["response is a download"] }
    #expect(stage.heard == ["response is a download"])
  }

  @Test(arguments: [(nil, "download"), ("..", "download"), ("a/b\0c.txt", "bc.txt")])
  func namesAreMadeHarmless(suggested: String?, name: String) {
    #expect(WKWebView.fileName(suggested) == name)
  }
}

@MainActor
private final class Ear: WKDownloadDelegate {
  var heard: [String] = []

  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void
  ) {
    heard.append(suggestedFilename)
    completionHandler(URL(fileURLWithPath: "/tmp/\(suggestedFilename)"))
  }

  func downloadDidFinish(_ download: WKDownload) {
    let progress = download.progress
    heard.append("finished \(progress.completedUnitCount) of \(progress.totalUnitCount)")
  }

  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
    heard.append("failed \((error as NSError).domain)")
  }
}
