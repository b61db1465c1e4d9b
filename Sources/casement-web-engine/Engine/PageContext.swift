import CUIWebKitGTK
import Foundation
import WebEngineProtocol

/// What pages of one store share: cookies, caches, processes and the program's own schemes.
final class PageContext {
  let object: CUIObject
  let store: PageStore
  private(set) lazy var downloads = Downloads(self, engine)
  private weak var engine: WebEngine?
  private var schemes: Set<String> = []
  /// What the program loads for pages at the moment.
  private var resources: [RequestID: CUIObject] = [:]

  init(_ settings: PageSettings, engine: WebEngine) {
    self.engine = engine
    let manager =
      settings.storePath.map {
        CUIMakeDataManager(gtkFunctions, "\($0)/data", "\($0)/cache")
      } ?? gtk.webkit_website_data_manager_new_ephemeral()
    store = PageStore(manager, path: settings.storePath)
    object = gtk.webkit_web_context_new_with_website_data_manager(manager)
    gtk.webkit_web_context_set_sandbox_enabled(object, Sandbox().isOff ? 0 : 1)
    downloads.listen()
  }

  func register(_ names: [String]) {
    for name in names where schemes.insert(name).inserted {
      gtk.webkit_web_context_register_uri_scheme(
        object, name,
        { request, context in
          let pages: PageContext = owner(context)
          pages.load(request)
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }
  }

  private func load(_ request: CUIObject) {
    let view = gtk.webkit_uri_scheme_request_get_web_view(request)
    guard let engine, let page = engine.pages.values.first(where: { $0.view == view }) else {
      return fail(request, "the page is gone")
    }
    let wanted = PageRequest(schemeRequest: request)
    guard let body = SchemeBody.read(request, wanted) else {
      return fail(request, "what is sent along can't be read")
    }
    let id = engine.newRequest()
    resources[id] = gtk.g_object_ref(request)
    page.resources.insert(id)
    page.tell(.resourceWanted(id, wanted), body: body)
  }

  func answer(_ id: RequestID, _ answer: ResourceAnswer, body: Data) {
    guard let request = resources.removeValue(forKey: id) else { return }
    defer { gtk.g_object_unref(request) }
    if let error = answer.error { return fail(request, error) }
    let bytes = body.withUnsafeBytes { (raw: UnsafeRawBufferPointer) in
      gtk.g_bytes_new(raw.baseAddress, raw.count)
    }
    let stream = gtk.g_memory_input_stream_new_from_bytes(bytes)
    let response = gtk.webkit_uri_scheme_response_new(stream, body.count)
    gtk.webkit_uri_scheme_response_set_content_type(response, answer.mimeType)
    gtk.webkit_uri_scheme_response_set_status(response, UInt32(clamping: answer.status), nil)
    let headers = gtk.soup_message_headers_new(1)
    for (name, value) in answer.headers {
      gtk.soup_message_headers_replace(headers, name, value)
    }
    gtk.webkit_uri_scheme_response_set_http_headers(response, headers)
    gtk.webkit_uri_scheme_request_finish_with_response(request, response)
    gtk.g_object_unref(response)
    gtk.g_object_unref(stream)
    gtk.g_bytes_unref(bytes)
  }

  private func fail(_ request: CUIObject, _ message: String) {
    let error = gtk.g_error_new_literal(
      gtk.g_quark_from_string("WebKitNetworkError"), 399, message)
    gtk.webkit_uri_scheme_request_finish_error(request, error)
    gtk.g_error_free(error)
  }
}

extension PageRequest {
  init(_ request: CUIObject) {
    self.init(
      url: String(cString: gtk.webkit_uri_request_get_uri(request)),
      method: text(gtk.webkit_uri_request_get_http_method(request)) ?? "GET",
      headers: headerFields(gtk.webkit_uri_request_get_http_headers(request)))
  }

  init(schemeRequest request: CUIObject) {
    self.init(
      url: String(cString: gtk.webkit_uri_scheme_request_get_uri(request)),
      method: String(cString: gtk.webkit_uri_scheme_request_get_http_method(request)),
      headers: headerFields(gtk.webkit_uri_scheme_request_get_http_headers(request)))
  }
}

/// Fields that come several times are one.
func headerFields(_ headers: CUIObject?) -> [String: String] {
  var fields: [String: String] = [:]
  guard let headers else { return fields }
  withUnsafeMutablePointer(to: &fields) { place in
    gtk.soup_message_headers_foreach(
      headers,
      { name, value, context in
        let fields = context!.assumingMemoryBound(to: [String: String].self)
        let (name, value) = (String(cString: name), String(cString: value))
        fields.pointee[name] = fields.pointee[name].map { "\($0), \(value)" } ?? value
      }, place)
  }
  return fields
}
