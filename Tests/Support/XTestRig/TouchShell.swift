import CUIXlib
import Glibc

/// Receives every touch of the screen first, as a desktop's shell does, and accepts or rejects it.
/// Main thread only.
@MainActor
package final class TouchShell {
  private typealias Grab =
    @convention(c) (
      OpaquePointer, Int32, Window, Int32, UnsafeMutablePointer<CUIXIEventMask>, Int32,
      UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Allow =
    @convention(c) (OpaquePointer, Int32, UInt32, Window, Int32) -> Int32
  private typealias Query =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32

  private let display: OpaquePointer
  private let root: Window
  private let allow: Allow

  package init(on server: XServer) throws {
    guard let display = XOpenDisplay(server.display), let library = dlopen("libXi.so.6", RTLD_NOW),
      let query = dlsym(library, "XIQueryVersion"), let grab = dlsym(library, "XIGrabTouchBegin"),
      let allow = dlsym(library, "XIAllowTouchEvents")
    else { throw XTestRigError("no shell on \(server.display)") }
    self.display = display
    root = XDefaultRootWindow(display)
    self.allow = unsafeBitCast(allow, to: Allow.self)
    var (major, minor) = (Int32(2), Int32(2))
    _ = unsafeBitCast(query, to: Query.self)(display, &major, &minor)
    grabTouches(unsafeBitCast(grab, to: Grab.self))
  }

  isolated deinit { XCloseDisplay(display) }

  private func grabTouches(_ grab: Grab) {
    let kinds = [CUIXITouchBegin, CUIXITouchUpdate, CUIXITouchEnd]
    var bits: [UInt8] = [0, 0, 0, 0]
    for kind in kinds { bits[kind / 8] |= 1 << (kind % 8) }
    var anyModifier: [Int32] = [Int32.min, 0]
    bits.withUnsafeMutableBufferPointer {
      let device = Int32(CUIXIAllMasterDevices)
      var mask = CUIXIEventMask(
        deviceid: device, mask_len: Int32($0.count), mask: $0.baseAddress)
      _ = grab(display, device, root, False, &mask, 1, &anyModifier)
    }
    XSync(display, False)
  }

  /// Waits for a touch; returns nil after `seconds`.
  package func nextTouch(seconds: Double = 60) -> (device: Int32, touch: UInt32)? {
    var socket = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
    var event = XEvent()
    while XPending(display) > 0 || poll(&socket, 1, Int32(seconds * 1000)) > 0 {
      guard XPending(display) > 0 else { continue }
      XNextEvent(display, &event)
      guard event.type == GenericEvent, XGetEventData(display, &event.xcookie) != 0 else {
        continue
      }
      defer { XFreeEventData(display, &event.xcookie) }
      guard Int(event.xcookie.evtype) == CUIXITouchBegin, let data = event.xcookie.data else {
        continue
      }
      let touch = data.load(as: CUIXIDeviceEvent.self)
      return (touch.deviceid, UInt32(truncatingIfNeeded: touch.detail))
    }
    return nil
  }

  /// Keeps a touch for the shell, or leaves it to the window below.
  package func decide(_ touch: (device: Int32, touch: UInt32), keep: Bool) {
    let (accept, reject) = (Int32(6), Int32(7))
    _ = allow(display, touch.device, touch.touch, root, keep ? accept : reject)
    XSync(display, False)
  }
}
