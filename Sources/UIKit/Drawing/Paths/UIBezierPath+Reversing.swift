import CoreGraphics

extension CGPath {
  /// Reverses each subpath and keeps their order.
  func reversed() -> CGMutablePath {
    let result = CGMutablePath()
    var piece = Piece()
    applyWithBlock { shown in
      let element = shown.pointee
      if element.type == .moveToPoint {
        piece.addReversed(to: result)
        piece = Piece(start: element.points[0])
      } else {
        piece.add(element)
      }
    }
    piece.addReversed(to: result)
    return result
  }
}

/// A subpath as its corners and the control points between them.
private struct Piece {
  var corners: [CGPoint] = []
  /// The control points before each corner except the first.
  var controls: [[CGPoint]] = []
  var isClosed = false

  init(start: CGPoint? = nil) { corners = start.map { [$0] } ?? [] }

  mutating func add(_ element: CGPathElement) {
    let points = element.points
    switch element.type {
    case .moveToPoint: return
    case .addLineToPoint: add(points[0], [])
    case .addQuadCurveToPoint: add(points[1], [points[0]])
    case .addCurveToPoint: add(points[2], [points[0], points[1]])
    case .closeSubpath: isClosed = true
    }
  }

  private mutating func add(_ corner: CGPoint, _ control: [CGPoint]) {
    corners.append(corner)
    controls.append(control)
  }

  func addReversed(to path: CGMutablePath) {
    guard let last = corners.last else { return }
    path.move(to: last)
    for (corner, control) in zip(corners.dropLast(), controls).reversed() {
      switch control.count {
      case 0: path.addLine(to: corner)
      case 1: path.addQuadCurve(to: corner, control: control[0])
      default: path.addCurve(to: corner, control1: control[1], control2: control[0])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}
