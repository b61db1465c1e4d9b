/// What becomes of the two pictures of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new picture fades in while the old one fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away from over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The new picture takes the old one's place half-way, as when the layer has turned its edge to
  /// the viewer.
  package static let cut = CATransitionType(rawValue: "cut")
}

/// The side a transition's motion begins at.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Everything moves to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Everything moves to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Everything moves up on the screen: as on iOS, the top is where y is greatest.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Everything moves down on the screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
