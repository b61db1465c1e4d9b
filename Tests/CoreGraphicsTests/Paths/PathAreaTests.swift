import CoreGraphics
import SeededInput
import Testing

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
  CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
}

private func ellipse(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
  CGPath(ellipseIn: CGRect(x: x, y: y, width: width, height: height), transform: nil)
}

/// What a path consists of, without the points of curves.
private func text(_ path: CGPath) -> String {
  var words: [String] = []
  path.applyWithBlock { element in
    let points = element.pointee.points
    switch element.pointee.type {
    case .moveToPoint: words.append("M\(points[0].x),\(points[0].y)")
    case .addLineToPoint: words.append("L\(points[0].x),\(points[0].y)")
    case .addQuadCurveToPoint: words.append("Q")
    case .addCurveToPoint: words.append("C")
    case .closeSubpath: words.append("Z")
    }
  }
  return words.joined(separator: " ")
}

/// The area that a path fills between -20 and 120, by what it covers of pixels.
private func area(_ path: CGPath, _ rule: CGPathFillRule = .winding) -> CGFloat {
  let canvas = Canvas(140, 140)
  canvas.context.translateBy(x: 20, y: 20)
  canvas.context.addPath(path)
  canvas.context.fillPath(using: rule)
  return CGFloat(canvas.sumOfAlpha) / 255
}

