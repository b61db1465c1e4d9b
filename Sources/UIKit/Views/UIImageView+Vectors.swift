import CoreGraphics

// Symbols and other drawings are drawn at the size in which the view shows them.

extension UIImageView {
  /// Draws again after a change of the view's size.
  func refitImage() {
    if let drawnSize, fittingSize(drawnSize) != fittedSize { showImage() }
  }

  func fitted(_ image: UIImage) -> UIImage {
    let isFitted = image.value.drawing != nil && image.value.resizing == nil
    drawnSize = isFitted ? image.size : nil
    guard isFitted else { return image }
    let size = fittingSize(image.size)
    fittedSize = size
    guard size != image.size else { return image }
    let pixels = CGSize(width: size.width * image.scale, height: size.height * image.scale)
    let bitmap = image.bitmap(pixels: pixels)
    return image.edited { $0.bitmap = bitmap }
  }

  /// The size in which the content mode shows an image of this size.
  private func fittingSize(_ size: CGSize) -> CGSize {
    guard !bounds.isEmpty, size.width > 0, size.height > 0 else { return size }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    switch contentMode {
    case .scaleToFill, .redraw: return bounds.size
    case .scaleAspectFit:
      return CGSize(width: size.width * min(x, y), height: size.height * min(x, y))
    case .scaleAspectFill:
      return CGSize(width: size.width * max(x, y), height: size.height * max(x, y))
    default: return size
    }
  }
}
