public import CoreGraphics

extension UIImage {
  /// The image's shape filled with a colour, resolved now.
  public func withTintColor(_ color: UIColor) -> UIImage { edited { $0.tint(color) } }

  /// The image's shape filled with a colour, resolved now, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    edited { value in
      value.tint(color)
      value.renderingMode = renderingMode
    }
  }
}

extension ImageValue {
  fileprivate mutating func tint(_ color: UIColor) {
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
