public import Foundation
public import FoundationNetworking
import WebEngineProtocol

/// One load of a view, to tell it from others. Main thread only.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// What the page may do that is loaded.
  open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.desktop
}

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1

  init(_ cause: PolicyQuestion.Cause) {
    switch cause {
    case .link: self = .linkActivated
    case .form: self = .formSubmitted
    case .history: self = .backForward
    case .reload: self = .reload
    case .formAgain: self = .formResubmitted
    case .other: self = .other
    }
  }
}

/// What becomes of a load that is about to begin.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// What becomes of a load whose response has come.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A load that is about to begin. Main thread only.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let navigationType: WKNavigationType
  public let request: URLRequest
  /// The frame that asks; always the main one here.
  public let sourceFrame: WKFrameInfo
  /// The frame to load into; nil for a new window.
  public let targetFrame: WKFrameInfo?
  /// Whether it should become a file; the response tells.
  public let shouldPerformDownload = false
  /// The buttons of the mouse that began it, from 1 for the first.
  public let buttonNumber: Int

  init(_ question: PolicyQuestion, request: URLRequest, in view: WKWebView) {
    navigationType = WKNavigationType(question.cause)
    self.request = request
    buttonNumber = question.button
    sourceFrame = WKFrameInfo(view, URLRequest(url: view.url ?? URL(string: "about:blank")!))
    targetFrame = question.subject == .window ? nil : WKFrameInfo(view, request)
    super.init()
  }

  /// One for a window that a script opens.
  init(opening request: URLRequest, from view: WKWebView) {
    navigationType = .other
    self.request = request
    buttonNumber = 0
    sourceFrame = WKFrameInfo(view, URLRequest(url: view.url ?? URL(string: "about:blank")!))
    targetFrame = nil
    super.init()
  }
}

extension PolicyQuestion {
  /// The header of a response. What the engine takes its type for counts where the server says nothing.
  fileprivate var fields: [String: String] {
    let hasType = headers.keys.contains { $0.lowercased() == "content-type" }
    guard !hasType, let mimeType else { return headers }
    return headers.merging(["Content-Type": mimeType]) { $1 }
  }
}

/// A response that has come. Main thread only.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  public let isForMainFrame: Bool
  public let response: URLResponse
  /// Whether the engine can show it.
  public let canShowMIMEType: Bool

  init(_ question: PolicyQuestion, url: URL) {
    isForMainFrame = question.isMainFrame
    canShowMIMEType = question.canShow
    if question.status > 0,
      let http = HTTPURLResponse(
        url: url, statusCode: question.status, httpVersion: nil, headerFields: question.fields)
    {
      response = http
    } else {
      response = URLResponse(
        url: url, mimeType: question.mimeType, expectedContentLength: question.length ?? -1,
        textEncodingName: nil)
    }
    super.init()
  }
}
