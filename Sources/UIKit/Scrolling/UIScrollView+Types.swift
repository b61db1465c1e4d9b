public import CoreGraphics

extension UIScrollView {
  /// The fraction of the speed left after a millisecond of coasting.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Colours of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  /// Along which axes the safe area adds to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// When drags take the keyboard from a text.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Whether an index of sections shows.
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
}
