import Foundation
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import UIKit
@testable import WebKit

/// What scripts ask the user.
@MainActor
struct PanelTests {
  private struct Answer: Equatable {
    var isAccepted: Bool
    var text: String?
  }

  private func alert(_ stage: WebStage) -> UIAlertController? {
    stage.view.window?.rootViewController?.presentedViewController as? UIAlertController
  }

  private func answer(_ stage: WebStage) -> Answer? {
    stage.engine.next { message -> Answer? in
      guard case .answerDialog(4, let isAccepted, let text) = message.content else { return nil }
      return Answer(isAccepted: isAccepted, text: text)
    }
  }

  private func ask(_ dialog: PageDialog, _ stage: WebStage) async throws {
    let page = try #require(stage.load())
    stage.engine.send(.dialogWanted(4, dialog), page: page)
  }

  @Test(arguments: [PageDialog.Kind.alert, .confirm, .prompt, .leaving])
  func withoutADelegateAnAlertAsks(kind: PageDialog.Kind) async throws {
    let stage = WebStage()
    let text = kind == .prompt ? "preset" : nil
    try await ask(PageDialog(kind, message: "Really?", defaultText: text), stage)
    try await stage.wait { alert(stage) != nil }
    let shown = try #require(alert(stage))
    #expect(shown.message == "Really?")
    #expect(shown.textFields?.first?.text == text)
    #expect(shown.actions.map(\.title) == (kind == .alert ? ["OK"] : ["Cancel", "OK"]))
    stage.harness.advance(by: 1)
    let last = try #require(shown.actions.last)
    shown.perform(last)
    try await stage.wait { alert(stage) == nil }
    #expect(answer(stage) == Answer(isAccepted: true, text: text))
  }

  @Test func theDelegateAnswersInItsPlace() async throws {
    let (stage, answering) = (WebStage(), Answering())
    stage.view.uiDelegate = answering
    try await ask(PageDialog(.prompt, message: "Name", defaultText: "x"), stage)
    try await stage.wait { !answering.heard.isEmpty }
    #expect(answering.heard == ["Name x"])
    #expect(answer(stage) == Answer(isAccepted: true, text: "Ada"))
  }

  @Test func anAsyncMethodAnswersToo() async throws {
    let (stage, answering) = (WebStage(), AsyncAnswering())
    stage.view.uiDelegate = answering
    try await ask(PageDialog(.confirm, message: "Really?"), stage)
    try await stage.wait { answering.heard == ["Really?"] }
    #expect(answer(stage) == Answer(isAccepted: true, text: nil))
  }

  @Test func aHandlerOfTheMainActorAnswersToo() async throws {
    let (stage, answering) = (WebStage(), AsyncAnswering())
    stage.view.uiDelegate = answering
    try await ask(PageDialog(.prompt, message: "Name", defaultText: "x"), stage)
    try await stage.wait { answering.heard == ["Name"] }
    #expect(answer(stage) == Answer(isAccepted: true, text: "x"))
  }

  @Test func aDelegateThatAnswersOtherThingsLeavesAnAlertToTheView() async throws {
    let (stage, answering) = (WebStage(), AsyncAnswering())
    stage.view.uiDelegate = answering
    try await ask(PageDialog(.alert, message: "Done"), stage)
    try await stage.wait { alert(stage) != nil }
    let shown = try #require(alert(stage))
    #expect(shown.message == "Done" && answering.heard.isEmpty)
    stage.harness.advance(by: 1)
    shown.perform(try #require(shown.actions.last))
    try await stage.wait { alert(stage) == nil }
    // What an async method says is heard in the next turn.
    try await stage.wait { true }
    #expect(answer(stage) == Answer(isAccepted: true, text: nil))
  }

  @Test func aViewWithoutAControllerRefuses() async throws {
    let stage = WebStage()
    stage.view.window?.rootViewController = nil
    stage.view.removeFromSuperview()
    try await ask(PageDialog(.confirm, message: "?"), stage)
    stage.engine.send(.title("over"), page: 2)
    try await stage.wait { stage.view.title == "over" }
    #expect(answer(stage) == Answer(isAccepted: false, text: nil))
  }

  @Test func filesAreTheDelegatesToChoose() async throws {
    let (stage, answering) = (WebStage(), Answering())
    stage.view.uiDelegate = answering
    let page = try #require(stage.load())
    stage.engine.send(
      .filesWanted(9, allowsMultiple: true, mimeTypes: ["image/png"]), page: page)
    try await stage.wait { !answering.heard.isEmpty }
    #expect(answering.heard == ["files true"])
    let paths = stage.engine.next { message -> [String]? in
      if case .answerFiles(9, let paths) = message.content { paths } else { nil }
    }
    #expect(paths == ["/tmp/a", "/tmp/b"])
  }

  @Test func withoutADelegateAPickerAsksForFiles() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    stage.engine.send(.filesWanted(9, allowsMultiple: true, mimeTypes: ["image/png"]), page: page)
    func picker() -> UIDocumentPickerViewController? {
      let root = stage.view.window?.rootViewController
      return root?.presentedViewController as? UIDocumentPickerViewController
    }
    try await stage.wait { picker() != nil }
    let shown = try #require(picker())
    #expect(shown.allowsMultipleSelection)
    shown.delegate?.documentPickerWasCancelled(shown)
    let isCancelled = stage.engine.next { message -> Bool? in
      if case .answerFiles(9, let paths) = message.content { paths == nil } else { nil }
    }
    #expect(isCancelled == true)
  }

  @Test(arguments: [PageColor(red: 0, green: 1, blue: 0), nil] as [PageColor?])
  func aPickerAsksForAColor(picked: PageColor?) async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    stage.engine.send(.colorWanted(9, PageColor(red: 1, green: 0, blue: 0)), page: page)
    func picker() -> UIColorPickerViewController? {
      let root = stage.view.window?.rootViewController
      return root?.presentedViewController as? UIColorPickerViewController
    }
    try await stage.wait { picker() != nil }
    let shown = try #require(picker())
    #expect(!shown.supportsAlpha)
    if picked != nil {
      let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      shown.delegate?.colorPickerViewController(shown, didSelect: green, continuously: false)
    }
    shown.delegate?.colorPickerViewControllerDidFinish(shown)
    let answer = stage.engine.next { message -> [PageColor?]? in
      if case .answerColor(9, let color) = message.content { [color] } else { nil }
    }
    #expect(answer == [picked])
  }
}

@MainActor
private final class Answering: NSObject, WKUIDelegate {
  var heard: [String] = []

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void
  ) {
    heard.append("\(prompt) \(defaultText ?? "")")
    completionHandler("Ada")
  }

  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping ([URL]?) -> Void
  ) {
    heard.append("files \(parameters.allowsMultipleSelection)")
    completionHandler(["/tmp/a", "/tmp/b"].map { URL(fileURLWithPath: $0) })
  }
}

@MainActor
private final class AsyncAnswering: NSObject, WKUIDelegate {
  var heard: [String] = []

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool {
    await Task.yield()
    heard.append(message)
    return true
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  ) {
    heard.append(prompt)
    completionHandler(defaultText)
  }
}
