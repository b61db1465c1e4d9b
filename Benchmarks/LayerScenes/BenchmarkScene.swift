import CoreGraphics
package import PlatformKit
import RasterKit
package import RenderKit
package import SceneNumbers

/// A tree with one root and its changes in each frame, for benchmarks and for tests that compare
/// frames with thresholds.
package struct BenchmarkScene {
  package let name: String
  let root: LayerSnapshot
  /// Layers by ID, each with its parent's; the root is 1.
  var layers: [(id: UInt64, snapshot: LayerSnapshot, parent: UInt64)] = []
  /// The layers that change in a frame.
  let frame: (Int) -> [(id: UInt64, snapshot: LayerSnapshot)]
}

extension BenchmarkScene {
  /// The commit that shows the scene for the first time.
  package func beginning(in window: SceneWindow, at time: HostTime) -> CommitPacket {
    let surface = SurfaceID(rawValue: 1)
    let size = PixelSize(width: Int32(window.width), height: Int32(window.height))
    var packet = CommitPacket(time: time)
    packet.surfaces = [
      SurfaceChange(
        id: surface,
        kind: .attached(
          root: LayerID(rawValue: 1), target: BenchmarkTarget(), clock: BenchmarkClock())),
      SurfaceChange(id: surface, kind: .resized(size, scale: 1, syncToken: nil)),
    ]
    let sublayers = Dictionary(grouping: layers, by: \.parent)
      .mapValues { $0.map { LayerID(rawValue: $0.id) } }
    let all = [(id: 1, snapshot: root, parent: 0)] + layers
    packet.layers = all.map { id, snapshot, _ in
      LayerChange(
        id: LayerID(rawValue: id), snapshot: snapshot, sublayers: sublayers[id] ?? [],
        hasNewContents: true)
    }
    return packet
  }

  /// The commit with a frame's changes.
  package func change(for frame: Int, at time: HostTime) -> CommitPacket {
    var packet = CommitPacket(time: time)
    packet.layers = self.frame(frame).map { id, snapshot in
      LayerChange(
        id: LayerID(rawValue: id), snapshot: snapshot, hasNewContents: snapshot.contents != nil)
    }
    return packet
  }
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
