/// One report of a gesture that a touchpad has recognised by itself.
package struct TransformReport: Codable, Sendable {
  package enum Kind: String, Codable, Sendable { case pinch, swipe }
  package enum Phase: String, Codable, Sendable { case began, changed, ended, cancelled }

  package var kind: Kind
  package var phase: Phase
  /// How many fingers are on the touchpad.
  package var fingers: Int
  /// How far apart the fingers are, in what they were apart at the beginning; 1 for a swipe.
  package var scale: Double
  /// Radians, clockwise, since the last report.
  package var rotation: Double
  /// Device pixels since the last report.
  package var dx: Double
  package var dy: Double
  /// Where the pointer is: device pixels from the top left corner of the window's content.
  package var x: Double
  package var y: Double
  package var modifiers: KeyModifiers
  package var time: HostTime

  package init(
    kind: Kind, phase: Phase, fingers: Int, scale: Double = 1, rotation: Double = 0,
    dx: Double = 0, dy: Double = 0, x: Double, y: Double, modifiers: KeyModifiers = [],
    time: HostTime
  ) {
    self.kind = kind
    self.phase = phase
    self.fingers = fingers
    self.scale = scale
    self.rotation = rotation
    self.dx = dx
    self.dy = dy
    self.x = x
    self.y = y
    self.modifiers = modifiers
    self.time = time
  }
}
