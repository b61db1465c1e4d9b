import CoreGraphics

/// One particle as it is at some moment.
package struct Mote: Sendable, Equatable {
  /// Which of the emitter's cells it is of.
  package var cell: Int
  /// How many of that cell were born before it.
  package var number: Int
  package var age: Double
  /// Its middle, in the layer's plane.
  package var x: Double
  package var y: Double
  /// Points for each point of its contents.
  package var scale: Double
  /// Clockwise on the screen; radians.
  package var angle: Double
  /// What its contents' colours are multiplied by; not premultiplied, 0...1 each.
  package var tint: SIMD4<Double>

  /// Everything about it is a number, and it is where screens are.
  var isPlaceable: Bool {
    let reach = abs(x) + abs(y) + scale + abs(angle) + tint.sum()
    return reach < PlaneBox.pixelLimit && scale > 0 && tint.w > 0
  }
}

extension Mote {
  /// Around it however it is turned.
  func box(of cell: EmitterCellSnapshot) -> PlaneBox {
    guard let image = cell.contents else { return .empty }
    let (width, height) = (Double(image.width), Double(image.height))
    let diagonal = (width * width + height * height).squareRoot()
    let radius = diagonal / 2 * scale / cell.motion.contentsScale
    let box = PlaneBox(minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius)
    return box.isFinite ? box : .empty
  }
}
