import Foundation
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

@MainActor
struct ScriptTests {
  private func answerNext(_ stage: WebStage, _ page: PageID, _ outcome: ScriptOutcome)
    -> ScriptCall?
  {
    stage.engine.next { message -> ScriptCall? in
      guard case .evaluate(let id, let call) = message.content else { return nil }
      stage.engine.send(.evaluated(id, outcome), page: page)
      return call
    }
  }

  @Test func valuesComeBackAsTheProgramHasThem() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    var value: Any?
    stage.view.evaluateJavaScript("f()") { result, _ in value = result }
    let call = answerNext(stage, page, .value(#"{"a":[1,null,"x"]}"#))
    #expect(call == ScriptCall("f()"))
    try await stage.wait { value != nil }
    let list = try #require((value as? [String: Any])?["a"] as? [Any])
    #expect(list.count == 3)
    #expect(list[0] as? Int == 1 && list[1] is NSNull && list[2] as? String == "x")
  }

  @Test(arguments: [
    (ScriptOutcome.error("ReferenceError", line: 1), WKError.Code.javaScriptExceptionOccurred),
    (.unsupported, .javaScriptResultTypeIsUnsupported),
  ])
  func errorsAreThoseOfWebKit(outcome: ScriptOutcome, code: WKError.Code) async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    var error: (any Error)?
    stage.view.evaluateJavaScript("x") { error = $1 }
    _ = answerNext(stage, page, outcome)
    try await stage.wait { error != nil }
    #expect((error as? WKError)?.code == code)
    #expect(error.map { ($0 as NSError).domain } == WKErrorDomain)
  }

  @Test func aScriptThatIsTooLongForTheEngineFails() throws {
    let stage = WebStage()
    _ = try #require(stage.load())
    var error: (any Error)?
    stage.view.evaluateJavaScript(String(repeating: " ", count: 17 << 20)) { error = $1 }
    #expect((error as? WKError)?.code == .webContentProcessTerminated)
  }

