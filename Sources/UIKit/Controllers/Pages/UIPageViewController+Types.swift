import CoreGraphics
import Foundation

extension UIPageViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// One page fades into the other: there is no curl.
    case pageCurl
    case scroll
  }

  /// Along which axis pages follow each other.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  /// Which way a change goes.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  /// Where the pages of a book are bound, in the style that curls.
  public enum SpineLocation: Int, Sendable {
    /// In the style that scrolls.
    case none
    case min = 1
    /// Two pages show.
    case mid
    case max
  }

  /// The names of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `SpineLocation`, or its number.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// A number, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

extension [UIPageViewController.OptionsKey: Any] {
  /// Nil if it is missing or no number.
  func number(_ key: UIPageViewController.OptionsKey) -> Double? {
    switch self[key] {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  var spine: UIPageViewController.SpineLocation? {
    if let spine = self[.spineLocation] as? UIPageViewController.SpineLocation { return spine }
    return number(.spineLocation).flatMap { Int(exactly: $0) }
      .flatMap(UIPageViewController.SpineLocation.init)
  }
}
