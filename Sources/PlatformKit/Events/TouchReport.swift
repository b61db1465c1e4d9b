/// One event of a finger or pen.
package struct TouchReport: Codable, Sendable {
  package enum Action: String, Codable, Sendable {
    case down, move, lift
    /// Ended without a lift: another client took it over, or its device was removed.
    case cancel
    /// A pen near the surface moved without touching it.
    case hover
    /// A pen moved away from the surface.
    case away
  }

  package enum Kind: String, Codable, Sendable { case finger, pen, eraser }

  /// Identifies a finger from touch to lift. A pen keeps its number for as long as it is near.
  package var contact: UInt64
  package var action: Action
  package var kind: Kind
  /// Device pixels from the top left corner of the window's content, with the device's precision.
  package var x: Double
  package var y: Double
  package var pose: TouchPose
  package var modifiers: KeyModifiers
  package var time: HostTime

  package init(
    contact: UInt64, action: Action, kind: Kind = .finger, x: Double, y: Double,
    pose: TouchPose = TouchPose(), modifiers: KeyModifiers = [], time: HostTime
  ) {
    self.contact = contact
    self.action = action
    self.kind = kind
    self.x = x
    self.y = y
    self.pose = pose
    self.modifiers = modifiers
    self.time = time
  }
}

/// The properties of a finger or pen other than its position.
package struct TouchPose: Codable, Hashable, Sendable {
  /// From 0 to 1, the most the device can measure; nil if it does not measure force.
  package var force: Double?
  /// Radians between the surface and the pen: π/2 upright, 0 lying flat.
  package var altitude = Double.pi / 2
  /// Radians, clockwise, from the x axis to the direction of the pen's upper end.
  package var azimuth = 0.0
  /// Half the largest diameter of the contact, in the unit of the position; 0 if unknown.
  package var majorRadius = 0.0

  package init(force: Double? = nil) { self.force = force }
}
