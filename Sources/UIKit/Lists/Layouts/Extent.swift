import CoreGraphics

/// How long a row, an item, a header or a footer is, and whether that is known.
enum Extent: Hashable {
  case estimated(CGFloat)
  case measured(CGFloat)

  /// More would make the sums of millions of items inexact.
  private static let greatest: CGFloat = 1_000_000

  var length: CGFloat {
    switch self {
    case .estimated(let length), .measured(let length): length
    }
  }

  var isMeasured: Bool { if case .measured = self { true } else { false } }

  /// The length as a list can take it; nil for one that is no length.
  static func legal(_ length: CGFloat) -> CGFloat? {
    length >= 0 && length <= greatest ? length : nil
  }
}
