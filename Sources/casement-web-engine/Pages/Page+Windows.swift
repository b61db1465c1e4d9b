import CUIWebKitGTK
import WebEngineProtocol

// Pages that pages open, and how pages end.
extension Page {
  func connectWindows() {
    typealias Create =
      @convention(c) (CUIObject, CUIObject, UnsafeMutableRawPointer?) -> CUIObject?
    typealias Closed = @convention(c) (CUIObject, UnsafeMutableRawPointer?) -> Void
    typealias Died = @convention(c) (CUIObject, Int32, UnsafeMutableRawPointer?) -> Void
    let create: Create = { _, action, context in
      let page: Page = owner(context)
      return page.open(action)
    }
    let closed: Closed = { _, context in
      let page: Page = owner(context)
      page.tell(.pageClosed)
    }
    let died: Died = { _, _, context in
      let page: Page = owner(context)
      page.died()
    }
    connect(view, "create", self, create)
    connect(view, "close", self, closed)
    connect(view, "web-process-terminated", self, died)
    connectMenus()
    connectOptions()
  }

  func endProcess() {
    isEnding = true
    gtk.webkit_web_view_terminate_web_process(view)
    isEnding = false
  }

  private func died() {
    cancelRequests()
    input.forget()
    watch.hasPage = false
    if !isEnding { tell(.pageDied) }
  }

  /// The new page exists at once, as the script goes on with it. The program shows it or closes it.
  private func open(_ action: CUIObject) -> CUIObject? {
    guard engine.pages.count < Page.mostPages else { return nil }
    let view = relatedView()
    let page = Page(
      engine.newPageNumber(), view: view, context: context, engine: engine, contents: contents)
    engine.pages[page.id] = page
    page.watch.hasPage = true
    page.minimumFontSize = minimumFontSize
    let request = gtk.webkit_navigation_action_get_request(action)
    page.tell(
      .pageOpened(by: id, url: String(cString: gtk.webkit_uri_request_get_uri(request))))
    return view
  }

  /// Workaround: WebKit 2.50 crashes when a page opens another one while its settings leave these out.
  private func relatedView() -> CUIObject {
    let own = gtk.webkit_web_view_get_settings(view)
    setWindowsLeftOut(false, own)
    let related = gtk.webkit_web_view_new_with_related_view(view)
    for settings in [own, gtk.webkit_web_view_get_settings(related)] {
      setWindowsLeftOut(true, settings)
    }
    return related
  }

  /// More than a program shows, fewer than a hostile page would open.
  private static let mostPages = 64
}
