import CUIWebKitGTK
import Foundation
import WebEngineProtocol

extension Page {
  func evaluate(_ id: RequestID, _ call: ScriptCall) {
    guard let arguments = call.arguments else { return run(id, call) }
    let names = arguments.map(\.name).joined(separator: ", ")
    let values = arguments.map { ScriptText.expression($0.json) }.joined(separator: ", ")
    let body = "return await (async function(\(names)) {\n\(call.source)\n})(\(values));"
    gtk.webkit_web_view_call_async_javascript_function(
      view, body, -1, nil, call.world, nil, nil, Completion.finish,
      Completion.context { [self] result in
        var error: UnsafeMutablePointer<CUIError>?
        let value = gtk.webkit_web_view_call_async_javascript_function_finish(
          view, result, &error)
        tell(.evaluated(id, outcome(value, error)))
      })
  }

  private func run(_ id: RequestID, _ call: ScriptCall) {
    gtk.webkit_web_view_evaluate_javascript(
      view, call.source, -1, call.world, nil, nil, Completion.finish,
      Completion.context { [self] result in
        var error: UnsafeMutablePointer<CUIError>?
        let value = gtk.webkit_web_view_evaluate_javascript_finish(view, result, &error)
        tell(.evaluated(id, outcome(value, error)))
      })
  }

  private func outcome(_ value: CUIObject?, _ error: UnsafeMutablePointer<CUIError>?)
    -> ScriptOutcome
  {
    if let failure = LibraryFailure(error) {
      return failure.code == 601 ? .unsupported : .error(failure.message, line: nil)
    }
    guard let value else { return .value(nil) }
    defer { gtk.g_object_unref(value) }
    return json(value)
  }

  private func json(_ value: CUIObject) -> ScriptOutcome {
    if gtk.jsc_value_is_undefined(value) != 0 { return .value(nil) }
    return ScriptText.text(of: value).map { .value($0) } ?? .unsupported
  }

  func received(_ handler: String, _ value: CUIObject) {
    guard case .value(let json) = json(value) else { return }
    tell(.messageReceived(nil, handler: handler, value: json))
  }

  func received(_ handler: String, _ value: CUIObject, _ reply: CUIObject) {
    let id = engine.newRequest()
    replies[id] = (
      gtk.webkit_script_message_reply_ref(reply),
      gtk.g_object_ref(gtk.jsc_value_get_context(value))
    )
    guard case .value(let json) = json(value) else {
      return answerMessage(id, .error("The message has no counterpart.", line: nil))
    }
    tell(.messageReceived(id, handler: handler, value: json))
  }

  func answerMessage(_ id: RequestID, _ outcome: ScriptOutcome) {
    guard let (reply, context) = replies.removeValue(forKey: id) else { return }
    switch outcome {
    case .value(let json):
      let value =
        json.map { ScriptText.value(of: $0, in: context) }
        ?? gtk.jsc_value_new_undefined(context)
      gtk.webkit_script_message_reply_return_value(reply, value)
      gtk.g_object_unref(value)
    case .error(let message, _):
      gtk.webkit_script_message_reply_return_error_message(reply, message)
    case .unsupported:
      gtk.webkit_script_message_reply_return_error_message(reply, "The reply has no counterpart.")
    }
    gtk.webkit_script_message_reply_unref(reply)
    gtk.g_object_unref(context)
  }
}
