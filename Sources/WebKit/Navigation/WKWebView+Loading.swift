import Foundation
import FoundationNetworking
import WebEngineProtocol

extension WKWebView {
  func begin(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    if let refusal = request.refusal { return refuse(refusal.error) }
    state.requested = request
    let wanted = PageRequest(
      url: url.absoluteString, headers: request.allHTTPHeaderFields ?? [:])
    return navigate(.load(wanted))
  }

  private func refuse(_ error: any Error) -> WKNavigation {
    let navigation = WKNavigation()
    Task {
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: navigation, withError: error)
    }
    return navigation
  }

  func begin(_ data: Data, _ type: String, _ base: URL?, _ encoding: String = "UTF-8")
    -> WKNavigation
  {
    navigate(
      .loadText(mimeType: type, encoding: encoding, baseURL: base?.absoluteString), body: data)
  }

  func loadFile(_ url: URL, within readable: URL) -> WKNavigation {
    precondition(url.isFileURL, "\(url) is not a file URL")
    precondition(readable.isFileURL, "\(readable) is not a file URL")
    state.requested = URLRequest(url: url)
    return navigate(.loadFile(path: url.path, readable: readable.path))
  }

  /// After the engine's end, or that of a page that nothing has come of, the last address is loaded again.
  func reloadPage(ignoringCache: Bool) -> WKNavigation? {
    let isLost = state.hasDied && backForwardList.currentItem == nil
    if connection != nil, !isLost {
      return navigate(.reload(ignoringCache: ignoringCache))
    }
    return (url.map { URLRequest(url: $0) } ?? state.requested).flatMap(begin)
  }

  func move(to item: WKBackForwardListItem) -> WKNavigation? {
    guard let step = backForwardList.step(to: item) else { return nil }
    return navigate(.goToStep(step))
  }

  private func navigate(_ command: EngineCommand, body: Data = Data()) -> WKNavigation {
    let navigation = WKNavigation()
    state.awaited = navigation
    state.hasDied = false
    guard ensurePage() else {
      failAwaited("There is no memory that the web engine could share.")
      return navigation
    }
    state.order = .load(command, body, navigation)
    tellPage(command, body: body)
    return navigation
  }

  func decide(_ question: PolicyQuestion, _ id: RequestID) {
    guard let url = URL(string: question.request.url) else {
      return tellPage(.answerPolicy(id, .cancel))
    }
    guard let navigationDelegate else {
      let isShown = question.subject != .response || question.canShow
      return tellPage(.answerPolicy(id, isShown ? .allow : .cancel))
    }
    let asker = asker
    let pending = PendingAnswer<PolicyAnswer>(
      "webView(_:decidePolicyFor:decisionHandler:)", fallback: .cancel
    ) { asker.tell(.answerPolicy(id, $0)) }
    if question.subject == .response {
      let response = WKNavigationResponse(question, url: url)
      let answer: @MainActor (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
        if policy == .download { self?.expectDownload(question, .response(response)) }
        pending.give(PolicyAnswer(policy))
      }
      navigationDelegate.webView(self, decidePolicyFor: response, decisionHandler: answer)
    } else {
      let request = URLRequest(question.request, url: url)
      let action = WKNavigationAction(question, request: request, in: self)
      let usual = configuration.defaultWebpagePreferences?.duplicate() ?? WKWebpagePreferences()
      let answer: @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = {
        [weak self] policy, preferences in
        if policy == .download { self?.expectDownload(question, .action(action)) }
        if policy == .allow { self?.follow(preferences) }
        pending.give(PolicyAnswer(policy))
      }
      navigationDelegate.webView(
        self, decidePolicyFor: action, preferences: usual, decisionHandler: answer)
    }
  }

  /// Before the engine is told that it may load the page.
  private func follow(_ preferences: WKWebpagePreferences) {
    let runsScripts = configuration.runsScripts(preferences)
    if runsScripts == state.runsScripts { return }
    state.runsScripts = runsScripts
    tellPage(.setScriptsEnabled(runsScripts))
  }

  private func expectDownload(_ question: PolicyQuestion, _ origin: PageDownloads.Origin) {
    downloads.expected.append((question.request.url, origin))
  }
}

extension URLRequest {
  /// Why the engine can't load it, which knows no method but GET.
  var refusal: PageFailure? {
    let isGet = (httpMethod ?? "GET").uppercased() == "GET"
    let isPlain = isGet && (httpBody ?? Data()).isEmpty && httpBodyStream == nil
    let message = "The web engine loads addresses by GET and sends no body."
    return isPlain
      ? nil
      : PageFailure(
        .cannotShow, url: url?.absoluteString ?? "", message: message, isProvisional: true)
  }
}

extension PolicyAnswer {
  init(_ policy: WKNavigationActionPolicy) {
    switch policy {
    case .allow: self = .allow
    case .cancel: self = .cancel
    case .download: self = .download
    }
  }

  init(_ policy: WKNavigationResponsePolicy) {
    switch policy {
    case .allow: self = .allow
    case .cancel: self = .cancel
    case .download: self = .download
    }
  }
}
