import CoreGraphics

/// What a cell is to show of its state.
struct CellFlags: Equatable {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
}

/// Where the separators of a table begin and end.
enum SeparatorInset: Equatable {
  /// From the text on, a little before the trailing edge.
  case automatic
  case fromEdges(UIEdgeInsets)
  /// More than the automatic one.
  case beyondAutomatic(UIEdgeInsets)

  /// With the place where the text begins, 0 where that isn't known.
  func ends(textStart: CGFloat) -> (start: CGFloat, end: CGFloat) {
    let (start, end) = (max(CellMetrics.margin, textStart), CellMetrics.separatorTrailing)
    return switch self {
    case .automatic: (start, end)
    case .fromEdges(let insets): (insets.left, insets.right)
    case .beyondAutomatic(let insets): (start + insets.left, end + insets.right)
    }
  }
}

/// How the table wants a row to look.
struct CellLook: Equatable {
  /// Rounded corners of a card, in `insetGrouped` tables.
  var roundsTop = false
  var roundsBottom = false
  var isInCard = false
  var hasSeparator = true
  var separatorInset = SeparatorInset.automatic
  var separatorColor: UIColor?
  /// Whether the row below is selected, which has no line above it either.
  var isAboveSelected = false
  var background: UIColor = .systemBackground
  var selectsSeveral = false
  var canReorder = false
}

/// Numbers of rows, measured on iOS 26.
enum CellMetrics {
  /// From the edge to the text.
  static let margin: CGFloat = 16
  /// Above and below the text.
  static let verticalMargin: CGFloat = 15.5
  static let trailingMargin: CGFloat = 16
  static let imageGap: CGFloat = 16
  static let textGap: CGFloat = 8
  /// Of a row without content of its own.
  static let height: CGFloat = 51.5
  /// Of a group of rows that is a card.
  static let cardRadius: CGFloat = 26
  static let separatorTrailing: CGFloat = 8
  static let editControl: CGFloat = 40
  static let reorderControl: CGFloat = 40
  /// In the style `value2`.
  static let value2Width: CGFloat = 91

  static let selectedColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 58 / 255, green: 58 / 255, blue: 60 / 255, alpha: 1)
      : UIColor(white: 220 / 255, alpha: 1)
  }
}
