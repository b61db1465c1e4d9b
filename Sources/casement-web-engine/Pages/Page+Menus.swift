import CUIWebKitGTK
import WebEngineProtocol

// Menus: GTK's have no place in the program's window, which shows one of its own.
extension Page {
  func connectMenus() {
    typealias Asked =
      @convention(c) (CUIObject, CUIObject, CUIObject?, CUIObject, UnsafeMutableRawPointer?) ->
      Int32
    let asked: Asked = { _, menu, _, target, context in
      let page: Page = owner(context)
      page.showMenu(menu, target)
      return 1
    }
    connect(view, "context-menu", self, asked)
  }

  private func showMenu(_ menu: CUIObject, _ target: CUIObject) {
    var wanted = PageMenu()
    wanted.element = element(target)
    var rest = gtk.webkit_context_menu_get_items(menu)
    while let entry = rest {
      PageMenuItem(entry.pointee.data).map { wanted.items.append($0) }
      rest = entry.pointee.next
    }
    tell(.menuWanted(wanted))
  }

  private func element(_ target: CUIObject) -> PageElement {
    var element = PageElement()
    (element.x, element.y) = lastPointer
    element.link = text(gtk.webkit_hit_test_result_get_link_uri(target))
    element.image = text(gtk.webkit_hit_test_result_get_image_uri(target))
    element.media = text(gtk.webkit_hit_test_result_get_media_uri(target))
    return element
  }
}

extension PageMenuItem {
  /// Nil for what the program doesn't offer.
  fileprivate init?(_ item: CUIObject) {
    if gtk.webkit_context_menu_item_is_separator(item) != 0 {
      self.init(.separator)
      return
    }
    let stock = Int(gtk.webkit_context_menu_item_get_stock_action(item))
    guard let action = Self.actions[stock] else { return nil }
    let object = gtk.webkit_context_menu_item_get_gaction(item)
    self.init(action, isEnabled: object.map { gtk.g_action_get_enabled($0) != 0 } ?? true)
  }

  /// By WebKitContextMenuAction.
  private static let actions: [Int: Action] = [
    1: .openLink, 2: .openLinkInNewWindow, 3: .downloadLink, 4: .copyLink,
    5: .openImageInNewWindow, 6: .downloadImage, 7: .copyImage, 8: .copyImageAddress,
    10: .back, 11: .forward, 12: .stop, 13: .reload, 14: .copy, 15: .cut, 16: .paste,
    17: .delete, 18: .selectAll, 34: .copyMediaAddress, 35: .copyMediaAddress,
    42: .downloadMedia, 43: .downloadMedia, 45: .pastePlainText,
  ]
}
