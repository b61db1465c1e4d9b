public import FoundationNetworking

/// The methods that decide, with handlers that say that they are the main actor's. Swift takes a method whose handler
/// doesn't for another one: delegates write either, and the view calls these. Not for programs.
@preconcurrency @MainActor
public protocol MainActorNavigationDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

extension MainActorNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    let plain: (WKNavigationActionPolicy) -> Void = { decisionHandler($0) }
    (self as? any WKNavigationDelegate)?.webView(
      webView, decidePolicyFor: navigationAction, decisionHandler: plain)
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    let plain: (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = {
      decisionHandler($0, $1)
    }
    (self as? any WKNavigationDelegate)?.webView(
      webView, decidePolicyFor: navigationAction, preferences: preferences, decisionHandler: plain)
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    let plain: (WKNavigationResponsePolicy) -> Void = { decisionHandler($0) }
    (self as? any WKNavigationDelegate)?.webView(
      webView, decidePolicyFor: navigationResponse, decisionHandler: plain)
  }

  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let plain: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = {
      completionHandler($0, $1)
    }
    (self as? any WKNavigationDelegate)?.webView(
      webView, didReceive: challenge, completionHandler: plain)
  }
}
