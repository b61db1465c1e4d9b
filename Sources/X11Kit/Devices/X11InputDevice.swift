import CUIXlib
import Glibc
import PlatformKit

/// The properties of an input device: its type and the meanings of its axes.
struct X11InputDevice {
  enum Role: Hashable { case pointer, touchscreen, touchpad, pen, eraser }

  var role = Role.pointer
  var scrolling: [X11ScrollAxis] = []
  var pressure: X11Axis?
  var tiltX: X11Axis?
  var tiltY: X11Axis?
  /// A finger's largest diameter, in the unit of `width`.
  var diameter: X11Axis?
  var width: X11Axis?
  /// The last value of each axis, because reports contain only axes that changed.
  var values: [Int32: Double] = [:]

  var isPen: Bool { role == .pen || role == .eraser }
}

/// An axis with a known meaning.
struct X11Axis: Hashable {
  var number: Int32
  var minimum: Double
  var maximum: Double
  /// Units per metre or per radian; 0 if the device does not report it.
  var resolution: Int32

  /// The value as a fraction of the axis's range; nil for an axis without a range.
  func share(of value: Double) -> Double? {
    guard maximum > minimum, value.isFinite else { return nil }
    return min(max((value - minimum) / (maximum - minimum), 0), 1)
  }

  /// An angle: uses the resolution, or degrees without one.
  func radians(of value: Double) -> Double {
    resolution > 0 ? value / Double(resolution) : value * .pi / 180
  }
}

/// A scroll axis, whose value grows without limit; only differences are meaningful.
struct X11ScrollAxis {
  var number: Int32
  var isVertical: Bool
  /// The difference for one click of a wheel.
  var increment: Double
  /// Nil while the position is unknown, because the axis may have moved while the pointer was in
  /// another window.
  private(set) var position: Double?
  /// The time of the report that set an unknown position, whose step is therefore unknown.
  private(set) var learned: Time?

  init(number: Int32, isVertical: Bool, increment: Double) {
    self.number = number
    self.isVertical = isVertical
    self.increment = increment
  }

  /// Clicks since the last report; nil for the first one.
  mutating func clicks(to value: Double, at time: Time) -> Double? {
    guard value.isFinite else { return nil }
    defer { position = value }
    learned = position == nil ? time : nil
    return position.map { (value - $0) / increment }
  }

  mutating func forget() { position = nil }
}

extension X11InputDevice {
  /// The state of a finger or pen: the last values of the axes with the changes of this report.
  func pose(with changes: [Int32: Double], screenWidth: Double) -> TouchPose {
    func value(_ axis: X11Axis?) -> Double? {
      axis.flatMap { changes[$0.number] ?? values[$0.number] }
    }
    var pose = TouchPose()
    if let pressure, let value = value(pressure) { pose.force = pressure.share(of: value) }
    if let tiltX, let tiltY {
      pose.lean(
        x: tiltX.radians(of: value(tiltX) ?? 0), y: tiltY.radians(of: value(tiltY) ?? 0))
    }
    if let diameter, let width, let value = value(diameter), width.maximum > width.minimum {
      pose.majorRadius = value / 2 * screenWidth / (width.maximum - width.minimum)
    }
    return pose
  }
}

extension TouchPose {
  /// Sets altitude and azimuth of a pen from the tilt angles of its upper end towards x and y. The
  /// tangents are the lengths of the tilt on the surface for a pen of height 1.
  fileprivate mutating func lean(x: Double, y: Double) {
    let limit = 89.0 * .pi / 180
    let dx = tan(min(max(x, -limit), limit))
    let dy = tan(min(max(y, -limit), limit))
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    altitude = atan(1 / length)
    azimuth = atan2(dy, dx)
  }
}
