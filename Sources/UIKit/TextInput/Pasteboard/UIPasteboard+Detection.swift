public import Foundation

extension UIPasteboard {
  /// What text on a pasteboard may be.
  ///
  /// Plain rules find addresses of pages and of e-mail, numbers, telephone numbers, dates and searches; the
  /// other patterns are never found.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(named name: String) {
      rawValue = "com.apple.uikit.pasteboard-detection-pattern.\(name)"
    }

    /// The whole text is the address of a page.
    public static let probableWebURL = Self(named: "probable-web-url")
    /// The text is a few words to search for.
    public static let probableWebSearch = Self(named: "probable-web-search")
    /// The whole text is a number.
    public static let number = Self(named: "number")
    /// Addresses of pages are in the text.
    public static let link = Self(named: "link")
    /// E-mail addresses are in the text.
    public static let emailAddress = Self(named: "email-address")
    /// Telephone numbers are in the text.
    public static let phoneNumber = Self(named: "phone-number")
    public static let postalAddress = Self(named: "postal-address")
    /// Dates are in the text.
    public static let calendarEvent = Self(named: "calendar-event")
    public static let shipmentTrackingNumber = Self(named: "shipment-tracking-number")
    public static let flightNumber = Self(named: "flight-number")
    public static let moneyAmount = Self(named: "money-amount")
  }

  /// Says which patterns the first item has. Completes on the main thread, whenever its text comes.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    detectValues(for: patterns) { completionHandler($0.map { Set($0.keys) }) }
  }

  /// Says which patterns each of these items has; nil means all items.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @Sendable (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    detectValues(for: patterns, inItemSet: itemSet) {
      completionHandler($0.map { $0.map { Set($0.keys) } })
    }
  }

  /// Finds the patterns of the first item, with their values: text, numbers, and lists of text. Completes
  /// on the main thread, whenever its text comes.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    detectValues(for: patterns, inItemSet: IndexSet(integer: 0)) {
      completionHandler($0.map { $0.first ?? [:] })
    }
  }

  /// Finds the patterns of each of these items; nil means all items.
  public func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @Sendable (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) {
    let items = store.items
    let chosen = (itemSet ?? IndexSet(items.indices)).filter(items.indices.contains)
    let texts = Gathering<String>(count: chosen.count) { texts in
      let found = texts.map { PasteboardPatterns.values($0, patterns) }
      completionHandler(.success(found))
    }
    for (place, index) in chosen.enumerated() {
      guard let type = items[index].types.first(where: ItemValue.isText) else {
        texts.take("", at: place)
        continue
      }
      items[index].load(type) { data in
        texts.take(data.map { ItemValue.text(of: $0, as: type) } ?? "", at: place)
      }
    }
  }

  /// Says which patterns the first item has.
  public func detectedPatterns(
    for patterns: Set<DetectionPattern>
  ) async throws -> Set<DetectionPattern> {
    try await withCheckedThrowingContinuation { waiting in
      detectPatterns(for: patterns) { waiting.resume(with: $0) }
    }
  }
}
