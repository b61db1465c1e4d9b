/// One report about one finger or pen.
package struct TouchReport: Codable, Sendable {
  package enum Action: String, Codable, Sendable {
    case down, move, lift
    /// Over without a lift: taken by somebody else, or its device has gone.
    case cancel
    /// A pen near the surface moved without touching it.
    case hover
    /// A pen that was near is so no longer.
    case away
  }

  package enum Kind: String, Codable, Sendable { case finger, pen, eraser }

  /// Names a finger from landing to lift; a pen has the same number for as long as it is near.
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

/// What a finger or pen tells of itself besides its place.
package struct TouchPose: Codable, Hashable, Sendable {
  /// From 0 to 1, the most the device can measure; nil where it measures none.
  package var force: Double?
  /// Radians between the surface and the pen: π/2 upright, 0 lying flat.
  package var altitude = Double.pi / 2
  /// Radians from the x axis, clockwise, to where the pen's upper end points.
  package var azimuth = 0.0
  /// Half the largest diameter of what touches, in the unit of the place beside it; 0 where unknown.
  package var majorRadius = 0.0

  package init(force: Double? = nil) { self.force = force }
}
