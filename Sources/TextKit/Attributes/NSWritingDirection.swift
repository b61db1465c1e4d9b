package import CoreText

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of its first letter.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1

  package var coreText: CTWritingDirection {
    CTWritingDirection(rawValue: Int8(rawValue)) ?? .natural
  }

  package init(_ direction: CTWritingDirection) {
    self = NSWritingDirection(rawValue: Int(direction.rawValue)) ?? .natural
  }
}

/// How a text of another direction is put into its surroundings: for the key `writingDirection`, added to the raw value
/// of a direction.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  /// Also letters that have a direction of their own.
  case override = 2
}
