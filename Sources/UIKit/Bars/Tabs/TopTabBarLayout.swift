import CoreGraphics

/// Where the parts of a tab bar at the upper edge of a wide window go. Sizes in, rectangles out, as if from left
/// to right.
///
/// Not measured: it is as high as the buttons of a navigation bar, whose row it shares, and as wide as its titles.
struct TopTabBarLayout: Equatable {
  static let (height, inset, gap): (CGFloat, CGFloat, CGFloat) = (44, 4, 8)
  /// Between a title and the ends of its capsule, where there is room and where there is none.
  static let (padding, leastPadding): (CGFloat, CGFloat) = (16, 6)
  /// What is left at both sides for the buttons of a navigation bar.
  static let side: CGFloat = 120

  /// Of the titles in the plate.
  var titles: [CGFloat] = []
  /// Whether a button stands before the plate, and a tab after it.
  var hasLeading = false
  var hasTrailing = false

  /// Centred. Where there is less room, first what is around titles gets less, and then the titles.
  func places(width: CGFloat) -> TabBarLayout.Places {
    let circle = Self.height + Self.gap
    let aside = (hasLeading ? circle : 0) + (hasTrailing ? circle : 0)
    let widths = widths(in: max(width - 2 * Self.side - aside - 2 * Self.inset, 0))
    let plate = titles.isEmpty ? 0 : widths.reduce(0, +) + 2 * Self.inset
    var x = ((width - plate - aside) / 2).rounded()
    var places = TabBarLayout.Places()
    if hasLeading {
      places.leading = CGRect(x: x, y: 0, width: Self.height, height: Self.height)
      x += circle
    }
    places.plate = CGRect(x: x, y: 0, width: plate, height: Self.height)
    places.tabs = tabs(widths, from: x + Self.inset)
    if hasTrailing {
      places.trailing = CGRect(
        x: x + plate + (titles.isEmpty ? 0 : Self.gap), y: 0, width: Self.height,
        height: Self.height)
    }
    return places
  }

  private func tabs(_ widths: [CGFloat], from start: CGFloat) -> [CGRect] {
    var x = start
    return widths.map { width in
      defer { x += width }
      return CGRect(x: x, y: Self.inset, width: width, height: Self.height - 2 * Self.inset)
    }
  }

  private func widths(in room: CGFloat) -> [CGFloat] {
    guard !titles.isEmpty else { return [] }
    let texts = titles.reduce(0, +)
    let padding = (room - texts) / CGFloat(2 * titles.count)
    if padding >= Self.leastPadding {
      let used = min(padding, Self.padding)
      return titles.map { $0 + 2 * used }
    }
    let wanted = titles.map { $0 + 2 * Self.leastPadding }
    let part = room / max(wanted.reduce(0, +), 1)
    return wanted.map { $0 * part }
  }
}

extension TabBarLayout.Places {
  /// From the first part to the last, as if from left to right; nil where there is none.
  var reach: ClosedRange<CGFloat>? {
    let parts = [leading, plate, trailing].filter { $0.width > 0 }
    guard let first = parts.map(\.minX).min(), let last = parts.map(\.maxX).max() else {
      return nil
    }
    return first...last
  }
}
