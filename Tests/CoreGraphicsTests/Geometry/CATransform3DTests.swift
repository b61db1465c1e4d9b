import CoreGraphics
import Testing

@Suite struct CATransform3DTests {
  /// (x y z 1) M, divided by w.
  private func apply(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [CGFloat] {
    let w = x * t.m14 + y * t.m24 + z * t.m34 + t.m44
    return [
      (x * t.m11 + y * t.m21 + z * t.m31 + t.m41) / w,
      (x * t.m12 + y * t.m22 + z * t.m32 + t.m42) / w,
      (x * t.m13 + y * t.m23 + z * t.m33 + t.m43) / w,
    ]
  }

  private func expect(_ a: [CGFloat], _ b: [CGFloat]) {
    for (a, b) in zip(a, b) { #expect(abs(a - b) < 1e-9) }
  }

  @Test func rotationAboutEachAxisFollowsTheRightHand() {
    expect(apply(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 1, 0, 0), [0, 1, 0])
    expect(apply(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), 0, 1, 0), [0, 0, 1])
    expect(apply(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0, 0, 1), [1, 0, 0])
  }

  @Test func theAxisNeedNotBeOfLengthOneAndNoneTurnsNothing() {
    let long = CATransform3DMakeRotation(0.3, 0, 0, 9)
    let unit = CATransform3DMakeRotation(0.3, 0, 0, 1)
    expect([long.m11, long.m12], [unit.m11, unit.m12])
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(0.3, 0, 0, 0)))
  }

  @Test func concatenationAppliesTheFirstFirst() {
    let t = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(1, 1, 1))
    expect(apply(t, 1, 1, 1), [3, 4, 5])
    expect(
      apply(CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1), 1, 1, 1), [4, 6, 8])
  }

  @Test func perspectiveMovesNearPointsOutwards() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    expect(apply(t, 10, 20, 250), [20, 40, 500])
  }

  @Test func theInverseUndoesAndASingularOneStays() {
    var t = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.6, 1, 2, 3)
    t.m34 = -0.002
    let point = apply(t, 7, 8, 9)
    expect(apply(CATransform3DInvert(t), point[0], point[1], point[2]), [7, 8, 9])
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func affineOnesGoThereAndBack() {
    let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(m)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == m)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.5, 1, 0, 0)))
  }
}
