import CUIKernels
import RasterKit
import Testing

@Suite struct RoundedShapeTests {
  private static let radii: [Double] = [0, 3, 8, 15]

  static let turned: [ShapeOracle] = (0..<16).map { number in
    let step = Double(number)
    return ShapeOracle(
      width: 40 + step, height: 30, radius: radii[number % 4],
      map: .turned(step * 0.4, x: 45 + step * 0.13, y: 40))
  }

  static let aligned: [ShapeOracle] = [
    ShapeOracle(width: 10.4, height: 7.7, radius: 0, map: AffineMap(translationX: 2.3, y: 1.9)),
    ShapeOracle(width: 0.4, height: 30, radius: 0, map: AffineMap(translationX: 5.2, y: 1.5)),
    ShapeOracle(
      width: 5, height: 4, radius: 0,
      map: AffineMap(a: 1.25, b: 0, c: 0, d: 2.5, tx: 0.5, ty: 0.25)),
    ShapeOracle(
      width: 9, height: 6, radius: 0,
      map: AffineMap(a: 0, b: 1.5, c: -1.1, d: 0, tx: 20.4, ty: 3)),
  ]

  static let skewed: [ShapeOracle] = [
    ShapeOracle(
      width: 20, height: 12, radius: 4,
      map: AffineMap(a: 2, b: 0, c: 0, d: 1.2, tx: 4.5, ty: 3)),
    ShapeOracle(
      width: 30, height: 30, radius: 8,
      map: AffineMap(a: 1, b: 0.2, c: 0.5, d: 1, tx: 5, ty: 5)),
    ShapeOracle(
      width: 30, height: 20, radius: 6,
      map: .turned(0.7, scaleX: 1.8, scaleY: 0.9, x: 30, y: 6)),
    ShapeOracle(
      width: 30, height: 20, radius: 10,
      map: .turned(2.1, scaleX: -1.3, scaleY: 1, x: 30, y: 40)),
  ]

  /// The largest difference from 16x16 samples over the bounds and one pixel around them.
  private func worstError(_ oracle: ShapeOracle) -> Double {
    let shape = oracle.shape
    let (x, y) = (shape.bounds.minX - 1, shape.bounds.minY - 1)
    let width = Int(shape.bounds.width) + 2
    var levels = [UInt8](repeating: 0, count: width * (Int(shape.bounds.height) + 2))
    shape.paintedCoverage { levels[Int($1 - y) * width + Int($0 - x)] = $2 }
    return levels.indices.map { index in
      let exact = oracle.coverage(x: x + Int32(index % width), y: y + Int32(index / width))
      return abs(exact - Double(levels[index]) / 255)
    }.max() ?? 0
  }

  /// Samples on a 1/16 grid are off by up to 1/16 at an edge along the axes.
  @Test(arguments: aligned)
  func edgesAlongTheAxesAreExact(oracle: ShapeOracle) {
    #expect(worstError(oracle) < 0.065)
    #expect(abs(total(oracle.shape) - oracle.area) < 0.01 * oracle.area + 0.05)
  }

  @Test(arguments: turned)
  func turnedEdgesAreWithinATenth(oracle: ShapeOracle) {
    #expect(worstError(oracle) < 0.1)
  }

  @Test(arguments: skewed)
  func stretchedCornersAreWithinAnEighth(oracle: ShapeOracle) {
    #expect(worstError(oracle) < 0.125)
  }

  @Test(arguments: turned + skewed)
  func coverageAddsUpToTheArea(oracle: ShapeOracle) {
    #expect(abs(total(oracle.shape) / oracle.area - 1) < 0.004)
  }

  private func total(_ shape: RoundedShape) -> Double {
    var sum = 0
    shape.paintedCoverage { sum += Int($2) }
    return Double(sum) / 255
  }

  @Test func thinTurnedBarsKeepTheirArea() {
    for step in 0..<20 {
      let oracle = ShapeOracle(
        width: 80, height: 0.3, radius: 0, map: .turned(Double(step) * 0.3, x: 90, y: 90))
      #expect(abs(total(oracle.shape) / oracle.area - 1) < 0.06)
    }
  }

