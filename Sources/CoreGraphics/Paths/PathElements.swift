import Diagnostics

/// A path as a value: the storage of `CGPath` and the input of geometry functions.
package struct PathElements: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
  }

  package private(set) var list: [Element] = []
  /// The start of the current subpath; nil before the first move.
  package private(set) var start: CGPoint?
  /// Where the next line begins.
  package private(set) var current: CGPoint?

  package init() {}

  package var isEmpty: Bool { list.isEmpty }

  /// Appends one element. An element that needs a current point is logged and ignored if there is
  /// none.
  package mutating func append(_ element: Element) {
    guard element.isFinite else { return Log.graphics.write("a path with infinite or NaN points") }
    if case .move(let point) = element {
      (start, current) = (point, point)
    } else {
      guard current != nil else {
        return Log.graphics.write("a path needs move(to:) before its first line")
      }
      if case .close = element {
        if case .close = list.last { return }
        current = start
      } else {
        resumeIfClosed()
        current = element.end
      }
    }
    list.append(element)
  }

  /// A line after a close starts where the closed subpath started. Adds an explicit move there,
  /// which Apple's paths omit, because every consumer would have to do it.
  private mutating func resumeIfClosed() {
    if case .close = list.last, let start { list.append(.move(start)) }
  }

  package mutating func append(_ other: PathElements, _ transform: CGAffineTransform) {
    if list.isEmpty { list.reserveCapacity(other.list.count) }
    for element in other.list { append(element.applying(transform)) }
  }

  /// Small paths leave their memory to the next one.
  package mutating func removeAll() {
    if list.isEmpty { return }
    list.removeAll(keepingCapacity: list.capacity <= 64)
    (start, current) = (nil, nil)
  }

  package func applying(_ transform: CGAffineTransform) -> PathElements {
    var result = PathElements()
    result.append(self, transform)
    return result
  }
}

extension PathElements.Element {
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }

  package var points: [CGPoint] {
    switch self {
    case .move(let a), .line(let a): [a]
    case .quad(let a, let b): [a, b]
    case .cubic(let a, let b, let c): [a, b, c]
    case .close: []
    }
  }

  package var isFinite: Bool {
    switch self {
    case .move(let a), .line(let a): a.isFinite
    case .quad(let a, let b): a.isFinite && b.isFinite
    case .cubic(let a, let b, let c): a.isFinite && b.isFinite && c.isFinite
    case .close: true
    }
  }

  package var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  package func applying(_ t: CGAffineTransform) -> PathElements.Element {
    switch self {
    case .move(let a): .move(a.applying(t))
    case .line(let a): .line(a.applying(t))
    case .quad(let a, let b): .quad(a.applying(t), b.applying(t))
    case .cubic(let a, let b, let c): .cubic(a.applying(t), b.applying(t), c.applying(t))
    case .close: .close
    }
  }
}
