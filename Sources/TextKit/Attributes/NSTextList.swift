public import Foundation

/// The markers of a list's items. Immutable.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The first field, as Foundation reads it.
  private let typeField = FoundationTypeField()
  /// A format of markers: text with one of the names in braces.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A format that an archive or a program names.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let box = Self("{box}")
    public static let check = Self("{check}")
    public static let circle = Self("{circle}")
    public static let diamond = Self("{diamond}")
    public static let disc = Self("{disc}")
    public static let hyphen = Self("{hyphen}")
    public static let square = Self("{square}")
    public static let decimal = Self("{decimal}")
    public static let octal = Self("{octal}")
    public static let lowercaseHexadecimal = Self("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = Self("{upper-hexadecimal}")
    public static let lowercaseAlpha = Self("{lower-alpha}")
    public static let uppercaseAlpha = Self("{upper-alpha}")
    public static let lowercaseLatin = Self("{lower-latin}")
    public static let uppercaseLatin = Self("{upper-latin}")
    public static let lowercaseRoman = Self("{lower-roman}")
    public static let uppercaseRoman = Self("{upper-roman}")
  }

  /// How items begin.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The enclosing list's marker comes first.
    public static let prependEnclosingMarker = Self(rawValue: 1 << 0)
  }

  /// The format of the markers.
  public let markerFormat: MarkerFormat
  /// How items begin.
  public let listOptions: Options
  /// The number of the first item.
  open var startingItemNumber: Int

  /// A list that counts from a number.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    (self.markerFormat, listOptions) = (markerFormat, options)
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// A list that counts from 1.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: mask))
  }

  /// A list of an archive; without a format its markers are discs.
  public required init?(coder: NSCoder) {
    let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat")
    markerFormat = format.map { MarkerFormat($0.description) } ?? .disc
    listOptions = Options(rawValue: coder.decodeInteger(forKey: "NSOptions"))
    startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: markerFormat.rawValue), forKey: "NSMarkerFormat")
    coder.encode(listOptions.rawValue, forKey: "NSOptions")
    coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
  }

  /// True: archives are read with the classes that are expected.
  open class var supportsSecureCoding: Bool { true }

  /// Whether the markers are numbers or letters.
  open var isOrdered: Bool { ListMarker(markerFormat.rawValue).isOrdered }

  /// The marker of an item by its number.
  open func marker(forItemNumber itemNumber: Int) -> String {
    ListMarker(markerFormat.rawValue).text(itemNumber)
  }

  /// Itself, as what counts never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }
}
