/// Marks intervals and events. Nobody reads them on Linux: they cost next to nothing and leave no trace.
public struct OSSignposter: Sendable {
  /// Whether anybody reads the marks.
  public var isEnabled: Bool { false }

  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logHandle: OSLog) {}
  public init(logger: Logger) {}

  public static var disabled: OSSignposter { OSSignposter() }

  public func makeSignpostID() -> OSSignpostID { .next() }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(of: object) }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> String = ""
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> String = ""
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> String = ""
  ) {}

  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> String = ""
  ) {}

  /// Runs `body`.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> String = "", around body: () throws -> T
  ) rethrows -> T {
    try body()
  }
}

/// An interval that was begun.
public final class OSSignpostIntervalState: Sendable {
  public let signpostID: OSSignpostID

  init(id: OSSignpostID) { signpostID = id }

  /// Takes up an interval that was begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }
}
