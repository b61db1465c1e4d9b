public import Foundation

/// Where cookies, caches and what pages store are kept. Main thread only.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  let number: UInt32
  /// Nil for memory.
  let path: String?

  private static var lastNumber: UInt32 = 0
  private static let ofProgram = WKWebsiteDataStore(path: programPath)

  private init(path: String?) {
    Self.lastNumber += 1
    (number, self.path) = (Self.lastNumber, path)
    super.init()
  }

  /// The program's store, in its folder of the user's caches.
  open class func `default`() -> WKWebsiteDataStore { ofProgram }

  /// A new store that ends with the engine.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(path: nil) }

  /// Whether it outlives the program.
  open var isPersistent: Bool { path != nil }

  private static var programPath: String? {
    let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    return folder?.appendingPathComponent(
      "\(ProcessInfo.processInfo.processName)/WebKit", isDirectory: true
    ).path
  }
}
