public import Foundation
import WebEngineProtocol

/// What a web view is made with; a view copies it. Main thread only.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Views of one pool share an engine; all do by default.
  open var processPool = WKProcessPool.shared
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What pages are loaded with where the delegate doesn't say otherwise.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Added to the name that the engine gives servers.
  open var applicationNameForUserAgent: String?
  /// Kept: pages appear as they load.
  open var suppressesIncrementalRendering = false
  /// Kept: media play in the page.
  open var allowsInlineMediaPlayback = false
  var handlers: [String: any WKURLSchemeHandler] = [:]

  public override init() { super.init() }

  /// The handler of a scheme that the engine doesn't load itself.
  open func setURLSchemeHandler(
    _ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String
  ) {
    let scheme = scheme.lowercased()
    precondition(
      !WKWebView.handlesURLScheme(scheme),
      "'\(scheme)' is a URL scheme that WKWebView handles natively")
    precondition(
      handlers[scheme] == nil, "URL scheme '\(scheme)' already has a registered URL scheme handler")
    handlers[scheme] = handler
  }

  /// The handler set for a scheme.
  open func urlSchemeHandler(forURLScheme scheme: String) -> (any WKURLSchemeHandler)? {
    handlers[scheme.lowercased()]
  }

  func duplicate() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.handlers = handlers
    return copy
  }

  /// Whether the scripts of a page run, with its own preferences.
  func runsScripts(_ page: WKWebpagePreferences?) -> Bool {
    preferences.javaScriptEnabled && page?.allowsContentJavaScript ?? true
  }

  var settings: PageSettings {
    var settings = PageSettings()
    settings.store = websiteDataStore.number
    settings.storePath = websiteDataStore.path
    settings.isJavaScriptEnabled = runsScripts(defaultWebpagePreferences)
    settings.opensWindowsFreely = preferences.javaScriptCanOpenWindowsAutomatically
    settings.minimumFontSize = preferences.leastFontSize
    settings.applicationName = applicationNameForUserAgent
    settings.schemes = handlers.keys.sorted()
    return settings
  }
}

/// What holds for all pages of a view. Main thread only.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Whether scripts open windows without the user's doing; false at first.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether scripts of pages run at all; true at first. Superseded by `WKWebpagePreferences`.
  open var javaScriptEnabled = true
  /// In points; pages that a view begins from now on enlarge smaller text. 0 at first.
  open var minimumFontSize: CGFloat = 0

  public override init() { super.init() }

  var leastFontSize: Double {
    minimumFontSize.isFinite ? Double(min(max(minimumFontSize, 0), 1000)) : 0
  }
}

/// What holds for a page. Main thread only.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// How pages that can be shown in two ways are.
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

  /// Whether a page's own scripts run; true at first.
  open var allowsContentJavaScript = true
  /// Kept: pages are the desktop's.
  open var preferredContentMode = ContentMode.recommended

  /// What a delegate answers that doesn't decide by preferences.
  static let undecided = WKWebpagePreferences()

  public override init() { super.init() }

  func duplicate() -> WKWebpagePreferences {
    let copy = WKWebpagePreferences()
    copy.allowsContentJavaScript = allowsContentJavaScript
    copy.preferredContentMode = preferredContentMode
    return copy
  }
}
