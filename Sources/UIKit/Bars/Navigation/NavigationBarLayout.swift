import CoreGraphics

/// Where the parts of a navigation bar go. Sizes in, rectangles out, as if from left to right.
struct NavigationBarLayout: Equatable {
  /// In points, measured on iOS 26: the bar, the row of buttons at its top, the large title beneath, what is
  /// free above a bar at a window's edge.
  static let (height, row, large, above): (CGFloat, CGFloat, CGFloat, CGFloat) = (54, 44, 52, 10)
  /// The large title's distance from the side, and its line; the buttons' distance from the sides.
  static let (largeMargin, largeLine, side): (CGFloat, CGFloat, CGFloat) = (20, 41, 16)
  static let (prompt, gap): (CGFloat, CGFloat) = (30, 8)
  /// The line beneath the large title. Our choice: Apple's was not measured.
  static let largeSubtitle: CGFloat = 22
  /// What buttons leave to the title.
  static let leastTitle: CGFloat = 60

  var hasPrompt = false
  /// What shows of the large title, and of what is beneath it.
  var largeHeight: CGFloat = 0
  var hasLargeSubtitle = false
  var leadingWidth: CGFloat = 0
  var centerWidth: CGFloat = 0
  var trailingWidth: CGFloat = 0
  var titleSize = CGSize.zero
  /// Whether the title is at the leading side.
  var isTitleLeading = false
  /// What a tab bar takes of the row: the title is before it, or nowhere if that leaves some letters only.
  var taken: ClosedRange<CGFloat>?

  struct Places: Equatable {
    var prompt = CGRect.zero
    var leading = CGRect.zero
    /// Zero without items there.
    var center = CGRect.zero
    var trailing = CGRect.zero
    var title = CGRect.zero
    /// Beneath the large title, in what clips both.
    var largeSubtitle = CGRect.zero
    /// What clips the large title, and the title in it.
    var large = CGRect.zero
    var largeTitle = CGRect.zero
  }

  /// While the user searches there is the search bar only.
  static func totalHeight(
    hasPrompt: Bool, largeHeight: CGFloat, searchHeight: CGFloat = 0, isSearching: Bool = false
  ) -> CGFloat {
    if isSearching { return searchHeight }
    return height + (hasPrompt ? prompt : 0) + largeHeight + searchHeight
  }

  /// The title is centred in the bar, moved aside as far as items need, and narrowed after that.
  func places(width: CGFloat) -> Places {
    var places = Places()
    let top = hasPrompt ? Self.prompt : 0
    places.prompt = CGRect(
      x: Self.side, y: 6, width: max(width - 2 * Self.side, 0), height: Self.prompt - 10)
    places.leading = CGRect(x: Self.side, y: top, width: leadingWidth, height: Self.row)
    places.trailing = CGRect(
      x: width - Self.side - trailingWidth, y: top, width: trailingWidth, height: Self.row)
    places.center = center(width: width, top: top)
    places.title = title(width: width, top: top, end: places.center)
    let y = top + Self.height
    places.large = CGRect(x: 0, y: y, width: width, height: max(largeHeight, 0))
    let whole = Self.large + (hasLargeSubtitle ? Self.largeSubtitle : 0)
    places.largeTitle = CGRect(
      x: Self.largeMargin, y: largeHeight - whole + 3,
      width: max(width - 2 * Self.largeMargin, 0), height: Self.largeLine)
    places.largeSubtitle = CGRect(
      x: Self.largeMargin, y: places.largeTitle.maxY, width: places.largeTitle.width,
      height: Self.largeSubtitle)
    return places
  }

  /// Between the leading and the trailing items.
  private func free(width: CGFloat) -> (start: CGFloat, end: CGFloat) {
    (
      Self.side + (leadingWidth > 0 ? leadingWidth + Self.gap : 0),
      width - Self.side - (trailingWidth > 0 ? trailingWidth + Self.gap : 0)
    )
  }

  /// In the middle of the bar, aside as far as the title and the items need that.
  private func center(width: CGFloat, top: CGFloat) -> CGRect {
    guard centerWidth > 0 else { return .zero }
    let (start, end) = free(width: width)
    let afterTitle = start + (titleSize.width > 0 ? titleSize.width + Self.gap : 0)
    let wanted = max((width - centerWidth) / 2, afterTitle)
    let x = max(min(wanted, end - centerWidth), start)
    return CGRect(x: x.rounded(), y: top, width: centerWidth, height: Self.row)
  }

  private func title(width: CGFloat, top: CGFloat, end center: CGRect) -> CGRect {
    let (start, last) = free(width: width)
    var end = last
    if center.width > 0 { end = min(end, center.minX - Self.gap) }
    if let taken { end = min(end, taken.lowerBound - Self.gap) }
    var room = max(end - start, 0)
    if taken != nil, room < min(titleSize.width, Self.leastTitle) { room = 0 }
    let size = CGSize(width: min(titleSize.width, room), height: min(titleSize.height, Self.row))
    let centred = isTitleLeading || taken != nil ? start : (width - size.width) / 2
    let x = min(max(centred, start), max(end - size.width, start))
    let y = top + (Self.row - size.height) / 2
    return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
  }
}
