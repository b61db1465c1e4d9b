import CoreGraphics
import Foundation
import FoundationNetworking
import RasterKit
import UIKit
import WebEngineProtocol

extension WKWebView: EnginePage {
  func prepare() {
    scrollView.isScrollEnabled = false
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
    scrollView.addSubview(content)
    content.webView = self
    requests.view = self
    configuration.userContentController.add(self)
    let store = configuration.websiteDataStore
    store.pool = store.pool ?? configuration.processPool
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]) {
      (view: WKWebView, _: UITraitCollection) in
      view.updateGeometry()
      view.updateStyle()
    }
  }

  /// What asks at the moment, if there is a page.
  var asker: AskingPage { AskingPage(connection) }

  /// Sends a command to the page, if there is one.
  func tellPage(_ command: EngineCommand, body: Data = Data()) {
    _ = reachesPage(command, body: body)
  }

  /// The same; false where there is no page, and for a command that is too long to be sent.
  func reachesPage(_ command: EngineCommand, body: Data = Data()) -> Bool {
    guard let connection else { return false }
    return connection.engine.send(command, page: connection.page, body: body)
  }

  /// Makes a page where there is none. False where there can't be one.
  func ensurePage() -> Bool {
    if connection != nil { return true }
    guard let engine = configuration.processPool.runningEngine() else { return false }
    join(engine, page: engine.add(self))
    tellPage(.createPage(configuration.settings))
    configuration.websiteDataStore.joined(engine)
    introduce()
    return true
  }

  /// Shows a page that another view's page has opened.
  func adopt(_ page: PageID, of engine: EngineProcess) {
    engine.adopt(page, by: self)
    join(engine, page: page)
    introduce()
  }

  private func join(_ engine: EngineProcess, page: PageID) {
    let ring = FrameRing(
      feed: content.feed, arena: engine.arena, release: engine.releaser(of: page))
    engine.add(ring, for: page)
    connection = PageConnection(engine: engine, page: page, ring: ring)
    obstacle?.removeFromSuperview()
    obstacle = nil
  }

  private func introduce() {
    state.runsScripts = configuration.runsScripts(configuration.defaultWebpagePreferences)
    for command in configuration.userContentController.commands { tellPage(command) }
    if let customUserAgent { tellPage(.setUserAgent(customUserAgent)) }
    if pageZoom != 1 { tellPage(.setZoom(Double(pageZoom))) }
    updateStyle()
    updateGeometry()
    updateVisibility()
    if content.isFirstResponder { tellPage(.setFocused(true)) }
  }

  func leaveEngine() {
    guard let connection else { return }
    self.connection = nil
    connection.engine.remove(connection.page)
  }

  func updateStyle() { tellPage(.setDark(traitCollection.userInterfaceStyle == .dark)) }

  func updateVisibility() { tellPage(.setVisible(window != nil)) }

  /// A page without an area isn't laid out.
  func updateGeometry() {
    guard connection != nil, !bounds.isEmpty else { return }
    let scale = window?.screen.scale ?? traitCollection.displayScale
    let wanted = PageConnection.Geometry(
      width: pixels(bounds.width, scale), height: pixels(bounds.height, scale),
      scale: Double(max(scale, 0.1)))
    guard wanted != connection?.geometry else { return }
    connection?.geometry = wanted
    let size = PixelSize(width: wanted.width, height: wanted.height)
    guard let geometry = connection?.ring.begin(size, scale: wanted.scale) else { return }
    tellPage(.resize(geometry))
  }

  private func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int32 {
    let most: CGFloat = 16384
    return Int32(min(max((length * scale).rounded(), 1), most))
  }

  func engineEnded(_ failure: EngineFailure?) {
    connection = nil
    state.order = nil
    content.text = nil
    requests.endAll()
    stopResources()
    endDownloads()
    setLoading(false)
    guard let failure else { return pageDied() }
    showObstacle(failure.message)
    // A page that has begun dies; one that hasn't can't be loaded.
    if state.awaited == nil { pageDied() } else { failAwaited(failure.message) }
  }

  func opened(_ page: PageID, url: String?, in engine: EngineProcess) {
    let request = URLRequest(url: url.flatMap { URL(string: $0) } ?? URL(string: "about:blank")!)
    let action = WKNavigationAction(opening: request, from: self)
    let view = uiDelegate?.webView(
      self, createWebViewWith: configuration.duplicate(), for: action,
      windowFeatures: WKWindowFeatures())
    guard let view, view.connection == nil else {
      engine.send(.closePage, page: page)
      return
    }
    view.adopt(page, of: engine)
  }

  private func showObstacle(_ text: String) {
    let label = obstacle ?? UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    if obstacle == nil { addSubview(label) }
    obstacle = label
    setNeedsLayout()
  }
}
