import CUIKernels
import RasterKit
import SeededInput
import Testing

/// Individually selected corners, and continuous ones.
@Suite struct CornerTests {
  private func shape(
    _ corners: CornerSet, _ curve: CornerCurve = .circular, width: Double = 60, radius: Double = 14,
    map: AffineMap = AffineMap(translationX: 3, y: 2), hardEdges: Bool = false
  ) -> RoundedShape {
    RoundedShape(
      width: width, height: 60, radius: radius, corners: corners, curve: curve, transform: map,
      hardEdges: hardEdges)
  }

  private func area(_ shape: RoundedShape) -> Double {
    var sum = 0
    shape.paintedCoverage { sum += Int($2) }
    return Double(sum) / 255
  }

  @Test func eachCornerIsRoundOrSharpByItself() {
    let sites: [(CornerSet, Int32, Int32)] = [
      (.minXMinY, 3, 2), (.maxXMinY, 62, 2), (.minXMaxY, 3, 61), (.maxXMaxY, 62, 61),
    ]
    for bits in UInt8(0)...15 {
      let corners = CornerSet(rawValue: bits)
      for (corner, x, y) in sites {
        let level = Reference.coverage(of: shape(corners), x: x, y: y)
        #expect(level == (corners.contains(corner) ? 0 : 255), "\(bits)")
      }
      let cut = (1 - Double.pi / 4) * 14 * 14 * Double(bits.nonzeroBitCount)
      #expect(abs(area(shape(corners)) - (3600 - cut)) < 1)
    }
  }

  @Test func cornersTurnWithTheShape() {
    // A quarter turn to the right: (x, y) goes to (-y, x), the first corner to the upper right.
    let turned = shape(.minXMinY, map: AffineMap(a: 0, b: 1, c: -1, d: 0, tx: 60, ty: 0))
    #expect(Reference.coverage(of: turned, x: 59, y: 0) == 0)
    #expect(Reference.coverage(of: turned, x: 0, y: 0) == 255)
  }

  @Test func sidesWithoutRoundCornersHideAllOfTheirPixels() {
    let sheet = shape([.minXMinY, .maxXMinY])
    #expect(sheet.innerRect == PixelRect(minX: 3, minY: 16, maxX: 63, maxY: 62))
    #expect(shape([]).isPixelAligned && shape([]).innerRect == shape([]).bounds)
    #expect(!sheet.isPixelAligned)
  }

  /// Apple's outline, in radii from the corner: the middle of its second curve, the end of the
  /// first, and the first one's point at parameter 1/2.
  @Test func continuousCornersFollowApplesOutline() {
    let points = [(0.291507, 0.291507), (0.631494, 0.074911), (1.003841, 0.009364)]
    let big = shape(.all, .continuous, width: 4000, radius: 1000, map: .identity)
    let tall = RoundedShape(
      width: 4000, height: 4000, radius: 1000, curve: .continuous, transform: .identity)
    #expect(big.bounds.width == 4000)
    for (x, y) in points {
      for (px, py) in [(x, y), (y, x), (4 - x, y), (x, 4 - y)] {
        // Two pixels, 1/500 of the radius, outside and inside along the diagonal.
        let (ox, oy) = (px < 2 ? -1.5 : 1.5, py < 2 ? -1.5 : 1.5)
        let outside = Reference.coverage(
          of: tall, x: Int32(px * 1000 + ox), y: Int32(py * 1000 + oy))
        let inside = Reference.coverage(
          of: tall, x: Int32(px * 1000 - ox), y: Int32(py * 1000 - oy))
        #expect(outside == 0 && inside == 255, "\(px) \(py)")
      }
    }
  }

  @Test func continuousCornersReachFurtherThanArcs() {
    let (arc, smooth) = (shape(.all), shape(.all, .continuous))
    #expect(arc.innerRect.contains(smooth.innerRect))
    #expect(area(arc) - area(smooth) > 2 && area(arc) - area(smooth) < 10)
    // In the first row the arc ends 14 from the corner, except for an invisible part.
    #expect(arc.rowSpans(y: 2).inner.lowerBound < smooth.rowSpans(y: 2).inner.lowerBound)
  }

