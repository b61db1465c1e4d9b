import CoreGraphics

extension NSTextAttachment {
  /// Symbols stand on the baseline of the text beside them.
  var ownBounds: CGRect {
    if bounds.size != .zero { return bounds }
    guard let shown = image ?? contentImage else { return bounds }
    let descent = shown.baselineOffsetFromBottom ?? 0
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY - descent), size: shown.size)
  }

  /// A template lets the fill colour through.
  func paint(in rect: CGRect, _ context: CGContext, _ character: Int) {
    guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite), !rect.isEmpty,
      let image = image(forBounds: rect, textContainer: nil, characterIndex: character)
    else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    guard image.value.isTemplate else { return image.draw(in: rect) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(rect)
    image.draw(in: rect, blendMode: .destinationIn, alpha: 1)
    context.endTransparencyLayer()
  }
}
