import CUIWebKitGTK
import Foundation
import WebEngineProtocol

/// Cookies and all else that pages of a context store.
final class PageStore {
  let manager: CUIObject
  private let cookies: CUIObject
  private var watchers: [() -> Void] = []

  init(_ manager: CUIObject, path: String?) {
    self.manager = manager
    cookies = gtk.webkit_website_data_manager_get_cookie_manager(manager)
    guard let path else { return }
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let sqlite: Int32 = 1
    gtk.webkit_cookie_manager_set_persistent_storage(cookies, "\(path)/cookies.sqlite", sqlite)
  }

  func readCookies(_ answer: @escaping ([PageCookie]) -> Void) {
    gtk.webkit_cookie_manager_get_all_cookies(
      cookies, nil, Completion.finish,
      Completion.context { [cookies] result in
        var error: UnsafeMutablePointer<CUIError>?
        let list = gtk.webkit_cookie_manager_get_all_cookies_finish(cookies, result, &error)
        _ = LibraryFailure(error)
        var (found, rest) = ([PageCookie](), list)
        while let item = rest {
          found.append(PageCookie(item.pointee.data))
          gtk.soup_cookie_free(item.pointee.data)
          rest = item.pointee.next
        }
        gtk.g_list_free(list)
        answer(found)
      })
  }

  func set(_ cookie: PageCookie, _ answer: @escaping ([PageCookie]) -> Void) {
    guard let object = cookie.makeObject() else { return answer([]) }
    gtk.webkit_cookie_manager_add_cookie(
      cookies, object, nil, Completion.finish,
      Completion.context { [cookies] result in
        var error: UnsafeMutablePointer<CUIError>?
        _ = gtk.webkit_cookie_manager_add_cookie_finish(cookies, result, &error)
        _ = LibraryFailure(error)
        answer([])
      })
    gtk.soup_cookie_free(object)
  }

  func delete(_ cookie: PageCookie, _ answer: @escaping ([PageCookie]) -> Void) {
    guard let object = cookie.makeObject() else { return answer([]) }
    gtk.webkit_cookie_manager_delete_cookie(
      cookies, object, nil, Completion.finish,
      Completion.context { [cookies] result in
        var error: UnsafeMutablePointer<CUIError>?
        _ = gtk.webkit_cookie_manager_delete_cookie_finish(cookies, result, &error)
        _ = LibraryFailure(error)
        answer([])
      })
    gtk.soup_cookie_free(object)
  }

  /// Calls `changed` for each change, whoever makes it.
  func watch(_ changed: @escaping () -> Void) {
    let isFirst = watchers.isEmpty
    watchers.append(changed)
    guard isFirst else { return }
    typealias Changed = @convention(c) (CUIObject, UnsafeMutableRawPointer?) -> Void
    let handler: Changed = { _, context in
      let store: PageStore = owner(context)
      for watcher in store.watchers { watcher() }
    }
    connect(cookies, "changed", self, handler)
  }

  func remove(
    _ kinds: [StoredKind], _ seconds: Double, _ answer: @escaping ([PageCookie]) -> Void
  ) {
    let microseconds = Int(min(max(seconds, 0), 1e9) * 1e6)
    gtk.webkit_website_data_manager_clear(
      manager, kinds.bits, microseconds, nil, Completion.finish,
      Completion.context { [manager] result in
        var error: UnsafeMutablePointer<CUIError>?
        _ = gtk.webkit_website_data_manager_clear_finish(manager, result, &error)
        _ = LibraryFailure(error)
        answer([])
      })
  }
}

extension StoredKind {
  /// WebKitWebsiteDataTypes.
  var bits: UInt32 {
    switch self {
    case .memoryCache: 1 << 0
    case .diskCache: 1 << 1
    case .offlineCache: 1 << 2
    case .sessionStorage: 1 << 3
    case .localStorage: 1 << 4
    case .databases: 1 << 5 | 1 << 6
    case .cookies: 1 << 8
    case .deviceSalts: 1 << 9
    case .serviceWorkers: 1 << 12
    case .fetchCache: 1 << 13
    }
  }
}

extension PageCookie {
  fileprivate init(_ cookie: CUIObject) {
    self.init(
      name: String(cString: gtk.soup_cookie_get_name(cookie)),
      value: String(cString: gtk.soup_cookie_get_value(cookie)),
      domain: text(gtk.soup_cookie_get_domain(cookie)) ?? "",
      path: text(gtk.soup_cookie_get_path(cookie)) ?? "/")
    expires = gtk.soup_cookie_get_expires(cookie).map { Double(gtk.g_date_time_to_unix($0)) }
    isSecure = gtk.soup_cookie_get_secure(cookie) != 0
    isHTTPOnly = gtk.soup_cookie_get_http_only(cookie) != 0
  }

  fileprivate func makeObject() -> CUIObject? {
    let untilTheEnd: Int32 = -1
    guard let cookie = gtk.soup_cookie_new(name, value, domain, path, untilTheEnd) else {
      return nil
    }
    if let expires, let seconds = Int(exactly: expires.rounded()) {
      let date = gtk.g_date_time_new_from_unix_utc(seconds)
      gtk.soup_cookie_set_expires(cookie, date)
      gtk.g_date_time_unref(date)
    }
    gtk.soup_cookie_set_secure(cookie, isSecure ? 1 : 0)
    gtk.soup_cookie_set_http_only(cookie, isHTTPOnly ? 1 : 0)
    return cookie
  }
}
