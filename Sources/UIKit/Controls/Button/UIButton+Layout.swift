import CoreGraphics

extension UIButton {
  /// Six points above and six beneath a title.
  private static let titlePadding: CGFloat = 12
  /// Of a button that shows nothing, whose height is that of a title.
  private static let emptyWidth: CGFloat = 30

  /// A width of 0 stands for no limit.
  func fittingSize(width: CGFloat) -> CGSize {
    if configured != nil { return configuredSize(width: width) }
    let (content, background) = (contentSize, currentBackgroundImage?.size ?? .zero)
    let insets = contentEdgeInsets
    return CGSize(
      width: max(content.width + insets.left + insets.right, background.width),
      height: max(content.height + insets.top + insets.bottom, background.height))
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
    guard let titleLabel, shownTitle?.isEmpty == false else { return nil }
    let size = titleLabel.intrinsicContentSize
    return CGSize(width: size.width, height: size.height.rounded(.up) + Self.titlePadding)
  }

  func placeContent() {
    backgroundImageView.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    imageView?.frame = imageRect(forContentRect: content)
    titleLabel?.frame = titleRect(forContentRect: content)
  }

  /// The image comes before the title, in the direction of layout. A long title is truncated; the
  /// image keeps its size.
  func placedImage(in content: CGRect) -> CGRect {
    let (room, image) = (content.inset(by: imageEdgeInsets), imageSize ?? .zero)
    let title = titleWidth(in: room)
    let x = leftEdge(of: image.width + title, in: room) + (isRightToLeft ? title : 0)
    let y = top(of: image.height, in: room)
    return CGRect(origin: CGPoint(x: wholePixels(x), y: wholePixels(y)), size: image)
  }

  func placedTitle(in content: CGRect) -> CGRect {
    let room = content.inset(by: titleEdgeInsets)
    let (width, image) = (titleWidth(in: room), imageSize?.width ?? 0)
    let height = titleLabel?.intrinsicContentSize.height ?? 0
    let x = leftEdge(of: image + width, in: room) + (isRightToLeft ? 0 : image)
    return CGRect(x: x, y: top(of: height, in: room), width: width, height: height)
  }

  private func titleWidth(in room: CGRect) -> CGFloat {
    min(titleLabel?.intrinsicContentSize.width ?? 0, max(0, room.width - (imageSize?.width ?? 0)))
  }

  /// Of the title, as far as its alignment says where it is.
  func titleBaseline(_ attribute: NSLayoutConstraint.Attribute) -> Baseline {
    guard let titleLabel, shownTitle?.isEmpty == false else { return .bottomEdge }
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
  func wholePixels(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (length * scale).rounded() / scale
  }

  func leftEdge(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: room.minX
    case .right, .trailing: room.maxX - width
    case .fill: isRightToLeft ? room.maxX - width : room.minX
    case .center: room.minX + (room.width - width) / 2
    }
  }

  func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: room.minY
    case .bottom: room.maxY - height
    case .center: room.minY + (room.height - height) / 2
    }
  }
}
