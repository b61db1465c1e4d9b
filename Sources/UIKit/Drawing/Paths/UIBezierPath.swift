public import CoreGraphics
public import Foundation

/// A path and its drawing properties.
///
/// Can be used on any thread, by one at a time.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var elements: CGMutablePath
  /// In points.
  open var lineWidth: CGFloat = 1
  /// The ends of open subpaths.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the stroke.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest miter, in line widths, before a corner is beveled.
  open var miterLimit: CGFloat = 10
  /// For source compatibility only. Curves are always drawn to pixel precision.
  open var flatness: CGFloat = 0.6
  /// Whether overlaps are holes. Applies to filling, clipping and `contains(_:)`.
  open var usesEvenOddFillRule = false
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []

  /// Makes an empty path.
  public override init() {
    elements = CGMutablePath()
    super.init()
  }

  /// An empty path where the archive has none.
  public required init?(coder: NSCoder) {
    elements = CGMutablePath()
    super.init()
    decode(coder)
  }

  open func encode(with coder: NSCoder) { archive(with: coder) }

  /// True: archives are read with the classes that are expected.
  open class var supportsSecureCoding: Bool { true }

  /// Copies the path and its drawing properties.
  open func copy(with zone: NSZone? = nil) -> Any { copied }

  /// The drawing properties and the elements.
  open override var description: String { text }

  /// A copy of the path. Setting it keeps the drawing properties.
  open var cgPath: CGPath {
    get { elements.copy() ?? elements }
    set { elements = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Building

  /// Begins a new subpath.
  open func move(to point: CGPoint) { elements.move(to: point) }

  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) { elements.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a line to the arc's start, then a circular arc; clockwise with y pointing down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    elements.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds a straight line back to the start of the subpath.
  open func close() { elements.closeSubpath() }

  /// Removes all elements and keeps the drawing properties.
  open func removeAllPoints() { elements = CGMutablePath() }

  /// Adds all elements of another path.
  open func append(_ bezierPath: UIBezierPath) { elements.addPath(bezierPath.elements) }

  /// The path in reverse direction, with the same drawing properties.
  open func reversing() -> UIBezierPath { reversed }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { elements = elements.moved(by: transform) }

  // MARK: Asking

  /// Whether it has no elements, not even a point.
  open var isEmpty: Bool { elements.isEmpty }

  /// The bounding box of the lines and curves themselves; null if the path is empty.
  open var bounds: CGRect { elements.boundingBoxOfPath }

  /// Where the next line would begin.
  open var currentPoint: CGPoint { elements.currentPoint }

  /// Whether filling the path would cover the point.
  open func contains(_ point: CGPoint) -> Bool { elements.contains(point, using: fillRule) }

  // MARK: Dashes

  /// Sets alternating lengths of dashes and gaps; nil for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { base in (0..<max(count, 0)).map { base[$0] } } ?? []
    dashPhase = phase
  }

  /// Gets the dash pattern, its length and its phase. Any pointer may be nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing

  /// Fills with the current fill colour. Like the other functions, draws in the current context and
  /// restores its state; does nothing without one.
  open func fill() { paintFill(nil, 1) }

  /// Strokes with the current stroke colour.
  open func stroke() { paintStroke(nil, 1) }

  /// Fills with the current fill colour, a blend mode and an alpha.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { paintFill(blendMode, alpha) }

  /// Strokes with the current stroke colour, a blend mode and an alpha.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { paintStroke(blendMode, alpha) }

  /// Intersects the current context's clip with the path.
  open func addClip() { clip() }
}
