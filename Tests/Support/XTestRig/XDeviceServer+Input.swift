extension XDeviceServer {
  package enum TouchPhase: UInt32, Sendable { case begin = 18, update, end }
  package enum GesturePhase: UInt16, Sendable { case begin, update, end }

  /// A finger of the touch screen.
  package func touch(
    _ finger: UInt32, _ phase: TouchPhase, x: Double, y: Double, pressure: Double? = nil
  ) throws {
    var axes = Self.place(x, y)
    axes[4] = pressure.map { $0 * 2047 }
    try device("touch").perform(
      .touch, InputTestBody().adding(finger).adding(phase.rawValue).adding(axes: axes))
  }

  /// Moves the mouse to a position on the screen.
  package func pointer(x: Double, y: Double) throws {
    let body = InputTestBody().adding(UInt32(1)).adding(UInt32(0)).adding(axes: Self.place(x, y))
    try device("absolute").perform(.motion, body)
  }

  package func button(_ number: Int32, isDown: Bool) throws {
    let body = InputTestBody().adding(UInt32(0)).adding(number).adding(UInt32(isDown ? 1 : 0))
      .adding(UInt32(0)).adding(axes: [:])
    try device("mouse").perform(.button, body)
  }

  /// Turns the mouse's wheels to the right and down by clicks or fractions of them.
  package func turnWheel(x: Double = 0, y: Double = 0) throws {
    var axes: [Int: Double] = [:]
    if x != 0 { axes[2] = x * 120 }
    if y != 0 { axes[3] = y * 120 }
    let body = InputTestBody().adding(UInt32(0)).adding(UInt32(0)).adding(axes: axes, isRaw: true)
    try device("mouse").perform(.motion, body)
  }

  /// Two fingers scroll by so many points on the touchpad, to the right and down: libinput's 15 for each
  /// increment, which is 120 here. As that does, it repeats its position when the fingers are lifted.
  package func scrollTouchpad(x: Double = 0, y: Double = 0) throws {
    var axes = [3: y / 15 * 120]
    if x != 0 { axes[2] = x / 15 * 120 }
    let body = InputTestBody().adding(UInt32(0)).adding(UInt32(0)).adding(axes: axes, isRaw: true)
    try device("touchpad").perform(.motion, body)
  }

  /// Moves the pen near the surface or away; Xorg needs a position to report either.
  package func bringPen(near isNear: Bool, x: Double, y: Double) throws {
    let body = InputTestBody().adding(UInt32(isNear ? 1 : 0)).adding(UInt32(0))
      .adding(axes: Self.place(x, y))
    try device("pen").perform(.proximity, body)
  }

  /// Moves the pen with a pressure of 0 to 1.
  package func movePen(x: Double, y: Double, pressure: Double) throws {
    let axes = Self.penAxes(x, y, pressure)
    let body = InputTestBody().adding(UInt32(1)).adding(UInt32(0)).adding(axes: axes)
    try device("pen").perform(.motion, body)
  }

  /// The pen's tip touches or leaves the surface.
  package func pressPen(_ isDown: Bool, x: Double, y: Double, pressure: Double) throws {
    let body = InputTestBody().adding(UInt32(1)).adding(Int32(1)).adding(UInt32(isDown ? 1 : 0))
      .adding(UInt32(0)).adding(axes: Self.penAxes(x, y, pressure))
    try device("pen").perform(.button, body)
  }

  /// Two fingers on the touchpad: the scale since the beginning, the angle since the last call.
  package func pinch(
    _ phase: GesturePhase, scale: Double = 1, degrees: Double = 0, isCancelled: Bool = false
  ) throws {
    var body = InputTestBody().adding(27 + phase.rawValue).adding(UInt16(2))
      .adding(UInt32(isCancelled ? 1 : 0))
    for number in [0, 0, 0, 0, scale, degrees] { body = body.adding(number) }
    try device("touchpad").perform(.pinch, body)
  }

  /// Three fingers on the touchpad, moving together.
  package func swipe(
    _ phase: GesturePhase, dx: Double = 0, dy: Double = 0, isCancelled: Bool = false
  ) throws {
    var body = InputTestBody().adding(30 + phase.rawValue).adding(UInt16(3))
      .adding(UInt32(isCancelled ? 1 : 0))
    for number in [dx, dy, dx, dy] { body = body.adding(number) }
    try device("touchpad").perform(.swipe, body)
  }

  /// Devices have 65,536 units per screen side; a quarter of a pixel is added to keep pixels exact.
  private static func place(_ x: Double, _ y: Double) -> [Int: Double] {
    [
      0: (x + 0.25) * 65536 / Double(size.width), 1: (y + 0.25) * 65536 / Double(size.height),
    ]
  }

  private static func penAxes(_ x: Double, _ y: Double, _ pressure: Double) -> [Int: Double] {
    place(x, y).merging([4: pressure * 1000]) { $1 }
  }
}
