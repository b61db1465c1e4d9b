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
  var mode = Mode.secondaryOnly
  /// Whether the primary column is at the right.
  var isMirrored = false
  /// The line between columns.
  var hairline: CGFloat = 1

  /// Those besides the secondary column that show, from the outer one inwards.
  var shownSides: [Column] {
    sides.suffix(min(mode.sideColumns ?? 0, sides.count)).map(\.column)
  }
  var shown: [Column] { shownSides + [.secondary] }

  func frame(of column: Column) -> CGRect {
    let frame = column == .secondary ? secondary : side(column)
    guard isMirrored else { return frame }
    return CGRect(
      x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The line at the inner side of a column.
  func line(of column: Column) -> CGRect {
    let frame = frame(of: column)
    return CGRect(
      x: isMirrored ? frame.minX - hairline : frame.maxX, y: 0, width: hairline,
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
    return CGRect(x: beside, y: 0, width: max(size.width - taken, 0), height: size.height)
  }
}

extension SplitLayout {
  /// As on iOS: tiles where there is room for them, else covers or displaces.
  var automaticBehavior: Behavior {
    let room = size.width - sides.map(\.width).reduce(0, +)
    if room >= Self.comfortableSecondary { return .tile }
    let inner = size.width - (sides.last?.width ?? 0)
    return sides.count > 1 && inner >= Self.comfortableSecondary ? .displace : .overlay
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
