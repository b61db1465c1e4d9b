import CUIXlib
import Glibc
import PlatformKit

/// What is known of an input device: its part, and which of its axes mean what.
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
  /// What each axis said last: reports carry only those that have changed.
  var values: [Int32: Double] = [:]

  var isPen: Bool { role == .pen || role == .eraser }
}

/// An axis with a meaning.
struct X11Axis: Hashable {
  var number: Int32
  var minimum: Double
  var maximum: Double
  /// Units for each metre, or for each radian; 0 where the device does not tell.
  var resolution: Int32

  /// From 0 to 1 of what the axis can say; nil for an axis without a range.
  func share(of value: Double) -> Double? {
    guard maximum > minimum, value.isFinite else { return nil }
    return min(max((value - minimum) / (maximum - minimum), 0), 1)
  }

  /// An angle: by the resolution, or in degrees.
  func radians(of value: Double) -> Double {
    resolution > 0 ? value / Double(resolution) : value * .pi / 180
  }
}

/// An axis that counts up for ever; only its steps mean something.
struct X11ScrollAxis {
  var number: Int32
  var isVertical: Bool
  /// What one click of a wheel adds.
  var increment: Double
  /// Nil while the position is not known: it may have been turned elsewhere.
  private(set) var position: Double?
  /// When the position was taken from a report whose step nobody could tell.
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
  /// How a finger or pen touches, by what the axes said last and what a report changes of that.
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
  /// Altitude and azimuth of a pen whose upper end leans towards x and y by these angles: the
  /// tangents are the leanings' lengths on the surface for a pen of height 1.
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
