/// Whether a value may be read in the log.
public struct OSLogPrivacy: Hashable, Sendable {
  /// What stands instead of a value that may not be read.
  public enum Mask: Hashable, Sendable {
    /// A number that is the same for the same value while the program runs.
    case hash
    case none
  }

  private enum Kind { case auto, open, `private`, sensitive }

  private let kind: Kind
  private let mask: Mask

  /// Written here, as if it were public.
  public static let auto = OSLogPrivacy(kind: .auto, mask: .none)
  public static let `public` = OSLogPrivacy(kind: .open, mask: .none)
  public static let `private` = OSLogPrivacy(kind: .private, mask: .none)
  public static let sensitive = OSLogPrivacy(kind: .sensitive, mask: .none)

  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .private, mask: mask)
  }
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }

  func shown(_ value: String) -> String {
    if kind == .auto || kind == .open { return value }
    if mask == .hash { return "<mask.hash: \(UInt(bitPattern: value.hashValue))>" }
    return kind == .private ? "<private>" : "<sensitive>"
  }
}
