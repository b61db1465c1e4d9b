import CoreGraphics
import RenderKit
import Testing

@Suite struct InterpolationTests {
  private func transform(
    _ a: CATransform3D, _ b: CATransform3D, _ fraction: Double
  ) -> CATransform3D {
    Interpolation.transform(from: a, to: b, fraction)
  }

  private func expectEqual(_ a: CATransform3D, _ b: CATransform3D) {
    let rows = [(a.row1, b.row1), (a.row2, b.row2), (a.row3, b.row3), (a.row4, b.row4)]
    for (x, y) in rows {
      let delta = x - y
      #expect((delta * delta).sum() < 1e-18, "\(a) is not \(b)")
    }
  }

  @Test func quarterTurnIsAPureTurnHalfWay() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expectEqual(
      transform(CATransform3DIdentity, turn, 0.5), CATransform3DMakeRotation(.pi / 4, 0, 0, 1))
  }

  @Test func scaleAndTranslationGoStraight() {
    var end = CATransform3DMakeScale(3, 3, 1)
    end.m41 = 10
    var middle = CATransform3DMakeScale(2, 2, 1)
    middle.m41 = 5
    expectEqual(transform(CATransform3DIdentity, end, 0.5), middle)
  }

  @Test func anglesGoTheShortWayRound() {
    let a = CATransform3DMakeRotation(.pi * 0.9, 0, 0, 1)
    let b = CATransform3DMakeRotation(-.pi * 0.9, 0, 0, 1)
    expectEqual(transform(a, b, 0.5), CATransform3DMakeRotation(.pi, 0, 0, 1))
  }

  @Test func mirroringSqueezesInsteadOfTurning() {
    let mirror = CATransform3DMakeScale(-1, 1, 1)
    expectEqual(
      transform(CATransform3DIdentity, mirror, 0.25), CATransform3DMakeScale(0.5, 1, 1))
  }

  @Test func shearAndTurnComeApartAndTogetherAgain() {
    var t = CATransform3DMakeRotation(0.7, 0, 0, 1)
    (t.m21, t.m41) = (2.5, 30)
    expectEqual(transform(t, CATransform3DIdentity, 1e-13), t)
    expectEqual(transform(CATransform3DIdentity, t, 1 - 1e-13), t)
  }

  @Test func singularMatricesGoElementByElement() {
    let flat = CATransform3DMakeScale(0, 0, 1)
    expectEqual(
      transform(flat, CATransform3DIdentity, 0.25), CATransform3DMakeScale(0.25, 0.25, 1))
  }

  @Test func turnsInSpaceFollowTheShortestArc() {
    let axis = (x: 1.0, y: 2.0, z: -0.5)
    let end = CATransform3DMakeRotation(1.2, axis.x, axis.y, axis.z)
    let middle = CATransform3DMakeRotation(0.6, axis.x, axis.y, axis.z)
    expectEqual(transform(CATransform3DIdentity, end, 0.5), middle)
  }

  @Test func spatialPartsRebuildTheirMatrix() {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    var t = CATransform3DConcat(
      CATransform3DMakeScale(2, -3, 0.5), CATransform3DMakeRotation(2.8, 0.3, 1, 0.2))
    t = CATransform3DConcat(t, CATransform3DMakeTranslation(10, 20, 30))
    t.m12 += 0.3
    t = CATransform3DConcat(t, lens)
    let rebuilt = transform(t, lens, 1e-13)
    // The same except for the factor that the perspective division cancels.
    t.row1 /= t.m44
    t.row2 /= t.m44
    t.row3 /= t.m44
    t.row4 /= t.m44
    expectEqual(rebuilt, t)
  }

  @Test func perspectiveFadesIn() {
    var lens = CATransform3DIdentity
    lens.m34 = -0.002
    #expect(abs(transform(CATransform3DIdentity, lens, 0.5).m34 - -0.001) < 1e-15)
  }

  @Test func coloursMixComponentByComponentInGammaEncodedSRGB() {
    let a = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let b = CGColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 0.5)
    let mixed = Interpolation.color(from: a, to: b, 0.5)
    #expect(mixed == CGColor(srgbRed: 0.5, green: 0.25, blue: 0.5, alpha: 0.75))
  }

  @Test func noColourIsTheOtherOneTransparent() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let half = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(Interpolation.color(from: nil, to: red, 0.5) == half)
    #expect(Interpolation.color(from: red, to: nil, 0.5) == half)
    #expect(Interpolation.color(from: nil, to: nil, 0.5) == nil)
  }

  @Test func valuesOfDifferentKindsDoNotMix() {
    #expect(Interpolation.value(from: .number(1), to: .point(.zero), 0.5)?.kind == nil)
    #expect(Interpolation.sum(.number(1), .point(.zero))?.kind == nil)
  }

  @Test func flagsChangeHalfWay() {
    guard
      case .flag(let before)? = Interpolation.value(from: .flag(false), to: .flag(true), 0.4),
      case .flag(let after)? = Interpolation.value(from: .flag(false), to: .flag(true), 0.5)
    else {
      Issue.record("flags make flags")
      return
    }
    #expect(!before && after)
  }
}
