import CoreText
public import Foundation

/// Where text goes on after a tab character. Immutable.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// How text between this tab and the next is placed at it.
  public let alignment: NSTextAlignment
  /// From the leading margin, in points.
  public let location: CGFloat
  /// With `columnTerminators`, at a stop of right alignment, the first of them in a number stands at the stop.
  public let options: [NSTextTab.OptionKey: Any]

  /// A name of an option.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet` of what ends a column.
    public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// A location that is not finite counts as 0.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc.isFinite ? min(max(loc, 0), 1e6) : 0
    self.options = options
    super.init()
  }

  public required init?(coder: NSCoder) {
    alignment =
      NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    let place = coder.decodeDouble(forKey: "NSLocation")
    location = place.isFinite ? CGFloat(min(max(place, 0), 1e6)) : 0
    options = [:]
    super.init()
  }

  /// Options are not archived.
  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(Double(location), forKey: "NSLocation")
  }

  /// True: archives are read with the classes that are expected.
  open class var supportsSecureCoding: Bool { true }

  /// What ends a column of numbers in a language: its decimal separator.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }
}

extension NSTextTab {
  convenience init(_ stop: ParagraphAttributes.TabStop) {
    let terminators = stop.decimalPoint.map { CharacterSet(charactersIn: String($0)) }
    self.init(
      textAlignment: NSTextAlignment(stop.alignment), location: stop.location,
      options: terminators.map { [.columnTerminators: $0] } ?? [:])
  }

  var tabStop: ParagraphAttributes.TabStop {
    ParagraphAttributes.TabStop(
      location: location, alignment: alignment.coreText,
      decimalPoint: alignment == .right ? decimalPoint : nil)
  }

  /// The decimal separators of the languages; of several that end a column, the first.
  private var decimalPoint: Unicode.Scalar? {
    guard let terminators = options[.columnTerminators] as? CharacterSet else { return nil }
    let points: [Unicode.Scalar] = [".", ",", "\u{66B}"]
    return points.first { terminators.contains($0) }
  }
}
