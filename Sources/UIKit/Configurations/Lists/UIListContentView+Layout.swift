import CoreGraphics

extension UIListContentView {
  var naturalWidth: CGFloat { layout(width: 0).size.width }

  func height(at width: CGFloat) -> CGFloat { layout(width: width).size.height }

  /// In a view of this size, with the content in the middle of its height.
  func layout(in size: CGSize) -> ListContentLayout {
    var layout = layout(width: size.width)
    layout.center(in: size.height)
    return layout
  }

  func layout(width: CGFloat) -> ListContentLayout {
    ListContentLayout(
      metrics, width: width, text: measure(labels.text), secondary: measure(labels.secondary))
  }

  private func measure(_ label: UILabel?) -> ListContentLayout.Measure? {
    guard let label else { return nil }
    return { width in
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      // A line of a label that has no more of them may be longer: it is truncated.
      return width > 0 ? CGSize(width: min(size.width, width), height: size.height) : size
    }
  }

  private var metrics: ListContentLayout.Metrics {
    let image = imageSize
    let reserved = shown.imageProperties.reservedLayoutSize
    let width = image?.width ?? 0
    return ListContentLayout.Metrics(
      margins: leadingMargins, imageSize: image,
      reserved: CGSize(
        width: reserved.width > 0 ? max(reserved.width, width) : standardRoom(for: width),
        height: reserved.height > 0
          ? max(reserved.height, image?.height ?? 0) : standardHeight(for: image?.height ?? 0)),
      imagePadding: shown.imageToTextPadding,
      besidePadding: shown.textToSecondaryTextHorizontalPadding,
      belowPadding: shown.textToSecondaryTextVerticalPadding,
      prefersBeside: shown.prefersSideBySideTextAndSecondaryText, isMirrored: isRightToLeft)
  }

  /// The width that symbols of different widths share, so that the texts of rows line up. Those that are a
  /// little wider stand out on both sides.
  private func standardRoom(for length: CGFloat) -> CGFloat {
    guard shown.image?.isSymbolImage == true else { return length }
    let standard = (shown.textProperties.font.pointSize * 24 / 17).rounded()
    return length <= standard * 1.25 ? standard : length
  }

  /// Symbols that are a little higher than a line stand out of it, so that all rows are equally high.
  private func standardHeight(for length: CGFloat) -> CGFloat {
    guard shown.image?.isSymbolImage == true else { return length }
    let line = shown.textProperties.font.lineHeight
    return length <= line * 1.5 ? min(length, line) : length
  }

  private var imageSize: CGSize? {
    guard let icon else { return nil }
    let size = icon.intrinsicContentSize
    let limit = shown.imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / max(size.width, 1) : 1,
      limit.height > 0 ? limit.height / max(size.height, 1) : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The leading one on the left.
  private var leadingMargins: UIEdgeInsets {
    let own = shown.directionalLayoutMargins
    var margins = UIEdgeInsets(
      top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    guard let around = superview?.directionalLayoutMargins else { return margins }
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      margins.left = max(margins.left, around.leading)
      margins.right = max(margins.right, around.trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, around.top)
      margins.bottom = max(margins.bottom, around.bottom)
    }
    return margins
  }
}
