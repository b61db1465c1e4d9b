import CoreGraphics
import Foundation
import PlatformKit
import QuartzCore
import RasterKit
import RenderKit

/// The platform window of a scene and its render surface, with the layers of the scene's visible
/// windows: from the first window that is shown to the last that is hidden.
@MainActor
final class WindowPresence {
  let platformWindow: any PlatformWindow
  /// Holds the windows' layers. Its coordinates are the scene's, in points.
  let rootLayer = CALayer()
  weak var scene: UIWindowScene?
  /// Visible, lower levels first, the frontmost of a level last.
  var windows: [UIWindow] = []
  /// The window whose size is the platform window's; the others lie in it.
  weak var mainWindow: UIWindow?
  /// Where the main window was before it went to the corner.
  var mainOrigin = CGPoint.zero
  private let host: LayerHost
  private let surface: SurfaceID
  /// What the window system says, and the size of the frames.
  private(set) var pixelSize: PixelSize
  /// What was asked of the window system, until it answers.
  private var wantedSize: PixelSize?
  private(set) var scale: CGFloat
  /// Of a menu, a tip or a popover, whose scale is that of the window it belongs to, on whatever monitor it is.
  private(set) weak var owner: WindowPresence?
  /// What of the windows' popovers is beyond this window, the last one last.
  var popovers: [PopoverPopup] = []
  /// The popover that this window shows; nil in all others.
  weak var popover: PopoverPopup?
  /// The corner of its content on the desktop, in device pixels, as last reported.
  var position: PixelPoint
  /// What the window manager says.
  var states: WindowStates = []
  var frameWidths = FrameWidths()
  /// Minimised, or otherwise taken off screen by the user.
  private(set) var isMinimized = false
  /// Entirely behind other windows. Painting stops, but the application state does not change.
  private var isObscured = false
  private var isShown = false
  private(set) var cursor = CursorShape.arrow

  init(
    _ description: WindowDescription, scene: UIWindowScene?, over owner: WindowPresence? = nil,
    in system: WindowSystem
  ) throws {
    let window = try system.platform.makeWindow(description)
    (self.scene, self.owner) = (scene, owner)
    platformWindow = window
    host = system.host
    pixelSize = description.size
    position = description.position ?? PixelPoint(x: 0, y: 0)
    scale = owner?.scale ?? CGFloat(window.screen.usableScale)
    surface = host.attachSurface(
      root: rootLayer, target: window.presentTarget, clock: window.frameClock, size: pixelSize,
      scale: Double(scale))
    rootLayer.delegate = self
    fitRootLayer()
  }

  /// In points, as asked for until the window system answers.
  var contentSize: CGSize { (wantedSize ?? pixelSize).points(scale: scale) }

  /// The corner of its content, in points of the desktop.
  var desktopOrigin: CGPoint {
    CGPoint(x: CGFloat(position.x) / scale, y: CGFloat(position.y) / scale)
  }

  func show() {
    if isShown { return }
    isShown = true
    platformWindow.show()
  }

  /// The program wants something of the window manager. That goes out though no frame follows from it.
  func ask(_ request: (any PlatformWindow) -> Void) {
    request(platformWindow)
    host.needsCommit()
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
    fitRootLayer()
    host.resizeSurface(surface, size: size, scale: Double(scale), syncToken: syncToken)
  }

  /// What its scale is to be where it is now.
  var screenScale: CGFloat { owner?.scale ?? CGFloat(platformWindow.screen.usableScale) }

  /// True when the window came onto a screen with another scale. On any other screen, display links may
  /// want its ticks.
  func adoptScreenScale() -> Bool {
    host.needsCommit()
    let now = screenScale
    guard now != scale else { return false }
    scale = now
    fitRootLayer()
    host.resizeSurface(surface, size: pixelSize, scale: Double(scale), syncToken: nil)
    return true
  }

  func show(_ shape: CursorShape) {
    guard shape != cursor else { return }
    cursor = shape
    ask { $0.setCursor(shape) }
    for popover in popovers { popover.show(shape) }
  }

  /// What a compositing manager has or had in place of the window is lost.
  func exposeAll() { expose(PixelRegion(PixelRect(size: pixelSize))) }

  func take(_ states: WindowStates) {
    guard states != self.states else { return }
    let old = self.states
    self.states = states
    scene?.statesDidChange(from: old)
  }

  func expose(_ region: PixelRegion) { host.exposeSurface(surface, region) }

  func setMinimized(_ isMinimized: Bool) {
    guard isMinimized != self.isMinimized else { return }
    self.isMinimized = isMinimized
    host.setSurfaceVisible(surface, !isMinimized && !isObscured)
  }

  func setObscured(_ isObscured: Bool) {
    guard isObscured != self.isObscured else { return }
    self.isObscured = isObscured
    host.setSurfaceVisible(surface, !isMinimized && !isObscured)
  }

  /// Detaches the surface before closing the window, as the render side still uses it.
  func end() {
    host.detachSurface(surface)
    platformWindow.close()
  }

  private func fitRootLayer() {
    rootLayer.frame = CGRect(origin: .zero, size: pixelSize.points(scale: scale))
  }
}

extension WindowPresence: @preconcurrency CALayerDelegate {
  /// The root layer is no layer of the program's, and does not animate.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

@MainActor
struct WindowSystem {
  let platform: any Platform
  let host: LayerHost
}
