import CoreGraphics
import RasterKit
import RenderKit

/// A layer tree as a value, for showing on a stage.
struct SceneLayer {
  var id: LayerID
  var snapshot = LayerSnapshot()
  var sublayers: [SceneLayer] = []
  /// At most one; an array, because a struct cannot contain itself.
  var mask: [SceneLayer] = []

  init(_ id: UInt64, _ frame: CGRect = .zero, color: UInt32? = nil, _ sublayers: [SceneLayer] = [])
  {
    self.id = LayerID(rawValue: id)
    snapshot.frame = frame
    snapshot.backgroundColor = color.map(CGColor.init(hex:))
    self.sublayers = sublayers
  }

  func with(_ change: (inout LayerSnapshot) -> Void) -> SceneLayer {
    var layer = self
    change(&layer.snapshot)
    return layer
  }

  /// The layer and all of its descendants, computed without recursion.
  var flattened: [SceneLayer] {
    var result: [SceneLayer] = []
    var stack = [self]
    while let layer = stack.popLast() {
      result.append(layer)
      stack.append(contentsOf: layer.sublayers)
      stack.append(contentsOf: layer.mask)
    }
    return result
  }
}

extension LayerSnapshot {
  /// Sets bounds and position for a centred anchor point.
  var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.size.width / 2, y: position.y - bounds.size.height / 2,
        width: bounds.size.width, height: bounds.size.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
    }
  }

  mutating func rotate(_ angle: Double, scale: Double = 1) {
    transform.m11 = cos(angle) * scale
    transform.m12 = sin(angle) * scale
    transform.m21 = -sin(angle) * scale
    transform.m22 = cos(angle) * scale
  }
}

extension CGColor {
  /// 0xAARRGGBB, not premultiplied.
  convenience init(hex: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
    self.init(srgbRed: part(16), green: part(8), blue: part(0), alpha: part(24))
  }
}

extension CGImage {
  /// An image of premultiplied pixels, row by row.
  static func make(width: Int32, _ pixels: [UInt32], isOpaque: Bool = true) -> CGImage {
    let size = PixelSize(width: width, height: Int32(pixels.count) / width)
    let buffer = PixelBuffer(size: size, isOpaque: isOpaque)
    for (index, pixel) in pixels.enumerated() {
      buffer.target.address(x: Int32(index) % width, y: Int32(index) / width).pointee = pixel
    }
    return CGImage(pixels: buffer)
  }
}
