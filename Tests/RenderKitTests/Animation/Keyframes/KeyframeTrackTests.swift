import CoreGraphics
import Testing

@testable import RenderKit

@Suite struct KeyframeTrackTests {
  private func numbers(
    _ values: [Double], _ mode: KeyframeSettings.Mode = .linear,
    change: (inout KeyframeSettings) -> Void = { _ in }
  ) throws -> (Double) -> Double? {
    var settings = KeyframeSettings()
    settings.mode = mode
    change(&settings)
    let track = try #require(KeyframeTrack(values.map { .number($0) }, settings))
    return { progress in
      guard case .number(let number)? = track.value(at: progress) else { return nil }
      return number
    }
  }

  private func along(
    _ path: CGPath, _ mode: KeyframeSettings.Mode = .linear,
    change: (inout KeyframeSettings) -> Void = { _ in }
  ) throws -> (Double) -> CGPoint? {
    var settings = KeyframeSettings()
    settings.mode = mode
    change(&settings)
    let track = try #require(KeyframeTrack(along: path, isSize: false, settings))
    return { progress in
      guard case .point(let point)? = track.value(at: progress) else { return nil }
      return point
    }
  }

  @Test func segmentsAreEquallyLongWithoutTimes() throws {
    let value = try numbers([0, 10, 40])
    #expect([-1, 0, 0.25, 0.5, 0.75, 1, 2].map(value) == [0, 0, 5, 10, 25, 40, 40])
  }

  @Test func timesSayWhenEachValueIsReached() throws {
    let value = try numbers([0, 10, 40]) { $0.times = [0, 0.8, 1] }
    #expect(value(0.4) == 5)
    #expect(abs(try #require(value(0.9)) - 25) < 1e-9)
  }

  @Test func theFirstAndTheLastValueReachToTheEnds() throws {
    let value = try numbers([5, 10]) { $0.times = [0.25, 0.5] }
    #expect([0.1, 0.375, 0.9].map(value) == [5, 7.5, 10])
  }

  @Test func equalTimesJumpToTheLaterValue() throws {
    let value = try numbers([0, 10, 20, 30]) { $0.times = [0, 0.5, 0.5, 1] }
    #expect(abs(try #require(value(0.499999)) - 10) < 1e-3)
    #expect([0.5, 0.75].map(value) == [20, 25])
  }

  @Test func timesBeforeTheBeginAndAfterTheEndArePlayedAsFarAsTheyShow() throws {
    let value = try numbers([0, 10, 20, 30, 40, 50]) { $0.times = [0, -0.19, 0.3, 0.7, 1.19, 1] }
    // From 10 at -0.19 to 20 at 0.3, and from 30 at 0.7 towards 40 at 1.19; 50 has the end itself.
    for (time, expected) in [
      (0, 10 + 1.9 / 0.49), (0.1, 10 + 2.9 / 0.49), (0.5, 25), (0.9, 30 + 2 / 0.49), (1, 50),
    ] {
      #expect(abs(try #require(value(time)) - expected) < 1e-9)
    }
  }

  @Test func timesThatFallGoOnFromTheLastValueWhoseTimeHasCome() throws {
    let value = try numbers([0, 6, 10, 40]) { $0.times = [0, 0.6, 0.4, 1] }
    for (time, expected) in [(0.3, 3.0), (0.4, 10), (0.6, 20), (0.7, 25), (1, 40)] {
      #expect(abs(try #require(value(time)) - expected) < 1e-9)
    }
    let held = try numbers([1, 2, 3], .discrete) { $0.times = [0, 0.5, 1.2] }
    #expect([0.2, 0.6, 1].map(held) == [1, 2, 2])
  }

  @Test(arguments: [[0, 1], [0, 0.2, 0.8, 1], [0, .nan, 1], [0, .infinity, 1]])
  func timesThatDoNotFitAreNotLookedAt(times: [Double]) throws {
    let value = try numbers([0, 10, 40]) { $0.times = times }
    #expect(value(0.25) == 5)
  }

  @Test func eachSegmentHasItsOwnPacing() throws {
    let value = try numbers([0, 1, 2, 3]) { $0.curves = [.easeIn, .easeOut] }
    // easeIn at a half is 0.31536, easeOut its mirror; the last segment is linear.
    for (time, expected) in [(1.0 / 6, 0.31536), (0.5, 1.68464), (5.0 / 6, 2.5)] {
      #expect(abs(try #require(value(time)) - expected) < 1e-5)
    }
  }

  @Test func discreteValuesStayUntilTheNextOnesTime() throws {
    let even = try numbers([1, 2, 3, 4], .discrete)
    #expect([0, 0.24, 0.25, 0.6, 0.75, 1].map(even) == [1, 1, 2, 3, 4, 4])
    let timed = try numbers([1, 2], .discrete) { $0.times = [0, 0.9, 1] }
    #expect([0.89, 0.9, 1].map(timed) == [1, 2, 2])
  }

