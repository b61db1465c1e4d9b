import CoreGraphics
import RasterKit
import RenderKit

extension RandomScene {
  /// The tree with patterns in place of some colours.
  mutating func patterned(_ layer: SceneLayer) -> SceneLayer {
    var layer = layer
    layer.snapshot = patterned(layer.snapshot)
    layer.sublayers = layer.sublayers.map { patterned($0) }
    layer.mask = layer.mask.map { patterned($0) }
    return layer
  }

  mutating func patterned(_ snapshot: LayerSnapshot) -> LayerSnapshot {
    var state = snapshot
    if chance(0.6) { state.backgroundColor = patterned(state.backgroundColor) }
    if chance(0.4) { state.borderColor = patterned(state.borderColor) }
    if var shape = state.kind as? ShapeSnapshot {
      if chance(0.6) { shape.fillColor = patterned(shape.fillColor) }
      if chance(0.4) { shape.strokeColor = patterned(shape.strokeColor) }
      state.kind = shape
    }
    return state
  }

  /// A pattern with the alpha of a colour.
  private mutating func patterned(_ color: CGColor?) -> CGColor? {
    guard let color else { return nil }
    let width = Int32.random(in: 1...5, using: &random)
    let isOpaque = chance(0.5)
    let pixels = (0..<width * 3).map { _ -> UInt32 in
      let level = UInt32.random(in: 0...255, using: &random)
      return isOpaque ? 0xff00_0000 | level << 8 | 64 : level << 24 | level << 8
    }
    let image = CGImage.make(width: width, pixels, isOpaque: isOpaque)
    let share = chance(0.6) ? 1 : number(0.5, 2)
    let size = CGSize(width: Double(width) * share, height: 3 * share)
    return CGColor(pattern: CGPattern(image, size: size)).copy(alpha: color.alpha)
  }
}
