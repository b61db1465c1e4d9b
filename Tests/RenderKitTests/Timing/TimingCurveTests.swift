import RenderKit
import Testing

@Suite struct TimingCurveTests {
  @Test(arguments: [
    (0.1, 0.01972), (0.2, 0.08166), (0.25, 0.12916), (0.4, 0.33188), (0.5, 0.5), (0.75, 0.87084),
  ])
  func easeInEaseOutHasTheMeasuredProgress(time: Double, progress: Double) {
    #expect(abs(TimingCurve.easeInEaseOut.value(at: time) - progress) < 0.5e-5)
  }

  @Test(arguments: [(0.25, 0.09346), (0.5, 0.31536), (0.75, 0.62186)])
  func easeInHasTheMeasuredProgressAndEaseOutMirrorsIt(time: Double, progress: Double) {
    #expect(abs(TimingCurve.easeIn.value(at: time) - progress) < 0.5e-5)
    #expect(abs(TimingCurve.easeOut.value(at: 1 - time) - (1 - progress)) < 0.5e-5)
  }

  @Test func everyPointOfTheBezierIsHitTo1e9() {
    let curves: [TimingCurve] = [
      .default, .easeIn, .easeOut, TimingCurve(1, 0, 0, 1), TimingCurve(0, 1, 1, 0),
      TimingCurve(0.68, -0.55, 0.265, 1.55),
    ]
    for curve in curves {
      for s in stride(from: 0.0, through: 1, by: 1.0 / 64) {
        let (a, b, c) = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s), s * s * s)
        let (x, y) = (a * curve.x1 + b * curve.x2 + c, a * curve.y1 + b * curve.y2 + c)
        // Where the curve is vertical, its value is only as exact as its time.
        let slack = curve == TimingCurve(1, 0, 0, 1) && abs(s - 0.5) < 0.02 ? 1e-3 : 1e-9
        #expect(abs(curve.value(at: x) - y) < slack, "\(curve) at \(x)")
      }
    }
  }

  @Test func linearIsExact() {
    #expect(TimingCurve.linear.value(at: 0.3) == 0.3)
  }

  @Test func timesOutsideTheCurveGiveItsEnds() {
    #expect(TimingCurve.easeIn.value(at: -1) == 0)
    #expect(TimingCurve.easeIn.value(at: 2) == 1)
    #expect(TimingCurve.easeIn.value(at: .nan) == 0)
  }

  @Test func wildControlPointsStayFinite() {
    #expect(TimingCurve(-9, 0, 12, 1).value(at: 0.5).isFinite)
    #expect(TimingCurve(.nan, 0, 1, 1).value(at: 0.5) == 0.5)
  }
}
