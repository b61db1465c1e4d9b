public import Foundation
public import FoundationNetworking

/// A frame of a page. Main thread only.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  public let isMainFrame: Bool
  public let request: URLRequest
  /// Of the page that the view shows.
  public let securityOrigin: WKSecurityOrigin
  public private(set) weak var webView: WKWebView?

  init(_ view: WKWebView, _ request: URLRequest, isMainFrame: Bool = true) {
    (self.isMainFrame, self.request) = (isMainFrame, request)
    securityOrigin = WKSecurityOrigin(view.url ?? request.url)
    webView = view
    super.init()
  }
}

/// Where a page comes from, by which pages are kept apart. Main thread only.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme of the address; empty for a page without an origin, such as `about:blank`.
  public let `protocol`: String
  public let host: String
  /// 0 for the port that the scheme has by itself.
  public let port: Int

  init(_ url: URL?) {
    let scheme = url?.scheme?.lowercased() ?? ""
    let isNone = ["about", "data", "javascript"].contains(scheme)
    let own = ["http": 80, "https": 443][scheme]
    `protocol` = isNone ? "" : scheme
    host = isNone ? "" : url?.host?.lowercased() ?? ""
    port = url?.port == own ? 0 : url?.port ?? 0
    super.init()
  }
}
