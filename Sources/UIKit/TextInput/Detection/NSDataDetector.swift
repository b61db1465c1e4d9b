public import Foundation

/// Which kinds of data, as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, telephone numbers and dates in a text. Can be used on any thread.
///
/// Dates need a year. Addresses and travel data are never found, nor anything in a text of more than a
/// million UTF-16 units. It is no subclass of `NSRegularExpression`, which Foundation here doesn't let be
/// overridden.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// Others are not found.
  private static let known: NSTextCheckingResult.CheckingType = [.link, .phoneNumber, .date]

  /// What was asked for.
  public let checkingTypes: NSTextCheckingTypes
  private let detector: DataDetector

  /// Throws if it could find none of the kinds.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    guard !types.isDisjoint(with: Self.known) else {
      throw CocoaError(.formatting)
    }
    var wanted: UIDataDetectorTypes = []
    if types.contains(.link) { wanted.insert(.link) }
    if types.contains(.phoneNumber) { wanted.insert(.phoneNumber) }
    if types.contains(.date) { wanted.insert(.calendarEvent) }
    detector = DataDetector(types: wanted, hasDayFirst: DataDetector.hasDayFirstHere)
    super.init()
  }

  /// Those within a range, in its order. The options have no effect.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let units = string.utf16.count
    guard let part = Range(range), part.upperBound <= units else { return [] }
    return detector.matches(in: string.part(part)).map {
      DetectedData($0, offset: part.lowerBound)
    }
  }

  /// The first one in a range.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// How many there are in a range.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Calls for each in a range, until the block sets its last argument to true.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}

extension NSTextCheckingResult.CheckingType {
  /// All kinds that the system knows.
  public static let allSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF
  /// All kinds.
  public static let allTypes: NSTextCheckingTypes = .max
}

extension NSTextCheckingResult {
  /// Of a link.
  public var url: URL? {
    if case .link(let url) = found { url } else { nil }
  }
  /// Of a telephone number: its digits, and a plus.
  public var phoneNumber: String? {
    if case .phoneNumber(let number) = found { number } else { nil }
  }
  /// Of a date; at noon if the text names no time, as on iOS.
  public var date: Date? {
    guard case .date(var parts) = found else { return nil }
    if parts.hour == nil { parts.hour = 12 }
    return Calendar(identifier: .gregorian).date(from: parts)
  }

  private var found: DataDetector.Match.Kind? { (self as? DetectedData)?.match.kind }
}

/// A match as a result.
private final class DetectedData: NSTextCheckingResult, @unchecked Sendable {
  let match: DataDetector.Match
  private let offset: Int

  init(_ match: DataDetector.Match, offset: Int) {
    (self.match, self.offset) = (match, offset)
    super.init()
  }

  /// Nil: such results are not archived.
  required init?(coder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch match.kind {
    case .link: .link
    case .phoneNumber: .phoneNumber
    case .date: .date
    }
  }
  override var range: NSRange {
    NSRange(location: match.range.lowerBound + offset, length: match.range.count)
  }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { range }
  override func copy(with zone: NSZone? = nil) -> Any { self }
}
