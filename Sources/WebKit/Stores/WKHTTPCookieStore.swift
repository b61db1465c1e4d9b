public import Foundation
public import FoundationNetworking
import WebEngineProtocol

/// Hears that cookies of a store have changed.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: AnyObject {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

/// The cookies of a store. The engine has them, so that asking starts it. Main thread only.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private struct WeakObserver { weak var observer: (any WKHTTPCookieStoreObserver)? }

  /// Cookies of a store that is gone are gone, too.
  private weak var store: WKWebsiteDataStore?
  private var observers: [WeakObserver] = []

  init(_ store: WKWebsiteDataStore) { self.store = store }

  private func ask(
    _ command: (RequestID, PageSettings) -> EngineCommand,
    _ answer: @escaping (StoreRequests.Answer) -> Void
  ) {
    guard let store else { return answer(.none) }
    store.ask(command, answer)
  }

  /// All of them; none where there is no engine.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    ask {
      .readCookies($0, $1)
    } _: {
      guard case .cookies(let cookies) = $0 else { return completionHandler([]) }
      completionHandler(cookies.compactMap(\.cookie))
    }
  }

  /// All of them.
  open func allCookies() async -> [HTTPCookie] {
    await withCheckedContinuation { done in getAllCookies { done.resume(returning: $0) } }
  }

  /// Adds a cookie, or changes the one of its name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    ask {
      .setCookie($0, $1, PageCookie(cookie))
    } _: { _ in
      completionHandler?()
    }
  }

  /// The same, for programs that wait.
  open func setCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { done in setCookie(cookie) { done.resume() } }
  }

  /// Takes a cookie away.
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    ask {
      .deleteCookie($0, $1, PageCookie(cookie))
    } _: { _ in
      completionHandler?()
    }
  }

  /// The same, for programs that wait.
  open func deleteCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { done in delete(cookie) { done.resume() } }
  }

  /// Calls `observer`, which is held weakly, when pages or the program have changed cookies.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers.append(WeakObserver(observer: observer))
    store?.watchCookies { [weak self] in self?.changed() }
  }

  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  private func changed() {
    for entry in observers { entry.observer?.cookiesDidChange(in: self) }
  }
}

extension PageCookie {
  fileprivate init(_ cookie: HTTPCookie) {
    self.init(
      name: cookie.name, value: cookie.value, domain: cookie.domain, path: cookie.path)
    expires = cookie.expiresDate?.timeIntervalSince1970
    (isSecure, isHTTPOnly) = (cookie.isSecure, cookie.isHTTPOnly)
  }

  fileprivate var cookie: HTTPCookie? {
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: name, .value: value, .domain: domain, .path: path,
    ]
    if let expires { properties[.expires] = Date(timeIntervalSince1970: expires) }
    if isSecure { properties[.secure] = "TRUE" }
    if isHTTPOnly { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
    return HTTPCookie(properties: properties)
  }
}
