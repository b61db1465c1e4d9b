import Foundation

extension UIPasteboard {
  /// What was found in the text of a pasteboard's first item, by the names that are asked for.
  ///
  /// Postal addresses, flights, shipments and amounts of money are not looked for and have no names here.
  public struct DetectedValues {
    /// Those that were found.
    public let patterns: Set<PartialKeyPath<DetectedValues>>
    /// The text if it is the address of a page; else empty.
    public let probableWebURL: String
    /// The text if it is a few words to search for; else empty.
    public let probableWebSearch: String
    /// The text as a number.
    public let number: Double?
    /// Addresses of pages.
    public let links: [DDMatchLink]
    /// Addresses of e-mail.
    public let emailAddresses: [DDMatchEmailAddress]
    /// Telephone numbers.
    public let phoneNumbers: [DDMatchPhoneNumber]
    /// Dates.
    public let calendarEvents: [DDMatchCalendarEvent]

    init(_ found: [DetectionPattern: Any]) {
      func texts(_ pattern: DetectionPattern) -> [String] { found[pattern] as? [String] ?? [] }
      patterns = Set(Self.names.filter { found[$0.pattern] != nil }.map(\.path))
      probableWebURL = found[.probableWebURL] as? String ?? ""
      probableWebSearch = found[.probableWebSearch] as? String ?? ""
      number = found[.number] as? Double
      links = texts(.link).compactMap(DDMatchLink.init)
      emailAddresses = texts(.emailAddress).map(DDMatchEmailAddress.init(matchedString:))
      phoneNumbers = texts(.phoneNumber).compactMap(DDMatchPhoneNumber.init)
      calendarEvents = texts(.calendarEvent).compactMap(DDMatchCalendarEvent.init)
    }

    private static var names: [(path: PartialKeyPath<DetectedValues>, pattern: DetectionPattern)] {
      [
        (\.probableWebURL, .probableWebURL), (\.probableWebSearch, .probableWebSearch),
        (\.number, .number), (\.links, .link), (\.emailAddresses, .emailAddress),
        (\.phoneNumbers, .phoneNumber), (\.calendarEvents, .calendarEvent),
      ]
    }

    fileprivate static func patterns(
      of paths: Set<PartialKeyPath<DetectedValues>>
    ) -> Set<DetectionPattern> {
      Set(names.filter { paths.contains($0.path) }.map(\.pattern))
    }
  }

  /// Says which values the first item has. Completes on the main thread, whenever its text comes.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler:
      @escaping @Sendable (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) {
    detectValues(for: keyPaths) { completionHandler($0.map(\.patterns)) }
  }

  /// Finds values in the text of the first item. Completes on the main thread, whenever the text comes.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping @Sendable (Result<DetectedValues, any Error>) -> Void
  ) {
    detectValues(for: DetectedValues.patterns(of: keyPaths)) {
      completionHandler($0.map(DetectedValues.init))
    }
  }

  /// Says which values the first item has.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> {
    try await detectedValues(for: keyPaths).patterns
  }

  /// Finds values in the text of the first item.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> DetectedValues {
    let patterns = DetectedValues.patterns(of: keyPaths)
    let found: Unsendable<[DetectionPattern: Any]> = try await withCheckedThrowingContinuation {
      waiting in
      detectValues(for: patterns) { waiting.resume(with: $0.map { Unsendable($0) }) }
    }
    return DetectedValues(found.value)
  }
}
