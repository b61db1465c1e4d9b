package import RasterKit

/// A window system in memory, without a server; its screen can be read.
///
/// A real platform, not a mock: everything above it runs as it does on X11. With a `ManualClock`,
/// the program posts events and advances time itself. With any other clock, time passes and frames
/// are shown at the screens' rates. Main thread only.
@MainActor
package final class HeadlessPlatform: Platform {
  package let clock: any HostClock
  package private(set) var screens: [PlatformScreen]
  /// Nil unless a test sets it: there are no panels.
  package var workArea: PixelRect?
  /// Nil unless a test sets it: there is no desktop.
  package var fileChooser: (any FileChooser)?
  /// Whether it makes no more windows, as a server that is short of memory.
  package var refusesWindows = false
  /// False unless a test sets it, and then posts `compositingChanged`.
  package var isCompositing = false
  /// Nil unless a test sets it: there is nobody to come to the front of.
  package var activationToken: String?
  /// Nil unless a test sets it: there is no session.
  package var session: (any SessionClient)?
  /// Whatever a test sets; it is announced.
  package var desktopSettings = DesktopSettings() {
    didSet { if desktopSettings != oldValue { post(.settingsChanged) } }
  }
  package var identity = ProgramIdentity(name: "", identifier: "")
  /// Whether the first frame was made.
  package private(set) var isFollowingSettings = false
  /// Nil unless a test sets it: nothing dims a screen in memory.
  package var idleInhibitor: (any IdleInhibitor)?
  /// Nil unless a test sets it: nobody looks.
  package var notifications: (any NotificationService)?
  /// Nil unless a test sets it: each program is alone.
  package var instances: (any InstanceService)?
  /// Nil unless a test sets it: there is no desktop.
  package var urlOpener: (any URLOpener)?
  /// The token of the last request.
  package private(set) var usedActivationToken: String?
  package let headlessInputMethod = HeadlessInputMethod()
  package let headlessAccessibility = HeadlessAccessibility()
  /// Windows of other programs, which lie over this program's: none unless a test adds some.
  package var dropTargets: [HeadlessDropTarget] = []
  /// Drags of this program that have begun, oldest first.
  package private(set) var drags: [HeadlessDesktopDrag] = []
  /// Open windows, oldest first.
  package private(set) var windows: [HeadlessWindow] = []

  /// Made when first asked for.
  private var clipboards: [ClipboardName: HeadlessClipboard] = [:]
  private var queue: [PlatformEvent] = []
  private var wake: (@MainActor () -> Void)?
  private var lastWindowID: UInt64 = 0

  package init(screens: [PlatformScreen], clock: any HostClock) {
    precondition(!screens.isEmpty, "a platform needs a screen")
    self.screens = screens
    self.clock = clock
  }

  package convenience init(
    screenSize: PixelSize = PixelSize(width: 1280, height: 800), scale: Double = 1,
    refreshRate: Double = 60, clock: any HostClock = ManualClock()
  ) {
    let screen = PlatformScreen(
      name: "headless", bounds: PixelRect(size: screenSize), scale: scale,
      refreshRate: refreshRate)
    self.init(screens: [screen], clock: clock)
  }

  package func start(wake: @escaping @MainActor () -> Void) { self.wake = wake }

  package func drainEvents(_ handle: (PlatformEvent) -> Void) {
    while !queue.isEmpty {
      let batch = queue
      queue.removeAll(keepingCapacity: true)
      for event in batch { headlessInputMethod.filter(event).forEach(handle) }
    }
    for clipboard in clipboards.values { clipboard.expire(at: clock.now()) }
  }

  package func flush() -> Bool { !queue.isEmpty }

  package func makeActivationToken() -> String? { activationToken }

  package var receivedActivationToken: String? { activationToken }

  package func useActivationToken(_ token: String) { usedActivationToken = token }

  package func beginFollowingSettings() { isFollowingSettings = true }

  package var inputMethod: any InputMethod { headlessInputMethod }
  package var accessibility: (any AccessibilityBridge)? { headlessAccessibility }

  package func makeWindow(_ description: WindowDescription) throws -> any PlatformWindow {
    guard !description.size.isEmpty else {
      throw PlatformError("a window needs a size of at least one pixel")
    }
    if refusesWindows { throw PlatformError("the server has no room for a window") }
    lastWindowID += 1
    let window = HeadlessWindow(
      id: WindowID(rawValue: lastWindowID), description: description, platform: self)
    windows.append(window)
    return window
  }
}

extension HeadlessPlatform {
  package func clipboard(_ name: ClipboardName) -> any Clipboard { headlessClipboard(name) }

  package func beginDrag(_ offer: ClipboardOffer?, allowsMove: Bool) -> (any DesktopDrag)? {
    let drag = HeadlessDesktopDrag(offer, allowsMove: allowsMove, on: self)
    drags.append(drag)
    return drag
  }

  package func headlessClipboard(_ name: ClipboardName) -> HeadlessClipboard {
    if let clipboard = clipboards[name] { return clipboard }
    let clipboard = HeadlessClipboard(clock: clock)
    clipboards[name] = clipboard
    return clipboard
  }

  /// Plugs monitors in and out, or changes them. Windows that are on none of them count as on the first.
  package func changeScreens(to screens: [PlatformScreen]) {
    precondition(!screens.isEmpty, "a platform needs a screen")
    self.screens = screens
    for window in windows { window.findScreen() }
    post(.screensChanged)
  }

  /// The clock for advancing time; traps if the platform does not have a manual one.
  package var manualClock: ManualClock {
    guard let clock = clock as? ManualClock else {
      preconditionFailure("time passes by itself here; make the platform with a ManualClock")
    }
    return clock
  }

  /// Queues an event and wakes the main loop, as a window system would.
  package func post(_ event: PlatformEvent) {
    queue.append(event)
    wake?()
  }

  /// Advances time tick by tick: every running frame clock ticks at each of its times on the way.
  ///
  /// `afterTick` runs after each tick has been rendered, at the tick's time, so that the main side
  /// can take its turn.
  package func advance(to end: HostTime, afterTick: () -> Void) {
    let time = manualClock
    while let tick = windows.compactMap(\.nextTick).min(), tick <= end {
      time.advance(to: max(tick, time.now()))
      for window in windows { window.manualFrameClock?.tickIfDue(at: tick) }
      afterTick()
    }
    time.advance(to: max(end, time.now()))
  }

  func forget(_ window: HeadlessWindow) { windows.removeAll { $0 === window } }
}
