import CoreGraphics

/// Where the titles of an edit menu go, and the menu itself.
struct EditMenuLayout: Equatable {
  /// In points, as in iOS's.
  static let (height, padding, arrow, gap, margin): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) =
    (44, 14, 40, 8, 8)

  /// The elements of each page. Pages that are not the only one have an arrow at their end.
  private(set) var pages: [Range<Int>] = []
  private let widths: [CGFloat]

  /// Of titles of these widths, in a room of this width.
  init(titleWidths: [CGFloat], room: CGFloat) {
    widths = titleWidths.map { $0 + 2 * Self.padding }
    let most = max(room - 2 * Self.margin, 0)
    if widths.reduce(0, +) <= most {
      if !widths.isEmpty { pages = [widths.indices] }
      return
    }
    var start = 0
    while start < widths.count {
      var (end, width) = (start + 1, widths[start] + Self.arrow)
      while end < widths.count, width + widths[end] <= most {
        width += widths[end]
        end += 1
      }
      pages.append(start..<end)
      start = end
    }
  }

  func width(ofPage page: Int) -> CGFloat {
    widths[pages[page]].reduce(0, +) + (pages.count > 1 ? Self.arrow : 0)
  }

  /// The places of a page's elements, and of its arrow if there are several pages.
  func places(onPage page: Int, isRightToLeft: Bool) -> [CGRect] {
    let whole = width(ofPage: page)
    var x: CGFloat = 0
    return (widths[pages[page]] + (pages.count > 1 ? [Self.arrow] : [])).map { width in
      defer { x += width }
      let left = isRightToLeft ? whole - x - width : x
      return CGRect(x: left, y: 0, width: width, height: Self.height)
    }
  }

  /// Above or below what it is about, within the room.
  static func origin(
    of width: CGFloat, beside target: CGRect, in room: CGRect, _ direction: UIEditMenuArrowDirection
  ) -> CGPoint {
    let (above, below) = (target.minY - gap - height, target.maxY + gap)
    let fitsAbove = above >= room.minY + margin
    let fitsBelow = below + height <= room.maxY - margin
    let prefersBelow = direction == .up
    let y = prefersBelow ? (fitsBelow || !fitsAbove ? below : above) : fitsAbove ? above : below
    let (least, most) = (room.minX + margin, room.maxX - margin - width)
    let lowest = room.maxY - margin - height
    return CGPoint(
      x: max(least, min(target.midX - width / 2, most)),
      y: max(room.minY + margin, min(y, lowest)))
  }
}
