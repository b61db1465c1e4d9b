public import Foundation

/// A printer of the desktop, by its name in CUPS. Main thread only.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
  /// `ipp://localhost/printers/` and the name.
  public let url: URL

  /// The printer with this address.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  convenience init(name: String) {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.path) = ("ipp", "localhost", "/printers/\(name)")
    self.init(url: parts.url ?? URL(fileURLWithPath: "/"))
  }

  /// The last part of the address.
  open var displayName: String { url.lastPathComponent }
  /// Nil: CUPS is not asked.
  open var displayLocation: String? { nil }
  /// Nil: CUPS is not asked.
  open var makeAndModel: String? { nil }
}
