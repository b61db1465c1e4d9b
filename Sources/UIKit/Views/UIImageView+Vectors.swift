import CoreGraphics

// Symbols and other drawings are drawn at the size in which the view shows them.

extension UIImageView {
  /// Draws again after a change of the view's size.
  func refitImage() {
    guard let image = resolvedImage, image.value.drawing != nil else { return }
    if fittingSize(of: image) != fittedSize { showImage() }
  }

  func fitted(_ image: UIImage) -> UIImage {
    guard image.value.drawing != nil, image.value.resizing == nil else { return image }
    let size = fittingSize(of: image)
    fittedSize = size
    guard size != image.size else { return image }
    let pixels = CGSize(width: size.width * image.scale, height: size.height * image.scale)
    let bitmap = image.bitmap(pixels: pixels)
    return image.edited { $0.bitmap = bitmap }
  }

  /// The size in which the content mode shows the image.
  private func fittingSize(of image: UIImage) -> CGSize {
    let size = image.size
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