@Suite struct PathAreaTests {
  @Test func rectanglesUniteToOneOutlineOfExactCorners() {
    let union = rect(0, 0, 20, 20).union(rect(10.5, 10.25, 20, 20))
    #expect(
      text(union)
        == "M0.0,0.0 L20.0,0.0 L20.0,10.25 L30.5,10.25 L30.5,30.25 L10.5,30.25 L10.5,20.0 L0.0,20.0 Z"
    )
  }

  @Test func rectanglesSideBySideLoseTheEdgeBetweenThem() {
    let union = rect(0, 0, 10, 10).union(rect(10, 0, 10, 10))
    #expect(union.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(area(union) == 200)
    #expect(union.contains(CGPoint(x: 10, y: 5)))
    #expect(union.componentsSeparated().count == 1)
  }

  @Test func whatDoesNotTouchStaysApart() {
    let both = rect(0, 0, 10, 10).union(rect(20, 0, 10, 10))
    #expect(both.componentsSeparated().count == 2)
    #expect(rect(0, 0, 10, 10).intersection(rect(20, 0, 10, 10)).isEmpty)
    #expect(!rect(0, 0, 10, 10).intersects(rect(20, 0, 10, 10)))
    #expect(rect(0, 0, 10, 10).intersects(rect(5, 5, 10, 10)))
    // Only an edge in common is no area.
    #expect(!rect(0, 0, 10, 10).intersects(rect(10, 0, 10, 10)))
  }

  @Test func aHoleIsPartOfItsComponent() {
    let ring = ellipse(0, 0, 40, 40).subtracting(ellipse(10, 10, 20, 20))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)) && ring.contains(CGPoint(x: 5, y: 20)))
    let two = ring.union(rect(60, 0, 10, 10))
    let parts = two.componentsSeparated()
    #expect(parts.count == 2)
    #expect(parts.map { text($0).split(separator: "Z").count }.sorted() == [1, 2])
  }

  @Test func curvesStayCurves() {
    #expect(text(ellipse(0, 0, 40, 40).normalized()).filter { $0 == "C" }.count == 4)
    let lens = ellipse(0, 0, 40, 40).intersection(ellipse(20, 0, 40, 40))
    // The arcs between the two crossings, (30, 20 - sqrt 300) and (30, 20 + sqrt 300).
    #expect(text(lens).filter { "LQ".contains($0) }.isEmpty)
    #expect(text(lens).filter { $0 == "C" }.count == 4)
    let box = lens.boundingBoxOfPath
    #expect(abs(box.minX - 20) < 0.01 && abs(box.maxX - 40) < 0.01)
    #expect(abs(box.minY - 2.6795) < 0.01 && abs(box.maxY - 37.3205) < 0.01)
  }

  @Test func theSamePathTwiceIsItself() {
    let shape = ellipse(3.3, 1.7, 40.1, 27.9)
    #expect(abs(area(shape.union(shape)) - area(shape)) < 0.5)
    #expect(abs(area(shape.intersection(shape)) - area(shape)) < 0.5)
    #expect(shape.subtracting(shape).isEmpty)
    #expect(shape.symmetricDifference(shape).isEmpty)
  }

  @Test func normalizedFillsTheSameByBothRules() {
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { index in
        let angle = CGFloat(index) * 4 * .pi / 5
        return CGPoint(x: 50 + 45 * cos(angle), y: 50 + 45 * sin(angle))
      })
    star.closeSubpath()
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let normal = star.normalized(using: rule)
      #expect(abs(area(normal, .winding) - area(star, rule)) < 0.5)
      #expect(abs(area(normal, .evenOdd) - area(star, rule)) < 0.5)
    }
    // The pentagon in the middle is wound around twice.
    #expect(star.normalized(using: .evenOdd).componentsSeparated().count == 5)
    #expect(star.normalized(using: .winding).componentsSeparated().count == 1)
  }

  @Test func linesAreCutAtTheOutline() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -10, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 5))
    let box = rect(0, 0, 20, 10)
    #expect(text(line.lineIntersection(box)) == "M0.0,5.0 L20.0,5.0")
    #expect(text(line.lineSubtracting(box)) == "M-10.0,5.0 L0.0,5.0 M20.0,5.0 L30.0,5.0")
    #expect(text(rect(2, 2, 4, 4).lineIntersection(box)).hasSuffix("Z"))
    #expect(rect(2, 2, 4, 4).lineSubtracting(box).isEmpty)
  }

  @Test func emptyPathsAndPoints() {
    let nothing = CGPath(elements: PathElements())
    #expect(nothing.union(nothing).isEmpty)
    #expect(rect(0, 0, 10, 10).intersection(nothing).isEmpty)
    #expect(area(rect(0, 0, 10, 10).subtracting(nothing)) == 100)
    #expect(rect(5, 5, 0, 0).normalized().isEmpty)
    let far = rect(-1e300, -1e300, 1e308, 1e308)
    #expect(far.union(rect(0, 0, 1, 1)).isEmpty)
    #expect(area(rect(0, 0, 10, 10).union(rect(1e6, 0, 1, 1))) == 100)
  }

  @Test(arguments: 0..<12)
  func randomShapesAgreeWithTheirPoints(seed: Int) {
    var numbers = SeededGenerator(seed: SeededGenerator.seed &* 1000 &+ UInt64(seed))
    let (a, b) = (randomPath(&numbers), randomPath(&numbers))
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let results = [
        a.union(b, using: rule), a.intersection(b, using: rule), a.subtracting(b, using: rule),
        a.symmetricDifference(b, using: rule),
      ]
      let (first, second) = (mask(a, rule), mask(b, rule))
      let combine: [(Bool, Bool) -> Bool] = [
        { $0 || $1 }, { $0 && $1 }, { $0 && !$1 }, { $0 != $1 },
      ]
      for (result, isInside) in zip(results, combine) {
        for shown in [CGPathFillRule.winding, .evenOdd] {
          let expected = zip(first, second).map(isInside)
          let found = mask(result, shown)
          let wrong = expected.indices.count {
            found[$0] != expected[$0] && isAwayFromEdges($0, expected)
          }
          // Cairo may miss what is thinner than a pixel.
          #expect(wrong <= 2, "seed \(seed), \(rule)")
        }
      }
    }
  }

  /// Whether the pixels around one are like it.
  private func isAwayFromEdges(_ index: Int, _ mask: [Bool]) -> Bool {
    [-102, -101, -100, -1, 1, 100, 101, 102].allSatisfy { step in
      !mask.indices.contains(index + step) || mask[index + step] == mask[index]
    }
  }

  /// Whether the middles of pixels are inside, with edges that are not smoothed.
  private func mask(_ path: CGPath, _ rule: CGPathFillRule) -> [Bool] {
    let canvas = Canvas(101, 101)
    canvas.context.setShouldAntialias(false)
    canvas.context.translateBy(x: 0.31, y: 0.27)
    canvas.context.addPath(path)
    canvas.context.fillPath(using: rule)
    return (0..<101).flatMap { y in canvas.row(y).map { $0 != 0 } }
  }

  /// Whole and random coordinates, straight and curved, with outlines on top of each other.
  private func randomPath(_ numbers: inout SeededGenerator) -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let box = CGRect(
        x: CGFloat(Int.random(in: 0...6, using: &numbers) * 10),
        y: CGFloat(Int.random(in: 0...6, using: &numbers) * 10),
        width: CGFloat(Int.random(in: 1...4, using: &numbers) * 10),
        height: CGFloat(Int.random(in: 1...4, using: &numbers) * 10))
      switch Int.random(in: 0...3, using: &numbers) {
      case 0: path.addRect(box)
      case 1: path.addEllipse(in: box)
      case 2: path.addRoundedRect(in: box, cornerWidth: 4, cornerHeight: 5)
      default:
        func point() -> CGPoint {
          CGPoint(
            x: CGFloat.random(in: 0...100, using: &numbers),
            y: CGFloat.random(in: 0...100, using: &numbers))
        }
        path.move(to: point())
        path.addLine(to: point())
        path.addCurve(to: point(), control1: point(), control2: point())
        path.addQuadCurve(to: point(), control: point())
      }
    }
    return path
  }
}
