import Synchronization

/// Tells intervals of one name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  /// Another one each time.
  public init(log: OSLog) { self = .next() }

  /// The same for the same object.
  public init(log: OSLog, object: AnyObject) { self.init(of: object) }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(UInt64.max)
  public static let null = OSSignpostID(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

  init(of object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  private static let last = Atomic<UInt64>(0)

  static func next() -> OSSignpostID {
    OSSignpostID(last.wrappingAdd(1, ordering: .relaxed).newValue)
  }
}