  @Test func pacedValuesGoAtConstantSpeed() throws {
    let value = try numbers([0, 10, 40], .paced) { $0.times = [0, 0.5, 1] }
    for progress in [0.1, 0.25, 0.5, 0.9] {
      #expect(abs(try #require(value(progress)) - 40 * progress) < 1e-9)
    }
  }

  /// Catmull and Rom's middle piece through 0, 10, 30, 40: tangents 15 and 15, so half-way the
  /// Hermite form gives (10 + 30) / 2 + (15 - 15) / 8; at a quarter
  /// 27/32 * 10 + 5/32 * 30 + 9/64 * 15 - 3/64 * 15 = 14.53125.
  @Test func cubicValuesFollowCatmullAndRom() throws {
    let value = try numbers([0, 10, 30, 40], .cubic)
    #expect(abs(try #require(value(0.5)) - 20) < 1e-9)
    #expect(abs(try #require(value(1.25 / 3)) - 14.53125) < 1e-9)
    let third = 1.0 / 3
    #expect([0, third, 1].map(value) == [0, 10, 40])
  }

  /// Tension, bias and continuity at the second value, and the resulting middle of the segment from
  /// 10 to 30: with the tangents d and e of its ends, 20 + (d - e) / 8, where e is always 15.
  private static let bends: [(Double, Double, Double, Double)] = [
    (0.5, 0, 0, 20 + (7.5 - 15) / 8),  // Half of Catmull and Rom's 15.
    (0, 1, 0, 20 + (10.0 - 15) / 8),  // Only the previous segment.
    (0, 0, 0.5, 20 + (12.5 - 15) / 8),  // 0.75 * 10 + 0.25 * 20.
  ]

  @Test(arguments: bends)
  func kochanekAndBartelsBendTheCurve(
    tension: Double, bias: Double, continuity: Double, expected: Double
  ) throws {
    let value = try numbers([0, 10, 30, 40], .cubic) {
      $0.tensions = [0, tension]
      $0.biases = [0, bias]
      $0.continuities = [0, continuity]
    }
    #expect(abs(try #require(value(0.5)) - expected) < 1e-9)
  }

