import Foundation
import WebEngineProtocol

extension WKWebView {
  /// Runs a script in the page. Gives its value, or a `WKError`.
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    run(ScriptCall(javaScriptString)) { result in
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// The same for a world of the program's own.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    run(ScriptCall(javaScript, world: contentWorld.engineName)) { result in
      completionHandler?(result.map { $0 ?? NSNull() })
    }
  }

  /// Runs a script in the page. Throws a `WKError`.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try await finish(ScriptCall(javaScriptString))
  }

  /// The same, without a handler. Throws a `WKError`.
  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await finish(ScriptCall(javaScript, world: contentWorld.engineName))
  }

  /// Runs the body of an async function with arguments by name, and waits for its promise. Arguments are numbers,
  /// texts, dates, lists, dictionaries and `NSNull`; others are an error.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    do {
      try run(call(functionBody, arguments, contentWorld)) { result in
        completionHandler?(result.map { $0 ?? NSNull() })
      }
    } catch {
      completionHandler?(.failure(error))
    }
  }

  /// The same, without a handler.
  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await finish(call(functionBody, arguments, contentWorld))
  }

  private func call(
    _ body: String, _ arguments: [String: Any], _ world: WKContentWorld
  ) throws(WKError) -> ScriptCall {
    var values: [ScriptCall.Argument] = []
    for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
      guard let json = ScriptValue.json(value) else {
        throw WKError(
          .javaScriptExceptionOccurred, "A JavaScript exception occurred",
          exception: "Function argument '\(name)' is of a type that scripts don't have")
      }
      values.append(ScriptCall.Argument(name: name, json: json))
    }
    return ScriptCall(body, arguments: values, world: world.engineName)
  }

  private func finish(_ call: ScriptCall) async throws -> Any? {
    let result: Finished = await withCheckedContinuation { done in
      run(call) { done.resume(returning: Finished($0)) }
    }
    return try result.value.get()
  }

  /// Carries a value across the wait; both ends are on main.
  private struct Finished: @unchecked Sendable {
    let value: Result<Any?, any Error>
    init(_ value: Result<Any?, any Error>) { self.value = value }
  }

  private func run(_ call: ScriptCall, _ answer: @escaping (Result<Any?, any Error>) -> Void) {
    requests.ask {
      .evaluate($0, call)
    } _: { reply in
      switch reply {
      case .script(let outcome): answer(Result { try outcome.get() })
      case .invalidated: answer(.failure(WKError(.webViewInvalidated, "The web view is gone")))
      case .none, .count, .document:
        let error = WKError(.webContentProcessTerminated, "The web content process terminated")
        answer(.failure(error))
      }
    }
  }

  func received(_ json: String?, _ name: String, _ id: RequestID?) {
    let controller = configuration.userContentController
    let body = json.flatMap { ScriptValue.value($0) } ?? NSNull()
    guard let entry = controller.handlers[name] else { return }
    let message = WKScriptMessage(body, name: name, world: entry.world, in: self)
    switch entry.handler {
    case .plain(let handler): handler.userContentController(controller, didReceive: message)
    case .replying(let handler):
      guard let id else { return }
      let asker = asker
      let pending = PendingAnswer<ScriptOutcome>(
        "userContentController(_:didReceive:replyHandler:)",
        fallback: .error("There was no reply.", line: nil)
      ) { asker.tell(.answerMessage(id, $0)) }
      let reply: @MainActor (Any?, String?) -> Void = { pending.give(ScriptOutcome($0, $1)) }
      handler.userContentController(controller, didReceive: message, replyHandler: reply)
    }
  }
}

extension ScriptOutcome {
  /// What a handler replied.
  fileprivate init(_ value: Any?, _ error: String?) {
    if let error {
      self = .error(error, line: nil)
    } else if value == nil {
      self = .value(nil)
    } else {
      self = ScriptValue.json(value).map { .value($0) } ?? .unsupported
    }
  }
}
