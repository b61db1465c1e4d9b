// Walk 2: events of the X Input extension. In: libXi's structures. Out: plain values.
// Next: Events/X11EventTranslator+Input.

import CUIXlib

extension X11InputEvent {
  /// Nil for event types that are not selected.
  init?(kind: Int, data: UnsafeRawPointer) {
    switch kind {
    case CUIXIMotion: self = .moved(X11DeviceEvent(device: data))
    case CUIXIButtonPress: self = .pressed(X11DeviceEvent(device: data))
    case CUIXIButtonRelease: self = .released(X11DeviceEvent(device: data))
    case CUIXIEnter: self = .entered(X11DeviceEvent(crossing: data))
    case CUIXILeave: self = .left(X11DeviceEvent(crossing: data))
    case CUIXITouchBegin: self = .touchBegan(X11DeviceEvent(device: data))
    case CUIXITouchUpdate: self = .touchMoved(X11DeviceEvent(device: data))
    case CUIXITouchEnd: self = .touchEnded(X11DeviceEvent(device: data))
    case CUIXITouchOwnership: self = .touchOwned(data.load(as: CUIXIOwnershipEvent.self).touchid)
    case CUIXIPinchBegin: self = .gesture(X11GestureEvent(pinch: data, .began))
    case CUIXIPinchUpdate: self = .gesture(X11GestureEvent(pinch: data, .changed))
    case CUIXIPinchEnd: self = .gesture(X11GestureEvent(pinch: data, .ended))
    case CUIXISwipeBegin: self = .gesture(X11GestureEvent(swipe: data, .began))
    case CUIXISwipeUpdate: self = .gesture(X11GestureEvent(swipe: data, .changed))
    case CUIXISwipeEnd: self = .gesture(X11GestureEvent(swipe: data, .ended))
    case CUIXIHierarchyChanged: self = .devicesChanged(X11DeviceChange.all(in: data))
    case CUIXIDeviceChanged: self = .deviceChanged(data.load(as: CUIXIDeviceChangedEvent.self))
    default: return nil
    }
  }

  private static func deviceChanged(_ event: CUIXIDeviceChangedEvent) -> X11InputEvent {
    .deviceChanged(source: event.sourceid, isSwitch: Int(event.reason) == CUIXISlaveSwitch)
  }
}

extension X11DeviceEvent {
  fileprivate init(device data: UnsafeRawPointer) {
    let event = data.load(as: CUIXIDeviceEvent.self)
    let isTouch = (CUIXITouchBegin...CUIXITouchEnd).contains(Int(event.evtype))
    let isFlagged = Int(event.flags) & CUIXIPointerEmulated != 0
    self.init(
      window: event.event, source: event.sourceid,
      detail: UInt32(truncatingIfNeeded: event.detail), x: event.event_x, y: event.event_y,
      state: UInt32(truncatingIfNeeded: event.mods.effective), isEmulated: isFlagged && !isTouch,
      isPending: isFlagged && isTouch, time: event.time, values: event.valuators.byNumber)
  }

  fileprivate init(crossing data: UnsafeRawPointer) {
    let event = data.load(as: CUIXICrossingEvent.self)
    self.init(
      window: event.event, source: event.sourceid, x: event.event_x, y: event.event_y,
      state: UInt32(truncatingIfNeeded: event.mods.effective), mode: event.mode, time: event.time)
  }
}

extension X11GestureEvent {
  fileprivate init(pinch data: UnsafeRawPointer, _ phase: Phase) {
    let event = data.load(as: CUIXIPinchEvent.self)
    self.init(
      kind: .pinch, phase: phase, isCancelled: Int(event.flags) & CUIXIGestureCancelled != 0,
      window: event.event, fingers: Int(event.detail), x: event.event_x, y: event.event_y,
      dx: event.delta_x, dy: event.delta_y, scale: event.scale, angle: event.delta_angle,
      state: UInt32(truncatingIfNeeded: event.mods.effective), time: event.time)
  }

  fileprivate init(swipe data: UnsafeRawPointer, _ phase: Phase) {
    let event = data.load(as: CUIXISwipeEvent.self)
    self.init(
      kind: .swipe, phase: phase, isCancelled: Int(event.flags) & CUIXIGestureCancelled != 0,
      window: event.event, fingers: Int(event.detail), x: event.event_x, y: event.event_y,
      dx: event.delta_x, dy: event.delta_y,
      state: UInt32(truncatingIfNeeded: event.mods.effective), time: event.time)
  }
}

extension X11DeviceChange {
  fileprivate static func all(in data: UnsafeRawPointer) -> [X11DeviceChange] {
    let event = data.load(as: CUIXIHierarchyEvent.self)
    let infos = UnsafeBufferPointer(start: event.info, count: Int(max(event.num_info, 0)))
    return infos.map {
      let flags = Int($0.flags)
      return X11DeviceChange(
        device: $0.deviceid,
        hasAppeared: flags & (CUIXISlaveAdded | CUIXIDeviceEnabled) != 0,
        hasGone: flags & (CUIXISlaveRemoved | CUIXIDeviceDisabled) != 0)
    }
  }
}

extension CUIXIValuators {
  /// There is one value for each bit that is set, in order.
  fileprivate var byNumber: [Int32: Double] {
    var (found, next): ([Int32: Double], Int) = ([:], 0)
    for number in 0..<Int(max(mask_len, 0)) * 8 where mask[number / 8] & 1 << (number % 8) != 0 {
      found[Int32(number)] = values[next]
      next += 1
    }
    return found
  }
}