  @Test func linesAndCurvesOfAPathAreSegments() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addQuadCurve(to: CGPoint(x: 200, y: 100), control: CGPoint(x: 200, y: 0))
    let point = try along(path)
    #expect(point(0.25) == CGPoint(x: 50, y: 0))
    // A quarter of each end and half the control point: 25 + 100 + 50 = 175, 0 + 0 + 25.
    let bend = try #require(point(0.75))
    #expect(abs(bend.x - 175) < 1e-9 && abs(bend.y - 25) < 1e-9)
  }

  @Test func aNewPieceOfAPathJumpsThere() throws {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    path.addLines(between: [CGPoint(x: 50, y: 0), CGPoint(x: 60, y: 0)])
    #expect(try along(path)(0.5)?.x == 50)
  }

  @Test func closingAPathIsASegmentWhereItLeadsSomewhere() throws {
    let rect = try along(CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil))
    #expect(rect(0.875) == CGPoint(x: 0, y: 5))
    let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let opposite = try #require(try along(ellipse)(0.5))
    #expect(abs(opposite.x) < 1e-9 && abs(opposite.y - 5) < 1e-9)
  }

  @Test func timesOfAClosedPathAreOfItsSidesOrOfItsCorners() throws {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let sides = try along(square) { $0.times = [0, 0.125, 0.25, 0.5, 1] }
    #expect(sides(0.375) == CGPoint(x: 5, y: 10) && sides(0.75) == CGPoint(x: 0, y: 5))
    #expect(sides(1) == .zero)
    let corners = try along(square) { $0.times = [0, 0.25, 0.75, 1] }
    #expect(corners(0.5) == CGPoint(x: 10, y: 5) && corners(1) == CGPoint(x: 0, y: 10))
    let held = try along(square, .discrete) { $0.times = [0, 0.2, 0.6, 0.9] }
    #expect(held(0.7) == CGPoint(x: 10, y: 10) && held(0.95) == CGPoint(x: 0, y: 10))
  }

  @Test func closesWithoutAWayToGoTakeNoTime() throws {
    let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let round = try along(ellipse) { $0.times = [0, 0.7, 0.8, 0.9, 1] }
    let quarter = try #require(round(0.7))
    #expect(abs(quarter.x - 5) < 1e-9 && abs(quarter.y - 10) < 1e-9)
    let triangle = CGMutablePath()
    triangle.addLines(between: [.zero, CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 8), .zero])
    triangle.closeSubpath()
    #expect(try along(triangle) { $0.times = [0, 0.1, 0.2, 1] }(0.6) == CGPoint(x: 4, y: 4))
  }

  @Test func pacedPathsCloseWhateverTimesThereAre() throws {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let paced = try along(square, .paced) { $0.times = [0, 0.2, 0.6, 1] }
    let last = try #require(paced(0.875))
    #expect(abs(last.x) < 1e-9 && abs(last.y - 5) < 1e-9)
  }

  @Test(arguments: [KeyframeSettings.Mode.linear, .paced, .cubic, .cubicPaced, .discrete])
  func aPathThatIsOnlyAPointStaysThere(mode: KeyframeSettings.Mode) throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var settings = KeyframeSettings()
    (settings.mode, settings.turning, settings.times) = (mode, .backward, [0, 1])
    let track = try #require(KeyframeTrack(along: path, isSize: false, settings))
    for progress in [0, 0.5, 1] {
      guard case .point(CGPoint(x: 3, y: 4))? = track.value(at: progress) else {
        Issue.record("not at the point")
        continue
      }
    }
    #expect(track.turn(at: 0.5) == nil)
  }

  /// On a circle of radius 100, equal times give equal angles.
  @Test func pacedPathsAreFollowedAtConstantSpeed() throws {
    let box = CGRect(x: -100, y: -100, width: 200, height: 200)
    let point = try along(CGPath(ellipseIn: box, transform: nil), .paced)
    for step in 0...16 {
      let found = try #require(point(Double(step) / 16))
      let angle = 2 * Double.pi * Double(step) / 16
      #expect(abs(abs(found.x) - abs(100 * cos(angle))) < 0.05)
      #expect(abs(abs(found.y) - abs(100 * sin(angle))) < 0.05)
    }
  }

  /// Of a turn, in radians.
  private static let eighth = Double.pi / 4

  @Test func layersTurnWithThePathTheyFollow() throws {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 30)])
    var settings = KeyframeSettings()
    settings.turning = .forward
    let track = try #require(KeyframeTrack(along: path, isSize: false, settings))
    let (first, second) = (try #require(track.turn(at: 0.25)), try #require(track.turn(at: 0.75)))
    #expect(abs(first - Self.eighth) < 1e-9 && abs(second - 2 * Self.eighth) < 1e-9)
    settings.turning = .backward
    let back = try #require(KeyframeTrack(along: path, isSize: false, settings))
    let turned = try #require(back.turn(at: 0.25))
    #expect(abs(turned - 5 * Self.eighth) < 1e-9)
  }

  @Test func directionsAreKnownWhereACurveStandsStill() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 10), control1: .zero, control2: CGPoint(x: 10, y: 10))
    var settings = KeyframeSettings()
    settings.turning = .forward
    let track = try #require(KeyframeTrack(along: path, isSize: false, settings))
    for progress in [0, 0.5, 1] {
      let turn = try #require(track.turn(at: progress))
      #expect(abs(turn - Self.eighth) < 1e-6)
    }
  }

  @Test func whatLeadsNowhereIsNoTrack() {
    #expect(KeyframeTrack([], KeyframeSettings()) == nil)
    #expect(KeyframeTrack(along: CGMutablePath(), isSize: false, KeyframeSettings()) == nil)
  }

  @Test(arguments: [KeyframeSettings.Mode.linear, .paced, .cubic, .cubicPaced, .discrete])
  func everyKindGoesThroughItsValues(mode: KeyframeSettings.Mode) throws {
    var settings = KeyframeSettings()
    settings.mode = mode
    for values in KeyframeTrackTests.samples {
      let track = try #require(KeyframeTrack(values, settings))
      #expect(track.value(at: 0)?.kind == values[0].kind)
      #expect(track.value(at: 0.37)?.kind == values[0].kind)
      #expect("\(try #require(track.value(at: 1)))" == "\(values[2])")
    }
  }

  private static var samples: [[AnimatableValue]] {
    let image = CGImage?.none
    let turns = [0, 1, 2].map { CATransform3DMakeRotation(CGFloat($0), 0, 0, 1) }
    let tilts = [0, 1, 2].map { CATransform3DMakeRotation(CGFloat($0), 1, 0, 0) }
    let paths = [1, 2, 3].map {
      CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: 1), transform: nil)
    }
    let grays = [0, 0.5, 1].map { CGColor(srgbRed: $0, green: $0, blue: $0, alpha: 1) }
    return [
      [.size(.zero), .size(CGSize(width: 1, height: 2)), .size(CGSize(width: 9, height: 2))],
      [.rect(.zero), .rect(CGRect(x: 1, y: 2, width: 3, height: 4)), .rect(.zero)],
      turns.map { .transform($0) }, tilts.map { .transform($0) }, paths.map { .path($0) },
      grays.map { .color($0) }, grays.map { .colors([$0, grays[0]]) },
      [.numbers([0, 1]), .numbers([0.5, 1]), .numbers([1, 1])],
      [.flag(true), .flag(false), .flag(true)], [.image(image), .image(image), .image(image)],
    ]
  }
}
