import CoreGraphics
import PlatformKit
import QuartzCore
import RasterKit
import RenderKit

/// The platform window and the render surface of a window, from being shown to being hidden or
/// closed.
@MainActor
final class WindowPresence {
  let platformWindow: any PlatformWindow
  private let host: LayerHost
  private let surface: SurfaceID
  /// What the window system says, and the size of the frames.
  private(set) var pixelSize: PixelSize
  /// What was asked of the window system, until it answers.
  private var wantedSize: PixelSize?
  private(set) var scale: CGFloat
  /// The corner of its content on the desktop, in device pixels, as last reported.
  var position: PixelPoint
  /// Minimised, or otherwise taken off screen by the user.
  private(set) var isConcealed = false
  /// Entirely behind other windows. Painting stops, but the application state does not change.
  private var isCovered = false
  private var cursor = CursorShape.arrow

  init(root: CALayer, description: WindowDescription, in system: WindowSystem) throws {
    let window = try system.platform.makeWindow(description)
    platformWindow = window
    host = system.host
    pixelSize = description.size
    position = description.position ?? PixelPoint(x: 0, y: 0)
    scale = CGFloat(window.screen.usableScale)
    surface = host.attachSurface(
      root: root, target: window.presentTarget, clock: window.frameClock, size: pixelSize,
      scale: Double(scale))
  }

  /// The program wants another size; the window system is asked and answers with an event. Until then
  /// frames keep the size that the window has.
  func request(_ size: PixelSize) {
    guard size != wantedSize ?? pixelSize else { return }
    wantedSize = size
    platformWindow.setSize(size)
  }

  /// The window has this size, whatever was asked for; the frame of that size answers the token.
  func adopt(_ size: PixelSize, syncToken: UInt64?) {
    wantedSize = nil
    guard size != pixelSize || syncToken != nil else { return }
    pixelSize = size
    host.resizeSurface(surface, size: size, scale: Double(scale), syncToken: syncToken)
  }

  /// True when the window came onto a screen with another scale. On any other screen, display links may
  /// want its ticks.
  func adoptScreenScale() -> Bool {
    host.needsCommit()
    let now = CGFloat(platformWindow.screen.usableScale)
    guard now != scale else { return false }
    scale = now
    host.resizeSurface(surface, size: pixelSize, scale: Double(scale), syncToken: nil)
    return true
  }

  func show(_ shape: CursorShape) {
    guard shape != cursor else { return }
    cursor = shape
    platformWindow.setCursor(shape)
  }

  func expose(_ region: PixelRegion) { host.exposeSurface(surface, region) }

  func conceal(_ isConcealed: Bool) {
    guard isConcealed != self.isConcealed else { return }
    self.isConcealed = isConcealed
    host.setSurfaceVisible(surface, !isConcealed && !isCovered)
  }

  func cover(_ isCovered: Bool) {
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    host.setSurfaceVisible(surface, !isConcealed && !isCovered)
  }

  /// Detaches the surface before closing the window, as the render side still uses it.
  func end() {
    host.detachSurface(surface)
    platformWindow.close()
  }
}

@MainActor
struct WindowSystem {
  let platform: any Platform
  let host: LayerHost
}

extension PixelSize {
  /// Rounds to whole pixels, between 1 and 16384 on each side.
  init(points: CGSize, scale: CGFloat) {
    func pixels(_ length: CGFloat) -> Int32 {
      guard length.isFinite else { return 1 }
      return Int32(min(max((length * scale).rounded(), 1), 16384))
    }
    self.init(width: pixels(points.width), height: pixels(points.height))
  }

  func points(scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}
