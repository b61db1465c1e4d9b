extension CGPath {
  /// What either path fills.
  ///
  /// Results of these functions bound their area once, counterclockwise with y growing upwards and
  /// holes clockwise, so that both rules fill the same. Curves stay curves, as cubics; where curves
  /// cross, the point is accurate to a fifty-thousandth of the paths' size. Paths that cross some
  /// hundred thousand times are refused with a log message, and the result is empty.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  /// What both paths fill.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  /// What this path fills and the other doesn't.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  /// What exactly one of the paths fills.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other, rule) { $0 != $1 }
  }

  /// What the path fills, without outlines inside of it or twice in the same place.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(elements: PathElements()), rule) { first, _ in first }
  }

  /// Whether there is a place that both paths fill.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The parts of the path's line that are inside `other` or along its outline.
  public func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    line(of: other, rule, inside: true)
  }

  /// The parts of the path's line that are outside of `other`.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    line(of: other, rule, inside: false)
  }

  /// The connected areas that the path fills, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let areas = PathAreas(elements, PathElements(), rule)
    let outlines = (areas?.outlines { first, _ in first } ?? []).map {
      (outline: $0, area: $0.signedArea)
    }
    // Smallest first, so that a hole goes to the nearest outline around it.
    var parts = outlines.filter { $0.area > 0 }.sorted { $0.area < $1.area }.map(\.outline)
    let shapes = parts
    for hole in outlines where hole.area <= 0 {
      guard let point = hole.outline.list.first?.end,
        let owner = shapes.firstIndex(where: { $0.surrounds(point, hole.outline) })
      else { continue }
      parts[owner].append(hole.outline, .identity)
    }
    return parts.map { CGPath(elements: $0) }
  }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ isWanted: (Bool, Bool) -> Bool
  ) -> CGPath {
    var result = PathElements()
    for outline in PathAreas(elements, other.elements, rule)?.outlines(isWanted) ?? [] {
      result.append(outline, .identity)
    }
    return CGPath(elements: result)
  }

  private func line(of other: CGPath, _ rule: CGPathFillRule, inside: Bool) -> CGPath {
    let areas = PathAreas(elements, other.elements, rule, isLine: true)
    return CGPath(elements: areas?.lines(inside: inside) ?? PathElements())
  }
}

extension PathElements {
  /// Above 0 for counterclockwise outlines with y growing upwards.
  fileprivate var signedArea: CGFloat {
    flattened(tolerance: 0.1).reduce(0) { sum, line in
      zip(line.points, line.points.dropFirst() + line.points.prefix(1)).reduce(sum) {
        $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
      }
    }
  }

  /// Whether a hole that starts at `point` lies inside. Its start may be on the outline, where either
  /// answer is possible: then the middle of its box decides.
  fileprivate func surrounds(_ point: CGPoint, _ hole: PathElements) -> Bool {
    let path = CGPath(elements: self)
    let box = CGPath(elements: hole).boundingBoxOfPath
    return path.boundingBoxOfPath.insetBy(dx: -1e-6, dy: -1e-6).contains(box)
      && (path.contains(point) || path.contains(CGPoint(x: box.midX, y: box.midY)))
  }
}
