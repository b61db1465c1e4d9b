import CUIXlib
import Foundation
import PlatformKit
import RasterKit

/// The main connection to the X server and its fixed properties. Main thread only.
///
/// All round trips of the backend, except those for creating windows, happen here at launch.
@MainActor
final class X11Connection {
  let display: OpaquePointer
  /// The display name, for the render side's own connection and for messages.
  let name: String
  let screen: Int32
  let root: Window
  let visual: X11Visual
  /// The colormap for windows of `visual`, if that is not the default visual.
  let colormap: Colormap?
  /// The visual of windows whose pixels may be translucent; nil if the server has none.
  let alphaVisual: X11Visual?
  /// Made with the first such window.
  private(set) lazy var alphaColormap = makeAlphaColormap()
  /// Asked when a window first wants it.
  private(set) lazy var hasInputShapes = negotiateShapes()
  private(set) lazy var windowManager = X11WindowManager(connection: self)
  var eventMasks = X11EventMasks()
  let atoms: X11Atoms
  let input: X11InputExtension?
  let randr: X11RandR?
  let hasSync: Bool
  /// Called where Xlib has read events outside of a turn of the main loop, of which the socket says nothing more.
  var onQueuedEvents: @MainActor () -> Void = {}
  /// A hidden window that all windows of the program name as their group leader.
  let leader: Window

  /// Opens the display. Throws a one-line error if it cannot be used.
  init(displayName: String?) throws {
    signal(SIGPIPE, SIG_IGN)
    Self.setLocale()
    X11ErrorHandler.install()
    name = try Self.checked(displayName)
    display = try Self.open(name)
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    do {
      let all = X11Visual.all(display: display, screen: screen)
      visual = try Self.chooseVisual(all, display, screen, name)
      alphaVisual = X11Visual.chooseTranslucent(from: all)
    } catch {
      XCloseDisplay(display)
      throw error
    }
    input = X11InputExtension(display: display)
    atoms = X11Atoms(display: display)
    colormap = Self.makeColormap(display, screen, root, visual)
    randr = X11RandR(display: display, root: root)
    hasSync = Self.negotiateSync(display)
    XkbSetDetectableAutoRepeat(display, True, nil)
    leader = XCreateSimpleWindow(display, root, -1, -1, 1, 1, 0, 0, 0)
  }

  isolated deinit {
    if isLost {
      close(fileDescriptor)
    } else {
      XCloseDisplay(display)
    }
    X11ErrorHandler.forget(display)
  }
}

extension X11Connection {
  var fileDescriptor: Int32 { XConnectionNumber(display) }

  /// Whether the connection is lost. Xlib must not be called after that.
  var isLost: Bool { X11ErrorHandler.isLost(display) }

  /// Sends what was asked for, where no turn of the main loop may follow that does.
  func flushOutsideTurn() {
    guard !isLost else { return }
    XFlush(display)
    if !isLost, XEventsQueued(display, QueuedAlready) > 0 { onQueuedEvents() }
  }

  /// The size of the whole desktop in pixels.
  var desktopSize: PixelSize {
    PixelSize(width: XDisplayWidth(display, screen), height: XDisplayHeight(display, screen))
  }

  /// The 32-bit items of a window's property; empty if there is no such property or window. One
  /// round trip.
  func items(of property: Atom, in window: Window) -> [UInt] {
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    X11ErrorHandler.pardon(display) {
      XGetWindowProperty(
        display, window, property, 0, Self.mostItems, False, Atom(AnyPropertyType), &type, &format,
        &count, &rest, &data)
    }
    guard let data else { return [] }
    defer { XFree(data) }
    guard format == 32 else { return [] }
    // Xlib stores 32-bit items as C longs.
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }

  /// Far more than any property read here has.
  private static let mostItems = 1024

  /// Xlib finds the Compose table and the texts of keys by the locale. One that is not installed, or not
  /// of Unicode, would cost all letters beyond ASCII.
  private static func setLocale() {
    setlocale(LC_CTYPE, "")
    let codeset = nl_langinfo(CUIXCodeset).map { String(cString: $0) }
    if codeset != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  private static func checked(_ name: String?) throws -> String {
    guard let name, !name.isEmpty else {
      throw PlatformError("no display: the environment variable DISPLAY is not set")
    }
    return name
  }

  private static func open(_ name: String) throws -> OpaquePointer {
    guard let display = XOpenDisplay(name) else {
      throw PlatformError("cannot open display \"\(name)\": no X server answers or it refuses us")
    }
    X11ErrorHandler.forget(display)
    X11ErrorHandler.watch(display)
    _ = fcntl(XConnectionNumber(display), F_SETFD, FD_CLOEXEC)
    return display
  }

  private static func chooseVisual(
    _ all: [X11Visual], _ display: OpaquePointer, _ screen: Int32, _ name: String
  ) throws -> X11Visual {
    let standard = XVisualIDFromVisual(XDefaultVisual(display, screen))
    guard let visual = X11Visual.choose(from: all, default: standard) else {
      throw PlatformError("display \"\(name)\" has no TrueColor visual of 15 bits or more")
    }
    return visual
  }

  private static func makeColormap(
    _ display: OpaquePointer, _ screen: Int32, _ root: Window, _ visual: X11Visual
  ) -> Colormap? {
    guard visual.id != XVisualIDFromVisual(XDefaultVisual(display, screen)),
      let pointer = visual.pointer(display: display, screen: screen)
    else { return nil }
    return XCreateColormap(display, root, pointer, AllocNone)
  }

  private func makeAlphaColormap() -> Colormap {
    let pointer = alphaVisual?.pointer(display: display, screen: screen)
    return pointer.map { XCreateColormap(display, root, $0, AllocNone) } ?? 0
  }

  /// Shapes of input came with version 1.1.
  private func negotiateShapes() -> Bool {
    var (event, error, major, minor) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard !isLost, XShapeQueryExtension(display, &event, &error) != 0,
      XShapeQueryVersion(display, &major, &minor) != 0
    else { return false }
    return (major, minor) >= (1, 1)
  }

  private static func negotiateSync(_ display: OpaquePointer) -> Bool {
    var (event, error, major, minor) = (Int32(0), Int32(0), Int32(3), Int32(1))
    return XSyncQueryExtension(display, &event, &error) != 0
      && XSyncInitialize(display, &major, &minor) != 0
  }
}
