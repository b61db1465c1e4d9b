extension PathElements {
  /// The outline of the path's stroke, to be filled with the winding rule.
  ///
  /// Curves are flattened to lines at most `tolerance` away, by default a hundredth of a unit or of
  /// the line width. Each line, corner and cap is a polygon of its own. Together they cover the
  /// stroke, and all have the same orientation so that overlaps stay inside.
  package func stroked(_ style: LineStyle, tolerance: CGFloat? = nil) -> PathElements {
    guard style.width > 0 else { return PathElements() }
    let tolerance = tolerance ?? max(0.01, style.width / 100)
    var outline = PathElements()
    for piece in flattened(tolerance: tolerance) {
      for part in piece.dashed(style.dashPhase, style.dashLengths) {
        StrokeOutline(part, style).append(to: &outline)
      }
    }
    return outline
  }

  /// The subpaths divided into dashes, with curves as straight lines.
  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathElements {
    var result = PathElements()
    for piece in flattened(tolerance: 0.01) {
      for part in piece.dashed(phase, lengths) { result.append(part) }
    }
    return result
  }

  private mutating func append(_ line: Polyline) {
    guard let first = line.points.first else { return }
    append(.move(first))
    for point in line.points.dropFirst() { append(.line(point)) }
    if line.isClosed { append(.close) }
  }
}

/// The stroke of one subpath.
private struct StrokeOutline {
  let points: [CGPoint]
  let isClosed: Bool
  let style: LineStyle
  var half: CGFloat { style.width / 2 }

  init(_ line: Polyline, _ style: LineStyle) {
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    isClosed = line.isClosed && points.count > 1
    if isClosed, points.first == points.last { points.removeLast() }
    self.points = points
    self.style = style
  }

  func append(to outline: inout PathElements) {
    guard points.count > 1 else { return appendDot(to: &outline) }
    let count = isClosed ? points.count : points.count - 1
    for index in 0..<count { appendLine(index, to: &outline) }
    for index in (isClosed ? 0 : 1)..<count { appendJoin(index, to: &outline) }
    if !isClosed {
      appendCap(points[0], away: points[0].direction(from: points[1]), to: &outline)
      let last = points[points.count - 1]
      appendCap(last, away: last.direction(from: points[points.count - 2]), to: &outline)
    }
  }

  private func point(_ index: Int) -> CGPoint { points[(index + points.count) % points.count] }

  /// A subpath of length 0 shows only its caps.
  private func appendDot(to outline: inout PathElements) {
    guard let center = points.first else { return }
    let box = CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -half, dy: -half)
    if style.cap == .round { outline.addEllipse(in: box) }
    if style.cap == .square { outline.addRect(box) }
  }

  private func appendLine(_ index: Int, to outline: inout PathElements) {
    let (a, b) = (point(index), point(index + 1))
    let d = b.direction(from: a)
    outline.addPolygon([a.left(d, half), a.left(d, -half), b.left(d, -half), b.left(d, half)])
  }

  private func appendJoin(_ index: Int, to outline: inout PathElements) {
    let corner = point(index)
    let (into, out) = (
      corner.direction(from: point(index - 1)), point(index + 1).direction(from: corner)
    )
    let cross = into.dx * out.dy - into.dy * out.dx
    let dot = into.dx * out.dx + into.dy * out.dy
    if cross == 0, dot > 0 { return }
    if style.join == .round { return outline.addDisc(corner, half) }
    // The gap is on the outer side: left of a turn to the right and vice versa.
    let side: CGFloat = cross > 0 ? -half : half
    var wedge = [corner, corner.left(into, side), corner.left(out, side)]
    // Miter length over width is 1 / sin(angle / 2), and sin^2 of half of it is (1 + cos) / 2.
    let sine2 = (1 + dot) / 2
    if style.join == .miter, sine2 * style.miterLimit * style.miterLimit >= 1, sine2 > 1e-9 {
      let (tipX, tipY) = (
        wedge[1].x + wedge[2].x - 2 * corner.x, wedge[1].y + wedge[2].y - 2 * corner.y
      )
      let stretch = 1 / (2 * sine2)
      wedge.insert(CGPoint(x: corner.x + tipX * stretch, y: corner.y + tipY * stretch), at: 2)
    }
    outline.addPolygon(wedge)
  }

  private func appendCap(_ end: CGPoint, away d: CGVector, to outline: inout PathElements) {
    switch style.cap {
    case .butt: return
    case .round: outline.addDisc(end, half)
    case .square:
      let far = CGPoint(x: end.x + d.dx * half, y: end.y + d.dy * half)
      outline.addPolygon([
        end.left(d, half), end.left(d, -half), far.left(d, -half), far.left(d, half),
      ])
    }
  }
}

extension CGPoint {
  /// This point moved by `distance` perpendicular to `d`, on the side where the y axis is of the x
  /// axis.
  fileprivate func left(_ d: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x - d.dy * distance, y: y + d.dx * distance)
  }
}

extension PathElements {
  /// A closed polygon oriented from the x axis towards the y axis, whatever the order of `points`.
  fileprivate mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += a.x * b.y - a.y * b.x
    }
    guard area != 0 else { return }
    let ordered = area > 0 ? points : points.reversed()
    append(.move(ordered[0]))
    for point in ordered.dropFirst() { append(.line(point)) }
    append(.close)
  }

  fileprivate mutating func addDisc(_ center: CGPoint, _ radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
