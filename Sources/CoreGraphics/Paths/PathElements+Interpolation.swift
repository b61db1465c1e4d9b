extension PathElements {
  /// Interpolates between two paths point by point; nil if they do not have the same elements in
  /// the same order.
  package func interpolated(to end: PathElements, _ fraction: CGFloat) -> PathElements? {
    guard list.count == end.list.count else { return nil }
    var result = PathElements()
    for (a, b) in zip(list, end.list) {
      guard let element = a.interpolated(to: b, fraction) else { return nil }
      result.append(element)
    }
    return result
  }
}

extension PathElements.Element {
  fileprivate func interpolated(to end: Self, _ fraction: CGFloat) -> Self? {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    switch (self, end) {
    case (.move(let a), .move(let b)): return .move(mix(a, b))
    case (.line(let a), .line(let b)): return .line(mix(a, b))
    case (.quad(let a, let c), .quad(let b, let d)): return .quad(mix(a, b), mix(c, d))
    case (.cubic(let a, let c, let e), .cubic(let b, let d, let f)):
      return .cubic(mix(a, b), mix(c, d), mix(e, f))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
