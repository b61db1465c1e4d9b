public import CoreGraphics
public import Foundation

/// A path and its drawing properties.
///
/// Can be used on any thread, by one at a time.
open class UIBezierPath: NSObject {
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

  init(elements: CGMutablePath) {
    self.elements = elements
    super.init()
  }

  /// Makes an empty path.
  public override convenience init() { self.init(elements: CGMutablePath()) }

  /// A copy of the path. Setting it keeps the drawing properties.
  open var cgPath: CGPath {
    get { elements.copy() ?? elements }
    set { elements = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Copies the path and its drawing properties.
  open override func copy() -> Any {
    let other = UIBezierPath(cgPath: elements)
    (other.lineWidth, other.lineCapStyle, other.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (other.miterLimit, other.flatness) = (miterLimit, flatness)
    other.usesEvenOddFillRule = usesEvenOddFillRule
    (other.dashPhase, other.dashLengths) = (dashPhase, dashLengths)
    return other
  }
}

extension UIBezierPath {
  /// Copies the path; later changes of either do not affect the other.
  public convenience init(cgPath: CGPath) { self.init(elements: cgPath.mutableCopy() ?? .init()) }

  public convenience init(rect: CGRect) {
    self.init()
    elements.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements.addEllipse(in: rect)
  }

  /// Circular corners, limited to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    elements.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Rounds some corners. As on Apple's systems, only the width of `cornerRadii` is used.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = min(max(cornerRadii.width, 0), min(rect.width, rect.height) / 2)
    elements.addRect(rect, rounding: corners, radius: radius)
  }

  /// Clockwise with y pointing down: from the x axis to the y axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
}

extension CGMutablePath {
  fileprivate func addRect(_ rect: CGRect, rounding corners: UIRectCorner, radius: CGFloat) {
    let places: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY)),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY)),
    ]
    move(to: CGPoint(x: rect.minX, y: rect.midY))
    for (index, (corner, place)) in places.enumerated() {
      guard corners.contains(corner), radius > 0 else {
        addLine(to: place)
        continue
      }
      let next = places[(index + 1) % places.count].1
      addArc(tangent1End: place, tangent2End: next, radius: radius)
    }
    closeSubpath()
  }
}
