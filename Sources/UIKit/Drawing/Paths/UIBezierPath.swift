public import CoreGraphics
public import Foundation

/// A path with a way of drawing it.
///
/// May be made and used on any thread, by one at a time.
open class UIBezierPath: NSObject {
  var elements: CGMutablePath
  /// In points.
  open var lineWidth: CGFloat = 1
  /// How open ends of its stroke look.
  open var lineCapStyle = CGLineCap.butt
  /// How its stroke turns corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long a pointed corner may be, in line widths, before it is cut off.
  open var miterLimit: CGFloat = 10
  /// Kept for the sake of sources; curves are always drawn as fine as pixels show.
  open var flatness: CGFloat = 0.6
  /// Whether overlaps are holes; filling, clipping and `contains(_:)` obey.
  open var usesEvenOddFillRule = false
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []

  init(elements: CGMutablePath) {
    self.elements = elements
    super.init()
  }

  /// An empty path.
  public override convenience init() { self.init(elements: CGMutablePath()) }

  /// A copy of what the path is; setting replaces it and keeps the way of drawing.
  open var cgPath: CGPath {
    get { elements.copy() ?? elements }
    set { elements = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// A path of its own with the same way of drawing.
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
  /// A copy: later changes of either leave the other alone.
  public convenience init(cgPath: CGPath) { self.init(elements: cgPath.mutableCopy() ?? .init()) }

  public convenience init(rect: CGRect) {
    self.init()
    elements.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements.addEllipse(in: rect)
  }

  /// Circular corners of at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    elements.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Some corners rounded, the others square; only the width of `cornerRadii` counts, as on Apple's
  /// systems.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = min(max(cornerRadii.width, 0), min(rect.width, rect.height) / 2)
    elements.addRect(rect, rounding: corners, radius: radius)
  }

  /// Clockwise as seen with y downwards: from the x axis towards the y axis.
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
