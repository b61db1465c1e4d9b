import CoreGraphics

extension CGColor {
  /// An image that repeats, upright.
  static func pattern(of image: UIImage) -> CGColor {
    guard let upright = image.upright, let bitmap = upright.cgImage else { return .clear }
    return CGColor(pattern: CGPattern(bitmap, size: upright.size))
  }

  /// The image that the colour repeats; nil for other colours, and for patterns that a function
  /// draws.
  var patternImage: UIImage? {
    guard let tile = pattern?.repeatedImage else { return nil }
    return UIImage(
      cgImage: tile.image, scale: CGFloat(tile.image.width) / tile.size.width, orientation: .up)
  }
}
