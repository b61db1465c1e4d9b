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
    let isTranslucent = !description.isOpaque && platform.render.alphaFormat != nil
    let handle = createHandle(
      description, connection, at: description.position ?? platform.newCorner,
      isTranslucent: isTranslucent)
    guard handle != 0, !connection.isLost else {
      throw PlatformError("display \"\(connection.name)\" is gone")
    }
    let counters =
      connection.hasSync && !description.kind.isPopup ? X11SyncCounters(connection.display) : nil
    let window = X11Window(
      handle: handle, description, syncCounters: counters,
      target: X11PresentTarget(
        connection: platform.render, window: UInt32(truncatingIfNeeded: handle),
        isTranslucent: isTranslucent, counters: counters, clock: platform.clock),
      clock: X11FrameClock(
        connection: platform.render, window: UInt32(truncatingIfNeeded: handle),
        clock: platform.clock, refreshRate: platform.screens[0].refreshRate),
      platform: platform)
    connection.select(
      connection.input == nil ? eventMask | pointerMask : eventMask, of: handle, for: .window)
    connection.input?.selectPointing(on: handle)
    window.writeHints(description)
    XSync(connection.display, False)
    return window
  }

  /// Background None and north-west gravity: the server never paints by itself, so a resize shows
  /// the old pixels until there are new ones.
  private static func createHandle(
    _ description: WindowDescription, _ connection: X11Connection, at corner: PixelPoint,
    isTranslucent: Bool
  ) -> Window {
    var attributes = XSetWindowAttributes()
    attributes.background_pixmap = 0
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    var mask = CWBackPixmap | CWBorderPixel | CWBitGravity
    let visual = isTranslucent ? connection.alphaVisual! : connection.visual
    if let colormap = isTranslucent ? connection.alphaColormap : connection.colormap {
      attributes.colormap = colormap
      mask |= CWColormap
    }
    if description.kind.isPopup {
      attributes.override_redirect = True
      attributes.save_under = True
      mask |= CWOverrideRedirect | CWSaveUnder
    }
    return XCreateWindow(
      connection.display, connection.root, corner.x, corner.y, UInt32(description.size.width),
      UInt32(description.size.height), 0, visual.depth, UInt32(InputOutput),
      visual.pointer(display: connection.display, screen: connection.screen), UInt(mask),
      &attributes)
  }

}

/// The counters of a window, which its frames move on.
struct X11SyncCounters {
  /// Set to the value that the window manager asks for.
  let basic: XSyncCounter
  /// Odd while a frame is put.
  let extended: XSyncCounter

  init(_ display: OpaquePointer) {
    let zero = XSyncValue(hi: 0, lo: 0)
    basic = XSyncCreateCounter(display, zero)
    extended = XSyncCreateCounter(display, zero)
  }

  func destroy(_ display: OpaquePointer) {
    for counter in [basic, extended] { XSyncDestroyCounter(display, counter) }
  }
}
