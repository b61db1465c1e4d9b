import CUIXlib
import PlatformKit
import RasterKit

/// One top-level X window. Main thread only; its pixels belong to the render queue.
@MainActor
final class X11Window: PlatformWindow {
  /// The limits of X11: coordinates are signed 16-bit numbers.
  nonisolated static let sizes: ClosedRange<Int32> = 1...32767

  let handle: Window
  /// The window manager watches them to learn that a resize is drawn; nil without the extension.
  let syncCounters: X11SyncCounters?
  let target: X11PresentTarget
  let clock: X11FrameClock
  let platform: X11Platform
  private(set) var isGone = false
  /// WM_NORMAL_HINTS, as last written.
  var sizeHints = XSizeHints()
  /// WM_HINTS, as last written.
  var managerHints = XWMHints()
  let kind: WindowKind
  /// What the user may do with it, and whether it has a frame, as last written.
  var actions: WindowActions
  var hasFrame: Bool
  /// Whether the window manager was ever asked for no frame.
  var isFrameTold = false
  /// Where it was asked to appear, until it has.
  var firstCorner: PixelPoint?
  /// As asked for.
  var wantedStates: WindowStates
  /// Whether it was asked to show; from then on the window manager is asked for everything.
  var isMapRequested = false
  /// A child that has the time of the last input; 0 where the window itself has it.
  var userTimeWindow = Window(0)
  /// Whether all presses are for what is behind it.
  var letsPressesThrough = false
  private var cursorShape: CursorShape?
  /// Whether `activate` was called before the window was shown.
  var wantsFocus = false

  init(
    handle: Window, _ description: WindowDescription, syncCounters: X11SyncCounters?,
    target: X11PresentTarget, clock: X11FrameClock, platform: X11Platform
  ) {
    self.handle = handle
    self.syncCounters = syncCounters
    kind = description.kind
    actions = description.actions
    hasFrame = description.hasFrame
    firstCorner = description.position
    wantedStates = description.states
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
    guard isAlive, canBeShown else { return }
    isMapRequested = true
    platform.expectShown(handle)
    if kind.isPopup { return _ = XMapRaised(display, handle) }
    XMapWindow(display, handle)
    platform.startup.finish()
  }

  /// A preview of a drag must let the pointer through to what it is dragged over.
  private var canBeShown: Bool { kind != .dragPreview || platform.connection.hasInputShapes }

  /// Withdraws the window as defined by ICCCM: unmaps it and notifies the window manager.
  func hide() {
    guard isAlive else { return }
    isMapRequested = false
    XWithdrawWindow(display, handle, platform.connection.screen)
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
    guard isAlive else { return }
    self.actions = actions
    writeMotifHints()
  }

  func setCursor(_ shape: CursorShape) {
    cursorShape = shape
    renewCursor()
  }

  /// Shows the same shape from another theme.
  func renewCursor() {
    if isAlive, let shape = cursorShape {
      XDefineCursor(display, handle, platform.cursors.cursor(shape))
    }
  }

  /// Counters outlive a window that another program has destroyed.
  func close() {
    guard platform.windows[handle] === self else { return }
    platform.connection.input?.forget(handle)
    platform.connection.eventMasks.forget(handle)
    if isAlive {
      platform.input.detach(handle)
      XDestroyWindow(display, handle)
    }
    if !platform.connection.isLost {
      syncCounters?.destroy(display)
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
    // Some managers unmap a window before they say that it is an icon.
    if isMapRequested, platform.isAway(handle) { XMapWindow(display, handle) }
    if platform.connection.windowManager.isRunning {
      requestActivation()
    } else {
      XRaiseWindow(display, handle)
      wantsFocus = true
      if platform.isShown(handle) { didShow() }
    }
  }

  /// Performs an `activate` that was called before the window was shown.
  func didShow() {
    if kind.takesPresses { grab() }
    keepPlace()
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
    platform.tellWindowManager(
      .activeWindow, about: handle,
      (Self.sourceIsApplication, Int(bitPattern: platform.userTime), 0, 0, 0))
  }

  static let sourceIsApplication = 1
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
