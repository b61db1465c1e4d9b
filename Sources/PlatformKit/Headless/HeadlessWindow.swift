package import RasterKit

/// A window of the headless platform. What it shows is `picture`.
@MainActor
package final class HeadlessWindow: PlatformWindow {
  package let id: WindowID
  package let headlessTarget: HeadlessPresentTarget
  package let headlessClock: HeadlessFrameClock
  package private(set) var title: String
  package private(set) var size: PixelSize
  package private(set) var isShown = false
  package private(set) var cursor = CursorShape.arrow

  private weak var platform: HeadlessPlatform?
  private let mainScreen: PlatformScreen

  init(id: WindowID, description: WindowDescription, platform: HeadlessPlatform) {
    self.id = id
    self.platform = platform
    mainScreen = platform.screens[0]
    title = description.title
    size = description.size
    headlessTarget = HeadlessPresentTarget(clock: platform.manualClock)
    headlessClock = HeadlessFrameClock(
      interval: 1 / mainScreen.refreshRate, clock: platform.manualClock)
  }

  package var presentTarget: any PresentTarget { headlessTarget }
  package var frameClock: any FrameClock { headlessClock }
  package var screen: PlatformScreen { mainScreen }
  /// What is on the screen now; nil before the first frame. A copy: it stays as it is.
  package var picture: PixelBuffer? { headlessTarget.copyScreen() }

  package func show() {
    guard !isShown else { return }
    isShown = true
    platform?.post(.window(id, .shown))
    activate()
  }

  package func hide() {
    guard isShown else { return }
    isShown = false
    platform?.post(.window(id, .hidden))
  }

  package func activate() {
    if isShown { platform?.post(.window(id, .focused)) }
  }

  package func setTitle(_ title: String) { self.title = title }

  package func setSize(_ size: PixelSize) {
    guard size != self.size, !size.isEmpty else { return }
    self.size = size
    platform?.post(.window(id, .resized(size, syncToken: nil)))
  }

  package func setCursor(_ shape: CursorShape) { cursor = shape }

  package func close() { platform?.forget(self) }
}
