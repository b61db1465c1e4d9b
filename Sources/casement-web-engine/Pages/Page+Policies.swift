import CUIWebKitGTK
import WebEngineProtocol

extension Page {
  func connectPolicies() {
    typealias Decide =
      @convention(c) (CUIObject, CUIObject, Int32, UnsafeMutableRawPointer?) -> Int32
    let decide: Decide = { _, decision, kind, context in
      let page: Page = owner(context)
      page.ask(decision, kind)
      return 1
    }
    connect(view, "decide-policy", self, decide)
  }

  /// The page waits for the program's answer.
  private func ask(_ decision: CUIObject, _ kind: Int32) {
    // It was decided when the load began for the first time.
    if isRetrying && kind == 0 { return gtk.webkit_policy_decision_use(decision) }
    let id = engine.newRequest()
    policies[id] = gtk.g_object_ref(decision)
    tell(.policyWanted(id, kind == 2 ? response(decision) : navigation(decision, kind)))
  }

  private func navigation(_ decision: CUIObject, _ kind: Int32) -> PolicyQuestion {
    let action = gtk.webkit_navigation_policy_decision_get_navigation_action(decision)
    let request = PageRequest(gtk.webkit_navigation_action_get_request(action))
    var question = PolicyQuestion(kind == 1 ? .window : .navigation, request)
    let causes: [PolicyQuestion.Cause] = [.link, .form, .history, .reload, .formAgain, .other]
    let cause = Int(gtk.webkit_navigation_action_get_navigation_type(action))
    question.cause = causes.indices.contains(cause) ? causes[cause] : .other
    question.button = Int(gtk.webkit_navigation_action_get_mouse_button(action))
    question.modifiers = InputModifiers(
      gdk: gtk.webkit_navigation_action_get_modifiers(action))
    return question
  }

  private func response(_ decision: CUIObject) -> PolicyQuestion {
    let response = gtk.webkit_response_policy_decision_get_response(decision)
    let request = PageRequest(gtk.webkit_response_policy_decision_get_request(decision))
    var question = PolicyQuestion(.response, request)
    question.isMainFrame =
      gtk.webkit_response_policy_decision_is_main_frame_main_resource(decision) != 0
    question.read(response)
    question.canShow = gtk.webkit_response_policy_decision_is_mime_type_supported(decision) != 0
    return question
  }

  func answerPolicy(_ id: RequestID, _ answer: PolicyAnswer) {
    guard let decision = policies.removeValue(forKey: id) else { return }
    switch answer {
    case .allow: gtk.webkit_policy_decision_use(decision)
    case .cancel: gtk.webkit_policy_decision_ignore(decision)
    case .download: gtk.webkit_policy_decision_download(decision)
    }
    gtk.g_object_unref(decision)
  }
}

extension PolicyQuestion {
  mutating func read(_ response: CUIObject) {
    status = Int(gtk.webkit_uri_response_get_status_code(response))
    headers = headerFields(gtk.webkit_uri_response_get_http_headers(response))
    mimeType = text(gtk.webkit_uri_response_get_mime_type(response))
    length = Int(exactly: gtk.webkit_uri_response_get_content_length(response))
    fileName = text(gtk.webkit_uri_response_get_suggested_filename(response))
  }
}

extension InputModifiers {
  /// GDK's mask of modifiers.
  init(gdk mask: UInt32) {
    self = []
    if mask & 1 != 0 { insert(.shift) }
    if mask & 2 != 0 { insert(.capsLock) }
    if mask & 4 != 0 { insert(.control) }
    if mask & 8 != 0 { insert(.alternate) }
  }

  var gdkMask: UInt32 {
    (contains(.shift) ? 1 : 0) | (contains(.capsLock) ? 2 : 0) | (contains(.control) ? 4 : 0)
      | (contains(.alternate) ? 8 : 0)
  }
}
