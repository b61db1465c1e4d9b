/// The places of a pattern's cells.
struct PatternGeometry: Hashable {
  /// What a cell draws, in its own coordinates.
  var bounds: CGRect
  /// From there to the initial user space of a context.
  var matrix: CGAffineTransform
  /// From a cell to the next; above 0.
  var step: CGSize

  /// How many neighbours may reach into a cell, in one direction.
  private static let mostOverlaps: CGFloat = 8

  var isUsable: Bool {
    bounds.isFinite && bounds.width > 0 && bounds.height > 0 && matrix.isInvertible
      && step.width.isFinite && step.height.isFinite && step.width > 0 && step.height > 0
  }

  /// The offsets of the cells that draw in the rectangle from the first cell's corner to the next
  /// ones' corners.
  var overlaps: [CGPoint] {
    func offsets(_ length: CGFloat, _ step: CGFloat) -> [CGFloat] {
      let count = min((length / step - 1e-6).rounded(.up), Self.mostOverlaps)
      return (0..<max(Int(count), 1)).reversed().map { -CGFloat($0) * step }
    }
    let columns = offsets(bounds.width, step.width)
    return offsets(bounds.height, step.height).flatMap { y in
      columns.map { CGPoint(x: $0, y: y) }
    }
  }
}
