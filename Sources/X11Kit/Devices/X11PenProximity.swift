import Diagnostics
import CUIXlib

/// Reports pens that move away from the surface, which only version 1 of the X Input extension
/// does. Main thread only.
@MainActor
final class X11PenProximity {
  private typealias Device = UnsafeMutablePointer<CUIXDevice>
  private typealias Open = @convention(c) (OpaquePointer, XID) -> Device?
  private typealias Select =
    @convention(c) (OpaquePointer, Window, UnsafeMutablePointer<UInt>, Int32) -> Int32

  private let display: OpaquePointer
  private let open: Open
  private let select: Select
  /// The event class for each pen, which combines the device's number and the event's, as the
  /// extension requires.
  private var classes: [Int32: UInt] = [:]
  private var windows: Set<Window> = []
  /// The event's number, the same for every pen.
  private var leaving: Int32?

  init?(display: OpaquePointer, library: DynamicLibrary) {
    guard let open: Open = library.function("XOpenDevice"),
      let select: Select = library.function("XSelectExtensionEvent")
    else { return nil }
    (self.display, self.open, self.select) = (display, open, select)
  }

  /// Call when a pen is added. One round trip.
  func watch(pen: Int32) {
    guard let device = open(display, XID(pen)) else { return }
    // The classes are in the same memory block.
    defer { XFree(device) }
    let kinds = UnsafeBufferPointer(
      start: device.pointee.classes, count: Int(max(device.pointee.num_classes, 0)))
    guard let kind = kinds.first(where: { Int($0.input_class) == CUIXProximityClass }) else {
      return
    }
    let leaving = Int32(kind.event_type_base) + Int32(CUIXProximityOut)
    self.leaving = leaving
    classes[pen] = UInt(pen) << 8 | UInt(leaving)
    for window in windows { ask(window) }
  }

  func watch(window: Window) {
    windows.insert(window)
    ask(window)
  }

  func forget(window: Window) { windows.remove(window) }

  /// The pen that left, according to the event; nil for all other events.
  func pen(leavingIn event: XEvent) -> Int32? {
    guard event.type == leaving else { return nil }
    return withUnsafeBytes(of: event) {
      Int32(truncatingIfNeeded: $0.load(as: CUIXProximityEvent.self).deviceid)
    }
  }

  private func ask(_ window: Window) {
    var list = Array(classes.values)
    if !list.isEmpty { _ = select(display, window, &list, Int32(list.count)) }
  }
}
