import CoreGraphics

/// What a menu is shown for.
enum MenuAnchor {
  /// Its corner is here.
  case point(CGPoint)
  /// It is beside this row.
  case row(CGRect)
  /// It is beneath this title.
  case title(CGRect)
  /// It is beneath or above this card.
  case preview(CGRect)
}

/// Where menus go. Numbers in, numbers out.
struct MenuPlacement {
  static let margin: CGFloat = 8
  /// How far a submenu covers the menu that it is beside.
  private static let overlap: CGFloat = 6

  /// Where menus may be.
  let room: CGRect
  var isMirrored = false

  /// Whether a menu of this size can be shown whole.
  func holds(_ size: CGSize) -> Bool {
    size.width <= room.width - 2 * Self.margin && size.height <= room.height - 2 * Self.margin
  }

  /// As near to its anchor as it fits. What is too high is cut.
  func frame(of size: CGSize, at anchor: MenuAnchor) -> CGRect {
    let size = CGSize(
      width: size.width,
      height: min(size.height, max(room.height - 2 * Self.margin, Self.margin)))
    let wanted =
      switch anchor {
      case .point(let place): place
      case .row(let row): corner(beside: row, size)
      case .title(let title): corner(beneath: title, size)
      case .preview(let card): corner(beneath: card.insetBy(dx: 0, dy: -Self.margin), size)
      }
    return CGRect(
      x: fit(wanted.x, size.width, room.minX, room.maxX),
      y: fit(wanted.y, size.height, room.minY, room.maxY), width: size.width, height: size.height)
  }

  private func corner(beside row: CGRect, _ size: CGSize) -> CGPoint {
    let (right, left) = (row.maxX - Self.overlap, row.minX - size.width + Self.overlap)
    let (first, second) = isMirrored ? (left, right) : (right, left)
    let x = [first, second].first { fits($0, size.width) } ?? first
    return CGPoint(x: x, y: row.minY - MenuPanel.padding)
  }

  private func corner(beneath title: CGRect, _ size: CGSize) -> CGPoint {
    let isBeneath = title.maxY + size.height <= room.maxY - Self.margin
    let above = title.minY - size.height
    return CGPoint(
      x: isMirrored ? title.maxX - size.width : title.minX,
      y: isBeneath || above < room.minY ? title.maxY : above)
  }

  private func fits(_ x: CGFloat, _ width: CGFloat) -> Bool {
    x >= room.minX + Self.margin && x + width <= room.maxX - Self.margin
  }

  /// With a margin at both ends. Without room it keeps the near one.
  private func fit(
    _ start: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat
  ) -> CGFloat { max(least + Self.margin, min(start, most - length - Self.margin)) }
}
