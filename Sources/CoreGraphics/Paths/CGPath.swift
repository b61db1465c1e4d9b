/// Outlines: pieces of straight lines and curves, open or closed.
///
/// A `CGPath` never changes and may go to any thread; a `CGMutablePath` may change, and belongs to
/// whoever makes it until `copy()` gives out a `CGPath`.
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

  /// A closed rectangle, from its lower corner along the x axis.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addRect(rect) }
  }

  /// A closed ellipse that fills the rectangle, of four cubics.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addEllipse(in: rect) }
  }

  /// A rectangle with elliptic corners, which are cut to half a side where they are larger.
  ///
  /// (Apple's systems trap on corners larger than that.)
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
  /// A path that stays as this one is now.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A transformed path that stays as this one is now.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: transform.map { elements.applying($0.pointee) } ?? elements)
  }

  /// A path of its own to change.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// A transformed path of its own to change.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: transform.map { elements.applying($0.pointee) } ?? elements)
  }

  /// Calls `block` for each element in order; the element and its points live only that long.
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
