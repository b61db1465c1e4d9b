import CoreGraphics

extension UIButton {
  /// Facts: six points above and below a system button's title.
  private var padding: CGFloat { buttonType == .system ? 6 : 0 }

  /// Of the image and the title beside each other.
  private var contentSize: CGSize {
    let image = currentImage?.size ?? .zero
    let title = titleLabel?.intrinsicContentSize ?? .zero
    return CGSize(width: image.width + title.width, height: max(image.height, title.height))
  }

  var fittingSize: CGSize {
    let (content, background) = (contentSize, currentBackgroundImage?.size ?? .zero)
    return CGSize(
      width: max(content.width, background.width),
      height: max(content.height + 2 * padding, background.height))
  }

  /// The image before the title; a title that is too long is shortened, the image is not.
  func placeContent() {
    backgroundView.frame = bounds
    let image = currentImage?.size ?? .zero
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let width = min(title.width, max(0, bounds.width - image.width))
    let x = leadingEdge(of: image.width + width)
    imageView?.frame = CGRect(origin: CGPoint(x: x, y: top(of: image.height)), size: image)
    titleLabel?.frame = CGRect(
      x: x + image.width, y: top(of: title.height), width: width, height: title.height)
  }

  private func leadingEdge(of width: CGFloat) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left, .leading, .fill: bounds.minX
    case .right, .trailing: bounds.maxX - width
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
