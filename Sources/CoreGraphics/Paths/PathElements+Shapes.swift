import Diagnostics

extension PathElements {
  package mutating func addRect(_ rect: CGRect, _ transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    append(.move(CGPoint(x: rect.minX, y: rect.minY).applying(transform)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY).applying(transform)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY).applying(transform)))
    append(.close)
  }

  package mutating func addEllipse(
    in rect: CGRect, _ transform: CGAffineTransform = .identity
  ) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var circle = PathElements()
    circle.addArc(center: .zero, radius: 1, from: 0, sweep: 2 * .pi)
    circle.append(.close)
    append(
      circle,
      CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y
      ).concatenating(transform))
  }

  /// Corners are at most half a side.
  package mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat)
  {
    let rx = min(max(cornerWidth, 0), rect.width / 2)
    let ry = min(max(cornerHeight, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    append(.move(CGPoint(x: right, y: rect.midY)))
    addCorner(
      from: CGPoint(x: right, y: bottom - ry), by: CGPoint(x: right, y: bottom),
      to: CGPoint(x: right - rx, y: bottom))
    addCorner(
      from: CGPoint(x: left + rx, y: bottom), by: CGPoint(x: left, y: bottom),
      to: CGPoint(x: left, y: bottom - ry))
    addCorner(
      from: CGPoint(x: left, y: top + ry), by: CGPoint(x: left, y: top),
      to: CGPoint(x: left + rx, y: top))
    addCorner(
      from: CGPoint(x: right - rx, y: top), by: CGPoint(x: right, y: top),
      to: CGPoint(x: right, y: top + ry))
    append(.close)
  }

  /// A line to the start of the quarter ellipse, then the quarter that rounds off `corner`.
  private mutating func addCorner(from begin: CGPoint, by corner: CGPoint, to end: CGPoint) {
    let k = PathElements.quarterArc
    append(.line(begin))
    append(
      .cubic(
        CGPoint(x: begin.x + (corner.x - begin.x) * k, y: begin.y + (corner.y - begin.y) * k),
        CGPoint(x: end.x + (corner.x - end.x) * k, y: end.y + (corner.y - end.y) * k), end))
  }

  /// The length of a control arm for a quarter circle of radius 1: 4/3 tan(pi/8).
  package static let quarterArc: CGFloat = 4 / 3 * tan(.pi / 8)
}

extension PathElements {
  /// A circular arc as cubics of at most a quarter turn, after a line to its start.
  ///
  /// Angles are in radians from the x axis towards the y axis; a negative sweep goes the other way.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from begin: CGFloat, sweep: CGFloat,
    _ transform: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, begin.isFinite, sweep.isFinite, radius >= 0 else {
      return Log.graphics.write("an arc with a negative radius or infinite or NaN numbers")
    }
    let first = PathElements.onCircle(center, radius, begin).applying(transform)
    append(current == nil ? .move(first) : .line(first))
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), sweep == 0 ? 0 : 1)
    let step = sweep / CGFloat(max(count, 1))
    for index in 0..<count {
      let angle = begin + CGFloat(index) * step
      append(PathElements.arcPart(center, radius, angle, step).applying(transform))
    }
  }

  private static func arcPart(
    _ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat, _ step: CGFloat
  ) -> Element {
    let arm = radius * 4 / 3 * tan(step / 4)
    let (a, b) = (onCircle(center, radius, angle), onCircle(center, radius, angle + step))
    return .cubic(
      CGPoint(x: a.x - arm * sin(angle), y: a.y + arm * cos(angle)),
      CGPoint(x: b.x + arm * sin(angle + step), y: b.y - arm * cos(angle + step)), b)
  }

  private static func onCircle(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// The signed angle of an arc from `start` to `end` in the given direction: at most a full turn.
  ///
  /// Angles that differ by whole turns, whichever is larger, give a full circle in both directions;
  /// equal angles give none.
  package static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = clockwise ? start - end : end - start
    let length = difference >= turn || isWholeTurns(difference) ? turn : rest(of: difference)
    return clockwise ? -length : length
  }

  /// Whether the angle is a multiple of a full turn, within single precision.
  private static func isWholeTurns(_ angle: CGFloat) -> Bool {
    let turns = (angle / (2 * .pi)).rounded()
    return turns != 0 && abs(angle - turns * 2 * .pi) < 1e-6
  }

  /// The angle modulo a full turn.
  private static func rest(of angle: CGFloat) -> CGFloat {
    let rest = angle.truncatingRemainder(dividingBy: 2 * .pi)
    return rest < 0 ? rest + 2 * .pi : rest
  }

  /// An arc tangent to the lines current-corner and corner-end, after a line to the first tangent
  /// point.
  package mutating func addArc(
    corner: CGPoint, end: CGPoint, radius: CGFloat, _ transform: CGAffineTransform
  ) {
    guard let here = current?.applying(transform.inverted()), radius > 0 else {
      return append(
        current == nil ? .move(corner.applying(transform)) : .line(corner.applying(transform)))
    }
    let (u, v) = (here.direction(from: corner), end.direction(from: corner))
    let cross = u.dx * v.dy - u.dy * v.dx
    let dot = u.dx * v.dx + u.dy * v.dy
    guard abs(cross) > 1e-9 else { return append(.line(corner.applying(transform))) }
    let half = atan2(abs(cross), dot) / 2
    let reach = radius / tan(half)
    let touch = CGPoint(x: corner.x + u.dx * reach, y: corner.y + u.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: touch.x - u.dy * radius * side, y: touch.y + u.dx * radius * side)
    let begin = atan2(touch.y - center.y, touch.x - center.x)
    addArc(center: center, radius: radius, from: begin, sweep: -side * (.pi - 2 * half), transform)
  }
}

extension CGPoint {
  /// The unit vector from `other` to this point; zero if they are equal.
  package func direction(from other: CGPoint) -> CGVector {
    let (dx, dy) = (x - other.x, y - other.y)
    let length = hypot(dx, dy)
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}
