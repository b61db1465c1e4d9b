import CUIWebKitGTK
import Foundation
import WebEngineProtocol

/// What pages of a context load into files. The program says where each goes.
final class Downloads {
  private unowned let context: PageContext
  private weak var engine: WebEngine?
  private var running: [RequestID: (object: CUIObject, page: PageID)] = [:]
  /// The program's request that is being begun.
  private var requested: RequestID?
  private var failures: [RequestID: PageFailure] = [:]

  init(_ context: PageContext, _ engine: WebEngine?) {
    (self.context, self.engine) = (context, engine)
  }

  func listen() {
    typealias Started = @convention(c) (CUIObject, CUIObject, UnsafeMutableRawPointer?) -> Void
    let started: Started = { _, download, context in
      let downloads: Downloads = owner(context)
      downloads.add(download)
    }
    connect(context.object, "download-started", self, started)
  }

  func start(_ id: RequestID, _ request: PageRequest, in page: Page) {
    requested = id
    let download = gtk.webkit_web_view_download_uri(page.view, request.url)
    add(download)
    requested = nil
    gtk.g_object_unref(download)
  }

  func answer(_ id: RequestID, _ path: String?) {
    guard let download = running[id]?.object else { return }
    guard let path, let url = gtk.g_filename_to_uri(path, nil, nil) else {
      return gtk.webkit_download_cancel(download)
    }
    gtk.webkit_download_set_destination(download, url)
    gtk.g_free(url)
  }

  func cancel(_ id: RequestID) { running[id].map { gtk.webkit_download_cancel($0.object) } }

  /// One that WebKit tells of and one that was asked for may be the same.
  private func add(_ download: CUIObject) {
    guard let engine, !running.values.contains(where: { $0.object == download }) else { return }
    let view = gtk.webkit_download_get_web_view(download)
    guard let page = engine.pages.values.first(where: { $0.view == view }) else {
      return gtk.webkit_download_cancel(download)
    }
    let id = engine.newRequest()
    running[id] = (gtk.g_object_ref(download), page.id)
    follow(download)
    let request = PageRequest(gtk.webkit_download_get_request(download))
    page.tell(.downloadStarted(id, by: requested, request))
  }

  private func follow(_ download: CUIObject) {
    typealias Decide =
      @convention(c) (CUIObject, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Int32
    typealias Received = @convention(c) (CUIObject, UInt64, UnsafeMutableRawPointer?) -> Void
    typealias Finished = @convention(c) (CUIObject, UnsafeMutableRawPointer?) -> Void
    typealias Failed =
      @convention(c) (CUIObject, UnsafeMutablePointer<CUIError>, UnsafeMutableRawPointer?) -> Void
    let decide: Decide = { download, name, context in
      let downloads: Downloads = owner(context)
      downloads.ask(download, name: text(name))
      return 1
    }
    let received: Received = { download, _, context in
      let downloads: Downloads = owner(context)
      downloads.tell(download) {
        .downloadReceived(
          $0, bytes: Int(clamping: gtk.webkit_download_get_received_data_length(download)))
      }
    }
    let failed: Failed = { download, error, context in
      let downloads: Downloads = owner(context)
      downloads.fail(download, LibraryFailure(borrowing: error))
    }
    let finished: Finished = { download, context in
      let downloads: Downloads = owner(context)
      downloads.end(download)
    }
    connect(download, "decide-destination", self, decide)
    connect(download, "received-data", self, received)
    connect(download, "failed", self, failed)
    connect(download, "finished", self, finished)
  }
}

extension Downloads {
  private func id(of download: CUIObject) -> RequestID? {
    running.first { $0.value.object == download }?.key
  }

  private func tell(_ download: CUIObject, _ event: (RequestID) -> EngineEvent) {
    guard let id = id(of: download), let page = running[id]?.page else { return }
    engine?.send(event(id), page: page)
  }

  private func ask(_ download: CUIObject, name: String?) {
    let request = PageRequest(gtk.webkit_download_get_request(download))
    let response = gtk.webkit_download_get_response(download)
    var question = PolicyQuestion(.response, request)
    if let response { question.read(response) }
    question.fileName = name
    tell(download) { .downloadNamed($0, question) }
  }

  /// The end comes after it.
  private func fail(_ download: CUIObject, _ failure: LibraryFailure) {
    guard let id = id(of: download) else { return }
    let canceled = failure.domain == "WebKitDownloadError" && failure.code == 400
    failures[id] = PageFailure(
      canceled ? .cancelled : .other,
      url: PageRequest(gtk.webkit_download_get_request(download)).url, message: failure.message,
      isProvisional: false)
  }

  private func end(_ download: CUIObject) {
    tell(download) { [self] in .downloadEnded($0, failures[$0]) }
    guard let id = id(of: download) else { return }
    running[id] = nil
    failures[id] = nil
    disconnect(download, self)
    gtk.g_object_unref(download)
  }
}
