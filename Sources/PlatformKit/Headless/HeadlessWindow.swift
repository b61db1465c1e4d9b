package import RasterKit

/// A window of the headless platform. `image` is its content.
@MainActor
package final class HeadlessWindow: PlatformWindow {
  package let id: WindowID
  package let headlessTarget: HeadlessPresentTarget
  package let frameClock: any FrameClock
  package private(set) var title: String
  package private(set) var icon: [PixelBuffer] = []
  package private(set) var size: PixelSize
  package private(set) var isShown = false
  package private(set) var minimumSize: PixelSize?
  package private(set) var maximumSize: PixelSize?
  package private(set) var actions: WindowActions
  package let kind: WindowKind
  package private(set) var owner: WindowID?
  package private(set) var states: WindowStates
  package private(set) var isMinimized: Bool
  package let isOpaque: Bool
  package private(set) var hasFrame: Bool
  package private(set) var drags: [WindowDrag] = []
  package private(set) var inputRegion: PixelRegion?
  /// The corner of the content on the desktop.
  package private(set) var position: PixelPoint
  package private(set) var cursor = CursorShape.arrow
  /// The size given for a requested size. A window manager may give another one, or keep the
  /// current one.
  package var grant: (PixelSize) -> PixelSize = { $0 }

  /// The screen it was placed on; the first one by default.
  package private(set) var screen: PlatformScreen

  weak var platform: HeadlessPlatform?

  init(id: WindowID, description: WindowDescription, platform: HeadlessPlatform) {
    self.id = id
    self.platform = platform
    let place = description.position
    screen = platform.screen(at: place) ?? platform.screens[0]
    title = description.title
    size = description.size
    minimumSize = description.minimumSize
    maximumSize = description.maximumSize
    actions = description.actions
    kind = description.kind
    owner = description.owner
    states = description.states
    isMinimized = description.isMinimized
    isOpaque = description.isOpaque
    hasFrame = description.hasFrame
    position = description.position ?? PixelPoint(x: 0, y: 0)
    headlessTarget = HeadlessPresentTarget(
      clock: platform.clock, isTranslucent: !isOpaque && platform.isCompositing)
    frameClock = Self.makeFrameClock(interval: 1 / screen.refreshRate, clock: platform.clock)
  }

  private static func makeFrameClock(interval: Double, clock: any HostClock) -> any FrameClock {
    guard let clock = clock as? ManualClock else {
      return TimerFrameClock(interval: interval, clock: clock)
    }
    return HeadlessFrameClock(interval: interval, clock: clock)
  }

  package var presentTarget: any PresentTarget { headlessTarget }
  /// Nil if time is not advanced manually.
  var manualFrameClock: HeadlessFrameClock? { frameClock as? HeadlessFrameClock }
  /// The time of its next tick; nil while no frames are needed or if time is not advanced manually.
  package var nextTick: HostTime? { manualFrameClock?.nextTick }
  /// A copy of the current screen content; nil before the first frame.
  package var image: PixelBuffer? { headlessTarget.copyScreen() }

  package func show() {
    guard !isShown else { return }
    isShown = true
    if !states.isEmpty { platform?.post(.window(id, .states(states))) }
    if isMinimized { return platform?.post(.window(id, .hidden)) ?? () }
    platform?.post(.window(id, .shown))
    if !kind.isPopup { activate() }
  }

  package func hide() {
    guard isShown else { return }
    isShown = false
    platform?.post(.window(id, .hidden))
  }

  package func activate() {
    guard isShown else { return }
    if isMinimized {
      isMinimized = false
      platform?.post(.window(id, .shown))
    }
    platform?.post(.window(id, .focused))
  }

  package func setTitle(_ title: String) { self.title = title }

  package func setIcon(_ images: [PixelBuffer]) { icon = images }

  package func setSize(_ size: PixelSize) {
    if !size.isEmpty { self.size = grant(size) }
    platform?.post(.window(id, .resized(self.size, syncToken: nil)))
  }

  package func setSizeLimits(minimum: PixelSize?, maximum: PixelSize?) {
    (minimumSize, maximumSize) = (minimum, maximum)
  }

  package func setActions(_ actions: WindowActions) { self.actions = actions }

  package func setCursor(_ shape: CursorShape) { cursor = shape }

  package func close() { platform?.forget(self) }
}

extension HeadlessWindow {
  /// Moves its corner to `position`, as a user would. This may move it to a screen with another
  /// refresh rate.
  package func move(to position: PixelPoint) {
    guard let platform else { return }
    show(on: platform.screen(at: position) ?? screen)
    self.position = position
    platform.post(.window(id, .moved(position)))
  }

  /// The monitors are others.
  func findScreen() {
    guard let platform else { return }
    show(on: platform.screen(at: position) ?? platform.screens[0])
  }

  private func show(on screen: PlatformScreen) {
    self.screen = screen
    manualFrameClock?.interval = 1 / screen.refreshRate
  }
}

extension HeadlessPlatform {
  /// Nil where none is there.
  fileprivate func screen(at position: PixelPoint?) -> PlatformScreen? {
    guard let position else { return nil }
    return screens.first { $0.bounds.contains(x: position.x, y: position.y) }
  }
}

extension HeadlessWindow {
  package func minimize() {
    guard isShown, !isMinimized else { return }
    isMinimized = true
    platform?.post(.window(id, .hidden))
  }

  package func setStates(_ states: WindowStates, isOn: Bool) {
    let wanted = isOn ? self.states.union(states) : self.states.subtracting(states)
    guard wanted != self.states else { return }
    self.states = wanted
    platform?.post(.window(id, .states(wanted)))
  }

  package func setPosition(_ position: PixelPoint) { move(to: position) }

  package func setOwner(_ owner: WindowID?) { self.owner = owner }

  package func setHasFrame(_ hasFrame: Bool) { self.hasFrame = hasFrame }

  package func beginDrag(_ drag: WindowDrag) { drags.append(drag) }

  package func setInputRegion(_ region: PixelRegion?) { inputRegion = region }
}
