import CUIXlib
import PlatformKit
import RasterKit

extension X11Window {
  private static let eventMask =
    ExposureMask | StructureNotifyMask | VisibilityChangeMask | FocusChangeMask | KeyPressMask
    | KeyReleaseMask | KeymapStateMask | PropertyChangeMask

  /// The core protocol's pointer events, for servers without the X Input extension.
  private static let pointerMask =
    ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask

  /// Creates an unmapped X window with all its hints. The server knows it when this returns, so the
  /// render connection may draw to it at once. One round trip.
  static func make(_ description: WindowDescription, platform: X11Platform) throws -> X11Window {
    let (size, connection) = (description.size, platform.connection)
    guard sizes.contains(size.width), sizes.contains(size.height) else {
      throw PlatformError(
        "a window of \(size.width)x\(size.height) pixels cannot be had: X11 takes 1 to 32767")
    }
    let handle = createHandle(description, connection)
    guard handle != 0, !connection.isLost else {
      throw PlatformError("display \"\(connection.name)\" is gone")
    }
    let counter = connection.hasSync ? makeCounter(connection) : nil
    let window = X11Window(
      handle: handle, syncCounter: counter,
      target: X11PresentTarget(
        connection: platform.render, window: UInt32(truncatingIfNeeded: handle),
        counter: counter.map { UInt32(truncatingIfNeeded: $0) }, clock: platform.clock),
      clock: X11FrameClock(
        connection: platform.render, window: UInt32(truncatingIfNeeded: handle),
        clock: platform.clock, refreshRate: platform.screens[0].refreshRate),
      platform: platform)
    window.isMenu = description.menuOwner != nil
    platform.connection.input?.selectPointing(on: handle)
    window.writeHints(description)
    XSync(connection.display, False)
    return window
  }

  /// Background None and north-west gravity: the server never paints by itself, so a resize shows
  /// the old pixels until there are new ones.
  private static func createHandle(
    _ description: WindowDescription, _ connection: X11Connection
  ) -> Window {
    var attributes = XSetWindowAttributes()
    attributes.background_pixmap = 0
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = connection.input == nil ? eventMask | pointerMask : eventMask
    var mask = CWBackPixmap | CWBorderPixel | CWBitGravity | CWEventMask
    if let colormap = connection.colormap {
      attributes.colormap = colormap
      mask |= CWColormap
    }
    if description.menuOwner != nil {
      attributes.override_redirect = True
      attributes.save_under = True
      mask |= CWOverrideRedirect | CWSaveUnder
    }
    let visual = connection.visual
    return XCreateWindow(
      connection.display, connection.root, description.position?.x ?? 0,
      description.position?.y ?? 0, UInt32(description.size.width),
      UInt32(description.size.height), 0, visual.depth, UInt32(InputOutput),
      visual.pointer(display: connection.display, screen: connection.screen), UInt(mask),
      &attributes)
  }

  private static func makeCounter(_ connection: X11Connection) -> XSyncCounter {
    var zero = XSyncValue(hi: 0, lo: 0)
    return withUnsafeMutablePointer(to: &zero) {
      XSyncCreateCounter(connection.display, $0.pointee)
    }
  }
}
