import CUIKernels
import RasterKit
import SeededInput
import Testing

@Suite struct PolygonShapeTests {
  private func quad(_ random: inout SeededGenerator) -> PolygonShape {
    let map = ProjectiveMap(
      .turned(
        .random(in: 0...6, using: &random), scaleX: .random(in: 0.3...2, using: &random),
        scaleY: .random(in: -2...2, using: &random), x: .random(in: 10...60, using: &random),
        y: .random(in: 10...60, using: &random)),
      p: .random(in: -0.01...0.015, using: &random), q: .random(in: -0.01...0.015, using: &random))
    return PolygonShape(
      width: .random(in: 1...50, using: &random), height: .random(in: 1...50, using: &random),
      radius: .random(in: -5...20, using: &random),
      corners: CornerSet(rawValue: UInt8(random.next() % 16)),
      curve: Bool.random(using: &random) ? .circular : .continuous, map: map,
      hardEdges: random.next() % 6 == 0)
  }

  private func total(_ shape: PolygonShape) -> Double {
    var sum = 0
    for y in shape.bounds.minY..<shape.bounds.maxY {
      for x in shape.bounds.minX..<shape.bounds.maxX {
        sum += Int(Reference.coverage(of: shape, x: x, y: y))
      }
    }
    return Double(sum) / 255
  }

  /// A quadrilateral's coverage compared with 32x32 samples of its four half planes.
  @Test func coverageIsTheArea() {
    let corners = [(x: 3.3, y: 2.1), (x: 30.2, y: 6.7), (x: 25.9, y: 21.4), (x: 5.2, y: 12.0)]
    func contains(_ x: Double, _ y: Double) -> Bool {
      (0..<4).allSatisfy { k in
        let (a, b) = (corners[k], corners[(k + 1) % 4])
        return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0
      }
    }
    for shape in [PolygonShape(corners: corners), PolygonShape(corners: corners.reversed())] {
      #expect(shape.bounds == PixelRect(minX: 3, minY: 2, maxX: 31, maxY: 22))
      for y in Int32(0)..<24 {
        for x in Int32(0)..<34 {
          var hits = 0
          for sample in 0..<1024 {
            let (column, row) = (Double(sample % 32) + 0.5, Double(sample / 32) + 0.5)
            if contains(Double(x) + column / 32, Double(y) + row / 32) { hits += 1 }
          }
          let level = Double(Reference.coverage(of: shape, x: x, y: y))
          #expect(abs(level / 255 - Double(hits) / 1024) < 0.02, "\(x) \(y)")
        }
      }
    }
  }

  @Test func thinBarsKeepTheirArea() {
    for step in 0..<20 {
      let map = ProjectiveMap(.turned(Double(step) * 0.3, x: 90, y: 90))
      let bar = PolygonShape(width: 80, height: 0.3, map: map)
      #expect(abs(total(bar) / 24 - 1) < 0.06)
    }
  }

  @Test func roundCornersAreThoseOfRoundedShapes() {
    for curve in [CornerCurve.circular, .continuous] {
      for (radius, angle) in [(9.0, 0.0), (12, 0.5), (17, 1.1), (20, 2), (40, 3)] {
        let map = AffineMap.turned(angle, x: 70, y: 60)
        let polygon = PolygonShape(
          width: 60, height: 50, radius: radius, corners: [.minXMinY, .maxXMaxY, .minXMaxY],
          curve: curve, map: ProjectiveMap(map))
        let shape = RoundedShape(
          width: 60, height: 50, radius: radius, corners: [.minXMinY, .maxXMaxY, .minXMaxY],
          curve: curve, transform: map)
        var worst = 0
        for y in shape.bounds.minY..<shape.bounds.maxY {
          for x in shape.bounds.minX..<shape.bounds.maxX {
            let one = Int(Reference.coverage(of: shape, x: x, y: y))
            worst = max(worst, abs(one - Int(Reference.coverage(of: polygon, x: x, y: y))))
          }
        }
        #expect(worst < 30, "\(curve) \(radius)")
      }
    }
  }

