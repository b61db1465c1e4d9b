import CoreGraphics

/// Where columns are, for one size and one mode. Numbers in, numbers out.
struct SplitLayout {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  /// What the secondary column keeps beside others where the behaviour is automatic, in points: an iPad's
  /// 1024 has room for one beside it, and its 834 has not.
  static let comfortableSecondary: CGFloat = 520

  let size: CGSize
  /// From the outer one inwards, with their widths.
  let sides: [(column: Column, width: CGFloat)]
  /// The width of the inspector; nil without one.
  var inspectorWidth: CGFloat?
  var showsInspector = false
  var mode = Mode.secondaryOnly
  /// What the secondary column keeps beside others.
  var secondaryNeeds = comfortableSecondary
  /// Whether the primary column is at the right.
  var isMirrored = false
  /// The line between columns.
  var hairline: CGFloat = 1

  /// Those besides the secondary column that show, from the outer one inwards.
  var shownSides: [Column] {
    sides.suffix(min(mode.sideColumns ?? 0, sides.count)).map(\.column)
  }
  var shown: [Column] { shownSides + [.secondary] + (showsInspector ? [.inspector] : []) }
  /// All that have a line beside them.
  var lined: [Column] { sides.map(\.column) + (inspectorWidth == nil ? [] : [.inspector]) }

  func frame(of column: Column) -> CGRect {
    let frame =
      switch column {
      case .secondary: secondary
      case .inspector: inspector
      default: side(column)
      }
    guard isMirrored else { return frame }
    return CGRect(
      x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The line at the inner side of a column.
  func line(of column: Column) -> CGRect {
    let frame = frame(of: column)
    let isBefore = isMirrored != (column == .inspector)
    return CGRect(
      x: isBefore ? frame.minX - hairline : frame.maxX, y: 0, width: hairline,
      height: size.height)
  }

  private func extent(_ side: (column: Column, width: CGFloat)) -> CGFloat { side.width + hairline }

  /// Columns that don't show are outside, beside those that do.
  private func side(_ column: Column) -> CGRect {
    var x = -sides.dropLast(shownSides.count).map(extent).reduce(0, +)
    for side in sides {
      if side.column == column {
        return CGRect(x: x, y: 0, width: side.width, height: size.height)
      }
      x += extent(side)
    }
    return .zero
  }

  private var secondary: CGRect {
    let shown = sides.suffix(shownSides.count)
    let beside = mode.covers ? 0 : shown.map(extent).reduce(0, +)
    let taken = mode == .twoDisplaceSecondary ? shown.suffix(1).map(extent).reduce(0, +) : beside
    return CGRect(
      x: beside, y: 0, width: max(size.width - taken - inspectorExtent, 0), height: size.height)
  }

  /// Beside the secondary column, whether it shows or is outside.
  private var inspector: CGRect {
    CGRect(
      x: secondary.maxX + hairline, y: 0, width: inspectorWidth ?? 0, height: size.height)
  }

  private var inspectorExtent: CGFloat {
    showsInspector ? (inspectorWidth ?? 0) + hairline : 0
  }
}

extension SplitLayout {
  /// As on iOS: tiles where there is room for them, else covers or displaces.
  var automaticBehavior: Behavior {
    let whole = size.width - inspectorExtent
    if whole - sides.map(\.width).reduce(0, +) >= secondaryNeeds { return .tile }
    let inner = whole - (sides.last?.width ?? 0)
    return sides.count > 1 && inner >= secondaryNeeds ? .displace : .overlay
  }

  /// As many as there is room for.
  func automaticMode(_ behavior: Behavior) -> Mode {
    switch behavior {
    case .tile, .automatic: behavior.mode(sides.count)
    case .displace: behavior.mode(min(sides.count, 1))
    case .overlay: .secondaryOnly
    }
  }
}
