import QuartzCore
import RenderKit
import Testing

@Suite struct CAMediaTimingFunctionTests {
  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, TimingCurve.linear), (.easeIn, .easeIn),
    (.easeOut, .easeOut), (.easeInEaseOut, .easeInEaseOut), (.default, .default),
  ])
  func namesAreCoreAnimationsCurves(name: CAMediaTimingFunctionName, curve: TimingCurve) {
    #expect(CAMediaTimingFunction(name: name).curve == curve)
  }

  @Test func unknownNamesRunLinearly() {
    let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "wobble"))
    #expect(function.curve == .linear)
  }

  @Test func controlPointsComeBackWithTheEnds() {
    let function = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 2)
    var points: [Float] = []
    for index in 0...3 {
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      points += point
    }
    #expect(points == [0, 0, 0.25, 0.5, 0.75, 2, 1, 1])
  }

  @Test func sameCurvesAreEqual() {
    #expect(
      CAMediaTimingFunction(controlPoints: 0, 0, 1, 1) == CAMediaTimingFunction(name: .linear))
  }
}
