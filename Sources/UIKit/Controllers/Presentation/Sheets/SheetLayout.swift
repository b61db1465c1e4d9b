import CoreGraphics

/// Where a sheet is in its container. Sizes in, rectangles out.
///
/// A page sheet leaves a strip free at the top and, in wide windows, at the sides. A form sheet is in the
/// middle where there is room for it. What is lower than the highest detent floats: as measured on iOS 26, 8
/// points off the sides and the bottom, as a smaller picture of itself.
struct SheetLayout: Equatable {
  /// The strip above a sheet, in points, unless the safe area is higher.
  static let topStrip: CGFloat = 28
  static let widestPage: CGFloat = 704
  static let form = CGSize(width: 540, height: 620)
  static let float: CGFloat = 8
  /// The part of the greatest detent value that is a medium one, as measured: also in low containers.
  static let (medium, mediumInLow): (CGFloat, CGFloat) = (0.56, 0.63)
  static let lowContainer: CGFloat = 568

  struct Place: Equatable {
    /// As it shows.
    var frame: CGRect
    /// Of the picture: 1 unless it floats.
    var scale: CGFloat = 1
    /// Whether it touches the lower edge.
    var isAttached = true
    /// Before it is scaled.
    var contentSize: CGSize { CGSize(width: frame.width / scale, height: frame.height / scale) }
  }

  var container: CGSize
  var safeArea = UIEdgeInsets.zero
  var isForm = false
  /// Of the content; zero for no wish.
  var preferredSize = CGSize.zero
  var prefersPageSizing = false
  var widthFollowsPreferredSize = false
  /// The middle of the view that it belongs to.
  var sourceX: CGFloat?

  var top: CGFloat { max(Self.topStrip, safeArea.top) }
  /// The height of a large sheet.
  var fullHeight: CGFloat { max(0, container.height - top) }
  /// The greatest value of a detent: a large sheet without the safe area.
  var maximumDetentValue: CGFloat { max(0, fullHeight - safeArea.bottom) }
  var mediumDetentValue: CGFloat {
    maximumDetentValue * (container.height <= Self.lowContainer ? Self.mediumInLow : Self.medium)
  }

  /// Whether it is in the middle of the container, and has one height only.
  var isCentered: Bool {
    isForm && !prefersPageSizing && container.width > Self.form.width + 2 * Self.topStrip
      && container.height > Self.form.height + 2 * Self.topStrip
  }

  /// The whole height of a sheet at a detent; values from the greatest on are large.
  func height(atDetent value: CGFloat) -> CGFloat {
    value >= maximumDetentValue ? fullHeight : max(0, value) + safeArea.bottom
  }

  /// `height` is the whole one; it floats fully at `floatingHeight` and below, and not at all where it is full.
  func place(height: CGFloat, floatingHeight: CGFloat = 0) -> Place {
    if isCentered { return centered }
    let width = pageWidth
    let height = min(max(0, height), fullHeight)
    let room = fullHeight - floatingHeight
    let part = height >= fullHeight || room <= 0 ? 0 : min(1, (fullHeight - height) / room)
    let scale =
      width == container.width && width > 2 * Self.float
      ? 1 - part * 2 * Self.float / width : 1
    let size = CGSize(width: width * scale, height: height * scale)
    let bottom = container.height - part * Self.float
    return Place(
      frame: CGRect(
        x: left(size.width), y: bottom - size.height, width: size.width, height: size.height),
      scale: scale, isAttached: part == 0)
  }

  private var pageWidth: CGFloat {
    let wanted =
      widthFollowsPreferredSize && preferredSize.width > 0
      ? preferredSize.width : Self.widestPage
    return min(container.width, wanted)
  }

  private var centered: Place {
    let room = CGSize(
      width: container.width - 2 * Self.topStrip, height: container.height - 2 * Self.topStrip)
    let width = min(preferredSize.width > 0 ? preferredSize.width : Self.form.width, room.width)
    let height = min(
      preferredSize.height > 0 ? preferredSize.height : Self.form.height, room.height)
    return Place(
      frame: CGRect(
        x: left(width), y: ((container.height - height) / 2).rounded(), width: width,
        height: height), isAttached: false)
  }

  /// In the middle, or over the view that it belongs to.
  private func left(_ width: CGFloat) -> CGFloat {
    guard let sourceX, width < container.width - 2 * Self.float else {
      return (container.width - width) / 2
    }
    return min(max(Self.float, sourceX - width / 2), container.width - width - Self.float)
  }
}
