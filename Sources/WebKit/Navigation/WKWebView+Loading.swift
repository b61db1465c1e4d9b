import Foundation
import FoundationNetworking
import WebEngineProtocol

extension WKWebView {
  func begin(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return navigate {
      let wanted = PageRequest(
        url: url.absoluteString, method: request.httpMethod ?? "GET",
        headers: request.allHTTPHeaderFields ?? [:])
      tellPage(.load(wanted))
    }
  }

  func begin(_ data: Data, _ type: String, _ base: URL?) -> WKNavigation? {
    navigate { tellPage(.loadText(mimeType: type, baseURL: base?.absoluteString), body: data) }
  }

  func loadFile(_ url: URL, within readable: URL) -> WKNavigation? {
    precondition(url.isFileURL, "\(url) is not a file URL")
    precondition(readable.isFileURL, "\(readable) is not a file URL")
    return begin(URLRequest(url: url))
  }

  /// After the engine's end, the last address is loaded again.
  func reloadPage(ignoringCache: Bool) -> WKNavigation? {
    guard connection == nil else {
      return navigate { tellPage(.reload(ignoringCache: ignoringCache)) }
    }
    return url.flatMap { begin(URLRequest(url: $0)) }
  }

  func move(to item: WKBackForwardListItem) -> WKNavigation? {
    guard let step = backForwardList.step(to: item) else { return nil }
    return navigate { tellPage(.goToStep(step)) }
  }

  private func navigate(_ load: () -> Void) -> WKNavigation? {
    let navigation = WKNavigation()
    state.awaited = navigation
    guard ensurePage() else {
      failAwaited("There is no memory that the web engine could share.")
      return navigation
    }
    load()
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
    let pending = PendingAnswer<PolicyAnswer>(
      "webView(_:decidePolicyFor:decisionHandler:)", fallback: .cancel
    ) { [weak self] in self?.tellPage(.answerPolicy(id, $0)) }
    if question.subject == .response {
      let response = WKNavigationResponse(question, url: url)
      navigationDelegate.webView(self, decidePolicyFor: response) {
        pending.give(PolicyAnswer($0))
      }
    } else {
      let request = URLRequest(question.request, url: url)
      let action = WKNavigationAction(question, request: request, in: self)
      navigationDelegate.webView(self, decidePolicyFor: action) { pending.give(PolicyAnswer($0)) }
    }
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
