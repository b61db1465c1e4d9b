import PlatformKit
import Testing
@testable import UIKit

/// The properties of fingers and pens other than their position.
@MainActor
struct TouchPoseTests {
  private func make() -> (TestApp, RecordingView) {
    let app = TestApp(scale: 2)
    let view = RecordingView("a", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    app.window.addSubview(view)
    app.turn()
    return (app, view)
  }

  private func pose(force: Double?, altitude: Double = .pi / 2, azimuth: Double = 0) -> TouchPose {
    var pose = TouchPose(force: force)
    pose.altitude = altitude
    pose.azimuth = azimuth
    return pose
  }

  @Test func aFingerIsDirectUprightAndWithoutForce() {
    let (app, view) = make()
    var pose = TouchPose()
    pose.majorRadius = 24
    app.touch(1, .down, 21, 40, pose: pose)
    let touch = view.touches[0]
    #expect(touch.type == .direct)
    #expect(touch.location(in: view) == CGPoint(x: 10.5, y: 20))
    #expect(touch.force == 0 && touch.maximumPossibleForce == 0)
    #expect(touch.altitudeAngle == .pi / 2)
    #expect(touch.majorRadius == 12, "24 pixels at 2 pixels a point")
  }

  @Test func aPensPressureIsAShareOfTheMostItCanBe() {
    let (app, view) = make()
    app.touch(1, .down, 20, 20, kind: .pen, pose: pose(force: 0.24))
    let touch = view.touches[0]
    #expect(touch.type == .pencil)
    #expect(abs(touch.maximumPossibleForce - 25 / 6) < 1e-9)
    #expect(abs(touch.force - 1) < 1e-9, "0.24 × 25/6")
  }

  @Test func pressureAloneIsMotionAndEverySampleIsCoalesced() {
    let (app, view) = make()
    var forces: [[CGFloat]] = []
    view.onTouch = { touch, event in
      forces.append(event?.coalescedTouches(for: touch)?.map(\.force) ?? [])
    }
    app.touch(1, .down, 20, 20, kind: .pen, pose: pose(force: 0))
    app.touch(1, .move, 20, 20, kind: .pen, pose: pose(force: 0.12))
    app.touch(1, .move, 20, 20, kind: .pen, pose: pose(force: 0.24))
    app.touch(1, .move, 20, 20, kind: .pen, pose: pose(force: 0.48))
    app.advance(0.02)
    let rounded = forces.map { $0.map { ($0 * 100).rounded() / 100 } }
    #expect(rounded == [[0], [0.5], [1, 2]])
  }

  @Test func theAzimuthTurnsWithTheView() {
    let (app, view) = make()
    app.touch(1, .down, 100, 100, kind: .pen, pose: pose(force: 1, altitude: 0.5, azimuth: 0.25))
    let touch = view.touches[0]
    #expect(abs(touch.azimuthAngle(in: nil) - 0.25) < 1e-9)
    view.transform = CGAffineTransform(rotationAngle: 1)
    #expect(abs(touch.azimuthAngle(in: view) + 0.75) < 1e-9, "0.25 − 1")
    let vector = touch.azimuthUnitVector(in: view)
    #expect(abs(vector.dx * vector.dx + vector.dy * vector.dy - 1) < 1e-9)
    #expect(touch.altitudeAngle == 0.5)
  }

  @Test func numbersThatCannotBeAreLeftOut() {
    let (app, view) = make()
    var wild = pose(force: .nan, altitude: .infinity, azimuth: .nan)
    wild.majorRadius = -5
    app.touch(1, .down, 20, 20, kind: .pen, pose: wild)
    #expect(view.touches[0].force == 0)
    #expect(view.touches[0].altitudeAngle == .pi / 2)
    #expect(view.touches[0].majorRadius == 0)
    app.touch(2, .down, .nan, 20)
    #expect(view.touches.count == 1)
  }
}
