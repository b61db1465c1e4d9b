import CoreGraphics

/// A visual format as it was read: views in a row, and the gaps between them.
struct VisualFormat: Equatable {
  /// A number, or a name that metrics or views explain.
  enum Value: Equatable {
    case number(CGFloat)
    case name(String, at: Int)
  }

  /// One condition of a gap or a length.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  enum Gap: Equatable {
    /// A single hyphen.
    case standard
    case predicates([Predicate])

    static let none = Gap.predicates([Predicate(value: .number(0))])
  }

  struct View: Equatable {
    var name: String
    var position: Int
    var lengths: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var views: [View] = []
  /// Between neighbours: one fewer than views.
  var gaps: [Gap] = []
  /// To the superview's edges; nil where the format does not mention it.
  var start: Gap?
  var end: Gap?
}

/// What is wrong with a format, and where.
struct VisualFormatError: Error, Equatable {
  let message: String
  /// The index of a character, or the length of the format.
  let position: Int

  /// With a mark below the place.
  func explanation(of format: String) -> String {
    let mark = String(repeating: " ", count: position) + "^"
    return "Unable to parse constraint format: \(message)\n\(format)\n\(mark)"
  }
}
