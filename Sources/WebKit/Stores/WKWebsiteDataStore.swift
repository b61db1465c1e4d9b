public import Foundation
import WebEngineProtocol

/// Where cookies, caches and what pages store are kept. Main thread only.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  let number: UInt32
  /// Nil for memory.
  let path: String?

  /// Where its engine is; that of the first view that uses it, or the shared one.
  weak var pool: WKProcessPool?
  private let requests = StoreRequests()
  private var isWatching = false
  /// The engine that tells of changes of cookies.
  private weak var watched: EngineProcess?
  /// Its cookies.
  open private(set) lazy var httpCookieStore = WKHTTPCookieStore(self)

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

  func ask(
    _ command: (RequestID, PageSettings) -> EngineCommand,
    _ answer: @escaping (StoreRequests.Answer) -> Void
  ) {
    let engine = (pool ?? WKProcessPool.shared).runningEngine()
    engine.map(joined)
    requests.ask(engine, { command($0, settings) }, answer)
  }

  private var settings: PageSettings {
    var settings = PageSettings()
    (settings.store, settings.storePath) = (number, path)
    return settings
  }

  /// Hears of changes of cookies in an engine from now on, where somebody wants to know.
  func watchCookies(_ changed: @escaping () -> Void) {
    requests.changed = changed
    isWatching = true
    if let engine = (pool ?? WKProcessPool.shared).startedEngine { joined(engine) }
  }

  /// An engine has pages of the store, or is asked about it.
  func joined(_ engine: EngineProcess) {
    guard isWatching, watched !== engine else { return }
    watched = engine
    requests.send(.watchCookies(settings), to: engine)
  }

  private static var programPath: String? {
    let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    return folder?.appendingPathComponent(
      "\(ProcessInfo.processInfo.processName)/WebKit", isDirectory: true
    ).path
  }
}
