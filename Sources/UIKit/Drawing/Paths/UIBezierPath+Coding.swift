import CoreGraphics
import Foundation

extension UIBezierPath {
  func archive(with coder: NSCoder) {
    coder.encode(ArchivedElements.data(of: elements), forKey: "UIBezierPathElements")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidthKey")
    coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimitKey")
    coder.encode(Double(flatness), forKey: "UIBezierPathFlatnessKey")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "UIBezierPathLineCapStyleKey")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "UIBezierPathLineJoinStyleKey")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRuleKey")
    coder.encode(Double(dashPhase), forKey: "UIBezierPathLineDashPhaseKey")
    coder.encode(
      ArchivedElements.data(dashLengths), forKey: "UIBezierPathLineDashPatternKey")
  }

  /// Numbers that are missing keep their defaults.
  func decode(_ coder: NSCoder) {
    func number(_ key: String) -> CGFloat? {
      coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : nil
    }
    func data(_ key: String) -> Data {
      coder.object(NSData.self, key).map { Data(referencing: $0) } ?? Data()
    }
    elements = ArchivedElements.path(data("UIBezierPathElements"))
    lineWidth = number("UIBezierPathLineWidthKey") ?? lineWidth
    miterLimit = number("UIBezierPathMiterLimitKey") ?? miterLimit
    flatness = number("UIBezierPathFlatnessKey") ?? flatness
    let cap = Int32(clamping: coder.decodeInteger(forKey: "UIBezierPathLineCapStyleKey"))
    let join = Int32(clamping: coder.decodeInteger(forKey: "UIBezierPathLineJoinStyleKey"))
    lineCapStyle = CGLineCap(rawValue: cap) ?? lineCapStyle
    lineJoinStyle = CGLineJoin(rawValue: join) ?? lineJoinStyle
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRuleKey")
    dashPhase = number("UIBezierPathLineDashPhaseKey") ?? dashPhase
    dashLengths = ArchivedElements.numbers(data("UIBezierPathLineDashPatternKey"))
  }

  var text: String {
    var lines = ["<UIBezierPath>"]
    elements.applyWithBlock { shown in
      let element = shown.pointee
      let points = (0..<element.type.pointCount).map { element.points[$0] }
      lines.append(
        element.type.word + points.map { " {\($0.x), \($0.y)}" }.joined(separator: ",") + ">")
    }
    return lines.joined(separator: "\n  ")
  }
}

/// A path's elements as numbers: for each its type, then its points.
private enum ArchivedElements {
  static func data(of path: CGPath) -> Data {
    var numbers: [CGFloat] = []
    path.applyWithBlock { shown in
      let element = shown.pointee
      numbers.append(CGFloat(element.type.rawValue))
      for index in 0..<element.type.pointCount {
        numbers += [element.points[index].x, element.points[index].y]
      }
    }
    return data(numbers)
  }

  static func data(_ numbers: [CGFloat]) -> Data {
    numbers.reduce(into: Data()) { data, number in
      withUnsafeBytes(of: Double(number).bitPattern.littleEndian) { data.append(contentsOf: $0) }
    }
  }

  static func numbers(_ data: Data) -> [CGFloat] {
    let bytes = [UInt8](data)
    return stride(from: 0, through: bytes.count - 8, by: 8).map { start in
      let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << UInt64($1 * 8) }
      return CGFloat(Double(bitPattern: bits))
    }
  }

  /// Ends at the first element that is none or lacks points.
  static func path(_ data: Data) -> CGMutablePath {
    let path = CGMutablePath()
    var rest = numbers(data)[...]
    while let code = rest.popFirst(), let raw = Int32(exactly: Double(code)),
      let type = CGPathElementType(rawValue: raw), rest.count >= type.pointCount * 2
    {
      let points = (0..<type.pointCount).map { index in
        CGPoint(x: rest[rest.startIndex + index * 2], y: rest[rest.startIndex + index * 2 + 1])
      }
      rest.removeFirst(type.pointCount * 2)
      path.add(type, points)
    }
    return path
  }
}

extension CGMutablePath {
  fileprivate func add(_ type: CGPathElementType, _ points: [CGPoint]) {
    switch type {
    case .moveToPoint: move(to: points[0])
    case .addLineToPoint: addLine(to: points[0])
    case .addQuadCurveToPoint: addQuadCurve(to: points[1], control: points[0])
    case .addCurveToPoint: addCurve(to: points[2], control1: points[0], control2: points[1])
    case .closeSubpath: closeSubpath()
    }
  }
}

extension CGPathElementType {
  fileprivate var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }

  fileprivate var word: String {
    switch self {
    case .moveToPoint: "<MoveTo"
    case .addLineToPoint: "<LineTo"
    case .addQuadCurveToPoint: "<QuadCurveTo"
    case .addCurveToPoint: "<CurveTo"
    case .closeSubpath: "<Close"
    }
  }
}
