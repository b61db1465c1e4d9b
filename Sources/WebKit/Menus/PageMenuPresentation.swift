import UIKit
import WebEngineProtocol

/// Shows the menu of a page, which the page itself may keep from showing: it opens when the engine asks.
@MainActor
final class PageMenuPresentation: NSObject, UIContextMenuInteractionDelegate {
  private unowned let view: WebContentView
  private lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// What the menu that shows is about.
  private var element: WKContextMenuElementInfo?
  /// The last question to the delegate; answers to earlier ones come too late.
  private var lastQuestion = 0

  init(_ view: WebContentView) {
    self.view = view
    super.init()
  }

  func show(_ menu: PageMenu) {
    guard let webView = view.webView else { return }
    let info = WKContextMenuElementInfo(menu.element)
    lastQuestion += 1
    let question = lastQuestion
    let pending = PendingAnswer<UIContextMenuConfiguration?>(
      "webView(_:contextMenuConfigurationForElement:completionHandler:)", fallback: nil
    ) { [weak self, weak webView] configuration in
      guard let self, let webView, let configuration, question == lastQuestion else { return }
      open(configuration, menu, info, in: webView)
    }
    let answer: @MainActor (UIContextMenuConfiguration?) -> Void = { pending.give($0) }
    (webView.uiDelegate ?? DefaultPanels.shared).webView(
      webView, contextMenuConfigurationForElement: info, completionHandler: answer)
  }

  private func open(
    _ configuration: UIContextMenuConfiguration, _ menu: PageMenu, _ info: WKContextMenuElementInfo,
    in webView: WKWebView
  ) {
    if interaction.view == nil {
      interaction.opensByItself = false
      view.addInteraction(interaction)
    }
    element = info
    interaction.open(
      configuration, suggesting: PageMenuElements(menu, webView).sections,
      at: CGPoint(x: menu.element.x, y: menu.element.y))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let webView = view.webView, let element else { return }
    webView.uiDelegate?.webView(webView, contextMenuWillPresentForElement: element)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let webView = view.webView, let element else { return }
    self.element = nil
    webView.uiDelegate?.webView(webView, contextMenuDidEndForElement: element)
  }
}
