/// The effect of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new picture fades in while the old one fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away and uncovers the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The new picture replaces the old one half-way, when a flipping layer is edge-on.
  package static let cut = CATransitionType(rawValue: "cut")
}

/// The side where a transition's motion begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Moves to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Moves to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Moves up on the screen: as on iOS, the top is where y is greatest.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Moves down on the screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
