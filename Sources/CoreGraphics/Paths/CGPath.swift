/// Outlines of straight lines and curves, open or closed.
///
/// A `CGPath` is immutable and may be used on any thread. A `CGMutablePath` may be used by one
/// thread at a time; `copy()` makes an immutable `CGPath` of it.
public class CGPath: Hashable, @unchecked Sendable {
  package final var elements: PathElements

  package init(elements: PathElements) { self.elements = elements }

  fileprivate convenience init(
    _ transform: UnsafePointer<CGAffineTransform>?, _ build: (inout PathElements) -> Void
  ) {
    var elements = PathElements()
    build(&elements)
    self.init(elements: transform.map { elements.applying($0.pointee) } ?? elements)
  }

  /// A closed rectangle that starts at its lower corner, along the x axis.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addRect(rect) }
  }

  /// A closed ellipse inscribed in the rectangle, as four cubics.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addEllipse(in: rect) }
  }

  /// A rectangle with elliptic corners, which are at most half a side.
  ///
  /// (Apple's systems trap on larger corners.)
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(transform) {
      $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  public static func == (a: CGPath, b: CGPath) -> Bool {
    a === b || a.elements.list == b.elements.list
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements.list) }
}

extension CGPath {
  /// An immutable copy.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// An immutable transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: transform.map { elements.applying($0.pointee) } ?? elements)
  }

  /// A mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// A mutable transformed copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: transform.map { elements.applying($0.pointee) } ?? elements)
  }

  /// Calls `block` for each element in order; the element and its points are valid only during the
  /// call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements.list {
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var shown = CGPathElement(type: element.type, points: base)
        block(&shown)
      }
    }
  }
}
