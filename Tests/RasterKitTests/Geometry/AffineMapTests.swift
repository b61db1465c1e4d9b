import RasterKit
import Testing

@Suite struct AffineMapTests {
  let map = AffineMap(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -4)

  @Test func appliesItsFormula() {
    let point = map.apply(x: 10, y: 20)
    // 2·10 − 20 + 5 and 10 + 3·20 − 4
    #expect(point.x == 5)
    #expect(point.y == 66)
  }

  @Test func concatenationAppliesTheReceiverFirst() {
    let next = AffineMap(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 0)
    let (once, twice) = (map.concatenating(next).apply(x: 1, y: 2), map.apply(x: 1, y: 2))
    let expected = next.apply(x: twice.x, y: twice.y)
    #expect(once.x == expected.x)
    #expect(once.y == expected.y)
  }

  @Test func inverseLeadsBack() throws {
    let inverse = try #require(map.inverted)
    let point = map.apply(x: 3, y: 4)
    let back = inverse.apply(x: point.x, y: point.y)
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
  }

  @Test func flatAndInfiniteMapsHaveNoInverse() {
    #expect(AffineMap(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted == nil)
    #expect(AffineMap(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverted == nil)
    #expect(AffineMap(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0).inverted == nil)
  }

  @Test func quarterTurnsAreAxisAligned() {
    #expect(AffineMap(a: 0, b: 1, c: -1, d: 0, tx: 9, ty: 0).isAxisAligned)
    #expect(!map.isAxisAligned)
  }
}
