/// One event of a gesture that the touchpad driver recognised.
package struct TransformReport: Codable, Sendable {
  package enum Kind: String, Codable, Sendable { case pinch, swipe }
  package enum Phase: String, Codable, Sendable { case began, changed, ended, cancelled }

  package var kind: Kind
  package var phase: Phase
  package var fingers: Int
  /// The distance between the fingers, relative to the beginning; 1 for a swipe.
  package var scale: Double
  /// Radians, clockwise, since the last event.
  package var rotation: Double
  /// Device pixels since the last event.
  package var dx: Double
  package var dy: Double
  /// The pointer's position: device pixels from the top left corner of the window's content.
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
