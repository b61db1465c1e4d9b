package import CoreGraphics

/// One kind of particle: what it looks like, how it moves, and what it emits in its turn.
package struct EmitterCellSnapshot: Sendable, Equatable {
  /// What key paths of animations call it.
  package var name: String?
  package var isEnabled = true
  package var look = Look()
  package var motion = Motion()
  /// What every particle emits while it lives.
  package var cells: [EmitterCellSnapshot] = []

  package init() {}
}

extension EmitterCellSnapshot {
  /// Its own and those of the cells in it.
  var images: [CGImage] {
    let inner = cells.flatMap(\.images)
    return look.contents.map { [$0] + inner } ?? inner
  }

  /// The part of an image that a particle shows.
  package struct Look: Sendable, Equatable {
    package var contents: CGImage?
    /// In units of the image's size.
    package var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the contents for each point.
    package var scale = 1.0

    package init() {}

    package static func == (a: Look, b: Look) -> Bool {
      a.contents === b.contents && a.rect == b.rect && a.scale == b.scale
    }
  }

  /// A number that differs from particle to particle, evenly spread over a width about a middle.
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
    /// When births begin, after the layer's time 0 or the birth of the particle that emits, and for
    /// how long they go on.
    package var begin = 0.0
    package var duration = Double.infinity
    package var birthRate = 0.0
    package var lifetime = Spread(0)
    package var velocity = Spread(0)
    /// In the plane, and out of it towards the viewer.
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
