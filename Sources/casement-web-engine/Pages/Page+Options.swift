import CUIWebKitGTK
import WebEngineProtocol

// Lists of pop-up buttons: GTK would open them where it believes that the page is.
extension Page {
  func connectOptions() {
    typealias Asked =
      @convention(c) (
        CUIObject, CUIObject, CUIObject?, UnsafeMutablePointer<CUIArea>, UnsafeMutableRawPointer?
      ) -> Int32
    let asked: Asked = { _, menu, _, button, context in
      let page: Page = owner(context)
      page.show(menu, at: button.pointee)
      return 1
    }
    connect(view, "show-option-menu", self, asked)
  }

  private func show(_ menu: CUIObject, at button: CUIArea) {
    typealias Closed = @convention(c) (CUIObject, UnsafeMutableRawPointer?) -> Void
    let closed: Closed = { menu, context in
      let page: Page = owner(context)
      page.closed(menu)
    }
    let id = engine.newRequest()
    optionMenus[id] = gtk.g_object_ref(menu)
    connect(menu, "close", self, closed)
    let scale = max(painting.scale, 0.01)
    let area = PageRect(
      x: Double(button.x) / scale, y: Double(button.y) / scale,
      width: Double(button.width) / scale, height: Double(button.height) / scale)
    let count = gtk.webkit_option_menu_get_n_items(menu)
    let options = (0..<count).map { PageOption(gtk.webkit_option_menu_get_item(menu, $0)) }
    tell(.optionsWanted(id, PageOptions(button: area, options: options)))
  }

  private func closed(_ menu: CUIObject) {
    guard let id = optionMenus.first(where: { $0.value == menu })?.key else { return }
    optionMenus[id] = nil
    disconnect(menu, self)
    gtk.g_object_unref(menu)
    tell(.optionsClosed(id))
  }

  func answerOptions(_ id: RequestID, _ place: Int?) {
    guard let menu = optionMenus.removeValue(forKey: id) else { return }
    disconnect(menu, self)
    if let place, place >= 0, place < Int(gtk.webkit_option_menu_get_n_items(menu)) {
      gtk.webkit_option_menu_activate_item(menu, UInt32(place))
    }
    gtk.webkit_option_menu_close(menu)
    gtk.g_object_unref(menu)
  }
}

extension PageOption {
  fileprivate init(_ item: CUIObject) {
    self.init(
      text(gtk.webkit_option_menu_item_get_label(item)) ?? "",
      isEnabled: gtk.webkit_option_menu_item_is_enabled(item) != 0,
      isSelected: gtk.webkit_option_menu_item_is_selected(item) != 0,
      isHeading: gtk.webkit_option_menu_item_is_group_label(item) != 0)
  }
}
