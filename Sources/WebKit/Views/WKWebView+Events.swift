import Foundation
import FoundationAdditions
import UIKit
import WebEngineProtocol

extension WKWebView {
  /// Each event on its own line.
  func receive(_ event: EngineEvent, body: Data) {
    switch event {
    case .ready, .unavailable, .pageOpened, .painted: break
    case .pageClosed: uiDelegate?.webViewDidClose(self)
    case .pageDied: pageDied()
    case .pageStuck: leaveStuckPage()
    case .cursor(let cursor): content.show(cursor)
    case .textFocused(let text): content.text = text
    case .compositionEnded: content.finishComposition()
    case .menuWanted(let menu): content.menu.show(menu)
    case .dragWanted(let drag): content.dragging.begin(drag)
    case .title(let title): change("title") { state.title = title }
    case .url(let url): change("URL") { state.url = url.flatMap { URL(string: $0) } }
    case .progress(let progress): setProgress(progress)
    case .loading(let isLoading): setLoading(isLoading)
    case .history(let history): setHistory(history)
    case .secure(let isSecure): change("hasOnlySecureContent") { state.isSecure = isSecure }
    case .started: started()
    case .redirected: redirected()
    case .committed: committed()
    case .finished: navigationDelegate?.webView(self, didFinish: state.navigation)
    case .failed(let failure): failed(failure)
    case .policyWanted(let id, let question): decide(question, id)
    case .dialogWanted(let id, let dialog): show(dialog, id)
    case .filesWanted(let id, let isMany, let types): chooseFiles(id, isMany, types)
    case .colorWanted(let id, let color): pickColor(color, id)
    case .messageReceived(let id, let handler, let value): received(value, handler, id)
    case .resourceWanted(let id, let request): load(request, body, id)
    case .optionsWanted(let id, let options): content.optionMenu.show(options, id)
    case .optionsClosed(let id): content.optionMenu.close(id)
    case .challenged(let id, let challenge): meet(challenge, id)
    case .evaluated(let id, let outcome): requests.answer(id, .script(outcome))
    case .found(let id, let count): requests.answer(id, .count(count))
    case .downloadStarted(let id, let request, let wanted): began(id, by: request, wanted)
    case .downloadNamed(let id, let question): named(id, question)
    case .downloadReceived(let id, let bytes): received(bytes, of: id)
    case .downloadEnded(let id, let failure): ended(id, failure)
    case .cookies, .records, .cookiesChanged: break
    case .document(let id, let error): requests.answer(id, .document(body, error: error))
    }
  }

  /// A change that programs observe.
  private func change(_ keys: String..., body: () -> Void) {
    for key in keys { KeyValueChanges.willChange(self, key) }
    body()
    for key in keys.reversed() { KeyValueChanges.didChange(self, key) }
    noteAccessibilityChange()
  }

  private func setProgress(_ progress: Double) {
    let progress = progress.isFinite ? min(max(progress, 0), 1) : 0
    change("estimatedProgress") { state.progress = progress }
  }

  func setLoading(_ isLoading: Bool) {
    guard isLoading != state.isLoading else { return }
    change("loading") { state.isLoading = isLoading }
  }

  private func setHistory(_ history: PageHistory) {
    change("canGoBack", "canGoForward") { backForwardList.update(history) }
  }

  private func started() {
    let begun = state.awaited ?? WKNavigation()
    state.awaited = nil
    // A load that another process does for one that got stuck has begun before.
    if begun === state.navigation { return }
    state.navigation = begun
    navigationDelegate?.webView(self, didStartProvisionalNavigation: state.navigation)
  }

  private func redirected() {
    navigationDelegate?.webView(
      self, didReceiveServerRedirectForProvisionalNavigation: state.navigation)
  }

  private func committed() {
    endOrder()
    navigationDelegate?.webView(self, didCommit: state.navigation)
  }

  private func failed(_ failure: PageFailure) {
    endOrder()
    let (navigation, error) = (state.navigation ?? state.awaited, failure.error)
    if failure.isProvisional {
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: navigation, withError: error)
    } else {
      navigationDelegate?.webView(self, didFail: navigation, withError: error)
    }
  }

  /// Where there is no engine to load it.
  func failAwaited(_ message: String) {
    guard let navigation = state.awaited else { return }
    state.awaited = nil
    let error = WKError(.webContentProcessTerminated, message)
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  func pageDied() {
    state.hasDied = true
    state.order = nil
    content.text = nil
    setLoading(false)
    requests.endAll()
    navigationDelegate?.webViewWebContentProcessDidTerminate(self)
  }

  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "title", { (object: WKWebView) in object.title }, keyPath: { \WKWebView.title }),
        KeyValueProperty("URL", { (object: WKWebView) in object.url }, keyPath: { \WKWebView.url }),
        KeyValueProperty(
          "estimatedProgress", { (object: WKWebView) in object.estimatedProgress },
          keyPath: { \WKWebView.estimatedProgress }),
        KeyValueProperty(
          "loading", { (object: WKWebView) in object.isLoading },
          keyPath: { \WKWebView.isLoading }),
        KeyValueProperty(
          "canGoBack", { (object: WKWebView) in object.canGoBack },
          keyPath: { \WKWebView.canGoBack }),
        KeyValueProperty(
          "canGoForward", { (object: WKWebView) in object.canGoForward },
          keyPath: { \WKWebView.canGoForward }),
        KeyValueProperty(
          "hasOnlySecureContent", { (object: WKWebView) in object.hasOnlySecureContent },
          keyPath: { \WKWebView.hasOnlySecureContent }),
      ]
    }
  }
}
