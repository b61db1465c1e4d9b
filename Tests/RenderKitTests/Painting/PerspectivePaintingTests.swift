import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct PerspectivePaintingTests {
  private let side = 80.0

  /// A card in the middle of a container whose sublayers are seen from 60 points away.
  private func scene(_ card: SceneLayer, eye: Double = 60) -> SceneLayer {
    SceneLayer(1, CGRect(x: 0, y: 0, width: side, height: side), color: white, [card])
      .with { $0.depth.sublayerTransform.m34 = -1 / eye }
  }

  private func card(_ id: UInt64 = 2, color: UInt32 = red, turn: Double = 0, z: Double = 0)
    -> SceneLayer
  {
    SceneLayer(id, CGRect(x: 20, y: 20, width: 40, height: 40), color: color).with {
      $0.transform = CATransform3DMakeRotation(turn, 0, 1, 0)
      $0.zPosition = z
    }
  }

  private func pixels(_ scene: SceneLayer) -> [UInt32] {
    let stage = Stage(Int32(side), Int32(side))
    stage.show(scene)
    return stage.pixels
  }

  /// The position of a pixel's centre on a card rotated around the y axis: the intersection of its
  /// ray from the eye with the card's plane; -1...1 in each direction.
  private func place(_ x: Int, _ y: Int, turn: Double, eye: Double) -> (x: Double, y: Double) {
    let (dx, dy) = (Double(x) + 0.5 - side / 2, Double(y) + 0.5 - side / 2)
    // Points of the card: (u·cos, v, -u·sin); of the ray: (dx, dy)·(1 - z/eye).
    let u = dx / (cos(turn) - dx * sin(turn) / eye)
    let scale = 1 + u * sin(turn) / eye
    return (u / 20, dy * scale / 20)
  }

  @Test(arguments: [0.4, -0.9, 1.2])
  func aTurnedCardCoversWhatItsRaysMeet(turn: Double) {
    let picture = pixels(scene(card(turn: turn)))
    for y in 0..<80 {
      for x in 0..<80 {
        let place = place(x, y, turn: turn, eye: 60)
        let pixel = picture[y * 80 + x]
        let outside = max(abs(place.x), abs(place.y))
        if outside < 0.9 { #expect(pixel == red, "(\(x), \(y))") }
        if outside > 1.1 { #expect(pixel == white, "(\(x), \(y))") }
      }
    }
  }

  @Test func edgesAreSmoothedByTheirDistance() {
    // The left edge comes nearer: x = -20·cos/(1 - 20·sin/60).
    let turn = 0.5
    let picture = pixels(scene(card(turn: turn)))
    let edge = 40 - 20 * cos(turn) / (1 - 20 * sin(turn) / 60)
    let column = Int(edge)
    let share = Double(column + 1) - edge
    let level = Double(picture[40 * 80 + column] >> 8 & 255)
    #expect(abs(level - 255 * (1 - share)) < 4)
  }

  @Test func imagesAreSampledInPerspective() {
    var turned = card(turn: 0.9)
    turned.snapshot.backgroundColor = nil
    let ramp = (0..<64).map { 0xff00_0000 | UInt32($0 * 4) << 8 }
    turned.snapshot.contents = .make(width: 64, ramp)
    let picture = pixels(scene(turned))
    for x in 0..<80 {
      let place = place(x, 40, turn: 0.9, eye: 60)
      guard abs(place.x) < 0.9 else { continue }
      let green = Double(picture[40 * 80 + x] >> 8 & 255)
      #expect(abs(green - ((place.x + 1) * 128 - 2)) < 3, "column \(x)")
    }
  }

  @Test func backsOfOneSidedLayersAreNotSeen() {
    let shown = card(turn: 1).with { $0.depth.isDoubleSided = false }
    let turned = card(turn: 3).with { $0.depth.isDoubleSided = false }
    #expect(pixels(scene(shown))[40 * 80 + 40] == red)
    #expect(pixels(scene(turned))[40 * 80 + 40] == white)
    #expect(pixels(scene(card(turn: 3)))[40 * 80 + 40] == red)
  }

  @Test func aFlippedParentShowsTheBacksOfItsSublayers() {
    let inner = SceneLayer(3, CGRect(x: 10, y: 10, width: 20, height: 20), color: blue)
      .with { $0.depth.isDoubleSided = false }
    var parent = card(turn: .pi)
    parent.sublayers = [inner]
    #expect(pixels(scene(parent))[40 * 80 + 40] == red)
    parent.snapshot.transform = CATransform3DIdentity
    #expect(pixels(scene(parent))[40 * 80 + 40] == blue)
  }

  @Test func spacesArePaintedByDepthAndOrdinaryLayersFlat() {
    var space = SceneLayer(4, CGRect(x: 40, y: 40, width: 0, height: 0))
    var near = card(2, color: red, z: 10)
    var far = card(3, color: blue, z: -10)
    near.snapshot.position = .zero
    far.snapshot.position = .zero
    space.sublayers = [near, far]
    space.snapshot.kind = TransformSnapshot()
    #expect(pixels(scene(space))[40 * 80 + 40] == red)
    // Rotated by half a turn, what was behind is in front.
    space.snapshot.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(pixels(scene(space))[40 * 80 + 40] == blue)
    // An ordinary layer paints its sublayers by zPosition, in its own plane.
    space.snapshot.kind = nil
    #expect(pixels(scene(space))[40 * 80 + 40] == red)
  }

  @Test func depthInASpaceIsSeenInPerspective() {
    var space = SceneLayer(4, CGRect(x: 40, y: 40, width: 0, height: 0))
    space.sublayers = [card(z: 20).with { $0.position = .zero }]
    space.snapshot.kind = TransformSnapshot()
    // 60 / (60 - 20) = 1.5: from 10 to 70.
    let row = pixels(scene(space))[40 * 80..<41 * 80].map { $0 == red }
    #expect(row == (0..<80).map { (10..<70).contains($0) })
    space.snapshot.kind = nil
    let flat = pixels(scene(space))[40 * 80..<41 * 80].map { $0 == red }
    #expect(flat == (0..<80).map { (20..<60).contains($0) })
  }

  @Test func aSpaceShowsNothingOfItsOwnAndFadesItsLayersOneByOne() {
    var space = SceneLayer(4, CGRect(x: 0, y: 0, width: 80, height: 80), color: blue)
    space.sublayers = [card(2), card(3, z: 1)]
    space.snapshot.kind = TransformSnapshot()
    space.snapshot.opacity = 0.5
    let picture = pixels(scene(space, eye: 1e9))
    #expect(picture[0] == white)
    // Half of red over white, twice: a quarter of the white is left.
    let green = Int(picture[40 * 80 + 40] >> 8 & 255)
    #expect(abs(green - 64) <= 1)
  }

  @Test func whatComesTooNearTheEyeIsCutOff() {
    let scene = scene(card(turn: 1.5), eye: 15)
    let picture = pixels(scene)
    let (isRed, isWhite) = (picture.contains(red), picture.contains(white))
    #expect(isRed && isWhite)
    let isSeen = pixels(self.scene(card(z: 61))).contains(red)
    #expect(!isSeen)
  }

  @Test(arguments: [Double.nan, .infinity, 0, 1e-300, 1e300])
  func hostileMatricesNeitherTrapNorPaintGarbage(number: Double) {
    for path in [\CATransform3D.m11, \.m14, \.m34, \.m44, \.m33, \.m43] {
      var inner = card(turn: 0.5)
      inner.snapshot.transform[keyPath: path] = number
      _ = pixels(scene(inner))
      var outer = scene(card(turn: 0.5))
      outer.snapshot.depth.sublayerTransform[keyPath: path] = number
      _ = pixels(outer)
      outer.sublayers[0].snapshot.kind = TransformSnapshot()
      outer.sublayers[0].sublayers = [inner]
      _ = pixels(outer)
    }
  }

  @Test(arguments: 1...12)
  func repairingTheDamageGivesTheSameBitsInSpace(seed: Int) {
    var random = RandomScene(seed: UInt64(seed) + 5000, side: side)
    var layers = random.tree().flattened
    for index in layers.indices { layers[index].snapshot = random.spatial(layers[index].snapshot) }
    let stage = Stage(Int32(side), Int32(side))
    stage.show(SceneTree.assembled(layers))
    for _ in 0..<40 {
      let index = Int.random(in: 1..<layers.count, using: &random.random)
      let kind = layers[index].snapshot.rare.kind
      layers[index].snapshot = random.spatial(random.snapshot(after: layers[index].snapshot))
      layers[index].snapshot.rare.kind = kind
      let change = layers[index].state
      stage.commit { $0.layers = [change] }
      stage.server.synchronize()
    }
    let fresh = Stage(Int32(side), Int32(side))
    fresh.show(SceneTree.assembled(layers))
    #expect(stage.pixels == fresh.pixels)
  }
}

extension RandomScene {
  /// The same layer with a random 3D transform.
  fileprivate mutating func spatial(_ snapshot: LayerSnapshot) -> LayerSnapshot {
    var state = snapshot
    if chance(0.3) { state.depth.sublayerTransform.m34 = -1 / number(60, 400) }
    if chance(0.4) {
      state.transform = CATransform3DRotate(
        state.transform, number(-2, 2), number(-1, 1), number(-1, 1), 0.1)
    }
    if chance(0.2) { state.zPosition = number(-40, 80) }
    if chance(0.2) { state.depth.anchorPointZ = number(-30, 30) }
    if chance(0.2) { state.depth.isDoubleSided = false }
    if chance(0.2) { state.kind = TransformSnapshot() }
    return state
  }
}
