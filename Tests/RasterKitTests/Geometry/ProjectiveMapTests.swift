import RasterKit
import Testing

@Suite struct ProjectiveMapTests {
  /// Rotated around the vertical axis by 60 degrees, seen from 500 away: x/2 and w = 1 + 0.866 x /
  /// 500.
  static let door = ProjectiveMap(
    AffineMap(a: 0.5, b: 0, c: 0, d: 1, tx: 0, ty: 0), p: 0.866 / 500)

  private func isNear(_ a: (x: Double, y: Double)?, _ x: Double, _ y: Double) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < 1e-9 * max(1, abs(x)) && abs(a.y - y) < 1e-9 * max(1, abs(y))
  }

  @Test func whatIsFurtherAwayIsSmaller() {
    let w = 1 + 0.866 / 500 * 100
    #expect(isNear(Self.door.apply(x: 100, y: 40), 50 / w, 40 / w))
    #expect(isNear(Self.door.apply(x: 0, y: 40), 0, 40))
  }

  @Test func behindTheEyeThereIsNothing() {
    #expect(Self.door.apply(x: -600, y: 0) == nil)
    #expect(Self.door.apply(x: -500 / 0.866, y: 0) == nil)
  }

  @Test func theWayBackLeadsBack() throws {
    let map = ProjectiveMap(
      AffineMap(a: 2, b: 0.3, c: -0.5, d: 1.5, tx: 30, ty: -7), p: 0.001, q: 0.0007)
    let back = try #require(map.inverted)
    let there = try #require(map.apply(x: 12, y: 34))
    #expect(isNear(back.apply(x: there.x, y: there.y), 12, 34))
    #expect(ProjectiveMap(AffineMap(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)).inverted == nil)
    #expect(ProjectiveMap(.identity, p: .nan).inverted == nil)
  }

  @Test func mapsFollowOneAnother() throws {
    let next = ProjectiveMap(AffineMap(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6), q: 0.002)
    let both = Self.door.concatenating(next)
    let first = try #require(Self.door.apply(x: 70, y: 20))
    let second = try #require(next.apply(x: first.x, y: first.y))
    #expect(isNear(both.apply(x: 70, y: 20), second.x, second.y))
  }

  @Test func affineMapsAreToldApart() {
    let map = AffineMap(a: 2, b: 1, c: 0, d: 3, tx: 4, ty: 5)
    #expect(ProjectiveMap(map).affine == map)
    #expect(
      ProjectiveMap(map, r: 2).affine == AffineMap(a: 1, b: 0.5, c: 0, d: 1.5, tx: 2, ty: 2.5))
    #expect(Self.door.affine == nil && ProjectiveMap(map, r: -1).affine == nil)
  }
}
