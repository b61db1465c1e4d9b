import CoreGraphics
import RasterKit
import Testing

struct PathCoverageTests {
  private let square = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil)
    .elements

  private func rows(_ mask: MaskBuffer?) -> [[UInt8]] {
    guard let mask else { return [] }
    return (0..<mask.size.height).map { y in
      (0..<Int(mask.size.width)).map { mask.row(y)[$0] }
    }
  }

  @Test func aFillCoversItsPixels() {
    let mask = PathCoverage.mask(
      square, .fill(.winding), .identity, in: PixelRect(x: 0, y: 0, width: 4, height: 3))
    #expect(rows(mask) == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0]])
  }

  @Test func thePartAskedForIsThatPartOfTheWhole() {
    let part = PathCoverage.mask(
      square, .fill(.winding), .identity, in: PixelRect(x: 2, y: 2, width: 2, height: 2))
    #expect(rows(part) == [[255, 0], [0, 0]])
  }

  /// Cairo cuts edges at the sides of the requested area and rounds the positions of the cuts.
  @Test func rowsAreTheSameWhicheverAreAskedFor() {
    var seed: UInt32 = 1
    func random(_ end: CGFloat) -> CGFloat {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return CGFloat(seed >> 8) / 16_777_216 * end
    }
    let whole = PixelRect(x: 0, y: 0, width: 300, height: 200)
    for _ in 0..<30 {
      let path = CGMutablePath()
      path.addLines(between: (0..<9).map { _ in CGPoint(x: random(300), y: random(200)) })
      let rows = PixelRect(x: 0, y: Int32(random(150)), width: 300, height: 40)
      let all = PathCoverage.mask(path.elements, .fill(.evenOdd), .identity, in: whole)
      let some = PathCoverage.mask(path.elements, .fill(.evenOdd), .identity, in: rows)
      #expect(self.rows(some) == Array(self.rows(all)[Int(rows.minY)..<Int(rows.maxY)]))
    }
  }

  @Test func thePenIsMappedLikeThePath() {
    var pen = LineStyle()
    pen.width = 2
    var line = PathElements()
    line.append(.move(CGPoint(x: 0, y: 2)))
    line.append(.line(CGPoint(x: 2, y: 2)))
    // Twice as wide, half as high: a stroke two points thick is one pixel thick.
    let mask = PathCoverage.mask(
      line, .stroke(pen), CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 0, ty: 0.5),
      in: PixelRect(x: 0, y: 0, width: 5, height: 3))
    #expect(rows(mask) == [[0, 0, 0, 0, 0], [255, 255, 255, 255, 0], [0, 0, 0, 0, 0]])
  }

  @Test func nothingComesOfNothing() {
    let area = PixelRect(x: 0, y: 0, width: 2, height: 2)
    #expect(PathCoverage.mask(square, .fill(.winding), .identity, in: .empty) == nil)
    let flat = CGAffineTransform(a: 1, b: 0, c: 1, d: 0, tx: 0, ty: 0)
    #expect(PathCoverage.mask(square, .fill(.winding), flat, in: area) == nil)
    #expect(
      PathCoverage.mask(
        square, .fill(.winding), .identity, in: PixelRect(x: 0, y: 0, width: 40_000, height: 1))
        == nil)
  }
}
