import CoreGraphics
import RenderKit
import Testing

struct KindAnimationTests {
  /// Half-way through a second of one property's animation.
  private func halfWay(
    _ model: LayerSnapshot, _ property: LayerProperty, _ from: AnimatableValue?,
    _ to: AnimatableValue?
  ) -> (LayerSnapshot, LayerProperty.Dirties) {
    var timing = MediaTiming()
    timing.duration = 1
    let animation = AnimationSnapshot(
      id: AnimationID(rawValue: 1), timing: timing, curve: .linear, isRemovedOnCompletion: true,
      effect: .property(
        PropertyAnimation(
          target: AnimationTarget(property), values: .basic(from: from, to: to, by: nil))))
    var layer = model
    let outcome = AnimationEvaluator.apply([animation], to: &layer, at: 0.5)
    return (layer, outcome.dirties)
  }

  private let shape: LayerSnapshot = {
    var model = LayerSnapshot()
    model.shape = ShapeSnapshot()
    return model
  }()

  private let gradient: LayerSnapshot = {
    var model = LayerSnapshot()
    model.gradient.colors = [CGColor(hex: black), CGColor(hex: red)]
    model.gradient.locations = [0, 0.5]
    return model
  }()

  private func line(_ points: (CGFloat, CGFloat)...) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  @Test func pathsMadeAlikeChangePointByPoint() {
    let (a, b) = (line((0, 0), (10, 0)), line((10, 20), (30, 40)))
    let shown = halfWay(shape, .path, .path(a), .path(b))
    #expect(shown.0.shape.path == line((5, 10), (20, 20)))
    #expect(shown.1 == .contents)
    #expect(shown.0.shape.pathBox == CGRect(x: 5, y: 10, width: 15, height: 10))
  }

  @Test func otherPathsChangeHalfWay() {
    let (a, b) = (line((0, 0), (10, 0)), line((0, 0), (5, 5), (9, 9)))
    #expect(halfWay(shape, .path, .path(a), .path(b)).0.shape.path == b)
    #expect(halfWay(shape, .path, .path(nil), .path(b)).0.shape.path == b)
  }

  @Test func coloursChangeOneByOne() {
    let to = [CGColor(hex: white), CGColor(hex: blue)]
    let shown = halfWay(gradient, .colors, nil, .colors(to)).0.gradient.colors.map(\.rgba)
    #expect(shown == [SIMD4(0.5, 0.5, 0.5, 1), SIMD4(0.5, 0, 0.5, 1)])
  }

  @Test func listsOfOtherLengthsChangeHalfWay() {
    let to = [CGColor(hex: white)]
    #expect(halfWay(gradient, .colors, nil, .colors(to)).0.gradient.colors == to)
  }

  @Test func locationsAndPointsChangeLikeNumbers() {
    let shown = halfWay(gradient, .locations, nil, .numbers([0.5, 1])).0
    #expect(shown.gradient.locations == [0.25, 0.75])
    let moved = halfWay(gradient, .endPoint, nil, .point(CGPoint(x: 1, y: 0))).0
    #expect(moved.gradient.endPoint == CGPoint(x: 0.75, y: 0.5))
  }

  @Test func strokesGrow() {
    let shown = halfWay(shape, .strokeEnd, .number(0), nil).0
    #expect(shown.shape.strokeEnd == 0.5)
    #expect(halfWay(shape, .lineWidth, .number(1), .number(4)).0.shape.line.width == 2.5)
    #expect(halfWay(shape, .lineDashPhase, .number(0), .number(9)).0.shape.line.dashPhase == 4.5)
  }

  @Test func layersOfAnotherKindAreLeftAlone() {
    let shown = halfWay(LayerSnapshot(), .strokeEnd, .number(0), .number(1))
    #expect(!shown.0.hasRareState && shown.1.isEmpty)
    #expect(halfWay(gradient, .path, nil, .path(line((0, 0), (1, 1)))).0.shape.path == nil)
  }

  @Test func partsOfPointsAnimate() {
    let target = AnimationTarget(keyPath: "startPoint.x")
    #expect(target == AnimationTarget(.startPoint, .x) && target?.kind == .number)
    var model = gradient
    let isSet = model.set(.number(0.2), for: AnimationTarget(.startPoint, .x))
    #expect(isSet && model.gradient.startPoint == CGPoint(x: 0.2, y: 0))
  }

  @Test func theModelIsNotTouchedByWhatIsShown() {
    _ = halfWay(gradient, .locations, nil, .numbers([0.5, 1]))
    #expect(gradient.gradient.locations == [0, 0.5])
  }
}
