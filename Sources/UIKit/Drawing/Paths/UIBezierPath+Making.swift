public import CoreGraphics

extension UIBezierPath {
  /// Copies the path; later changes of either do not affect the other.
  public convenience init(cgPath: CGPath) {
    self.init()
    elements = cgPath.mutableCopy() ?? CGMutablePath()
  }

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

  var copied: UIBezierPath {
    let other = UIBezierPath(cgPath: elements)
    (other.lineWidth, other.lineCapStyle, other.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (other.miterLimit, other.flatness) = (miterLimit, flatness)
    other.usesEvenOddFillRule = usesEvenOddFillRule
    (other.dashPhase, other.dashLengths) = (dashPhase, dashLengths)
    return other
  }

  var reversed: UIBezierPath {
    let other = copied
    other.elements = elements.reversed()
    return other
  }

  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}

extension CGPath {
  func moved(by transform: CGAffineTransform) -> CGMutablePath {
    let moved = CGMutablePath()
    moved.addPath(self, transform: transform)
    return moved
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
