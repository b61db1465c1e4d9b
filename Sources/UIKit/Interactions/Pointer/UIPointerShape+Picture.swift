import CoreGraphics
import PlatformKit
import RasterKit

extension UIPointerShape {
  private static let beamThickness: CGFloat = 3
  /// A light rim, in points, keeps the shape visible on any background.
  private static let rim: CGFloat = 1

  private var path: UIBezierPath {
    switch self {
    case .path(let path): path
    case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
    case .verticalBeam(let length): Self.beam(CGSize(width: Self.beamThickness, height: length))
    case .horizontalBeam(let length): Self.beam(CGSize(width: length, height: Self.beamThickness))
    }
  }

  private static func beam(_ size: CGSize) -> UIBezierPath {
    UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: beamThickness / 2)
  }

  /// Beams are thin and dark. Areas are translucent, to show what they cover.
  private var opacity: CGFloat {
    switch self {
    case .path, .roundedRect: 0.4
    case .verticalBeam, .horizontalBeam: 0.9
    }
  }

  /// The cursor image with its hot spot in the middle; nil if it is empty or too large.
  func picture(scale: CGFloat) -> CursorImage? {
    let path = self.path
    let bounds = path.bounds.insetBy(dx: -Self.rim, dy: -Self.rim)
    let longest = CGFloat(CursorImage.longestSide) / scale
    guard bounds.width > 2 * Self.rim, bounds.width <= longest, bounds.height > 2 * Self.rim,
      bounds.height <= longest
    else { return nil }
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
      UIColor(white: 1, alpha: 0.8).setStroke()
      path.lineWidth = 2 * Self.rim
      path.stroke()
      UIColor(white: 0.15, alpha: opacity).setFill()
      path.fill(with: .copy, alpha: 1)
    }
    return image.cgImage.flatMap { CursorImage($0.pixels) }
  }
}

extension CursorImage {
  fileprivate init?(_ buffer: PixelBuffer) {
    let (width, height) = (Int(buffer.size.width), Int(buffer.size.height))
    let pixels = (0..<height).flatMap { y in
      UnsafeBufferPointer(start: buffer.base + y * buffer.stride, count: width)
    }
    withExtendedLifetime(buffer) {}
    self.init(width: width, height: height, hotX: width / 2, hotY: height / 2, pixels: pixels)
  }
}
