package import PlatformKit
package import RasterKit

/// A window on the render side: its root layer, its present target, its damage and its frame clock.
///
/// `Sendable` because it is used on the render queue only.
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
  /// Rectangles that changed since damage was last tracked.
  var changes: [PixelRect] = []
  /// More of them, each with the innermost layer that clips it, and with which it moves.
  var clippedChanges: [(rect: PixelRect, clip: ObjectIdentifier)] = []
  /// The layer that may have scrolled since then.
  var scroll: ScrollCandidate?
  /// Whether something on it moves with time.
  var isAnimating = false
  /// When something will change by itself, where nothing moves until then.
  private(set) var nextChange: HostTime?
  /// The change that the frame clock was told to tick once for.
  var awaitedChange: HostTime?
  /// Whether an animation on it will end, which must be reported even while it is hidden.
  var awaitsEnds = false
  var throttle = FrameThrottle()
  var turns = SurfaceTurns()
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
    nextChange = nil
  }

  /// The clock keeps running for what changes with the next two frames.
  func expectChange(at change: HostTime, now: HostTime) {
    if change - now < clock.interval * 2 {
      isAnimating = true
    } else {
      nextChange = min(nextChange ?? change, change)
    }
  }

  /// The change to sleep until; nil where there is none or the clock runs anyway.
  var changeToAwait: HostTime? {
    wantsClock || !(isVisible || awaitsEnds) ? nil : nextChange
  }

  /// Whether there is something to present or a resize to answer.
  var wantsFrame: Bool {
    !size.isEmpty && (syncToken != nil || (isVisible && !damage.onScreen.isEmpty))
  }

  /// Whether the frame clock has to run for it.
  var wantsClock: Bool {
    isVisible
      ? isAnimating || wantsTicks || wantsFrame || turns.wantTick : awaitsEnds && isAnimating
  }

  func resize(to size: PixelSize, scale: Double, syncToken: UInt64?) {
    if let syncToken { self.syncToken = syncToken }
    if size == self.size && scale == self.scale { return }
    self.size = size
    self.scale = scale
    changes.removeAll()
    clippedChanges.removeAll()
    scroll = nil
    damage.reset(size: size)
  }

  /// Notes a change and the innermost layer that clips it.
  func addChange(_ rect: PixelRect, clippedBy clip: RenderLayer?) {
    if let clip {
      clippedChanges.append((rect, ObjectIdentifier(clip)))
    } else {
      changes.append(rect)
    }
  }

  /// Adds the collected changes to the damage.
  func trackDamage() {
    for change in clippedChanges { changes.append(change.rect) }
    clippedChanges.removeAll(keepingCapacity: true)
    if changes.isEmpty { return }
    damage.add(PixelRegion.covering(changes))
    changes.removeAll(keepingCapacity: true)
  }

  /// Repairs pixels that the window system lost, from a buffer if the platform can, otherwise by a
  /// frame.
  func expose(_ region: PixelRegion) {
    if damage.onScreen.isEmpty && target.represent(region) { return }
    damage.expose(region)
  }

  func setVisible(_ isVisible: Bool) {
    if isVisible && !self.isVisible { damage.expose(PixelRegion(PixelRect(size: size))) }
    self.isVisible = isVisible
    if !isVisible { turns.removeAll() }
  }

  /// Begins a frame; nil while every buffer is in use.
  func acquire() -> PresentBuffer? {
    guard var buffer = target.acquire(size: size) else { return nil }
    if isVisible { catchUp(&buffer) }
    return buffer
  }

  /// Moves the buffer's pixels as the picture has scrolled since it was painted.
  private func catchUp(_ buffer: inout PresentBuffer) {
    let moves = damage.moves(of: buffer.identity)
    if moves.isEmpty { return }
    var isKept = true
    moves.forEach { move in
      guard isKept else { return }
      switch move.way {
      case .rolling: isKept = move.dy == 0 || target.roll(&buffer, by: move.dy)
      case .copying: buffer.pixels.move(move.area, dx: move.dx, dy: move.dy)
      }
    }
    damage.moved(buffer.identity, isKept: isKept)
  }

  /// Hands a painted frame to the platform; while hidden, only answers a resize.
  func present(_ buffer: PresentBuffer, at now: HostTime) {
    let region = isVisible ? damage.unpresented : PixelRegion()
    if isVisible { damage.presented(buffer.identity) }
    throttle.framePresented(at: now, puts: !region.isEmpty)
    let token = syncToken
    syncToken = nil
    let serial = throttle.serial
    if !target.present(buffer, damage: region, serial: serial, syncToken: token) {
      throttle.progressed(PresentFeedback(serial: serial, time: now))
    }
  }
}
