package import CoreGraphics

/// The state of an emitter layer, as a value. Lengths are in points of the layer's plane.
package struct EmitterSnapshot: Sendable, Equatable {
  package enum Shape: Sendable { case point, line, rectangle, circle }
  package enum Mode: Sendable { case points, outline, area }

  package var cells: [EmitterCellSnapshot] = []
  package var position = CGPoint.zero
  package var size = CGSize.zero
  package var shape = Shape.point
  package var mode = Mode.area
  package var isNewestFirst = false
  /// Colours are added to what is beneath instead of covering it.
  package var isAdditive = false
  /// What the numbers of every cell are multiplied by.
  package var birthRate = 1.0
  package var lifetime = 1.0
  package var velocity = 1.0
  package var scale = 1.0
  package var spin = 1.0
  package var seed: UInt32 = 0

  package init() {}
}

/// One kind of particle: what it looks like and how it moves.
package struct EmitterCellSnapshot: Sendable, Equatable {
  package var contents: CGImage?
  package var motion = Motion()

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
    package var birthRate = 0.0
    package var lifetime = Spread(0)
    package var velocity = Spread(0)
    package var direction = Spread(0)
    package var acceleration = SIMD2(0.0, 0.0)
    package var scale = Spread(1)
    package var scaleSpeed = 0.0
    package var spin = Spread(0)
    package var color = SIMD4(1.0, 1.0, 1.0, 1.0)
    package var colorRange = SIMD4(0.0, 0.0, 0.0, 0.0)
    package var colorSpeed = SIMD4(0.0, 0.0, 0.0, 0.0)
    /// Pixels of the contents for each point.
    package var contentsScale = 1.0

    package init() {}
  }

  package init() {}

  package static func == (a: EmitterCellSnapshot, b: EmitterCellSnapshot) -> Bool {
    a.contents === b.contents && a.motion == b.motion
  }
}

extension LayerSnapshot {
  /// What an emitter layer does; the defaults in layers of other kinds, where storing makes it one.
  package var emitter: EmitterSnapshot {
    get {
      if hasUncommonState, case .emitter(let emitter) = uncommon.kind { return emitter }
      return EmitterSnapshot()
    }
    set { uncommon.kind = .emitter(newValue) }
  }

  /// Whether it is an emitter layer.
  var isEmitter: Bool {
    if hasUncommonState, case .emitter = uncommon.kind { return true }
    return false
  }
}
