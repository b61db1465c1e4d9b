import CUIWebKitGTK
import WebEngineProtocol

// What the program shows of a page's state.
extension Page {
  private typealias Notified =
    @convention(c) (CUIObject, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

  func connectState() {
    let title: Notified = { view, _, context in
      let page: Page = owner(context)
      page.tell(.title(text(gtk.webkit_web_view_get_title(view)) ?? ""))
    }
    let url: Notified = { view, _, context in
      let page: Page = owner(context)
      page.tell(.url(text(gtk.webkit_web_view_get_uri(view))))
    }
    let progress: Notified = { view, _, context in
      let page: Page = owner(context)
      page.tell(.progress(gtk.webkit_web_view_get_estimated_load_progress(view)))
    }
    let loading: Notified = { view, _, context in
      let page: Page = owner(context)
      page.tell(.loading(gtk.webkit_web_view_is_loading(view) != 0))
    }
    connect(view, "notify::title", self, title)
    connect(view, "notify::uri", self, url)
    connect(view, "notify::estimated-load-progress", self, progress)
    connect(view, "notify::is-loading", self, loading)
    connectHistory()
  }

  private func connectHistory() {
    typealias Changed =
      @convention(c) (CUIObject, CUIObject?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) ->
      Void
    let changed: Changed = { _, _, _, context in
      let page: Page = owner(context)
      page.tellHistory()
    }
    connect(gtk.webkit_web_view_get_back_forward_list(view), "changed", self, changed)
  }

  func tellHistory() {
    let list = gtk.webkit_web_view_get_back_forward_list(view)
    let back = gtk.webkit_back_forward_list_get_back_list(list)
    let forward = gtk.webkit_back_forward_list_get_forward_list(list)
    defer {
      gtk.g_list_free(back)
      gtk.g_list_free(forward)
    }
    // The library's list of earlier pages begins with the latest.
    let history = PageHistory(
      back: entries(back).reversed(),
      current: gtk.webkit_back_forward_list_get_current_item(list).map(HistoryEntry.init(item:)),
      forward: entries(forward))
    tell(.history(history))
  }

  private func entries(_ list: UnsafeMutablePointer<CUIList>?) -> [HistoryEntry] {
    var (entries, rest) = ([HistoryEntry](), list)
    while let item = rest {
      entries.append(HistoryEntry(item: item.pointee.data))
      rest = item.pointee.next
    }
    return entries
  }

  func go(_ step: Int) {
    let list = gtk.webkit_web_view_get_back_forward_list(view)
    guard let step = Int32(exactly: step), step != 0,
      let item = gtk.webkit_back_forward_list_get_nth_item(list, step)
    else { return }
    gtk.webkit_web_view_go_to_back_forward_list_item(view, item)
    watch.begin()
  }
}

extension HistoryEntry {
  init(item: CUIObject) {
    self.init(
      url: String(cString: gtk.webkit_back_forward_list_item_get_uri(item)),
      title: text(gtk.webkit_back_forward_list_item_get_title(item)),
      initialURL: String(cString: gtk.webkit_back_forward_list_item_get_original_uri(item)))
  }
}
