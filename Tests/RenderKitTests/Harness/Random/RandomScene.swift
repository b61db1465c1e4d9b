import CoreGraphics
import RasterKit
import RenderKit
import SeededInput

/// Random layer trees with all features, the same for the same seed.
struct RandomScene {
  var random: SeededGenerator
  private var nextID: UInt64 = 2
  private let side: Double

  init(seed: UInt64, side: Double) {
    random = SeededGenerator(seed: seed)
    self.side = side
  }

  mutating func tree() -> SceneLayer {
    var root = SceneLayer(1, CGRect(x: 0, y: 0, width: side, height: side), color: 0xfff0_f0f4)
    root.sublayers = (0..<3).map { _ in layer(depth: 2) }
    return root
  }

  private mutating func layer(depth: Int) -> SceneLayer {
    var layer = SceneLayer(nextID)
    nextID += 1
    layer.snapshot = snapshot()
    if depth > 0 && chance(0.15) { addReplicator(to: &layer.snapshot) }
    let count = depth == 0 ? 0 : Int.random(in: 0...2, using: &random)
    layer.sublayers = (0..<count).map { _ in self.layer(depth: depth - 1) }
    if depth > 0 && chance(0.25) {
      var mask = self.layer(depth: depth - 1)
      let bounds = layer.snapshot.bounds
      // If a layer barely touches its mask, geometry decides whether it is painted, not coverage.
      if !mask.snapshot.frame.insetBy(dx: 2, dy: 2).intersects(bounds) {
        mask.snapshot.position = CGPoint(x: bounds.midX.rounded(), y: bounds.midY.rounded())
      }
      layer.mask = [mask]
      layer.snapshot.rare.group.mask = mask.id
    }
    return layer
  }

  private mutating func snapshot() -> LayerSnapshot {
    var state = LayerSnapshot()
    place(&state)
    let least = min(state.bounds.width, state.bounds.height)
    if chance(0.7) { state.backgroundColor = color() }
    if chance(0.4) { state.cornerRadius = number(1, least / 2) }
    if chance(0.3) { (state.borderWidth, state.borderColor) = (number(1, 5).rounded(), color()) }
    if chance(0.3) { state.opacity = Float(number(0.2, 1)) }
    if chance(0.3) { addContents(to: &state) }
    if chance(0.3) { state.zPosition = number(-2, 2).rounded() }
    state.masksToBounds = chance(0.3)
    state.isHidden = chance(0.05)
    if chance(0.3) { addCorners(to: &state) }
    if chance(0.15) { state.rare.smoothsEdges = false }
    if chance(0.25) { addShadow(to: &state) }
    if chance(0.3) { addGradientOrShape(to: &state) }
    if chance(0.15) {
      state.rare.group.filter = BlendMode.allCases.randomElement(using: &random)
    }
    if chance(0.1) { state.rare.group.fadesParts = true }
    if state.masksToBounds, let color = state.backgroundColor {
      // Content that shares its edge with an opaque background is clipped once, if it is close
      // enough.
      state.backgroundColor = color.copy(alpha: min(color.alpha, 0.9))
    }
    return state
  }

  private mutating func place(_ state: inout LayerSnapshot) {
    let isOnGrid = chance(0.4)
    var frame = CGRect(
      x: number(-10, side), y: number(-10, side), width: number(4, side), height: number(4, side))
    if isOnGrid {
      frame = CGRect(
        x: frame.minX.rounded(), y: frame.minY.rounded(),
        width: (frame.width / 2).rounded() * 2, height: (frame.height / 2).rounded() * 2)
    }
    state.frame = frame
    if !isOnGrid && chance(0.6) { state.rotate(number(-3, 3), scale: number(0.7, 1.4)) }
  }

  /// Another state for a layer of the same class, with the same mask.
  mutating func snapshot(after old: LayerSnapshot) -> LayerSnapshot {
    var state = snapshot()
    state.rare.group.mask = old.rare.group.mask
    if old.kind is ReplicatorSnapshot {
      addReplicator(to: &state)
    }
    if chance(0.1) { state.rare.group.rasterizes = true }
    return state
  }

  mutating func chance(_ probability: Double) -> Bool { number(0, 1) < probability }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...max(high, low), using: &random)
  }

  mutating func color() -> CGColor {
    let alpha: UInt32 = chance(0.5) ? 255 : UInt32.random(in: 30...255, using: &random)
    return CGColor(hex: alpha << 24 | UInt32.random(in: 0...0xff_ffff, using: &random))
  }
}