  @Test func argumentsOfFunctionsGoByName() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    var result: Any?
    stage.view.callAsyncJavaScript(
      "return a + b.length", arguments: ["a": 4, "b": ["x"]], in: nil, in: .page
    ) { result = try? $0.get() }
    let call = answerNext(stage, page, .value("5"))
    #expect(call?.arguments == [.init(name: "a", json: "4"), .init(name: "b", json: #"["x"]"#)])
    try await stage.wait { result != nil }
    #expect(result as? Int == 5)
  }

  @Test func datesAndNumbersThatAreNoneComeBack() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    var value: Any?
    stage.view.evaluateJavaScript("f()") { result, _ in value = result }
    let json = """
      {"d":[{"$":1500}],"n":{"$":"NaN"},"i":{"$":"-Infinity"},"u":{"$":"undefined"},"o":{"$":{"$":2}}}
      """
    _ = answerNext(stage, page, .value(json))
    try await stage.wait { value != nil }
    let table = try #require(value as? [String: Any])
    #expect((table["d"] as? [Date]) == [Date(timeIntervalSince1970: 1.5)])
    #expect((table["n"] as? Double)?.isNaN == true && table["i"] as? Double == -.infinity)
    #expect(table["u"] is NSNull)
    #expect((table["o"] as? [String: Any])?["$"] as? Int == 2)
  }

  @Test func datesAndNumbersThatAreNoneGoAsArguments() throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    let arguments: [String: Any] = [
      "d": Date(timeIntervalSince1970: 1.5), "l": [Double.nan, -Double.infinity, NSNull()],
      "o": ["$": [1]],
    ]
    stage.view.callAsyncJavaScript("", arguments: arguments, in: nil, in: .page)
    let call = answerNext(stage, page, .value(nil))
    #expect(
      call?.arguments?.map(\.json) == [
        #"{"$":1500}"#, #"[{"$":"NaN"},{"$":"-Infinity"},null]"#, #"{"$":{"$":[1]}}"#,
      ])
  }

  @Test func argumentsThatScriptsDoNotHaveAreAnError() {
    let stage = WebStage()
    for value in [stage.view, Data()] as [Any] {
      var code: WKError.Code?
      stage.view.callAsyncJavaScript("", arguments: ["a": [value]], in: nil, in: .page) {
        if case .failure(let error) = $0 { code = (error as? WKError)?.code }
      }
      #expect(code == .javaScriptExceptionOccurred)
    }
    #expect(stage.engine.launches == 0)
  }

  @Test func whatIsNoValueIsUnsupported() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    var error: (any Error)?
    stage.view.evaluateJavaScript("x") { error = $1 }
    _ = answerNext(stage, page, .value("{"))
    try await stage.wait { error != nil }
    #expect((error as? WKError)?.code == .javaScriptResultTypeIsUnsupported)
  }

  @Test func programsThatWaitRunScriptsInWorldsOfTheirOwn() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    let running = Task {
      try await stage.view.evaluateJavaScript("6", contentWorld: .defaultClient) as? Int
    }
    // The task begins when main is free.
    await Task.yield()
    let (id, world) = try #require(
      stage.engine.next { message -> (RequestID, String?)? in
        if case .evaluate(let id, let call) = message.content { (id, call.world) } else { nil }
      })
    #expect(world == WKContentWorld.defaultClient.engineName)
    stage.engine.send(.evaluated(id, .value("6")), page: page)
    #expect(try await running.value == 6)
  }

  @Test func scriptsAndNamesOfHandlersAreToldBeforeTheLoad() throws {
    let stage = WebStage { configuration in
      configuration.userContentController.addUserScript(
        WKUserScript(source: "s", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
      configuration.userContentController.add(Ear(), name: "n")
    }
    stage.view.load(URLRequest(url: URL(string: "https://example.org/")!))
    var told: [String] = []
    _ = stage.engine.next { message -> Bool? in
      switch message.content {
      case .addScript(let script): told.append(script.source)
      case .addMessageHandler(let name, _, _): told.append(name)
      case .load: return true
      default: break
      }
      return nil
    }
    #expect(told == ["s", "n"])
  }

  @Test func scriptsAndHandlersAreTakenAway() throws {
    let stage = WebStage { configuration in
      let controller = configuration.userContentController
      controller.addUserScript(
        WKUserScript(source: "s", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
      for name in ["a", "b", "c"] { controller.add(Ear(), name: name) }
    }
    _ = try #require(stage.load())
    let controller = stage.view.configuration.userContentController
    controller.removeScriptMessageHandler(forName: "b")
    controller.removeScriptMessageHandler(forName: "b")
    controller.removeAllScriptMessageHandlers()
    controller.removeAllUserScripts()
    #expect(controller.userScripts.isEmpty)
    var removed: [String] = []
    _ = stage.engine.next { message -> Bool? in
      if case .removeMessageHandler(let name) = message.content { removed.append(name) }
      if case .removeScripts = message.content { return true }
      return nil
    }
    #expect(removed == ["b", "a", "c"])
    controller.add(Ear(), name: "b")
  }

  @Test func aNameBelongsToOneWorld() throws {
    let stage = WebStage { configuration in
      let controller = configuration.userContentController
      controller.add(Ear(), contentWorld: .defaultClient, name: "n")
      controller.add(Ear(), name: "n")
      controller.add(Ear(), name: "page")
    }
    stage.view.load(URLRequest(url: URL(string: "https://example.org/")!))
    let controller = stage.view.configuration.userContentController
    controller.removeScriptMessageHandler(forName: "n")
    controller.removeAllScriptMessageHandlers(from: .page)
    controller.removeScriptMessageHandler(forName: "n", contentWorld: .defaultClient)
    stage.view.stopLoading()
    var told: [EngineCommand] = []
    _ = stage.engine.next { message -> Bool? in
      switch message.content {
      case .addMessageHandler, .removeMessageHandler: told.append(message.content)
      case .stop: return true
      default: break
      }
      return nil
    }
    let world = WKContentWorld.defaultClient.engineName
    #expect(
      told == [
        .addMessageHandler(name: "n", repliesToPage: false, world: world),
        .addMessageHandler(name: "page", repliesToPage: false, world: nil),
        .removeMessageHandler(name: "page"), .removeMessageHandler(name: "n"),
      ])
    #expect(world != nil)
  }

  @Test func messagesReachTheirHandlerAndRepliesGoBack() async throws {
    let (ear, answering) = (Ear(), Answering())
    let stage = WebStage { configuration in
      configuration.userContentController.add(ear, name: "plain")
      configuration.userContentController.addScriptMessageHandler(
        answering, contentWorld: .page, name: "asks")
    }
    let page = try #require(stage.load())
    stage.engine.send(.url("https://example.org/b"), page: page)
    stage.engine.send(.messageReceived(nil, handler: "plain", value: "[7]"), page: page)
    stage.engine.send(.messageReceived(5, handler: "asks", value: "2"), page: page)
    stage.engine.send(.messageReceived(6, handler: "nobody", value: "2"), page: page)
    try await stage.wait { !ear.bodies.isEmpty }
    #expect(ear.bodies.first as? [Int] == [7])
    #expect(ear.origins == ["example.org"])
    // The reply comes from a task on main.
    var reply: ScriptOutcome?
    try await stage.wait { answering.hasReplied }
    try await Task.sleep(nanoseconds: 20_000_000)
    reply = stage.engine.next { message -> ScriptOutcome? in
      if case .answerMessage(5, let outcome) = message.content { outcome } else { nil }
    }
    #expect(reply == .value("4"))
  }
}

@MainActor
private final class Ear: NSObject, WKScriptMessageHandler {
  var bodies: [Any] = []
  var origins: [String] = []

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    bodies.append(message.body)
    origins.append(message.frameInfo.securityOrigin.host)
  }
}

@MainActor
private final class Answering: NSObject, WKScriptMessageHandlerWithReply {
  var hasReplied = false

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    hasReplied = true
    return ((message.body as? Int ?? 0) * 2, nil)
  }
}
