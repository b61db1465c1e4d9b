import Diagnostics
import CUIXlib

/// libXi, if it is installed and the server supports version 2.1 or later: 2.1 has smooth
/// scrolling, 2.2 touches, 2.4 touchpad gestures. Main thread only.
@MainActor
final class X11InputExtension {
  struct Version: Hashable {
    var major: Int32
    var minor: Int32

    func reaches(_ major: Int32, _ minor: Int32) -> Bool {
      (self.major, self.minor) >= (major, minor)
    }
  }

  private typealias Devices = UnsafeMutablePointer<CUIXIDeviceInfo>
  private typealias Masks = UnsafeMutablePointer<CUIXIEventMask>

  /// The version in use.
  let version: Version
  private let display: OpaquePointer
  private let opcode: Int32
  private let selectEvents: @convention(c) (OpaquePointer, Window, Masks, Int32) -> Int32
  private let queryDevice:
    @convention(c) (OpaquePointer, Int32, UnsafeMutablePointer<Int32>) -> Devices?
  private let freeDevices: @convention(c) (Devices) -> Void
  private let proximity: X11PenProximity?
  private let grabs: X11PointerGrabs?

  /// Asks for 2.4, which must be a connection's first request to the extension. Nil if the library
  /// or the extension is missing or too old; then the core pointer is used.
  init?(display: OpaquePointer) {
    typealias QueryVersion =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
      ) -> Int32
    var (opcode, event, error) = (Int32(0), Int32(0), Int32(0))
    guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0,
      let library = DynamicLibrary("libXi.so.6"),
      let queryVersion: QueryVersion = library.function("XIQueryVersion"),
      let select: @convention(c) (OpaquePointer, Window, Masks, Int32) -> Int32 =
        library.function("XISelectEvents"),
      let query:
        @convention(c) (
          OpaquePointer, Int32, UnsafeMutablePointer<Int32>
        ) -> Devices? = library.function("XIQueryDevice"),
      let free: @convention(c) (Devices) -> Void = library.function("XIFreeDeviceInfo")
    else { return nil }
    var agreed = Version(major: 2, minor: 4)
    guard queryVersion(display, &agreed.major, &agreed.minor) == Success, agreed.reaches(2, 1)
    else { return nil }
    version = agreed
    self.display = display
    self.opcode = opcode
    selectEvents = select
    queryDevice = query
    freeDevices = free
    proximity = X11PenProximity(display: display, library: library)
    grabs = X11PointerGrabs(display: display, library: library)
  }
}

extension X11InputExtension {
  /// Selects all pointing events of a window, from all devices.
  ///
  /// Also selects touch ownership. Without it no event arrives while a shell decides whether to
  /// take a touch. With it the touch begins at once, and is cancelled if the shell takes it.
  func selectPointing(on window: Window) {
    var kinds = [
      CUIXIButtonPress, CUIXIButtonRelease, CUIXIMotion, CUIXIEnter, CUIXILeave,
    ]
    if version.reaches(2, 2) {
      kinds += [CUIXITouchBegin, CUIXITouchUpdate, CUIXITouchEnd, CUIXITouchOwnership]
    }
    if version.reaches(2, 4) {
      kinds += [
        CUIXIPinchBegin, CUIXIPinchUpdate, CUIXIPinchEnd, CUIXISwipeBegin, CUIXISwipeUpdate,
        CUIXISwipeEnd,
      ]
    }
    select(kinds, of: CUIXIAllMasterDevices, on: window)
    proximity?.watch(window: window)
  }

  /// Presses outside this program's windows go to this one until it is hidden; false if another program
  /// has the pointer. One round trip.
  func grabPointer(for window: Window) -> Bool { grabs?.grab(window) ?? false }

  /// Lets go of the pointer, which a press or a menu has taken.
  func releasePointer(at time: Time) { grabs?.release(at: time) }

  /// Call when the window is closed.
  func forget(_ window: Window) { proximity?.forget(window: window) }

  /// Selects changes of devices; `root` must be the root window.
  func selectDeviceChanges(on root: Window) {
    select([CUIXIHierarchyChanged, CUIXIDeviceChanged], of: CUIXIAllDevices, on: root)
  }

  private func select(_ kinds: [Int], of device: Int, on window: Window) {
    var bits = [UInt8](repeating: 0, count: CUIXISwipeEnd / 8 + 1)
    for kind in kinds { bits[kind / 8] |= 1 << (kind % 8) }
    bits.withUnsafeMutableBufferPointer {
      var mask = CUIXIEventMask(
        deviceid: Int32(device), mask_len: Int32($0.count), mask: $0.baseAddress)
      _ = selectEvents(display, window, &mask, 1)
    }
  }

  /// The classes of one device or of all. One round trip; called at launch and when a device is
  /// added.
  func devices(_ id: Int32 = Int32(CUIXIAllDevices), atoms: X11Atoms) -> [Int32: X11InputDevice] {
    var count: Int32 = 0
    guard let list = queryDevice(display, id, &count) else { return [:] }
    defer { freeDevices(list) }
    let infos = UnsafeBufferPointer(start: list, count: Int(max(count, 0)))
    let devices = Dictionary(
      infos.map { ($0.deviceid, X11InputDevice($0, atoms: atoms)) },
      uniquingKeysWith: { first, _ in first })
    for (id, device) in devices where device.isPen { proximity?.watch(pen: id) }
    return devices
  }

  /// Decodes one of the extension's events; nil for all others.
  func decode(_ event: inout XEvent) -> X11InputEvent? {
    if let pen = proximity?.pen(leavingIn: event) { return .penLeft(source: pen) }
    guard event.type == GenericEvent, event.xcookie.extension == opcode,
      XGetEventData(display, &event.xcookie) != 0
    else { return nil }
    defer { XFreeEventData(display, &event.xcookie) }
    guard let data = event.xcookie.data else { return nil }
    return X11InputEvent(kind: Int(event.xcookie.evtype), data: UnsafeRawPointer(data))
  }
}
