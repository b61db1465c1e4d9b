import CoreGraphics
import RenderKit

extension RandomScene {
  mutating func addGradientOrShape(to state: inout LayerSnapshot) {
    if chance(0.5) {
      state.kind = gradient()
    } else {
      state.kind = shape(in: state.bounds)
    }
  }

  /// Stops have a minimum distance, because a gradient has a few hundred steps.
  private mutating func gradient() -> GradientSnapshot {
    var gradient = GradientSnapshot()
    gradient.axis = [.axial, .radial, .conic].randomElement(using: &random) ?? .axial
    gradient.colors = (0..<(chance(0.5) ? 2 : 3)).map { _ in color() }
    if gradient.colors.count == 2 && chance(0.5) {
      gradient.locations = [number(0, 0.2), number(0.7, 1)]
    }
    gradient.startPoint = CGPoint(x: number(0.1, 0.4), y: number(0.1, 0.4))
    gradient.endPoint = CGPoint(x: number(0.6, 1), y: number(0.6, 1))
    return gradient
  }

  private mutating func shape(in bounds: CGRect) -> ShapeSnapshot {
    var shape = ShapeSnapshot()
    let path = CGMutablePath()
    if chance(0.5) {
      path.addEllipse(in: bounds.insetBy(dx: 1, dy: 1))
    } else {
      path.addLines(
        between: (0..<4).map { _ in
          CGPoint(x: number(0, bounds.width), y: number(0, bounds.height))
        })
      if chance(0.5) { path.closeSubpath() }
    }
    shape.path = path
    shape.fillColor = chance(0.7) ? color() : nil
    shape.fillRule = chance(0.5) ? .winding : .evenOdd
    guard chance(0.6) else { return shape }
    shape.strokeColor = color()
    shape.line.width = number(1, 5)
    shape.line.cap = [.butt, .round, .square].randomElement(using: &random) ?? .butt
    shape.line.join = [.miter, .round, .bevel].randomElement(using: &random) ?? .miter
    if chance(0.4) { shape.strokeStart = number(0, 0.4) }
    if chance(0.4) { shape.strokeEnd = number(0.6, 1) }
    return shape
  }

  mutating func addReplicator(to state: inout LayerSnapshot) {
    var replicator = ReplicatorSnapshot()
    replicator.count = Int.random(in: 1...3, using: &random)
    if chance(0.5) {
      replicator.transform = CATransform3DMakeRotation(number(-1, 1), 0, 0, 1)
    }
    replicator.transform.m41 = number(-12, 12)
    replicator.transform.m42 = number(-12, 12)
    if chance(0.5) { replicator.color = color() }
    if chance(0.5) { replicator.offsets = SIMD4(-0.2, 0.1, -0.1, -0.2) }
    state.kind = replicator
  }
}
