public import Foundation

/// Where web views get their engine from: those of one pool share it. Main thread only.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  private let launcher: any EngineLauncher
  private var engine: EngineProcess?

  static let shared = WKProcessPool()

  /// A pool with an engine of its own, which starts with its first page.
  public convenience override init() { self.init(launcher: EngineProgram()) }

  package init(launcher: any EngineLauncher) {
    self.launcher = launcher
    super.init()
  }

  /// The engine that runs, if one was started.
  var startedEngine: EngineProcess? { engine?.isRunning == true ? engine : nil }

  /// An engine that runs; nil where there can't be one.
  func runningEngine() -> EngineProcess? {
    if let startedEngine { return startedEngine }
    engine = EngineProcess(launcher: launcher)
    return engine
  }
}
