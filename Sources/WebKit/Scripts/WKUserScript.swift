public import Foundation
import WebEngineProtocol

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script that pages run. Main thread only.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  private let world: WKContentWorld

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    (isForMainFrameOnly, world) = (forMainFrameOnly, contentWorld)
    super.init()
  }

  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }

  var value: PageScript {
    PageScript(
      source: source, runsAtEnd: injectionTime == .atDocumentEnd,
      onlyMainFrame: isForMainFrameOnly, world: world.engineName)
  }
}

/// Names for scripts that share the page and nothing else. Main thread only.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// Nil for the page's own.
  public let name: String?
  let engineName: String?

  private init(_ name: String?, engineName: String?) {
    (self.name, self.engineName) = (name, engineName)
    super.init()
  }

  public static let page = WKContentWorld(nil, engineName: nil)
  public static let defaultClient = WKContentWorld(nil, engineName: "casement-default")
  private static var worlds: [String: WKContentWorld] = [:]

  /// The world of this name, always the same.
  open class func world(name: String) -> WKContentWorld {
    if let world = worlds[name] { return world }
    let world = WKContentWorld(name, engineName: "casement-world-\(name)")
    worlds[name] = world
    return world
  }
}