  @Test func spansHoldAllCoverageAndInnerSpansAreFull() {
    var random = SeededGenerator(seed: 101)
    for _ in 0..<200 {
      let shape = quad(&random)
      if shape.bounds.area > 100_000 { continue }
      var wrong = 0
      for y in shape.bounds.minY..<max(shape.bounds.minY, shape.bounds.maxY) {
        let spans = shape.rowSpans(y: y)
        for x in shape.bounds.minX..<shape.bounds.maxX {
          let level = Reference.coverage(of: shape, x: x, y: y)
          if spans.inner.contains(x) && level != 255 { wrong += 1 }
          if !spans.outer.contains(x) && level != 0 { wrong += 1 }
        }
      }
      #expect(wrong == 0, "\(shape)")
    }
  }

  @Test func paintedPolygonsAndCoverageMatchTheTwinInEverySet() {
    var random = SeededGenerator(seed: 102)
    for _ in 0..<200 {
      let shape = quad(&random)
      let clip = PixelRect(
        x: .random(in: -5...50, using: &random), y: .random(in: -5...50, using: &random),
        width: .random(in: 0...90, using: &random), height: .random(in: 0...90, using: &random))
      let area = clip.intersection(shape.bounds)
      if area.isEmpty { continue }
      let color = random.pixel()
      let before = random.pixels(area.area)
      var expected = before
      expected.withUnsafeMutableBufferPointer {
        let target = PixelTarget(base: $0.baseAddress!, stride: Int(area.width), bounds: area)
        Reference.solidOver(target, shape: shape, clip: clip, color: color)
      }
      let levels = (area.minX..<area.maxX).map {
        Reference.coverage(of: shape, x: $0, y: area.minY)
      }
      for set in everyKernelSet {
        var (actual, mask) = (before, [UInt8](repeating: 9, count: levels.count + 1))
        actual.withUnsafeMutableBufferPointer { pixels in
          let block = cui_block(
            base: pixels.baseAddress!, stride: Int(area.width), width: area.width,
            height: area.height)
          shape.withKernelPolygon {
            set.polygon_solid_over(block, $0, area.minX, area.minY, color)
            set.polygon_coverage($0, area.minY, area.minX, &mask, levels.count)
          }
        }
        #expect(actual == expected && mask == levels + [9], "\(String(cString: set.name)) \(shape)")
      }
    }
  }

  @Test func whatIsBehindTheEyeIsCutOff() {
    // w = 1 - x/100: the right half of the rectangle is behind the eye.
    let map = ProjectiveMap(.identity, p: -0.01)
    let shape = PolygonShape(width: 200, height: 50, map: map)
    #expect(shape.bounds.minX == 0 && shape.bounds.minY == 0 && shape.bounds.maxX > 100_000)
    #expect(Reference.coverage(of: shape, x: 90_000, y: 200) == 255)
    // At x = 100 px the upper edge is 0 and the lower 50 (1 + 100/100).
    #expect(shape.rowSpans(y: 98).inner.contains(100) && !shape.rowSpans(y: 101).outer.contains(99))
    #expect(PolygonShape(width: 10, height: 10, map: ProjectiveMap(.identity, r: -1)).isEmpty)
  }

  @Test func senselessPolygonsAreEmpty() {
    for value in [Double.nan, .infinity, 0, -3] {
      #expect(PolygonShape(width: value, height: 10, map: .identity).isEmpty)
    }
    #expect(PolygonShape(width: 5, height: 5, map: ProjectiveMap(.identity, p: .nan)).isEmpty)
    #expect(PolygonShape(corners: [(0, 0), (5, 5)]).isEmpty)
    #expect(PolygonShape(corners: [(0, 0), (5, 5), (10, 10)]).isEmpty)
    #expect(PolygonShape(corners: [(0, 0), (.nan, 5), (10, 0)]).isEmpty)
    let huge = PolygonShape(corners: [(-1e12, -1e12), (1e12, -1e12), (1e12, 1e12), (-1e12, 1e12)])
    #expect(Reference.coverage(of: huge, x: 5, y: 5) == 255)
    let empty = PolygonShape(corners: [])
    var mask: [UInt8] = [7]
    empty.coverage(y: 0, x: 0..<1, into: &mask)
    #expect(mask == [0] && empty.rowSpans(y: 0).outer.isEmpty)
  }
}
