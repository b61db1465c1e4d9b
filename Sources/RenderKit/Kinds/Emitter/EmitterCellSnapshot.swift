package import CoreGraphics

/// One kind of particle: its contents, its motion, and the cells it emits itself.
package struct EmitterCellSnapshot: Sendable, Equatable {
  /// The name in animations' key paths.
  package var name: String?
  package var isEnabled = true
  package var contents = Contents()
  package var motion = Motion()
  /// Cells that every particle emits while it lives.
  package var cells: [EmitterCellSnapshot] = []

  package init() {}
}

extension EmitterCellSnapshot {
  /// Its own image and those of its cells.
  var images: [CGImage] {
    let inner = cells.flatMap(\.images)
    return contents.image.map { [$0] + inner } ?? inner
  }

  /// The part of an image that a particle shows.
  package struct Contents: Sendable, Equatable {
    package var image: CGImage?
    /// In unit coordinates of the image.
    package var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the contents per point.
    package var scale = 1.0

    package init() {}

    package static func == (a: Contents, b: Contents) -> Bool {
      a.image === b.image && a.rect == b.rect && a.scale == b.scale
    }
  }

  /// A number chosen per particle, uniformly from `range` around `middle`.
  package struct Spread: Sendable, Equatable {
    package var middle: Double
    package var range = 0.0

    package init(_ middle: Double, range: Double = 0) {
      self.middle = middle
      self.range = range
    }
  }

  /// Seconds, points, radians and their quotients.
  package struct Motion: Sendable, Equatable {
    /// When births begin, after the layer's time 0 or the birth of the emitting particle, and for
    /// how long they go on.
    package var begin = 0.0
    package var duration = Double.infinity
    package var birthRate = 0.0
    package var lifetime = Spread(0)
    package var velocity = Spread(0)
    /// The emission angles in the plane, and out of it towards the viewer.
    package var longitude = Spread(0)
    package var latitude = 0.0
    package var acceleration = SIMD3(0.0, 0.0, 0.0)
    package var scale = Spread(1)
    package var scaleSpeed = 0.0
    package var spin = Spread(0)
    package var color = SIMD4(1.0, 1.0, 1.0, 1.0)
    package var colorRange = SIMD4(0.0, 0.0, 0.0, 0.0)
    package var colorSpeed = SIMD4(0.0, 0.0, 0.0, 0.0)

    package init() {}
  }
}
