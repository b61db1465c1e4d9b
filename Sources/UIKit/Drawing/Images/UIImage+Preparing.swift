public import CoreGraphics
import Dispatch

extension UIImage {
  /// Decodes the pixels in the background.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { done in prepareForDisplay { done.resume(returning: $0) } }
  }

  /// Makes a thumbnail in the background.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { done in
      prepareThumbnail(of: size) { done.resume(returning: $0) }
    }
  }

  var decoded: UIImage? {
    guard let bitmap = cgImage else { return nil }
    bitmap.decode()
    return self
  }

  /// Keeps the shape, and is never larger than the image.
  func thumbnail(_ room: CGSize) -> UIImage? {
    var fitted = size.fitted(into: room)
    guard fitted.width > 0, fitted.height > 0 else { return nil }
    fitted = fitted.inWholePixels(scale)
    guard fitted.width < size.width else { return decoded }
    let format = imageRendererFormat
    return UIGraphicsImageRenderer(size: fitted, format: format).image { _ in
      UIGraphicsGetCurrentContext()?.interpolationQuality = .high
      draw(in: CGRect(origin: .zero, size: fitted))
    }
  }

  func prepareInBackground(
    _ completion: @escaping @Sendable (UIImage?) -> Void,
    _ prepare: @escaping @Sendable (UIImage) -> UIImage?
  ) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in completion(prepare(self)) }
  }

  var ownRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.isOpaqueThroughout ?? false
    return format
  }
}

extension CGSize {
  /// Rounded, and at least one pixel: part of a pixel at an edge would stay dark.
  fileprivate func inWholePixels(_ scale: CGFloat) -> CGSize {
    func whole(_ length: CGFloat) -> CGFloat { max((length * scale).rounded(), 1) / scale }
    return CGSize(width: whole(width), height: whole(height))
  }
}
