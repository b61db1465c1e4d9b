import Foundation
import FoundationNetworking
import UIKit
import WebEngineProtocol

/// The lines that the engine would put into a page's menu, as the program's own.
@MainActor
struct PageMenuElements {
  private let menu: PageMenu
  private let view: WKWebView

  init(_ menu: PageMenu, _ view: WKWebView) { (self.menu, self.view) = (menu, view) }

  /// What stands between separators.
  var sections: [UIMenuElement] {
    menu.items.split { $0.action == .separator }.map { items in
      UIMenu(options: .displayInline, children: items.compactMap(action))
    }.filter { !$0.children.isEmpty }
  }

  private func action(_ item: PageMenuItem) -> UIAction? {
    guard let (title, symbol) = Self.looks[item.action] else { return nil }
    let perform = PageMenuAction(menu.element, view)
    return UIAction(
      title: title, image: UIImage(systemName: symbol),
      identifier: UIAction.Identifier("casement.web.\(item.action.rawValue)"),
      attributes: item.isEnabled ? [] : .disabled
    ) { _ in perform(item.action) }
  }

  private static let looks: [PageMenuItem.Action: (String, String)] = [
    .openLink: ("Open Link", "safari"),
    .openLinkInNewWindow: ("Open Link in New Window", "macwindow.badge.plus"),
    .downloadLink: ("Download Linked File", "arrow.down.circle"), .copyLink: ("Copy Link", "link"),
    .openImageInNewWindow: ("Open Image in New Window", "macwindow.badge.plus"),
    .downloadImage: ("Save Image", "square.and.arrow.down"),
    .copyImage: ("Copy Image", "doc.on.doc"), .copyImageAddress: ("Copy Image Address", "link"),
    .downloadMedia: ("Save Media", "square.and.arrow.down"),
    .copyMediaAddress: ("Copy Media Address", "link"), .back: ("Back", "chevron.backward"),
    .forward: ("Forward", "chevron.forward"), .stop: ("Stop", "xmark"),
    .reload: ("Reload Page", "arrow.clockwise"), .copy: ("Copy", "doc.on.doc"),
    .cut: ("Cut", "scissors"), .paste: ("Paste", "doc.on.clipboard"),
    .pastePlainText: ("Paste and Match Style", "doc.on.clipboard"), .delete: ("Delete", "trash"),
    .selectAll: ("Select All", "selection.pin.in.out"),
  ]
}

/// Does what a line of a page's menu says.
@MainActor
final class PageMenuAction {
  private let element: PageElement
  private weak var view: WKWebView?

  init(_ element: PageElement, _ view: WKWebView) { (self.element, self.view) = (element, view) }

  func callAsFunction(_ action: PageMenuItem.Action) {
    guard let view else { return }
    switch action {
    case .openLink: link.map { _ = view.load(URLRequest(url: $0)) }
    case .openLinkInNewWindow: link.map(view.openWindow)
    case .openImageInNewWindow: image.map(view.openWindow)
    case .downloadLink: link.map(view.download)
    case .downloadImage: image.map(view.download)
    case .downloadMedia: media.map(view.download)
    case .copyLink: link.map(Self.copy)
    case .copyImageAddress: image.map(Self.copy)
    case .copyMediaAddress: media.map(Self.copy)
    case .copyImage: image.map { view.copyImage(at: $0) }
    case .back: view.goBack()
    case .forward: view.goForward()
    case .stop: view.stopLoading()
    case .reload: view.reload()
    case .copy: view.tellPage(.edit("Copy"))
    case .cut: view.tellPage(.edit("Cut"))
    case .paste: view.tellPage(.edit("Paste"))
    case .pastePlainText: view.tellPage(.edit("PasteAsPlainText"))
    case .delete: view.tellPage(.edit("Delete"))
    case .selectAll: view.tellPage(.edit("SelectAll"))
    case .separator: break
    }
  }

  private var link: URL? { element.link.flatMap { URL(string: $0) } }
  private var image: URL? { element.image.flatMap { URL(string: $0) } }
  private var media: URL? { element.media.flatMap { URL(string: $0) } }

  private static func copy(_ url: URL) { UIPasteboard.general.url = url }
}
