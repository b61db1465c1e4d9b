import CUIWebKitGTK
import WebEngineProtocol

// What GTK would open windows of its own for, beside the program's and where it believes that the page is.
extension Page {
  func connectPanels() {
    typealias Asked = @convention(c) (CUIObject, CUIObject, UnsafeMutableRawPointer?) -> Int32
    typealias Notified =
      @convention(c) (CUIObject, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    let color: Asked = { _, request, context in
      let page: Page = owner(context)
      page.pickColor(request)
      return 1
    }
    // Scripts that print go on; nothing is printed.
    let print: Asked = { _, _, _ in 1 }
    let tip: Notified = { _, _, context in
      let page: Page = owner(context)
      page.leaveOutTip()
    }
    connect(view, "run-color-chooser", self, color)
    connect(view, "print", self, print)
    connect(view, "notify::has-tooltip", self, tip)
  }

  /// WebKit sets it for each element with a title. Taking it back is a change, too.
  private func leaveOutTip() {
    if isTakingTipBack { return }
    isTakingTipBack = true
    CUISetFlag(gtkFunctions, view, "has-tooltip", false)
    isTakingTipBack = false
  }

  private func pickColor(_ request: CUIObject) {
    typealias Finished = @convention(c) (CUIObject, UnsafeMutableRawPointer?) -> Void
    let finished: Finished = { request, context in
      let page: Page = owner(context)
      page.finished(request)
    }
    var color = CUIColor()
    gtk.webkit_color_chooser_request_get_rgba(request, &color)
    let id = engine.newRequest()
    colors[id] = gtk.g_object_ref(request)
    connect(request, "finished", self, finished)
    tell(
      .colorWanted(
        id,
        PageColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)))
  }

  /// The page wants it no more: an answer would reach what is gone.
  private func finished(_ request: CUIObject) {
    guard let id = colors.first(where: { $0.value == request })?.key else { return }
    colors[id] = nil
    disconnect(request, self)
    gtk.g_object_unref(request)
  }

  func answerColor(_ id: RequestID, _ color: PageColor?) {
    guard let request = colors.removeValue(forKey: id) else { return }
    disconnect(request, self)
    if let color {
      var value = CUIColor(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      gtk.webkit_color_chooser_request_set_rgba(request, &value)
      gtk.webkit_color_chooser_request_finish(request)
    } else {
      gtk.webkit_color_chooser_request_cancel(request)
    }
    gtk.g_object_unref(request)
  }
}

/// Full screen would be that of a window that no one sees, and lists of suggestions are windows that lie anywhere.
func setWindowsLeftOut(_ areOut: Bool, _ settings: CUIObject) {
  CUISetFlag(gtkFunctions, settings, "enable-fullscreen", !areOut)
  let features = gtk.webkit_settings_get_all_features()
  defer { gtk.webkit_feature_list_unref(features) }
  for place in 0..<gtk.webkit_feature_list_get_length(features) {
    let feature = gtk.webkit_feature_list_get(features, place)
    if text(gtk.webkit_feature_get_identifier(feature)) == "DataListElement" {
      gtk.webkit_settings_set_feature_enabled(settings, feature, areOut ? 0 : 1)
    }
  }
}
