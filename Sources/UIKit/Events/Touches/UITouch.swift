public import CoreGraphics
public import Foundation
import PlatformKit

/// One finger, pen or pressed pointer, from landing to lift. It stays the same object throughout.
///
/// A hovering pointer or pen is also a touch, from entering a window to leaving it. Locations are
/// in points with the full precision of the device. Main thread only.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The region phases belong to a hovering pointer or pen.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The kind of device. A mouse is an `indirectPointer`.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    public static var stylus: TouchType { .pencil }
  }

  /// As of the event it was last part of.
  open internal(set) var phase = Phase.began
  /// Taps in a row at about the same place, this one included; 0 for one that hovers.
  open internal(set) var tapCount = 0
  /// When the phase or location last changed, in seconds since boot.
  open internal(set) var timestamp: TimeInterval = 0
  /// What made it; a mouse is an `.indirectPointer`.
  open var type: TouchType { kind }
  /// The window the touch landed in.
  open internal(set) weak var window: UIWindow?
  /// The view hit when the touch landed; it keeps the touch to its end, also out of the window. For
  /// one that hovers, the view it is over.
  open internal(set) var view: UIView?
  /// Those that were given the touch when it landed, those on the view before those on its
  /// superviews; nil before that.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  private let kind: TouchType
  /// In the window.
  var position = CGPoint.zero
  var previousPosition = CGPoint.zero
  /// How hard, how steep, how broad; lengths in points.
  var pose = TouchPose()
  /// Where it has been since the last event, oldest first; the last one is `position`.
  var samples: [TouchSample] = []
  /// Its last places, those of earlier events too; oldest first.
  var trail: [TouchSample] = []
  /// Motion that no event has carried yet.
  var heldMotion: [TouchSample] = []
  /// False if the view does not accept another touch; the view then gets nothing of it.
  var isAccepted = true
  /// False while another view has exclusive touch; recognizers then get nothing of it either.
  var reachesRecognizers = true

  /// A finger that lands at (0, 0) of no window: for programs' tests of their own.
  public override init() {
    kind = .direct
    super.init()
  }

  init(_ sample: TouchSample, phase: Phase, tapCount: Int, window: UIWindow?) {
    kind = sample.type
    self.phase = phase
    self.tapCount = tapCount
    self.window = window
    timestamp = sample.time.seconds
    position = sample.position
    previousPosition = sample.position
    pose = sample.pose
    samples = [sample]
    trail = [sample]
    super.init()
  }

  // MARK: Estimates, which no device makes

  /// What of a touch may be estimated.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// None: devices do not correct what they report.
  open var estimatedProperties: Properties { [] }
  /// None: devices do not correct what they report.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Nil: devices do not correct what they report.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// Zero: X servers do not tell how a pen is rolled.
  open var rollAngle: CGFloat { 0 }

  // MARK: Where

  /// In the coordinates of `view`, nil meaning the window.
  open func location(in view: UIView?) -> CGPoint { convert(position, to: view) }

  /// Where it was before its last move; nil means the window's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPosition, to: view) }

  /// The same as `location(in:)`, which is not rounded here.
  open func preciseLocation(in view: UIView?) -> CGPoint { convert(position, to: view) }

  /// The same as `previousLocation(in:)`: nothing is rounded.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    convert(previousPosition, to: view)
  }

  // MARK: How

  /// 1 is an ordinary touch; 0 where the device does not tell.
  open var force: CGFloat { CGFloat(pose.force ?? 0) * maximumPossibleForce }

  /// The largest `force` the device can report; 0 where it measures none.
  open var maximumPossibleForce: CGFloat { pose.force == nil ? 0 : Self.fullForce }

  /// Radians between the surface and the pen: π/2 upright, also for fingers.
  open var altitudeAngle: CGFloat { CGFloat(pose.altitude) }

  /// Radians, clockwise, from the x axis of `view` (nil: of the window) to where the pen's upper end
  /// points; 0 for fingers.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }

  /// Where the pen's upper end points, as a vector of length 1 in `view` (nil: in the window).
  open func azimuthUnitVector(in view: UIView?) -> CGVector { penDirection(in: view) }

  /// Half the largest diameter of what touches, in points; 0 where the device does not tell.
  open var majorRadius: CGFloat { CGFloat(pose.majorRadius) }

  /// Zero: devices do not say how exact the radius is.
  open var majorRadiusTolerance: CGFloat { 0 }
}

extension UITouch {
  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.convert(point, from: window)
  }
}

extension UITouch {
  var hasEnded: Bool { phase == .ended || phase == .cancelled }

  private static let trailLength = 12

  /// Goes to the window it has hit, at its place in the scene.
  func land(in window: UIWindow) {
    self.window = window
    samples = samples.map { $0.placed(in: window) }
    trail = samples
    position = window.fromScene(position)
    previousPosition = position
  }

  /// Moves along the reported positions; `path` is not empty.
  func follow(_ path: [TouchSample], phase: Phase) {
    guard let last = path.last else { return }
    self.phase = phase
    samples = path
    trail = (trail + path).suffix(Self.trailLength)
    previousPosition = position
    position = last.position
    pose = last.pose
    timestamp = last.time.seconds
  }

  /// One touch per position since the last event, for `coalescedTouches(for:)`.
  var pathSinceLastEvent: [UITouch] { copies(at: samples, after: previousPosition) }

  /// For `predictedTouches(for:)`; empty unless the touch moves.
  var predicted: [UITouch] {
    guard phase == .moved || phase == .regionMoved, let window else { return [] }
    let places = TouchPredictor(path: trail).places(for: window.screen.frameInterval)
    return copies(at: places, after: position)
  }

  private func copies(at places: [TouchSample], after position: CGPoint) -> [UITouch] {
    var previous = position
    return places.map { sample in
      let touch = UITouch(sample, phase: phase, tapCount: tapCount, window: window)
      touch.view = view
      touch.previousPosition = previous
      previous = sample.position
      return touch
    }
  }
}
