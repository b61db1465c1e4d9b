import CUIXlib
import PlatformKit
import RasterKit

@testable import X11Kit

/// Another client on the same server, which acts as the window manager or misbehaves. Main thread
/// only.
@MainActor
final class X11PeerClient {
  let display: OpaquePointer
  let root: Window

  init(_ name: String) throws {
    X11ErrorHandler.install()
    guard let display = XOpenDisplay(name) else { throw PlatformError("no peer on \(name)") }
    self.display = display
    root = XDefaultRootWindow(display)
    var (event, error, major, minor) = (Int32(0), Int32(0), Int32(3), Int32(1))
    XSyncQueryExtension(display, &event, &error)
    XSyncInitialize(display, &major, &minor)
  }

  isolated deinit { XCloseDisplay(display) }

  func atom(_ name: String) -> Atom { XInternAtom(display, name, False) }

  /// WM_NAME as window managers without EWMH read it.
  func title(of window: Window) -> String? {
    var property = XTextProperty()
    guard XGetWMName(display, window, &property) != 0 else { return nil }
    defer { XFree(property.value) }
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var count = Int32(0)
    guard Xutf8TextPropertyToTextList(display, &property, &list, &count) == Success else {
      return nil
    }
    defer { XFreeStringList(list) }
    return count == 0 ? "" : list?.pointee.map { String(cString: $0) }
  }

  /// Sends a WM_PROTOCOLS message as a window manager does.
  func send(_ name: String, to window: Window, _ values: (Int, Int, Int) = (0, 0, 0)) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom("WM_PROTOCOLS")
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(atom(name))
    event.xclient.data.l.1 = values.0
    event.xclient.data.l.2 = values.1
    event.xclient.data.l.3 = values.2
    XSendEvent(display, window, False, 0, &event)
    XFlush(display)
  }

  func resize(_ window: Window, _ width: Int, _ height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    XFlush(display)
  }

  /// Acts as a window manager that receives all requests and ignores them.
  func redirectRequests() {
    XSelectInput(display, root, SubstructureRedirectMask)
    XSync(display, False)
  }

  /// Waits for the next request for another size or position; only these are redirected here.
  func waitForConfigureRequest() {
    var event = XEvent()
    repeat { XNextEvent(display, &event) } while event.type != ConfigureRequest
  }

  /// The places that requests so far have asked for.
  func requestedPlaces(of window: Window) -> [PixelPoint] {
    XSync(display, False)
    var places: [PixelPoint] = []
    var event = XEvent()
    while XPending(display) > 0 {
      XNextEvent(display, &event)
      let request = event.xconfigurerequest
      if event.type == ConfigureRequest, request.window == window,
        request.value_mask & UInt(CWX | CWY) != 0
      {
        places.append(PixelPoint(x: request.x, y: request.y))
      }
    }
    return places
  }

  /// Sends a window its size, like a window manager that leaves it unchanged.
  func tellSize(_ width: Int32, _ height: Int32, to window: Window) {
    var event = XEvent()
    event.xconfigure.type = ConfigureNotify
    event.xconfigure.event = window
    event.xconfigure.window = window
    event.xconfigure.width = width
    event.xconfigure.height = height
    XSendEvent(display, window, False, StructureNotifyMask, &event)
    XFlush(display)
  }

  func map(_ window: Window) {
    XMapWindow(display, window)
    XFlush(display)
  }

  func unmap(_ window: Window) {
    XUnmapWindow(display, window)
    XFlush(display)
  }

  func setProperty(_ name: String, type: String, _ items: [UInt], of window: Window) {
    items.withUnsafeBytes {
      _ = XChangeProperty(
        display, window, atom(name), atom(type), 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, Int32(items.count))
    }
    XFlush(display)
  }

  /// The next message of this kind that has come; nil where none has.
  func nextMessage(_ name: String) -> XClientMessageEvent? {
    let kind = atom(name)
    var event = XEvent()
    while XPending(display) > 0 {
      XNextEvent(display, &event)
      if event.type == ClientMessage, event.xclient.message_type == kind { return event.xclient }
    }
    return nil
  }

  /// Puts a window of its own over a part of the screen.
  func cover(_ place: PixelRect) -> Window {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = True
    let window = XCreateWindow(
      display, root, place.minX, place.minY, UInt32(place.width), UInt32(place.height), 0,
      Int32(CopyFromParent), UInt32(InputOutput), nil, UInt(CWOverrideRedirect), &attributes)
    XMapRaised(display, window)
    XSync(display, False)
    return window
  }

  /// Takes the keyboard from the focused window.
  func grabKeyboard() {
    XGrabKeyboard(display, root, False, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
    XSync(display, False)
  }

  func letGoOfKeyboard() {
    XUngrabKeyboard(display, Time(CurrentTime))
    XSync(display, False)
  }

  /// Makes the server handle no other client's requests.
  func holdServer() {
    XGrabServer(display)
    XSync(display, False)
  }

  func letGoOfServer() {
    XUngrabServer(display)
    XSync(display, False)
  }

  func destroy(_ window: Window) {
    XDestroyWindow(display, window)
    XSync(display, False)
  }

  /// The current value of a sync counter.
  func value(of counter: XSyncCounter) -> UInt64 {
    var value = XSyncValue()
    XSyncQueryCounter(display, counter, &value)
    return UInt64(UInt32(bitPattern: value.hi)) << 32 | UInt64(value.lo)
  }

  /// The items of a 32-bit property.
  func items(_ name: String, of window: Window) -> [UInt] {
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, atom(name), 0, 1024, False, 0, &type, &format, &count, &rest, &data)
    guard let data else { return [] }
    defer { XFree(data) }
    guard format == 32 else { return [] }
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}
