/// The devices a scroll comes from.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Fingers on a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
