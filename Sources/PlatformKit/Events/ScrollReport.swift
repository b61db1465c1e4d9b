/// One report of a wheel, or of fingers that scroll on a touchpad.
package struct ScrollReport: Codable, Sendable {
  /// Where in the gesture, as far as the device tells.
  package enum Phase: String, Codable, Sendable { case began, changed, ended }

  /// Points the content should move since the last report, as under a dragging finger: positive is
  /// right and down.
  package var dx: Double
  package var dy: Double
  /// Fingers on a touchpad; false for the steps of a wheel.
  package var isPrecise: Bool
  /// Nil for devices that only know steps.
  package var phase: Phase?
  /// Where the pointer is: device pixels from the top left corner of the window's content.
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
