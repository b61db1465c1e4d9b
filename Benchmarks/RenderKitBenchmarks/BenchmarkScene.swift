import CoreGraphics
import RenderKit

/// A tree of one root and what changes in it from frame to frame.
struct BenchmarkScene {
  let name: String
  let root: LayerSnapshot
  /// Layers by name; those of a group are sublayers of the layer `container`, the rest of the root.
  var layers: [(id: UInt64, snapshot: LayerSnapshot, parent: UInt64)] = []
  /// The layers that change, as they are in a frame.
  let frame: (Int) -> [(id: UInt64, snapshot: LayerSnapshot)]

  static let background: UInt32 = 0xfff0_f0f4
}

extension LayerSnapshot {
  init(x: Double, y: Double, width: Double, height: Double, color: UInt32? = nil) {
    self.init()
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    position = CGPoint(x: x + width / 2, y: y + height / 2)
    backgroundColor = color.map { hex in
      func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
      return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: part(24))
    }
  }

  mutating func place(_ place: (x: Double, y: Double, angle: Double)) {
    position = CGPoint(x: place.x, y: place.y)
    (transform.m11, transform.m12) = (cos(place.angle), sin(place.angle))
    (transform.m21, transform.m22) = (-sin(place.angle), cos(place.angle))
  }
}
