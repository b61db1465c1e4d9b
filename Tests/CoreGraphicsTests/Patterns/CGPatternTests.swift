import CoreGraphics
import RasterKit
import Testing

/// A pattern of cells of 4 by 4 with a red upper left quarter, where y points down.
private func corners(_ callbacks: CGPatternCallbacks, isColored: Bool = true) -> CGPattern? {
  withUnsafePointer(to: callbacks) {
    CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
      yStep: 4, tiling: .constantSpacing, isColored: isColored, callbacks: $0)
  }
}

private var redCorner: CGPatternCallbacks {
  CGPatternCallbacks(
    version: 0,
    drawPattern: { _, context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }, releaseInfo: nil)
}

private func image(_ pixels: [[UInt32]]) -> CGImage {
  let size = PixelSize(width: Int32(pixels[0].count), height: Int32(pixels.count))
  let buffer = PixelBuffer(size: size)
  for (y, row) in pixels.enumerated() {
    for (x, pixel) in row.enumerated() { buffer.base[y * buffer.stride + x] = pixel }
  }
  return CGImage(pixels: buffer)
}

private let (r, g, b, w): (UInt32, UInt32, UInt32, UInt32) = (
  0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff
)
private let quarters = image([[r, g], [b, w]])

@Suite struct CGPatternTests {
  private func colored(_ pattern: CGPattern?, alpha: CGFloat = 1) throws -> CGColor {
    let pattern = try #require(pattern)
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    return try #require(CGColor(patternSpace: space, pattern: pattern, components: [alpha]))
  }

  @Test func cellsFillTheShapeAndNothingElse() throws {
    let canvas = Canvas(12, 12)
    canvas.context.setFillColor(try colored(corners(redCorner)))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 12))
    for y in 0..<Int32(12) {
      for x in 0..<Int32(12) {
        let isRed = x < 10 && x % 4 < 2 && y % 4 < 2
        #expect(canvas[x, y] == (isRed ? r : 0))
      }
    }
  }

  @Test func cellsStayWhereTheTransformMovesTheShape() throws {
    let canvas = Canvas(12, 12)
    canvas.context.setFillColor(try colored(corners(redCorner)))
    canvas.context.translateBy(x: 1, y: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(canvas.row(1) == [0, r, 0, 0, r, r, 0, 0, r, r, 0, 0])
    #expect(canvas.row(2).allSatisfy { $0 == 0 })
  }

  @Test func thePhaseMovesCells() throws {
    let canvas = Canvas(8, 8)
    canvas.context.setPatternPhase(CGSize(width: 1, height: 2))
    canvas.context.setFillColor(try colored(corners(redCorner)))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(canvas.row(2) == [0, r, r, 0, 0, r, r, 0])
    #expect(canvas.row(0).allSatisfy { $0 == 0 })
  }

  @Test func thePhaseIsSavedAndRestored() throws {
    let canvas = Canvas(4, 4)
    canvas.context.saveGState()
    canvas.context.setPatternPhase(CGSize(width: 2, height: 0))
    canvas.context.restoreGState()
    canvas.context.setFillColor(try colored(corners(redCorner)))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas.row(0) == [r, r, 0, 0])
  }

  @Test func aStencilTakesTheColorSetWithIt() throws {
    let canvas = Canvas(4, 4)
    let base = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    canvas.context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: base)))
    let stencil = try #require(corners(redCorner, isColored: false))
    canvas.context.setFillPattern(stencil, colorComponents: [0, 0, 1, 1])
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas.row(0) == [b, b, 0, 0])
  }

  @Test func strokesHavePatternsToo() throws {
    let canvas = Canvas(8, 8)
    canvas.context.setStrokeColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
    canvas.context.setStrokePattern(try #require(corners(redCorner)), colorComponents: [1])
    canvas.context.setLineWidth(2)
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 8, y: 1)])
    #expect(canvas.row(1) == [r, r, 0, 0, r, r, 0, 0])
    #expect(canvas.row(4).allSatisfy { $0 == 0 })
  }

  @Test func alphaFadesCells() throws {
    let canvas = Canvas(4, 4)
    canvas.context.setAlpha(0.5)
    canvas.context.setFillColor(try colored(corners(redCorner), alpha: 0.5))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect((63...65).contains(canvas.alpha(0, 0)))
    #expect(canvas.alpha(2, 0) == 0)
  }

  @Test func cellsAreDrawnInThePixelsOfTheContext() throws {
    let canvas = Canvas(8, 8, scale: 2)
    let callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 4))
      }, releaseInfo: nil)
    canvas.context.setFillColor(try colored(corners(callbacks)))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas.row(0) == [r, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func cellsLargerThanTheirStepsOverlap() throws {
    let callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red)
        context.fill(CGRect(x: 5, y: 0, width: 1, height: 4))
      }, releaseInfo: nil)
    let pattern = withUnsafePointer(to: callbacks) {
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 6, height: 4), matrix: .identity, xStep: 4,
        yStep: 4, tiling: .noDistortion, isColored: true, callbacks: $0)
    }
    let canvas = Canvas(8, 4)
    canvas.context.setFillColor(try colored(pattern))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect(canvas.row(0) == [0, r, 0, 0, 0, r, 0, 0])
  }

  @Test func theMatrixTurnsCells() throws {
    let pattern = withUnsafePointer(to: redCorner) {
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4),
        matrix: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), xStep: 4, yStep: 4,
        tiling: .constantSpacing, isColored: true, callbacks: $0)
    }
    let canvas = Canvas(4, 4)
    canvas.context.setFillColor(try colored(pattern))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas.row(0) == [0, 0, r, r])
  }

  @Test(arguments: [true, false]) func imagesAreUprightWhereverYPoints(isFlipped: Bool) {
    let canvas = Canvas(4, 4, flipped: isFlipped)
    let size = CGSize(width: 2, height: 2)
    canvas.context.setFillColor(CGColor(pattern: CGPattern(quarters, size: size)))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas.row(0) == [r, g, r, g])
    #expect(canvas.row(1) == [b, w, b, w])
  }

  @Test func shadowsAndMasksApplyToPatterns() throws {
    let canvas = Canvas(12, 12)
    canvas.context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: blue)
    canvas.context.setFillColor(try colored(corners(redCorner)))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas[0, 0] == r && canvas[0, 4] == b && canvas[3, 4] == 0)
  }

  @Test func theReleaseFunctionRunsOnce() {
    final class Count { var releases = 0 }
    let count = Count()
    let callbacks = CGPatternCallbacks(
      version: 0, drawPattern: nil, releaseInfo: { _ in count.releases += 1 })
    var pattern = corners(callbacks)
    #expect(pattern != nil && count.releases == 0)
    pattern = nil
    #expect(pattern == nil && count.releases == 1)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 0, height: 4), CGFloat(4)),
    (CGRect(x: 0, y: 0, width: 4, height: CGFloat.nan), 4),
    (CGRect(x: 0, y: 0, width: 4, height: 4), 0), (CGRect(x: 0, y: 0, width: 4, height: 4), .nan),
    (CGRect(x: 0, y: 0, width: 4, height: 4), .infinity),
  ]) func numbersThatMakeNoCellAreRefused(bounds: CGRect, step: CGFloat) {
    let pattern = withUnsafePointer(to: redCorner) {
      CGPattern(
        info: nil, bounds: bounds, matrix: .identity, xStep: step, yStep: 4,
        tiling: .constantSpacing, isColored: true, callbacks: $0)
    }
    #expect(pattern == nil)
  }

  @Test func enormousAndTinyStepsAreDrawnCoarsely() throws {
    for step in [1e-6, 1e9] as [CGFloat] {
      let pattern = withUnsafePointer(to: redCorner) {
        CGPattern(
          info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity,
          xStep: step, yStep: step, tiling: .constantSpacing, isColored: true, callbacks: $0)
      }
      let canvas = Canvas(4, 4)
      canvas.context.setFillColor(try colored(pattern))
      canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      canvas.context.setFillColor(green)
      canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(canvas[0, 0] == g)
    }
  }
}

