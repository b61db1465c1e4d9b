import CoreGraphics

extension ImageValue {
  mutating func tint(_ color: UIColor) {
    if let drawing, let bitmap {
      let tinted = TintedDrawing(base: drawing, color: color.cgColor)
      self.drawing = tinted
      self.bitmap = VectorBitmap(size: bitmap.pixelSize, drawing: tinted).image
    } else if bitmap != nil {
      let image = UIImage(self)
      bitmap =
        image.redrawn { bounds in
          image.draw(in: bounds)
          color.setFill()
          UIRectFillUsingBlendMode(bounds, .sourceIn)
        }.cgImage
      orientation = .up
    }
  }
}

extension UIImage {
  /// An upright image of the same size and scale.
  func redrawn(_ draw: (CGRect) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let bounds = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(bounds) }
  }
}