  @Test func spansHoldAllCoverageAndInnerSpansAreFull() {
    for oracle in Self.turned + Self.aligned + Self.skewed {
      let shape = oracle.shape
      for y in shape.bounds.minY..<shape.bounds.maxY {
        let spans = shape.rowSpans(y: y)
        for x in shape.bounds.minX..<shape.bounds.maxX {
          let level = Reference.coverage(of: shape, x: x, y: y)
          if spans.inner.contains(x) { #expect(level == 255, "\(oracle) \(x) \(y)") }
          if !spans.outer.contains(x) { #expect(level == 0, "\(oracle) \(x) \(y)") }
        }
      }
    }
  }

  @Test func wholePixelRectanglesAreFills() {
    let rect = PixelRect(x: 3, y: -2, width: 7, height: 5)
    let shape = RoundedShape(rect)
    #expect(shape.isPixelAligned && shape.bounds == rect && shape.innerRect == rect)
    let quarter = RoundedShape(
      width: 4, height: 3, transform: AffineMap(a: 0, b: 2, c: -2, d: 0, tx: 6, ty: 0))
    #expect(quarter.isPixelAligned)
    #expect(quarter.bounds == PixelRect(x: 0, y: 0, width: 6, height: 8))
  }

  @Test func innerRectIsCoveredAndLarge() {
    let card = RoundedShape(
      width: 100, height: 80, radius: 16, transform: AffineMap(translationX: 10.5, y: 20))
    #expect(!card.isPixelAligned)
    // Across the middle: 10.5...110.5 rounded inwards to whole pixels, 16 less at the top and the
    // bottom. The one through the arcs loses only 16·(1 − √½) = 4.69 per side and is larger.
    #expect(card.innerRect == PixelRect(minX: 16, minY: 25, maxX: 105, maxY: 95))
    for y in card.innerRect.minY..<card.innerRect.maxY {
      let inner = card.rowSpans(y: y).inner
      #expect(inner.lowerBound <= 16 && inner.upperBound >= 105)
    }
    #expect(Self.turned[1].shape.innerRect.isEmpty)
  }

  @Test func radiusIsAtMostHalfTheShorterSide() {
    let pill = RoundedShape(width: 40, height: 20, radius: 500, transform: .identity)
    let same = RoundedShape(width: 40, height: 20, radius: 10, transform: .identity)
    var levels: [PixelPoint: UInt8] = [:]
    pill.paintedCoverage { levels[PixelPoint(x: $0, y: $1)] = $2 }
    same.paintedCoverage { #expect(levels[PixelPoint(x: $0, y: $1)] == $2) }
    #expect(abs(total(pill) - (20 * 20 + Double.pi * 100)) < 1)
  }

  @Test func hardEdgesDecideAtPixelCentres() {
    for var oracle in Self.turned + Self.skewed {
      // Avoids centres exactly on an edge, where either result is correct.
      oracle.map.tx += 0.0131
      oracle.map.ty += 0.0171
      let shape = RoundedShape(
        width: oracle.width, height: oracle.height, radius: oracle.radius, transform: oracle.map,
        hardEdges: true)
      let inverse = oracle.map.inverted!
      var painted = Set<PixelPoint>()
      shape.paintedCoverage { x, y, level in
        if level == 255 { painted.insert(PixelPoint(x: x, y: y)) } else { #expect(level == 0) }
      }
      let area = shape.bounds
      for y in (area.minY - 2)..<(area.maxY + 2) {
        for x in (area.minX - 2)..<(area.maxX + 2) {
          let centre = inverse.apply(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let inside = oracle.contains(centre.x, centre.y)
          #expect(painted.contains(PixelPoint(x: x, y: y)) == inside, "\(oracle) \(x) \(y)")
        }
      }
    }
  }

  static let senseless: [(Double, Double, Double, AffineMap)] = [
    (.nan, 10, 0, .identity), (10, .infinity, 0, .identity), (10, 10, .nan, .identity),
    (1e300, 10, 0, AffineMap(a: 1e30, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
    (0, 10, 0, .identity), (-4, 10, 0, .identity),
    (10, 10, 2, AffineMap(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)),
    (10, 10, 2, AffineMap(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
    (10, 10, 2, AffineMap(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0)),
    (10, 10, 2, AffineMap(a: 1e-300, b: 0, c: 0, d: 1e-300, tx: 0, ty: 0)),
    (1e300, 1e300, 1e300, AffineMap(a: 1e300, b: 0, c: 0, d: 1e300, tx: 0, ty: 0)),
    (10, 0.001, 0, .identity),
  ]

  @Test func senselessShapesAreEmpty() {
    for (width, height, radius, map) in Self.senseless {
      let shape = RoundedShape(width: width, height: height, radius: radius, transform: map)
      #expect(shape.isEmpty && !shape.isPixelAligned && shape.innerRect.isEmpty)
      #expect(shape.rowSpans(y: 0).outer.isEmpty)
      var mask: [UInt8] = [9, 9]
      shape.coverage(y: 0, x: 0..<2, into: &mask)
      #expect(mask == [0, 0])
    }
  }

  @Test func enormousShapesCoverWhatIsLookedAt() {
    let shape = RoundedShape(
      width: 1e12, height: 1e12, radius: 1e6,
      transform: .turned(0.3, x: -3e11, y: -6e11))
    #expect(shape.rowSpans(y: 100).inner.contains(50))
    var mask = [UInt8](repeating: 0, count: 20)
    shape.coverage(y: 100, x: 40..<60, into: &mask)
    #expect(mask == [UInt8](repeating: 255, count: 20))
  }
}
