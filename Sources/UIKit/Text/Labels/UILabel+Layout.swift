import CoreGraphics
import CoreText

extension UILabel {
  /// The text size, rounded up to device pixels. Breaks lines at `width` if it is above 0 and more
  /// than one line is allowed.
  func fittingSize(width: CGFloat) -> CGSize {
    let isLimited = width > 0 && numberOfLines != 1
    let room = CGRect(
      x: 0, y: 0, width: isLimited ? width : .infinity, height: .infinity)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// Placed horizontally by the alignment and centred vertically, with edges on pixel boundaries.
  func placedTextRect(in bounds: CGRect, _ lineLimit: Int) -> CGRect {
    let size = measure(
      TextLimits(width: bounds.width, height: bounds.height, lineCount: lineLimit))
    var origin = bounds.origin
    if bounds.height.isFinite { origin.y += roundedToPixel((bounds.height - size.height) / 2) }
    if bounds.width.isFinite { origin.x += offset(of: size.width, in: bounds.width) }
    return CGRect(origin: origin, size: size)
  }

  /// The text to lay out. In a view that goes from right to left it is aligned to the right.
  var layoutText: AttributedText? {
    let text = style.layoutText
    return isRightToLeft ? text?.naturallyAligned(.right) : text
  }

  private func offset(of width: CGFloat, in room: CGFloat) -> CGFloat {
    switch textAlignment {
    case .center: roundedToPixel((room - width) / 2)
    case .right: room - width
    case .left: 0
    case .justified, .natural:
      isRightToLeft || measured?.isRightToLeft ?? false ? room - width : 0
    }
  }

  private func measure(_ limits: TextLimits) -> CGSize {
    let key = LabelLimits(limits: limits, scale: pixelScale)
    if let measured, measured.limits == key { return measured.size }
    guard let text = layoutText else { return .zero }
    let layout = TextLayout(text, within: limits)
    let size = CGSize(
      width: min(roundedUpToPixel(layout.size.width), limits.width),
      height: min(roundedUpToPixel(layout.size.height), limits.height))
    measured = (key, size, layout.isRightToLeft)
    return size
  }
}

extension UILabel {
  private var pixelScale: CGFloat { contentScaleFactor > 0 ? contentScaleFactor : 1 }

  private func roundedToPixel(_ length: CGFloat) -> CGFloat {
    (length * pixelScale).rounded() / pixelScale
  }

  /// Tolerates 0.01 pixels, which must not add a whole pixel.
  func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
    (length * pixelScale - 0.01).rounded(.up) / pixelScale
  }

  func centeredTop(of height: CGFloat, in rect: CGRect) -> CGFloat {
    rect.minY + roundedToPixel((rect.height - roundedUpToPixel(height)) / 2)
  }
}
