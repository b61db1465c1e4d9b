/// A cookie of a store.
package struct PageCookie: Codable, Equatable, Sendable {
  package var name: String
  package var value: String
  package var domain: String
  package var path: String
  /// In seconds since 1970; nil for one that ends with the engine.
  package var expires: Double?
  package var isSecure = false
  package var isHTTPOnly = false

  package init(name: String, value: String, domain: String, path: String) {
    (self.name, self.value, self.domain, self.path) = (name, value, domain, path)
  }
}

/// What a store keeps besides.
package enum StoredKind: String, Codable, CaseIterable, Sendable {
  case memoryCache, diskCache, fetchCache, offlineCache, deviceSalts
  case sessionStorage, localStorage, databases, cookies, serviceWorkers
}

/// What a store keeps for a host.
package struct StoredRecord: Codable, Equatable, Sendable {
  package var host: String
  package var kinds: [StoredKind]

  package init(host: String, kinds: [StoredKind]) { (self.host, self.kinds) = (host, kinds) }
}
