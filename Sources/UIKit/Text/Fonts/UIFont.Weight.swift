public import Foundation

extension UIFont {
  /// The weight of a font from -1 to 1, with 0 for regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Same as `init(rawValue:)`.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  private static let scale: [(weight: UIFont.Weight, css: CGFloat)] = [
    (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
    (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
  ]

  /// The weight between the named ones that `cssWeight` turns back into this number.
  init(cssWeight: Int) {
    let css = CGFloat(cssWeight)
    guard let next = Self.scale.firstIndex(where: { $0.css >= css }) else {
      self = .black
      return
    }
    guard next > 0 else {
      self = .ultraLight
      return
    }
    let (low, high) = (Self.scale[next - 1], Self.scale[next])
    let part = (css - low.css) / (high.css - low.css)
    self.init(low.weight.rawValue + part * (high.weight.rawValue - low.weight.rawValue))
  }

  /// From 100 to 900, interpolated linearly between the named weights; 400 if it is not finite.
  var cssWeight: Int {
    guard rawValue.isFinite else { return 400 }
    guard let next = Self.scale.firstIndex(where: { $0.weight.rawValue >= rawValue }) else {
      return 900
    }
    guard next > 0 else { return 100 }
    let (low, high) = (Self.scale[next - 1], Self.scale[next])
    let part = (rawValue - low.weight.rawValue) / (high.weight.rawValue - low.weight.rawValue)
    return Int((low.css + part * (high.css - low.css)).rounded())
  }
}
