package import PlatformKit
package import RasterKit

/// One window's picture: its root layer, where its frames go, and how it stands with them.
///
/// Used on the render queue only, which is what makes it `Sendable`.
package final class RenderSurface: @unchecked Sendable {
  package let id: SurfaceID
  package let root: RenderLayer
  let target: any PresentTarget
  let clock: any FrameClock
  package private(set) var size = PixelSize(width: 0, height: 0)
  package private(set) var scale = 1.0
  package private(set) var isVisible = true
  var wantsTicks = false
  package internal(set) var damage = SurfaceDamage()
  /// What changed since damage was tracked last, piece by piece.
  var changes: [PixelRect] = []
  /// What on it may have moved as a whole since then.
  var scroll: SurfaceScroll?
  /// Something on it moves with time.
  var isAnimating = false
  /// Something on it is to end, which must be reported even while it is hidden.
  var awaitsEnds = false
  var throttle = FrameThrottle()
  private var syncToken: UInt64?

  package init(
    id: SurfaceID, root: RenderLayer, target: any PresentTarget, clock: any FrameClock
  ) {
    self.id = id
    self.root = root
    self.target = target
    self.clock = clock
  }
}

extension RenderSurface {
  func forgetAnimations() {
    isAnimating = false
    awaitsEnds = false
  }

  /// Whether a frame has anything to show or to answer.
  var wantsFrame: Bool {
    !size.isEmpty && (syncToken != nil || (isVisible && !damage.onScreen.isEmpty))
  }

  /// Whether the frame clock has to run for it.
  var wantsClock: Bool {
    isVisible ? isAnimating || wantsTicks || wantsFrame : awaitsEnds
  }

  func resize(to size: PixelSize, scale: Double, syncToken: UInt64?) {
    if let syncToken { self.syncToken = syncToken }
    if size == self.size && scale == self.scale { return }
    self.size = size
    self.scale = scale
    changes.removeAll()
    scroll = nil
    damage.reset(size: size)
  }

  /// Makes the changes since the last time part of the damage.
  func trackDamage() {
    if changes.isEmpty { return }
    damage.add(PixelRegion.covering(changes))
    changes.removeAll(keepingCapacity: true)
  }

  /// Pixels the window system lost; put again from a buffer if the platform can, else by a frame.
  func expose(_ region: PixelRegion) {
    if damage.onScreen.isEmpty && target.represent(region) { return }
    damage.expose(region)
  }

  func setVisible(_ isVisible: Bool) {
    if isVisible && !self.isVisible { damage.expose(PixelRegion(PixelRect(size: size))) }
    self.isVisible = isVisible
  }

  /// Begins a frame; nil while every buffer is still being read.
  func acquire() -> PresentBuffer? {
    guard var buffer = target.acquire(size: size) else { return nil }
    let rows = damage.roll(of: buffer.identity)
    if isVisible && rows != 0 {
      damage.rolled(buffer.identity, isKept: target.roll(&buffer, by: rows))
    }
    return buffer
  }

  /// Hands a painted frame to the platform; while hidden, only the answer to a resize.
  func present(_ buffer: PresentBuffer, at now: HostTime) {
    let region = isVisible ? damage.toPut : PixelRegion()
    if isVisible { damage.presented(buffer.identity) }
    throttle.framePresented(at: now, puts: !region.isEmpty)
    let token = syncToken
    syncToken = nil
    target.present(buffer, damage: region, serial: throttle.serial, syncToken: token)
  }
}
