import CoreGraphics
import RasterKit
import RenderKit

extension RandomScene {
  mutating func addCorners(to state: inout LayerSnapshot) {
    state.rare.corners = CornerSet(rawValue: UInt8.random(in: 0...15, using: &random))
    if chance(0.3) { state.rare.cornerCurve = .continuous }
  }

  mutating func addShadow(to state: inout LayerSnapshot) {
    var shadow = ShadowSnapshot()
    (shadow.color, shadow.opacity) = (color(), Float(number(0.2, 0.6)))
    shadow.radius = number(2.5, 4)
    shadow.offset = CGSize(width: number(-6, 6).rounded(), height: number(-6, 6).rounded())
    if chance(0.2) {
      shadow.path = CGPath(ellipseIn: state.bounds.insetBy(dx: 2, dy: 1), transform: nil)
    } else if state.backgroundColor != nil && chance(0.3) {
      shadow.radius = 0
    }
    state.rare.shadow = shadow
  }

  mutating func addContents(to state: inout LayerSnapshot) {
    state.contents = chance(0.3) ? ink() : image()
    let gravities: [ContentsGravity] = [
      .resize, .resize, .resizeAspect, .resizeAspectFill, .center, .topLeft, .bottomRight,
    ]
    state.contentsGravity = gravities.randomElement(using: &random) ?? .resize
    if chance(0.3) { state.rare.sampling.magnification = .nearest }
    if chance(0.3) { state.rare.sampling.minification = .nearest }
    if chance(0.3) { state.rare.sampling.rect = unitRect() }
    if chance(0.3) { state.rare.sampling.center = unitRect() }
  }

  private mutating func unitRect() -> CGRect {
    let (x, y) = (number(0, 0.7), number(0, 0.7))
    return CGRect(x: x, y: y, width: number(0.1, 1 - x), height: number(0.1, 1 - y))
  }

  private mutating func image() -> CGImage {
    let isOpaque = chance(0.5)
    let pixels = (0..<9).map { _ -> UInt32 in
      let level = UInt32.random(in: 0...255, using: &random)
      return isOpaque ? 0xff00_0000 | level << 8 | 64 : level << 24 | level << 8
    }
    return .make(width: 3, pixels, isOpaque: isOpaque)
  }

  /// Ink on clear pixels, like text.
  private mutating func ink() -> CGImage {
    let pixels = (0..<120).map { _ -> UInt32 in
      chance(0.4) ? UInt32.random(in: 0...255, using: &random) << 24 : 0
    }
    return .make(width: 12, pixels, isOpaque: false)
  }
}
