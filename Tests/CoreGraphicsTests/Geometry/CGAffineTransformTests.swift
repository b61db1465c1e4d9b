import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

  @Test func aPositiveAngleTurnsXTowardsY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(near(turned, CGPoint(x: 0, y: 1)))
  }

  @Test func concatenatingAppliesTheFirstFirst() {
    let both = CGAffineTransform(scaleX: 2, y: 3).concatenating(
      CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 12, y: 23))
  }

  @Test func theFluentFormsApplyBeforeWhatIsThere() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 22, y: 63))
  }

  @Test func aTransformAndItsInverseUndoEachOther() {
    let t = CGAffineTransform(a: 1.5, b: 0.25, c: -0.75, d: 2, tx: 7, ty: -3)
    let p = CGPoint(x: 12, y: -5)
    #expect(near(p.applying(t).applying(t.inverted()), p))
  }

  @Test func aSingularTransformIsItsOwnInverse() {
    let t = CGAffineTransform(scaleX: 0, y: 1)
    #expect(t.inverted() == t)
  }

  @Test func aTurnedRectBecomesTheUprightBoxAroundIt() {
    let box = CGRect(x: -1, y: -1, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(box.width - 2 * 2.0.squareRoot()) < 1e-9)
    #expect(abs(box.midX) < 1e-9)
  }

  @Test func componentsMakeTheSameTransformAgain() {
    let t = CGAffineTransform(scaleX: 2, y: 0.5).rotated(by: 0.7).translatedBy(x: 3, y: 4)
    let again = CGAffineTransform(t.decomposed())
    for (a, b) in [
      (t.a, again.a), (t.b, again.b), (t.c, again.c), (t.d, again.d), (t.tx, again.tx),
    ] {
      #expect(abs(a - b) < 1e-9)
    }
  }
}
