import Foundation
import Glibc
import Synchronization
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

/// What is said when the other side is gone, or another one is there.
@MainActor
struct LateWordTests {
  private func loaded(_ stage: WebStage) -> PageID? {
    stage.engine.next { message -> PageID? in
      if case .load = message.content { message.page } else { nil }
    }
  }

  @Test func anAnswerGoesToTheEngineThatAskedAlone() async throws {
    let (stage, late) = (WebStage(), Late())
    stage.view.uiDelegate = late
    let page = try #require(stage.load())
    stage.engine.send(.dialogWanted(3, PageDialog(.confirm, message: "first")), page: page)
    try await stage.wait { late.answers.count == 1 }
    stage.engine.die()
    try await stage.wait { stage.heard.last == "died" }
    stage.view.reload()
    let again = try #require(loaded(stage))
    stage.engine.send(.dialogWanted(3, PageDialog(.confirm, message: "second")), page: again)
    try await stage.wait { late.answers.count == 2 }
    try #require(late.answers.count == 2)
    late.answers[0](true)
    late.answers[1](false)
    let heard = stage.engine.next { message -> Bool? in
      if case .answerDialog(3, let isAccepted, _) = message.content { isAccepted } else { nil }
    }
    #expect(heard == false)
  }

  @Test func aPageThatHasBegunHearsThatItsEngineWasEnded() async throws {
    let stage = WebStage()
    let (page, geometry) = try #require(stage.loadWithGeometry())
    stage.engine.send(.started, page: page)
    try await stage.wait { stage.heard == ["start"] }
    var frame = geometry.frame(0)
    frame.buffer = 4711
    stage.engine.send(.painted(frame), page: page)
    try await stage.wait { stage.heard.count > 1 }
    #expect(stage.heard == ["start", "died"])
    #expect(stage.view.obstacle?.text?.contains("web engine") == true)
    stage.engine.die()
    stage.view.reload()
    #expect(loaded(stage) != nil)
    #expect(stage.view.obstacle == nil)
  }

  @Test func aViewThatGoesAnswersWhatItWasAsked() async throws {
    let configuration = WKWebViewConfiguration()
    configuration.processPool = WKProcessPool(launcher: ScriptedEngine())
    configuration.websiteDataStore = .nonPersistent()
    var codes: [Int] = []
    func askAndForget() {
      let harness = AppHarness()
      let view = WKWebView(frame: .zero, configuration: configuration)
      view.evaluateJavaScript("1") { _, error in
        codes.append((error as? WKError)?.errorCode ?? 0)
      }
      harness.settle()
    }
    askAndForget()
    for _ in 0..<3000 where codes.isEmpty { try await Task.sleep(nanoseconds: 10_000_000) }
    #expect(codes == [WKError.Code.webViewInvalidated.rawValue])
  }

  @Test func anEngineThatNobodyWantsAnyMoreIsEnded() async throws {
    let slow = SlowEngine()
    var process = EngineProcess(launcher: slow)
    try #require(process != nil)
    process = nil
    slow.mayStart.store(true, ordering: .relaxed)
    for _ in 0..<3000 where !slow.isEnded.load(ordering: .relaxed) {
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    let isEnded = slow.isEnded.load(ordering: .relaxed)
    #expect(isEnded)
  }
}

@MainActor
private final class Late: NSObject, WKUIDelegate {
  var answers: [(Bool) -> Void] = []

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) { answers.append(completionHandler) }
}

/// An engine that takes its time to start, and then does nothing.
private final class SlowEngine: EngineLauncher {
  let mayStart = Atomic(false)
  let isEnded = Atomic(false)

  func launch(with memory: SharedMemory) throws(EngineFailure) -> LaunchedEngine {
    for _ in 0..<3000 where !mayStart.load(ordering: .relaxed) { usleep(10_000) }
    guard let (near, far) = MessageSocket.pair() else { throw EngineFailure("no socket") }
    return LaunchedEngine(socket: near) { [self] in
      // It would say something as long as this end is there.
      _ = far.descriptor
      isEnded.store(true, ordering: .relaxed)
    }
  }
}
