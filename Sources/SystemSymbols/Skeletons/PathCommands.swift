import CoreGraphics

/// A path written as letters and numbers.
///
/// `M`, `L`, `H`, `V`, `C`, `Q` and `Z` are those of SVG, absolute. Besides:
/// `O x y r` a circle, `E x y rx ry` an ellipse, `R x y width height radius` a rounded rectangle,
/// `A x y r from to` an arc with angles in degrees, clockwise, after a move to its start; `B`, the
/// same after a line to it; `G r x y …` a closed polygon with rounded corners, `J r x y …` an open
/// one; `D x y …` single points; `T n outer inner half1 half2 r` a wheel with n teeth, whose half
/// widths at the tip and at the root are in degrees.
struct PathCommands {
  private(set) var path = PathElements()

  /// Traps if the text is not valid: it is part of the program.
  init(_ text: Substring) {
    var command: Character = " "
    var numbers: [CGFloat] = []
    for word in text.split(separator: " ") {
      if let letter = word.first, letter.isLetter {
        perform(command, numbers)
        (command, numbers) = (letter, [])
        if word.count > 1 { numbers.append(Self.number(word.dropFirst())) }
      } else {
        numbers.append(Self.number(word))
      }
    }
    perform(command, numbers)
  }

  static func number(_ word: Substring) -> CGFloat {
    guard let number = Double(word) else { preconditionFailure("no number in a symbol: \(word)") }
    return CGFloat(number)
  }

  private mutating func perform(_ command: Character, _ n: [CGFloat]) {
    switch command {
    case " ": return
    case "M": addLines(points(n), isNew: true)
    case "L": addLines(points(n), isNew: false)
    case "H": for x in n { path.append(.line(CGPoint(x: x, y: here.y))) }
    case "V": for y in n { path.append(.line(CGPoint(x: here.x, y: y))) }
    case "C": addCurves(points(n))
    case "Q": path.append(.quad(points(n)[0], points(n)[1]))
    case "Z": path.append(.close)
    case "D": for point in points(n) { addLines([point, point], isNew: true) }
    default: addShape(command, n)
    }
  }

  private mutating func addShape(_ command: Character, _ n: [CGFloat]) {
    switch command {
    case "O": path.addEllipse(in: CGRect(x: n[0], y: n[1], width: 0, height: 0).grown(n[2], n[2]))
    case "E": path.addEllipse(in: CGRect(x: n[0], y: n[1], width: 0, height: 0).grown(n[2], n[3]))
    case "R":
      path.addRoundedRect(
        CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4], cornerHeight: n[4])
    case "A": addArc(n, isNew: true)
    case "B": addArc(n, isNew: false)
    case "G": addPolygon(points(Array(n.dropFirst())), radius: n[0])
    case "J": addPolyline(points(Array(n.dropFirst())), radius: n[0])
    case "T": addWheel(n)
    default: preconditionFailure("no path command: \(command)")
    }
  }

  private var here: CGPoint { path.current ?? .zero }

  private func points(_ n: [CGFloat]) -> [CGPoint] {
    stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
  }

  private mutating func addLines(_ points: [CGPoint], isNew: Bool) {
    for (index, point) in points.enumerated() {
      path.append(isNew && index == 0 ? .move(point) : .line(point))
    }
  }

  private mutating func addCurves(_ points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 2, by: 3) {
      path.append(.cubic(points[index], points[index + 1], points[index + 2]))
    }
  }
}

extension PathCommands {
  private mutating func addArc(_ n: [CGFloat], isNew: Bool) {
    let (begin, end) = (n[3] * .pi / 180, n[4] * .pi / 180)
    let center = CGPoint(x: n[0], y: n[1])
    if isNew {
      path.append(.move(CGPoint(x: n[0] + n[2] * cos(begin), y: n[1] + n[2] * sin(begin))))
    }
    path.addArc(center: center, radius: n[2], from: begin, sweep: end - begin)
  }

  private mutating func addPolyline(_ points: [CGPoint], radius: CGFloat) {
    path.append(.move(points[0]))
    for index in 1..<points.count - 1 {
      path.addArc(corner: points[index], end: points[index + 1], radius: radius, .identity)
    }
    path.append(.line(points[points.count - 1]))
  }

  private mutating func addPolygon(_ points: [CGPoint], radius: CGFloat) {
    let (first, last) = (points[0], points[points.count - 1])
    path.append(.move(CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)))
    for index in points.indices {
      path.addArc(
        corner: points[index], end: points[(index + 1) % points.count], radius: radius, .identity)
    }
    path.append(.close)
  }

  private mutating func addWheel(_ n: [CGFloat]) {
    var corners: [CGPoint] = []
    for tooth in 0..<Int(n[0]) {
      let middle = CGFloat(tooth) * 360 / n[0] - 90
      for (angle, radius) in [(-n[4], n[2]), (-n[3], n[1]), (n[3], n[1]), (n[4], n[2])] {
        let turn = (middle + angle) * .pi / 180
        corners.append(CGPoint(x: radius * cos(turn), y: radius * sin(turn)))
      }
    }
    addPolygon(corners, radius: n[5])
  }
}

extension CGRect {
  fileprivate func grown(_ x: CGFloat, _ y: CGFloat) -> CGRect { insetBy(dx: -x, dy: -y) }
}
