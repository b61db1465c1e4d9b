import CUIXlib

extension X11InputDevice {
  /// Determines a device's type and axes from its classes.
  init(_ info: CUIXIDeviceInfo, atoms: X11Atoms) {
    var hasGestures = false
    for entry in UnsafeBufferPointer(start: info.classes, count: Int(max(info.num_classes, 0))) {
      guard let entry else { continue }
      let raw = UnsafeRawPointer(entry)
      switch Int(entry.pointee.type) {
      case CUIXIValuatorClass: add(raw.load(as: CUIXIValuator.self), atoms)
      case CUIXIScrollClass: add(raw.load(as: CUIXIScroll.self))
      case CUIXITouchClass: role = Self.role(of: raw.load(as: CUIXITouch.self))
      case CUIXIGestureClass: hasGestures = true
      default: break
      }
    }
    if hasGestures, role == .pointer { role = .touchpad }
    if role == .pointer, pressure != nil { role = Self.isEraser(info) ? .eraser : .pen }
  }

  private static func role(of touch: CUIXITouch) -> Role {
    Int(touch.mode) == CUIXIDirectTouch ? .touchscreen : .touchpad
  }

  /// Drivers make a device for each end of a pen, and mark the eraser in its name.
  private static func isEraser(_ info: CUIXIDeviceInfo) -> Bool {
    info.name.map { String(cString: $0).lowercased().contains("eraser") } ?? false
  }

  private mutating func add(_ scroll: CUIXIScroll) {
    guard scroll.increment.isFinite, scroll.increment != 0 else { return }
    scrolling.append(
      X11ScrollAxis(
        number: scroll.number, isVertical: Int(scroll.scroll_type) == CUIXIScrollVertical,
        increment: scroll.increment))
  }

  private mutating func add(_ valuator: CUIXIValuator, _ atoms: X11Atoms) {
    let axis = X11Axis(
      number: valuator.number, minimum: valuator.min, maximum: valuator.max,
      resolution: valuator.resolution)
    switch valuator.label {
    case atoms[.absolutePressure], atoms[.touchPressure]: pressure = axis
    case atoms[.absoluteTiltX]: tiltX = axis
    case atoms[.absoluteTiltY]: tiltY = axis
    case atoms[.touchMajor]: diameter = axis
    case atoms[.touchPositionX]: width = axis
    default: return
    }
    values[axis.number] = valuator.value
  }
}
