/// What a signpost marks.
public struct OSSignpostType: Hashable, Sendable {
  let rawValue: UInt8

  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks nothing: nobody reads signposts on Linux.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks nothing: nobody reads signposts on Linux.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

extension OSLog {
  /// Whether anybody reads signposts of this log.
  public var signpostsEnabled: Bool { false }
}
