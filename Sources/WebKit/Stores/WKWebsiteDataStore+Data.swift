public import Foundation
import WebEngineProtocol

/// Files and memory of what was loaded.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Memory of what was loaded.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What pages keep until they close.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What pages keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// What pages keep in databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The same, of old.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Scripts that run without a page.
public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"

extension WKWebsiteDataStore {
  private static let kinds: [String: StoredKind] = [
    WKWebsiteDataTypeDiskCache: .diskCache, WKWebsiteDataTypeMemoryCache: .memoryCache,
    WKWebsiteDataTypeCookies: .cookies, WKWebsiteDataTypeSessionStorage: .sessionStorage,
    WKWebsiteDataTypeLocalStorage: .localStorage, WKWebsiteDataTypeIndexedDBDatabases: .databases,
    WKWebsiteDataTypeWebSQLDatabases: .databases,
    WKWebsiteDataTypeServiceWorkerRegistrations: .serviceWorkers,
  ]

  /// All that `removeData(ofTypes:modifiedSince:completionHandler:)` knows.
  public class func allWebsiteDataTypes() -> Set<String> { Set(kinds.keys) }

  /// Takes away what was stored since a date. Types that nobody knows are left out.
  public func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) {
    let kinds = Set(dataTypes.compactMap { Self.kinds[$0] }).sorted { $0.rawValue < $1.rawValue }
    let seconds = date <= Date(timeIntervalSince1970: 0) ? 0 : max(-date.timeIntervalSinceNow, 1)
    ask {
      .removeData($0, $1, kinds: kinds, seconds: seconds)
    } _: { _ in
      completionHandler()
    }
  }

  /// The same, for programs that wait.
  public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await withCheckedContinuation { done in
      removeData(ofTypes: dataTypes, modifiedSince: date) { done.resume() }
    }
  }
}
