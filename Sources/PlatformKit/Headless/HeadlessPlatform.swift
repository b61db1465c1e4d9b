package import RasterKit

/// A window system in memory: no server, a screen that can be read.
///
/// A real platform, not a mock: everything above it runs as it does on X11. On a `ManualClock` nothing
/// happens by itself: events are posted and frames are shown when the program says so. On any other clock
/// time passes, and frames are shown at the screens' rates. Main thread only.
@MainActor
package final class HeadlessPlatform: Platform {
  package let clock: any HostClock
  package let screens: [PlatformScreen]
  /// Windows that have not been closed, oldest first.
  package private(set) var windows: [HeadlessWindow] = []

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
      batch.forEach(handle)
    }
  }

  package func flush() -> Bool { !queue.isEmpty }

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
  /// What moves time; traps where time passes by itself.
  package var manualClock: ManualClock {
    guard let clock = clock as? ManualClock else {
      preconditionFailure("time passes by itself here; make the platform with a ManualClock")
    }
    return clock
  }

  /// Puts an event in line and wakes whoever drains, as a window system would.
  package func post(_ event: PlatformEvent) {
    queue.append(event)
    wake?()
  }

  /// Moves time on, beat by beat: every running frame clock ticks at each of its beats on the way.
  ///
  /// `afterBeat` runs after each beat has been rendered, at the beat's time; the main side takes its
  /// turn there.
  package func advance(to end: HostTime, afterBeat: () -> Void) {
    let time = manualClock
    while let beat = windows.compactMap(\.nextBeat).min(), beat <= end {
      time.advance(to: max(beat, time.now()))
      for window in windows { window.manualFrameClock?.tickIfDue(at: beat) }
      afterBeat()
    }
    time.advance(to: max(end, time.now()))
  }

  func forget(_ window: HeadlessWindow) { windows.removeAll { $0 === window } }
}
