import CUIXlib
import PlatformKit
import RasterKit

/// One top-level X window. Main thread only; its pixels belong to the render queue.
@MainActor
final class X11Window: PlatformWindow {
  /// The limits of X11: coordinates are signed 16-bit numbers.
  nonisolated static let sizes: ClosedRange<Int32> = 1...32767

  let handle: Window
  /// The window manager watches it to learn that a resize is drawn; nil without the extension.
  let syncCounter: XSyncCounter?
  let target: X11PresentTarget
  let clock: X11FrameClock
  let platform: X11Platform
  private(set) var isGone = false
  /// WM_NORMAL_HINTS, as last written.
  var sizeHints = XSizeHints()
  /// No window manager knows it, and it grabs the pointer while it shows.
  var isMenu = false
  /// Whether `activate` was called before the window was shown.
  var wantsFocus = false

  init(
    handle: Window, syncCounter: XSyncCounter?, target: X11PresentTarget, clock: X11FrameClock,
    platform: X11Platform
  ) {
    self.handle = handle
    self.syncCounter = syncCounter
    self.target = target
    self.clock = clock
    self.platform = platform
  }

  var id: WindowID { WindowID(rawValue: UInt64(handle)) }
  var presentTarget: any PresentTarget { target }
  var frameClock: any FrameClock { clock }
  var screen: PlatformScreen { platform.screen(showing: handle) }
  var isAlive: Bool { !isGone && !platform.connection.isLost }

  func markGone() { isGone = true }
}

extension X11Window {
  private var display: OpaquePointer { platform.connection.display }

  func show() {
    guard isAlive else { return }
    platform.expectShown(handle)
    if isMenu { XMapRaised(display, handle) } else { XMapWindow(display, handle) }
  }

  /// Withdraws the window as defined by ICCCM: unmaps it and notifies the window manager.
  func hide() {
    if isAlive { XWithdrawWindow(display, handle, platform.connection.screen) }
  }

  func setTitle(_ title: String) {
    if isAlive { writeTitle(title) }
  }

  /// Requests another size. An event reports the size that the window manager chooses.
  func setSize(_ size: PixelSize) {
    guard isAlive else { return }
    platform.expectSize(of: handle)
    XResizeWindow(
      display, handle, UInt32(size.width.clamped(to: Self.sizes)),
      UInt32(size.height.clamped(to: Self.sizes)))
  }

  func setSizeLimits(minimum: PixelSize?, maximum: PixelSize?) {
    guard isAlive else { return }
    sizeHints.setLimits(minimum: minimum, maximum: maximum)
    XSetWMNormalHints(display, handle, &sizeHints)
  }

  func setActions(_ actions: WindowActions) {
    if isAlive { write(actions) }
  }

  func setCursor(_ shape: CursorShape) {
    if isAlive { XDefineCursor(display, handle, platform.cursors.cursor(shape)) }
  }

  func close() {
    if isAlive {
      platform.input.detach(handle)
      platform.connection.input?.forget(handle)
      if let syncCounter { XSyncDestroyCounter(display, syncCounter) }
      XDestroyWindow(display, handle)
      XFlush(display)
    }
    isGone = true
    platform.forget(self)
  }
}

extension X11Window {
  /// Asks the window manager for the focus, or takes it if there is no window manager.
  func activate() {
    guard isAlive else { return }
    if platform.connection.hasWindowManager {
      requestActivation()
    } else {
      XRaiseWindow(display, handle)
      wantsFocus = true
      if platform.isShown(handle) { didShow() }
    }
  }

  /// Performs an `activate` that was called before the window was shown.
  func didShow() {
    if isMenu { grab() }
    if wantsFocus { takeFocus(time: Time(CurrentTime)) }
  }

  /// The window may be destroyed or hidden by the time the server gets the request.
  func takeFocus(time: Time) {
    guard isAlive else { return }
    wantsFocus = false
    X11ErrorHandler.pardon(display) {
      XSetInputFocus(display, handle, RevertToParent, time)
    }
  }

  private func requestActivation() {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = handle
    event.xclient.message_type = platform.connection.atoms[.activeWindow]
    event.xclient.format = 32
    event.xclient.data.l.0 = Self.sourceIsApplication
    event.xclient.data.l.1 = Int(bitPattern: platform.translator.lastInputTime)
    XSendEvent(
      display, platform.connection.root, False, SubstructureNotifyMask | SubstructureRedirectMask,
      &event)
  }

  private static let sourceIsApplication = 1
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
