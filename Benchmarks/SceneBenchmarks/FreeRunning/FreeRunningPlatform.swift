import PlatformKit
import RasterKit

/// Wraps another platform with windows that tick as soon as a frame can be accepted, to measure the
/// maximum frame rate. For benchmarks only.
final class FreeRunningPlatform: Platform {
  private let platform: any Platform

  init(_ platform: any Platform) { self.platform = platform }

  var identity: ProgramIdentity {
    get { platform.identity }
    set { platform.identity = newValue }
  }
  var clock: any HostClock { platform.clock }
  var screens: [PlatformScreen] { platform.screens }
  var workArea: PixelRect? { platform.workArea }
  var inputMethod: any InputMethod { platform.inputMethod }

  func start(wake: @escaping @MainActor () -> Void) { platform.start(wake: wake) }
  func drainEvents(_ handle: (PlatformEvent) -> Void) { platform.drainEvents(handle) }
  func flush() -> Bool { platform.flush() }
  func clipboard(_ name: ClipboardName) -> any Clipboard { platform.clipboard(name) }

  func makeWindow(_ description: WindowDescription) throws -> any PlatformWindow {
    FreeRunningWindow(try platform.makeWindow(description), clock: platform.clock)
  }
}

final class FreeRunningWindow: PlatformWindow {
  let presentTarget: any PresentTarget
  let frameClock: any FrameClock
  private let window: any PlatformWindow

  init(_ window: any PlatformWindow, clock: any HostClock) {
    let free = FreeRunningClock(clock: clock)
    self.window = window
    presentTarget = FreeRunningTarget(window.presentTarget, clock: free)
    frameClock = free
  }

  var id: WindowID { window.id }
  var screen: PlatformScreen { window.screen }

  func show() { window.show() }
  func hide() { window.hide() }
  func minimize() { window.minimize() }
  func setStates(_ states: WindowStates, isOn: Bool) { window.setStates(states, isOn: isOn) }
  func setPosition(_ position: PixelPoint) { window.setPosition(position) }
  func setOwner(_ owner: WindowID?) { window.setOwner(owner) }
  func setHasFrame(_ hasFrame: Bool) { window.setHasFrame(hasFrame) }
  func beginDrag(_ drag: WindowDrag) { window.beginDrag(drag) }
  func setInputRegion(_ region: PixelRegion?) { window.setInputRegion(region) }
  func activate() { window.activate() }
  func setTitle(_ title: String) { window.setTitle(title) }
  func setIcon(_ pictures: [PixelBuffer]) { window.setIcon(pictures) }
  func setSize(_ size: PixelSize) { window.setSize(size) }
  func setSizeLimits(minimum: PixelSize?, maximum: PixelSize?) {
    window.setSizeLimits(minimum: minimum, maximum: maximum)
  }
  func setActions(_ actions: WindowActions) { window.setActions(actions) }
  func setCursor(_ shape: CursorShape) { window.setCursor(shape) }
  func close() { window.close() }
}
