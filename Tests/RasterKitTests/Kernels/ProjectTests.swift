import CUIKernels
import RasterKit
import SeededInput
import Testing

@Suite struct ProjectTests {
  @Test func everySetMatchesTheTwinFromAnyStart() {
    var random = SeededGenerator(seed: 111)
    for count in 0...90 {
      let (width, height) = (
        Int.random(in: 1...40, using: &random), Int.random(in: 1...30, using: &random)
      )
      var picture = random.pixels(width * height)
      let affine = AffineMap.turned(
        .random(in: 0...6, using: &random), scaleX: .random(in: 0.3...5, using: &random),
        scaleY: .random(in: 0.3...5, using: &random), x: .random(in: -20...60, using: &random),
        y: .random(in: -20...40, using: &random))
      let map = ProjectiveMap(
        affine, p: .random(in: -0.02...0.02, using: &random),
        q: .random(in: -0.02...0.02, using: &random))
      guard let projection = Projection(map: map, minX: -7) else { continue }
      let (x, y) = (
        Int32.random(in: -20...40, using: &random), Int32.random(in: -20...40, using: &random)
      )
      let before = random.pixels(count + 2)
      picture.withTarget(width: width) { source in
        var placed = source
        placed.bounds = source.bounds.offsetBy(x: 3, y: -2)
        var (near, mixed) = (before, before)
        Reference.projectNearest(
          &near, source: placed, projection: projection, x: x, y: y, count: count)
        Reference.projectBilinear(
          &mixed, source: placed, projection: projection, x: x, y: y, count: count)
        var kernel = projection.kernelProjection(from: PixelPoint(x: 3, y: -2))
        let image = cui_image(
          base: source.base, stride: source.stride, width: Int32(width), height: Int32(height))
        for set in everyKernelSet {
          var actual = before
          set.project_nearest(&actual, image, &kernel, x, y, count)
          #expect(actual == near, "\(String(cString: set.name)), \(count)")
          actual = before
          set.project_bilinear(&actual, image, &kernel, x, y, count)
          #expect(actual == mixed, "\(String(cString: set.name)), \(count)")
        }
      }
    }
  }

  /// A ramp of 256 pixels seen with w = 1 + x/256: x' = x / (1 + x/256), so x = x' / (1 - x'/256).
  @Test func placesFollowThePerspective() throws {
    var picture = (0..<512).map { UInt32($0 % 256) * 0x10101 | 0xff00_0000 }
    let map = ProjectiveMap(.identity, p: 1.0 / 256)
    let projection = try #require(Projection(map: map, minX: 0))
    var row = [UInt32](repeating: 0, count: 120)
    picture.withTarget(width: 256) { source in
      Kernels.projectBilinear(&row, source: source, projection: projection, x: 0, y: 0, count: 120)
    }
    for (x, pixel) in row.enumerated() {
      let centre = Double(x) + 0.5
      let exact = centre / (1 - centre / 256) - 0.5
      #expect(abs(Double(pixel & 255) - exact) < 0.6)
    }
  }

  @Test func whatHasNoPerspectiveIsSampledAsEver() throws {
    var random = SeededGenerator(seed: 112)
    var picture = random.pixels(60 * 40)
    let map = AffineMap(a: 2, b: 0, c: 0, d: 2, tx: -16, ty: -8)
    let projection = try #require(Projection(map: ProjectiveMap(map), minX: 0))
    var (row, other) = ([UInt32](repeating: 0, count: 64), [UInt32](repeating: 1, count: 64))
    picture.withTarget(width: 60) { source in
      Kernels.projectBilinear(&row, source: source, projection: projection, x: 0, y: 9, count: 64)
      let walk = SampleCursor(u: 8.25, v: 8.75, du: 0.5, dv: 0)
      Kernels.sampleBilinear(&other, source: source, walk: walk, count: 64)
    }
    #expect(row == other)
  }

  @Test func senselessProjectionsStayInThePicture() throws {
    var picture = [UInt32](repeating: 0xff11_2233, count: 12)
    var row = [UInt32](repeating: 0, count: 40)
    #expect(Projection(map: ProjectiveMap(.identity, p: .infinity), minX: 0) == nil)
    for (scale, p) in [(1.0, -0.05), (1e-12, 0), (1e12, 0), (1, 1e9), (1, -1e-9), (1e-100, 1e100)] {
      let map = ProjectiveMap(AffineMap(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0), p: p)
      guard let projection = Projection(map: map, minX: 0) else { continue }
      picture.withTarget(width: 4) { source in
        Kernels.projectBilinear(
          &row, source: source, projection: projection, x: -9, y: 3, count: 40)
        #expect(row == [UInt32](repeating: 0xff11_2233, count: 40))
        Kernels.projectNearest(&row, source: source, projection: projection, x: -9, y: 3, count: 40)
        #expect(row == [UInt32](repeating: 0xff11_2233, count: 40))
      }
    }
  }
}
