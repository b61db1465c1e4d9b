package import RasterKit

/// A window system in memory: no server, a clock moved by hand, a screen that can be read.
///
/// A real platform, not a mock: everything above it runs as it does on X11. Nothing happens by itself;
/// events are posted and frames are shown when the program says so. Main thread only.
@MainActor
package final class HeadlessPlatform: Platform {
  package let manualClock: ManualClock
  package var clock: any HostClock { manualClock }
  package private(set) var screens: [PlatformScreen]
  /// Windows that have not been closed, oldest first.
  package private(set) var windows: [HeadlessWindow] = []

  private var queue: [PlatformEvent] = []
  private var wake: (@MainActor () -> Void)?
  private var lastWindowID: UInt64 = 0

  package init(
    screenSize: PixelSize = PixelSize(width: 1280, height: 800), scale: Double = 1,
    refreshRate: Double = 60, clock: ManualClock = ManualClock()
  ) {
    manualClock = clock
    screens = [
      PlatformScreen(
        name: "headless", bounds: PixelRect(size: screenSize), scale: scale,
        refreshRate: refreshRate)
    ]
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
    while let beat = windows.compactMap(\.headlessClock.nextBeat).min(), beat <= end {
      manualClock.advance(to: max(beat, manualClock.now()))
      for window in windows { window.headlessClock.tickIfDue(at: beat) }
      afterBeat()
    }
    manualClock.advance(to: max(end, manualClock.now()))
  }

  func forget(_ window: HeadlessWindow) { windows.removeAll { $0 === window } }
}
