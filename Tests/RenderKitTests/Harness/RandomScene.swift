import CoreGraphics
import RasterKit
import RenderKit

/// Trees of layers with everything a layer can have, the same for the same seed.
struct RandomScene {
  var random: SplitMix
  private var nextID: UInt64 = 2
  private let side: Double
  /// Whether there are masks, filters and parts that fade one by one.
  private let groups: Bool
  /// Shadows, single corners and parts of images too, which the plain painter knows nothing of.
  private let hasLooks: Bool
  /// Whether some of the layers are replicators.
  private let copies: Bool

  init(
    seed: UInt64, side: Double, groups: Bool = false, hasLooks: Bool = false, copies: Bool = false
  ) {
    self.hasLooks = hasLooks
    self.copies = copies
    random = SplitMix(seed: seed)
    self.side = side
    self.groups = groups
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
    let count = depth == 0 ? 0 : Int.random(in: 0...2, using: &random)
    layer.sublayers = (0..<count).map { _ in self.layer(depth: depth - 1) }
    if groups { addGroup(to: &layer, depth: depth) }
    if copies && chance(0.4) { layer.snapshot.replicator = replicator() }
    return layer
  }

  mutating func snapshot() -> LayerSnapshot {
    var state = LayerSnapshot()
    let isOnGrid = chance(0.4)
    var frame = CGRect(
      x: number(-10, side), y: number(-10, side), width: number(4, side), height: number(4, side))
    if isOnGrid {
      frame = CGRect(
        x: frame.minX.rounded(), y: frame.minY.rounded(),
        width: (frame.width / 2).rounded() * 2, height: (frame.height / 2).rounded() * 2)
    }
    state.frame = frame
    if !isOnGrid && chance(0.6) { state.rotate(number(-3, 3), scale: number(0.5, 1.5)) }
    if chance(0.7) { state.backgroundColor = color() }
    if chance(0.4) { state.cornerRadius = number(1, min(frame.width, frame.height) / 2) }
    if chance(0.3) { (state.borderWidth, state.borderColor) = (number(1, 5).rounded(), color()) }
    if chance(0.3) { state.opacity = Float(number(0.2, 1)) }
    if chance(0.3) { state.contents = image() }
    if chance(0.3) { state.zPosition = number(-2, 2).rounded() }
    state.masksToBounds = chance(0.3)
    state.isHidden = chance(0.05)
    if hasLooks && chance(0.5) { addLook(&state) }
    return state
  }

  private mutating func addGroup(to layer: inout SceneLayer, depth: Int) {
    if depth > 0 && chance(0.3) {
      let mask = self.layer(depth: depth - 1)
      layer.mask = [mask]
      layer.snapshot.uncommon.group.mask = mask.id
    }
    if chance(0.2) {
      layer.snapshot.uncommon.group.filter = BlendMode.allCases.randomElement(using: &random)
    }
    layer.snapshot.uncommon.group.fadesParts = chance(0.1)
  }

  /// Another state for a layer, with the mask it has.
  mutating func snapshot(after old: LayerSnapshot) -> LayerSnapshot {
    var state = snapshot()
    if case .replicator = old.uncommon.kind { state.replicator = replicator() }
    guard groups else { return state }
    state.uncommon.group = old.uncommon.group
    if chance(0.2) { state.uncommon.group.filter = chance(0.5) ? nil : .multiply }
    if chance(0.1) { state.uncommon.group.rasterizes.toggle() }
    return state
  }

  private mutating func replicator() -> ReplicatorSnapshot {
    var replicator = ReplicatorSnapshot()
    replicator.count = Int.random(in: 0...3, using: &random)
    replicator.transform = CATransform3DMakeTranslation(number(-9, 9).rounded(), number(-9, 9), 0)
    if chance(0.3) {
      replicator.transform = CATransform3DRotate(replicator.transform, number(-1, 1), 0, 0, 1)
    }
    if chance(0.7) { replicator.color = color() }
    replicator.offsets = SIMD4(
      Float(number(-0.4, 0.1)), Float(number(-0.4, 0.1)), Float(number(-0.4, 0.1)),
      chance(0.5) ? Float(number(-0.4, 0)) : 0)
    return replicator
  }

  private mutating func addLook(_ state: inout LayerSnapshot) {
    state.uncommon.corners = CornerSet(rawValue: UInt8.random(in: 0...15, using: &random))
    if chance(0.3) { state.uncommon.cornerCurve = .continuous }
    if chance(0.2) { state.uncommon.smoothsEdges = false }
    if chance(0.3) { state.uncommon.sampling.magnification = .nearest }
    if chance(0.3) { state.uncommon.sampling.rect = unitRect() }
    if chance(0.3) { state.uncommon.sampling.center = unitRect() }
    if chance(0.5) { return }
    var shadow = ShadowSnapshot()
    (shadow.color, shadow.opacity) = (color(), Float(number(0.2, 1)))
    shadow.radius = chance(0.2) ? 0 : number(0.3, 5)
    shadow.offset = CGSize(width: number(-6, 6).rounded(), height: number(-6, 6).rounded())
    if chance(0.2) {
      shadow.path = CGPath(ellipseIn: state.bounds.insetBy(dx: 2, dy: 1), transform: nil)
    }
    state.uncommon.shadow = shadow
  }

  private mutating func unitRect() -> CGRect {
    let (x, y) = (number(0, 0.7), number(0, 0.7))
    return CGRect(x: x, y: y, width: number(0.1, 1 - x), height: number(0.1, 1 - y))
  }

  mutating func chance(_ probability: Double) -> Bool { number(0, 1) < probability }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...max(high, low), using: &random)
  }

  private mutating func color() -> CGColor {
    let alpha: UInt32 = chance(0.5) ? 255 : UInt32.random(in: 30...255, using: &random)
    return CGColor(hex: alpha << 24 | UInt32.random(in: 0...0xff_ffff, using: &random))
  }

  private mutating func image() -> CGImage {
    let isOpaque = chance(0.5)
    let pixels = (0..<9).map { _ -> UInt32 in
      let level = UInt32.random(in: 0...255, using: &random)
      return isOpaque ? 0xff00_0000 | level << 8 | 64 : level << 24 | level << 8
    }
    return .make(width: 3, pixels, isOpaque: isOpaque)
  }
}
