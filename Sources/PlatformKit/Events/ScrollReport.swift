/// One event of a wheel, or of fingers scrolling on a touchpad.
package struct ScrollReport: Codable, Sendable {
  /// The phase of the gesture, for devices that report it.
  package enum Phase: String, Codable, Sendable { case began, changed, ended }

  /// Points to move the content since the last event, as a dragging finger would: positive is right
  /// and down.
  package var dx: Double
  package var dy: Double
  /// True for fingers on a touchpad, false for the steps of a wheel.
  package var isPrecise: Bool
  /// Nil for devices that report steps only.
  package var phase: Phase?
  /// The pointer's position: device pixels from the top left corner of the window's content.
  package var x: Double
  package var y: Double
  package var modifiers: KeyModifiers
  package var time: HostTime

  package init(
    dx: Double, dy: Double, isPrecise: Bool, phase: Phase? = nil, x: Double, y: Double,
    modifiers: KeyModifiers = [], time: HostTime
  ) {
    self.dx = dx
    self.dy = dy
    self.isPrecise = isPrecise
    self.phase = phase
    self.x = x
    self.y = y
    self.modifiers = modifiers
    self.time = time
  }
}