@Suite struct PatternColorTests {
  private let pattern = CGPattern(quarters, size: CGSize(width: 2, height: 2))

  @Test func aPatternHasOnlyAlpha() throws {
    let color = CGColor(pattern: pattern)
    #expect(color.components == [1] && color.numberOfComponents == 1)
    #expect(color.colorSpace?.model == .pattern && color.pattern == pattern)
    let faded = try #require(color.copy(alpha: 0.25))
    #expect(faded.alpha == 0.25 && faded.pattern == pattern && faded != color)
  }

  @Test func aStencilHasTheComponentsOfItsBase() throws {
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceGray()))
    let color = CGColor(patternSpace: space, pattern: pattern, components: [0.5, 0.75])
    #expect(color?.components == [0.5, 0.75])
    #expect(space.numberOfComponents == 1)
    #expect(space.baseColorSpace == CGColorSpaceCreateDeviceGray())
  }

  @Test func spacesOfPatternsAndOfColorsAreNotMixed() throws {
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(CGColor(colorSpace: space, components: [1]) == nil)
    #expect(CGColor(patternSpace: gray, pattern: pattern, components: [1, 1]) == nil)
    #expect(CGColorSpace(patternBaseSpace: space) == nil)
    #expect(
      CGColor(pattern: pattern).converted(to: gray, intent: .defaultIntent, options: nil) == nil)
  }

  @Test func patternsOfOneImageAreEqual() {
    let again = CGPattern(quarters, size: CGSize(width: 2, height: 2))
    #expect(CGColor(pattern: again) == CGColor(pattern: pattern))
    #expect(CGPattern(quarters, size: CGSize(width: 1, height: 1)) != pattern)
    #expect(corners(redCorner) != corners(redCorner))
  }
}
