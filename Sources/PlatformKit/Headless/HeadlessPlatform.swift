package import RasterKit

/// A window system in memory, without a server; its screen can be read.
///
/// A real platform, not a mock: everything above it runs as it does on X11. With a `ManualClock`,
/// the program posts events and advances time itself. With any other clock, time passes and frames
/// are shown at the screens' rates. Main thread only.
@MainActor
package final class HeadlessPlatform: Platform {
  package let clock: any HostClock
  package let screens: [PlatformScreen]
  /// Nil unless a test sets it: there are no panels.
  package var workArea: PixelSize?
  /// Nil unless a test sets it: there is no desktop.
  package var fileChooser: (any FileChooser)?
  package let headlessInputMethod = HeadlessInputMethod()
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

  package var inputMethod: any InputMethod { headlessInputMethod }

  package func makeWindow(_ description: WindowDescription) throws -> any PlatformWindow {
    guard !description.size.isEmpty else {
      throw PlatformError("a window needs a size of at least one pixel")
    }
    lastWindowID += 1
    let window = HeadlessWindow(
      id: WindowID(rawValue: lastWindowID), description: description, platform: self)
    windows.append(window)
    return window
  }
}

extension HeadlessPlatform {
  package func clipboard(_ name: ClipboardName) -> any Clipboard { headlessClipboard(name) }

  package func headlessClipboard(_ name: ClipboardName) -> HeadlessClipboard {
    if let clipboard = clipboards[name] { return clipboard }
    let clipboard = HeadlessClipboard(clock: clock)
    clipboards[name] = clipboard
    return clipboard
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
