import CoreGraphics

/// Where the parts of a tab bar go. Sizes in, rectangles out, as if from left to right.
///
/// Measured on iOS 26: a plate 62 points high, 10 above the lower edge, 85.75 points wide for each tab and 16.75
/// beyond; behind the selection a capsule 53.5 high, 4.25 within the plate, wider than a tab by 8.25. A tab that
/// stands alone is a circle.
struct TabBarLayout: Equatable {
  static let (plate, bottom, side): (CGFloat, CGFloat, CGFloat) = (62, 10, 16)
  static let (tab, inset, overlap, gap): (CGFloat, CGFloat, CGFloat, CGFloat) = (
    85.75, 4.25, 8.25, 8
  )
  /// Not measured: the circles of a bar that is minimised, the accessory, and how far content moves before the
  /// bar is minimised or restored.
  static let (small, accessory, minimizingTravel): (CGFloat, CGFloat, CGFloat) = (48, 48, 16)
  static let widestAccessory: CGFloat = 480
  /// Centres of images and titles below the plate's top, and the size of images.
  static let (iconCentre, titleCentre, icon): (CGFloat, CGFloat, CGFloat) = (24, 44.5, 24)

  /// In the plate.
  var count = 0
  /// Whether a button stands before the plate, and a tab after it.
  var hasLeading = false
  var hasTrailing = false
  /// 0 for the measured width.
  var itemWidth: CGFloat = 0
  /// Between tabs, added to the measured distance.
  var spacing: CGFloat = 0
  /// Whether tabs take all the width there is.
  var fills = false

  struct Places: Equatable {
    var plate = CGRect.zero
    /// The selection's capsules; touches go to the same places.
    var tabs: [CGRect] = []
    var leading = CGRect.zero
    var trailing = CGRect.zero
  }

  /// Centred; where there is less room, tabs are narrower.
  func places(width: CGFloat) -> Places {
    let aside = (hasLeading ? Self.plate + Self.gap : 0) + (hasTrailing ? Self.plate + Self.gap : 0)
    let room = max(width - 2 * Self.side - aside, 0)
    let ends = 2 * Self.inset + Self.overlap
    let wanted = itemWidth > 0 ? itemWidth : Self.tab
    let fitting = count > 0 ? max(room - ends, 0) / CGFloat(count) : 0
    let pitch = fills ? fitting : min(wanted + max(spacing, 0), fitting)
    let plateWidth = count > 0 ? CGFloat(count) * pitch + ends : 0
    var x = ((width - plateWidth - aside) / 2).rounded()
    var places = Places()
    let circle = CGSize(width: Self.plate, height: Self.plate)
    if hasLeading {
      places.leading = CGRect(origin: CGPoint(x: x, y: 0), size: circle)
      x += Self.plate + Self.gap
    }
    places.plate = CGRect(x: x, y: 0, width: plateWidth, height: Self.plate)
    places.tabs = (0..<count).map { index in
      CGRect(
        x: x + Self.inset + CGFloat(index) * pitch, y: Self.inset, width: pitch + Self.overlap,
        height: Self.plate - 2 * Self.inset)
    }
    if hasTrailing {
      places.trailing = CGRect(
        origin: CGPoint(x: x + plateWidth + (count > 0 ? Self.gap : 0), y: 0), size: circle)
    }
    return places
  }

  /// The tabs of the plate in one circle at the leading side, and the tab that stands alone at the other.
  func minimizedPlaces(width: CGFloat) -> Places {
    let circle = CGRect(
      x: Self.side, y: Self.plate - Self.small, width: Self.small, height: Self.small)
    var places = Places()
    if count > 0 { places.plate = circle }
    places.tabs = Array(repeating: circle, count: count)
    if hasTrailing {
      places.trailing = circle.offsetBy(dx: width - 2 * Self.side - Self.small, dy: 0)
    }
    return places
  }

  /// How many tabs of the measured width have room; at least five, as on a phone. In wide windows buttons are
  /// beside them.
  static func capacity(width: CGFloat, isCompact: Bool) -> Int {
    guard !isCompact, width.isFinite else { return 5 }
    let room = width - 2 * TopTabBarLayout.side - 2 * inset - overlap
    return min(max(Int(room / tab), 5), 8)
  }
}
