extension Polyline {
  /// The parts of the line that a dash pattern draws; the whole line if there is no pattern.
  ///
  /// `lengths` alternate between drawn and skipped; `phase` is the offset into the pattern.
  package func dashed(_ phase: CGFloat, _ lengths: [CGFloat]) -> [Polyline] {
    guard lengths.contains(where: { $0 > 0 }), lengths.allSatisfy({ $0 >= 0 && $0.isFinite }),
      phase.isFinite
    else { return [self] }
    let path = isClosed ? points + points.prefix(1) : points
    let total = zip(path, path.dropFirst()).reduce(0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
    // A pattern much finer than the line would take too long, and looks like a solid line anyway.
    guard total / lengths.reduce(0, +) < 100_000 else { return [self] }
    var pattern = DashPattern(phase: phase, lengths: lengths)
    var dashes: [Polyline] = []
    for (a, b) in zip(path, path.dropFirst()) { pattern.cut(from: a, to: b, into: &dashes) }
    return dashes
  }
}

/// The current position in a dash pattern.
private struct DashPattern {
  let lengths: [CGFloat]
  var index = 0
  var left: CGFloat
  var isOpen = false

  init(phase: CGFloat, lengths: [CGFloat]) {
    let all = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = all.reduce(0, +)
    let rest = phase.truncatingRemainder(dividingBy: total)
    var skip = rest < 0 ? rest + total : rest
    self.lengths = all
    while skip >= all[index], skip > 0 {
      skip -= all[index]
      index = (index + 1) % all.count
    }
    left = all[index] - skip
  }

  var draws: Bool { index % 2 == 0 }

  mutating func cut(from a: CGPoint, to b: CGPoint, into dashes: inout [Polyline]) {
    let length = hypot(b.x - a.x, b.y - a.y)
    var done: CGFloat = 0
    func place(_ distance: CGFloat) -> CGPoint {
      let t = length > 0 ? distance / length : 0
      return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    while true {
      if draws, !isOpen {
        dashes.append(Polyline(points: [place(done)]))
        isOpen = true
      }
      let step = min(left, length - done)
      done += step
      left -= step
      if draws { dashes[dashes.count - 1].points.append(place(done)) }
      guard left <= 0 else { return }
      index = (index + 1) % lengths.count
      left = lengths[index]
      isOpen = false
    }
  }
}
