// Monitors and outputs, by RandR.

extension XServer {
  /// Divides a screen of 1280 x 800 pixels: a monitor of 96 dots per inch on the left, one of 192 on the right.
  /// Programs that run already are not told.
  package func placeMonitors() throws {
    try run(["xrandr", "--setmonitor", "left", "640/169x800/212+0+0", "screen"])
    try run(["xrandr", "--setmonitor", "right", "640/85x800/106+640+0", "none"])
  }

  /// Gives the screen of 1280 x 800 pixels a mode of 640 x 800 with so many frames a second.
  package func setRefreshRate(_ rate: Int) throws {
    let name = "at\(rate)"
    // 800 dots are a line, and 840 lines a frame.
    let mode = ["\(Double(800 * 840 * rate) / 1e6)"] + Self.timings
    try run(["xrandr", "--newmode", name] + mode)
    try run(["xrandr", "--addmode", "screen", name])
    try run(["xrandr", "--output", "screen", "--mode", name])
  }

  /// Switches the right half of a screen of 1280 x 800 pixels off, as the loss of its monitor does; once.
  package func loseRightHalf() throws { try setRefreshRate(60) }

  /// Shows all of it again.
  package func regainRightHalf() throws {
    try run(["xrandr", "--output", "screen", "--mode", "1280x800"])
  }

  private static let timings = "640 680 720 800 800 803 808 840".split(separator: " ")
    .map(String.init)
}

extension XDeviceServer {
  /// Shows the left half of the screen on one output and the right half on another.
  package func plugInOutputs() throws {
    let modes = try server.run(["xrandr"])
    if !modes.contains("  half ") {
      try server.run(
        ["xrandr", "--newmode", "half"]
          + "30 640 680 720 800 800 803 808 840".split(separator: " ")
          .map(String.init))
      for output in ["DUMMY0", "DUMMY1"] {
        try server.run(["xrandr", "--addmode", output, "half"])
      }
    }
    try server.run([
      "xrandr", "--output", "DUMMY0", "--mode", "half", "--pos", "0x0", "--primary", "--output",
      "DUMMY1", "--mode", "half", "--pos", "640x0",
    ])
  }

  /// Switches an output off, as the loss of its monitor does.
  package func unplugOutput(_ number: Int) throws {
    try server.run(["xrandr", "--output", "DUMMY\(number)", "--off"])
  }
}
