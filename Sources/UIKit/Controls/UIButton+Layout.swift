import CoreGraphics

extension UIButton {
  /// Six points above and six beneath a title.
  private static let titlePadding: CGFloat = 12
  /// Of a button that shows nothing, whose height is that of a title.
  private static let emptyWidth: CGFloat = 30

  var fittingSize: CGSize {
    let (content, background) = (contentSize, currentBackgroundImage?.size ?? .zero)
    return CGSize(
      width: max(content.width, background.width), height: max(content.height, background.height))
  }

  /// Of the image and the title beside each other.
  private var contentSize: CGSize {
    switch (imageSize, titleSize) {
    case (nil, nil):
      let line = (titleLabel?.font.lineHeight ?? 0).rounded(.up)
      return CGSize(width: Self.emptyWidth, height: line + Self.titlePadding)
    case (let image?, nil): return image
    case (nil, let title?): return title
    case (let image?, let title?):
      return CGSize(width: image.width + title.width, height: max(image.height, title.height))
    }
  }

  private var imageSize: CGSize? { imageView?.resolvedImage?.size }

  /// With the room above and beneath it, in whole points; nil without a title.
  private var titleSize: CGSize? {
    guard let titleLabel, currentTitle?.isEmpty == false else { return nil }
    let size = titleLabel.intrinsicContentSize
    return CGSize(width: size.width, height: size.height.rounded(.up) + Self.titlePadding)
  }

  /// Places the image before the title, in the direction of layout. A long title is truncated; the
  /// image keeps its size.
  func placeContent() {
    backgroundImageView.frame = bounds
    let image = imageSize ?? .zero
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let width = min(title.width, max(0, bounds.width - image.width))
    let x = leftEdge(of: image.width + width)
    let (imageX, titleX) = isRightToLeft ? (x + width, x) : (x, x + image.width)
    let corner = CGPoint(x: wholePixels(imageX), y: wholePixels(top(of: image.height)))
    imageView?.frame = CGRect(origin: corner, size: image)
    titleLabel?.frame = CGRect(
      x: titleX, y: top(of: title.height), width: width, height: title.height)
  }

  /// Of the title, placed as in `placeContent()`.
  func titleBaseline(_ attribute: NSLayoutConstraint.Attribute) -> Baseline {
    guard let titleLabel, currentTitle?.isEmpty == false else { return .bottomEdge }
    let height = titleLabel.intrinsicContentSize.height
    let inTitle = titleLabel.baseline(attribute, width: nil)
    let depth = inTitle.fraction * height + inTitle.offset
    return switch contentVerticalAlignment {
    case .top, .fill: Baseline(fraction: 0, offset: depth)
    case .bottom: Baseline(fraction: 1, offset: depth - height)
    case .center: Baseline(depth, inTextOfHeight: height)
    }
  }

  /// Between two pixels a symbol would be blurred.
  private func wholePixels(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (length * scale).rounded() / scale
  }

  private func leftEdge(of width: CGFloat) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: bounds.minX
    case .right, .trailing: bounds.maxX - width
    case .fill: isRightToLeft ? bounds.maxX - width : bounds.minX
    case .center: bounds.minX + (bounds.width - width) / 2
    }
  }

  private func top(of height: CGFloat) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: bounds.minY
    case .bottom: bounds.maxY - height
    case .center: bounds.minY + (bounds.height - height) / 2
    }
  }
}