  @Test func continuousCornersWithoutRoomAreArcs() {
    for radius in [30.0, 50] {
      let (arc, smooth) = (shape(.all, radius: radius), shape(.all, .continuous, radius: radius))
      for y in arc.bounds.minY..<arc.bounds.maxY {
        #expect(arc.rowSpans(y: y) == smooth.rowSpans(y: y))
      }
      #expect(area(arc) == area(smooth))
    }
    // Between the two, the area changes gradually.
    let steps = stride(from: 19.6, through: 30, by: 0.4).map { radius in
      area(shape(.all, radius: radius)) - area(shape(.all, .continuous, radius: radius))
    }
    for (one, next) in zip(steps, steps.dropFirst()) { #expect(next < one + 0.5) }
  }

  @Test func spansHoldAllCoverageAndInnerSpansAreFull() {
    var random = SeededGenerator(seed: 54)
    for _ in 0..<200 {
      let shape = random.corneredShape()
      var (wrongInside, wrongOutside) = (0, 0)
      for y in shape.bounds.minY..<max(shape.bounds.minY, shape.bounds.maxY) {
        let spans = shape.rowSpans(y: y)
        for x in shape.bounds.minX..<shape.bounds.maxX {
          let level = Reference.coverage(of: shape, x: x, y: y)
          if spans.inner.contains(x) && level != 255 { wrongInside += 1 }
          if !spans.outer.contains(x) && level != 0 { wrongOutside += 1 }
        }
      }
      #expect(wrongInside == 0 && wrongOutside == 0, "\(shape)")
    }
  }

  @Test func innerRectsAreFull() {
    for bits in UInt8(0)...15 {
      for curve in [CornerCurve.circular, .continuous] {
        for radius in [6.0, 14, 22, 26] {
          let shape = shape(CornerSet(rawValue: bits), curve, radius: radius)
          let inner = shape.innerRect
          for (x, y) in [
            (inner.minX, inner.minY), (inner.maxX - 1, inner.minY), (inner.minX, inner.maxY - 1),
            (inner.maxX - 1, inner.maxY - 1),
          ] {
            #expect(Reference.coverage(of: shape, x: x, y: y) == 255, "\(bits) \(radius)")
          }
        }
      }
    }
  }

  @Test func everySetPaintsWhatTheTwinSays() {
    var random = SeededGenerator(seed: 55)
    for _ in 0..<300 {
      let shape = random.corneredShape()
      let clip = PixelRect(
        x: .random(in: -5...50, using: &random), y: .random(in: -5...50, using: &random),
        width: .random(in: 0...90, using: &random), height: .random(in: 0...90, using: &random))
      let area = clip.intersection(shape.bounds)
      if area.isEmpty { continue }
      let before = random.pixels(area.area)
      var expected = before
      expected.withUnsafeMutableBufferPointer {
        let target = PixelTarget(
          base: $0.baseAddress!, stride: Int(area.width), bounds: area)
        Reference.solidOver(target, shape: shape, clip: area, color: 0xb040_2010)
      }
      for set in everyKernelSet {
        var actual = before
        actual.withUnsafeMutableBufferPointer { pixels in
          let block = cui_block(
            base: pixels.baseAddress!, stride: Int(area.width), width: area.width,
            height: area.height)
          withUnsafePointer(to: shape.outline) {
            set.shape_solid_over(block, $0, area.minX, area.minY, 0xb040_2010)
          }
        }
        #expect(actual == expected, "\(String(cString: set.name)) \(shape)")
      }
    }
  }

  @Test func hardEdgesOfContinuousCornersAreAllOrNothing() {
    let shape = shape(.all, .continuous, radius: 17, hardEdges: true)
    var levels = Set<UInt8>()
    shape.paintedCoverage { levels.insert($2) }
    #expect(levels.isSubset(of: [0, 255]))
    #expect(abs(area(shape) - area(self.shape(.all, .continuous, radius: 17))) < 8)
  }
}

extension SeededGenerator {
  /// Any corners, either curve, any affine map.
  fileprivate mutating func corneredShape() -> RoundedShape {
    let scale = Double.random(in: 0.5...2, using: &self)
    let other = Bool.random(using: &self) ? scale : Double.random(in: 0.4...2, using: &self)
    let angle = Bool.random(using: &self) ? 0 : Double.random(in: 0...6, using: &self)
    return RoundedShape(
      width: .random(in: 5...60, using: &self), height: .random(in: 5...60, using: &self),
      radius: .random(in: 0...28, using: &self), corners: CornerSet(rawValue: UInt8(next() % 16)),
      curve: Bool.random(using: &self) ? .circular : .continuous,
      transform: .turned(
        angle, scaleX: scale, scaleY: other, x: .random(in: 0...60, using: &self),
        y: .random(in: 0...50, using: &self)),
      hardEdges: next() % 8 == 0)
  }
}
