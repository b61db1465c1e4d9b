import CUIWebKitGTK
import Foundation
import WebEngineProtocol

extension Page {
  func load(_ request: PageRequest) {
    files.allowAll()
    start(request)
  }

  private func start(_ request: PageRequest) {
    repeatable = request
    begin(request)
    watch.begin()
  }

  /// Begins a load once more, of which the program has heard already.
  func startAgain(_ request: PageRequest) {
    isRetrying = true
    begin(request)
  }

  private func begin(_ request: PageRequest) {
    (isStarting, isChallengedEarly) = (true, false)
    let object = gtk.webkit_uri_request_new(request.url)
    if let headers = gtk.webkit_uri_request_get_http_headers(object) {
      for (name, value) in request.headers {
        gtk.soup_message_headers_replace(headers, name, value)
      }
    }
    gtk.webkit_web_view_load_request(view, object)
    gtk.g_object_unref(object)
  }

  func load(_ body: Data, _ mimeType: String, _ encoding: String, base: String?) {
    repeatable = nil
    files.allowAll()
    // The library leaves an empty text alone, and nothing would come of the load.
    let body = body.isEmpty ? Data(" ".utf8) : body
    let bytes = body.withUnsafeBytes { (raw: UnsafeRawBufferPointer) in
      gtk.g_bytes_new(raw.baseAddress, raw.count)
    }
    gtk.webkit_web_view_load_bytes(view, bytes, mimeType, encoding, base)
    gtk.g_bytes_unref(bytes)
    watch.begin()
  }

  /// Nothing is loaded before it is settled what may be read.
  func loadFile(_ path: String, within readable: String) {
    files.allow(readable) { [weak self] error in
      guard let self else { return }
      guard error == nil, let url = fileURL(path) else {
        return tell(
          .failed(
            PageFailure(
              .cannotShow, url: path, message: error ?? "The file has no address.",
              isProvisional: true)))
      }
      start(PageRequest(url: url))
    }
  }

  func reload(_ ignoringCache: Bool) {
    repeatable = nil
    if ignoringCache {
      gtk.webkit_web_view_reload_bypass_cache(view)
    } else {
      gtk.webkit_web_view_reload(view)
    }
    watch.begin()
  }

  func stop() {
    repeatable = nil
    gtk.webkit_web_view_stop_loading(view)
    watch.begin()
  }

  func connectLoading() {
    typealias Changed = @convention(c) (CUIObject, Int32, UnsafeMutableRawPointer?) -> Void
    typealias Failed =
      @convention(c) (
        CUIObject, Int32, UnsafePointer<CChar>?, UnsafeMutablePointer<CUIError>,
        UnsafeMutableRawPointer?
      ) -> Int32
    let changed: Changed = { _, event, context in
      let page: Page = owner(context)
      page.loadChanged(event)
    }
    let failed: Failed = { _, event, url, error, context in
      let page: Page = owner(context)
      page.loadFailed(url: text(url) ?? "", LibraryFailure(borrowing: error))
      return 1
    }
    connect(view, "load-changed", self, changed)
    connect(view, "load-failed", self, failed)
    connectChallenges()
  }

  private func loadChanged(_ event: Int32) {
    switch event {
    case 0:
      (isStarting, hasProvisionalLoad, hasFailed) = (false, true, false)
      if !isRetrying { tell(.started) }
      isRetrying = false
      forgetCertificates()
    case 1: tell(.redirected)
    case 2:
      (hasProvisionalLoad, repeatable) = (false, nil)
      watch.hasPage = true
      let isSecure = gtk.webkit_web_view_get_tls_info(view, nil, nil) != 0
      tell(.secure(isSecure))
      tell(.committed)
    default:
      // It comes after a failure too.
      if !hasFailed { tell(.finished) }
      hasFailed = false
    }
  }

  private func loadFailed(url: String, _ failure: LibraryFailure) {
    (hasFailed, isRetrying) = (true, false)
    // The program loads something else in its place.
    if isEnding { return }
    // Workaround: WebKit cancels what a server has asked before it says that the load has begun (2.50).
    if isChallengedEarly, failure.isCancelled, let request = repeatable {
      return startAgain(request)
    }
    // Workaround: a load of libsoup's takes over the connection that WebKit has begun to open for it, and is cancelled
    // with that where the certificate isn't trusted (3.2). The next may be such a one too.
    if failure.isLostConnection, lostConnections < 3, let request = repeatable {
      lostConnections += 1
      return startAgain(request)
    }
    tell(
      .failed(
        PageFailure(
          PageFailure.Kind(failure), url: url, message: failure.message,
          isProvisional: hasProvisionalLoad)))
    (hasProvisionalLoad, repeatable) = (false, nil)
  }
}

extension LibraryFailure {
  /// GLib's word for what was cancelled: what the program or the page ends, WebKit calls otherwise.
  fileprivate var isLostConnection: Bool { domain == "g-io-error-quark" && code == 19 }
  fileprivate var isCancelled: Bool { domain == "WebKitNetworkError" && code == 302 }
}

extension PageFailure.Kind {
  init(_ failure: LibraryFailure) {
    switch (failure.domain, failure.code) {
    case ("WebKitNetworkError", 302): self = .cancelled
    case ("WebKitNetworkError", 303): self = .notFound
    case ("WebKitNetworkError", 301): self = .cannotShow
    case ("WebKitPolicyError", 102): self = .interruptedByPolicy
    case ("WebKitPolicyError", _): self = .cannotShow
    case ("WebKitNetworkError", _), ("g-io-error-quark", _), ("g-resolver-error-quark", _):
      self = .unreachable
    default: self = .other
    }
  }
}
