import CUIWebKitGTK
import Foundation
import WebEngineProtocol

// Finding, and pictures of pages.
extension Page {
  var finder: CUIObject { gtk.webkit_web_view_get_find_controller(view) }

  /// WebKit has one search at a time, and doesn't say which one it answers: they wait for each other.
  func find(_ id: RequestID, _ query: FindQuery) {
    searches.append((id, query))
    if searches.count == 1 { beginSearch(query) }
  }

  private func beginSearch(_ query: FindQuery) {
    disconnect(finder, self)
    connectFinder()
    let (ignoringCase, backwards, wrapping): (UInt32, UInt32, UInt32) = (1, 8, 16)
    let options =
      (query.isCaseSensitive ? 0 : ignoringCase) | (query.isBackwards ? backwards : 0)
      | (query.wraps ? wrapping : 0)
    gtk.webkit_find_controller_search(finder, query.text, options, UInt32(Int32.max))
  }

  private func connectFinder() {
    typealias Found = @convention(c) (CUIObject, UInt32, UnsafeMutableRawPointer?) -> Void
    typealias Failed = @convention(c) (CUIObject, UnsafeMutableRawPointer?) -> Void
    let found: Found = { _, count, context in
      let page: Page = owner(context)
      page.endSearch(count: Int(count))
    }
    let failed: Failed = { _, context in
      let page: Page = owner(context)
      page.endSearch(count: 0)
    }
    connect(finder, "found-text", self, found)
    connect(finder, "failed-to-find-text", self, failed)
  }

  private func endSearch(count: Int) {
    guard !searches.isEmpty else { return }
    // What is found is selected; WebKit would mark all other places too.
    gtk.webkit_find_controller_search_finish(finder)
    tell(.found(searches.removeFirst().id, count: count))
    if let next = searches.first { beginSearch(next.query) }
  }

  func makeSnapshot(_ id: RequestID) {
    let (visibleRegion, plain): (Int32, Int32) = (0, 0)
    gtk.webkit_web_view_get_snapshot(
      view, visibleRegion, plain, nil, Completion.finish,
      Completion.context { [self] result in
        var error: UnsafeMutablePointer<CUIError>?
        let surface = gtk.webkit_web_view_get_snapshot_finish(view, result, &error)
        if let failure = LibraryFailure(error) {
          return tell(.document(id, error: failure.message))
        }
        guard let surface else { return tell(.document(id, error: "There is no picture.")) }
        defer { gtk.cairo_surface_destroy(surface) }
        tell(.document(id, error: nil), body: png(surface))
      })
  }

  private func png(_ surface: CUIObject) -> Data {
    var data = Data()
    withUnsafeMutablePointer(to: &data) { place in
      _ = gtk.cairo_surface_write_to_png_stream(
        surface,
        { context, bytes, count in
          context!.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return 0
        }, place)
    }
    return data
  }
}
