public import Foundation
import WebEngineProtocol

/// Files and memory of what was loaded.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Memory of what was loaded.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// What scripts and service workers keep of what was loaded.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// What pages of old keep to be shown without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
/// What makes the names of devices that pages see.
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"
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
    WKWebsiteDataTypeFetchCache: .fetchCache,
    WKWebsiteDataTypeOfflineWebApplicationCache: .offlineCache,
    WKWebsiteDataTypeHashSalt: .deviceSalts,
  ]

  private static func kinds(of types: Set<String>) -> [StoredKind] {
    Set(types.compactMap { kinds[$0] }).sorted { $0.rawValue < $1.rawValue }
  }

  /// All that `removeData(ofTypes:modifiedSince:completionHandler:)` knows.
  public class func allWebsiteDataTypes() -> Set<String> { Set(kinds.keys) }

  /// Takes away what was stored since a date. Types that nobody knows are left out.
  public func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) {
    let kinds = Self.kinds(of: dataTypes)
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

/// What a store keeps for a host. Main thread only.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The host's name, as a rule.
  public let displayName: String
  /// Of what is kept.
  public let dataTypes: Set<String>

  init(_ displayName: String, _ dataTypes: Set<String>) {
    (self.displayName, self.dataTypes) = (displayName, dataTypes)
    super.init()
  }
}

extension WKWebsiteDataStore {
  /// What is kept, by host.
  public func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) {
    let kinds = Self.kinds(of: dataTypes)
    ask {
      .readRecords($0, $1, kinds: kinds)
    } _: { answer in
      guard case .records(let records) = answer else { return completionHandler([]) }
      completionHandler(
        records.map { record in
          let names = dataTypes.filter { name in Self.kinds[name].map(record.kinds.contains) == true
          }
          return WKWebsiteDataRecord(record.host, names)
        })
    }
  }

  /// The same, for programs that wait.
  public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await withCheckedContinuation { done in
      fetchDataRecords(ofTypes: dataTypes) { done.resume(returning: $0) }
    }
  }

  /// Takes away what is kept for some hosts.
  public func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) {
    let kinds = Self.kinds(of: dataTypes)
    let hosts = dataRecords.map(\.displayName)
    ask {
      .removeRecords($0, $1, kinds: kinds, hosts: hosts)
    } _: { _ in
      completionHandler()
    }
  }

  /// The same, for programs that wait.
  public func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord])
    async
  {
    await withCheckedContinuation { done in
      removeData(ofTypes: dataTypes, for: dataRecords) { done.resume() }
    }
  }
}
