import CoreGraphics
import Testing

/// Drawings that are kept in layers, and layers that are composed as one image, with their shadows.
@MainActor @Suite struct CompositionPictureTests {
  @Test(arguments: DrawingScene.keptLayers + DrawingScene.transparencyLayers)
  func looksAsItDid(scene: DrawingScene) throws { try scene.expectPicture(.upwards) }
}

extension DrawingScene {
  fileprivate static let keptLayers = [
    DrawingScene("kept-copies", 72, 48) { context, shows in
      let layer = try keptFlag(context)
      context.stripes(rect(0, 0, 72, 48))
      for column in 0..<3 where shows {
        context.setAlpha(1 - CGFloat(column) * 0.3)
        context.draw(layer, at: point(4 + 22 * CGFloat(column), 4 + 8 * CGFloat(column)))
      }
    },
    DrawingScene("kept-stretched", 72, 48) { context, shows in
      let layer = try keptFlag(context)
      context.translateBy(x: 12, y: 4)
      context.rotate(by: 0.25)
      if shows { context.draw(layer, in: rect(0, 0, 50, 26)) }
    },
    DrawingScene("kept-shadow", 72, 48) { context, shows in
      let layer = try keptFlag(context)
      if shows { context.setShadow(offset: CGSize(width: 4, height: -5), blur: 4, color: .ink) }
      context.draw(layer, in: rect(10, 14, 44, 28))
    },
  ]

  fileprivate static let transparencyLayers = [
    DrawingScene("group-shadow", 72, 48) { context, shows in
      context.setShadow(offset: CGSize(width: 4, height: -5), blur: 5, color: .navy)
      context.grouped(shows) { $0.overlappingDiscs() }
    },
    DrawingScene("group-shadow-color", 72, 48) { context, shows in
      context.stripes(rect(0, 0, 72, 48))
      context.setShadow(
        offset: CGSize(width: 6, height: 4), blur: 0, color: shows ? CGColor.leaf.faded(0.6) : nil)
      context.setAlpha(0.7)
      context.grouped(true) { $0.overlappingDiscs() }
    },
    DrawingScene("group-alpha", 72, 48) { context, shows in
      context.stripes(rect(0, 0, 72, 48))
      context.setAlpha(0.5)
      context.grouped(shows) { $0.overlappingDiscs() }
    },
    DrawingScene("group-blend", 72, 48) { context, shows in
      context.fill(0, 0, 72, 24, .sun)
      context.setBlendMode(.multiply)
      context.grouped(shows) { $0.overlappingDiscs() }
    },
    DrawingScene("group-clipped", 72, 48) { context, shows in
      context.setShadow(offset: CGSize(width: 3, height: -3), blur: 4)
      let part = shows ? rect(16, 10, 40, 26) : rect(0, 0, 72, 48)
      context.beginTransparencyLayer(in: part, auxiliaryInfo: nil)
      context.overlappingDiscs()
      context.endTransparencyLayer()
    },
    DrawingScene("group-nested", 72, 48) { context, shows in
      context.setShadow(offset: CGSize(width: 3, height: -4), blur: 3, color: .ink)
      context.grouped(true) { outer in
        outer.fill(6, 10, 60, 32, .mist)
        outer.setAlpha(0.6)
        outer.setShadow(offset: CGSize(width: -3, height: 3), blur: 2, color: .rose)
        outer.grouped(shows) { $0.overlappingDiscs() }
      }
    },
  ]
}

/// A flag for contexts such as this one.
private func keptFlag(_ context: CGContext) throws -> CGLayer {
  let size = CGSize(width: 20, height: 14)
  let layer = try #require(CGLayer(context, size: size, auxiliaryInfo: nil))
  let own = try #require(layer.context)
  own.fill(0, 0, 20, 14, .sky)
  own.fill(0, 0, 10, 7, .rose)
  own.disc(14, 9, 4, .sun)
  return layer
}

extension CGContext {
  fileprivate func grouped(_ isGroup: Bool, _ body: (CGContext) -> Void) {
    if isGroup { beginTransparencyLayer(auxiliaryInfo: nil) }
    body(self)
    if isGroup { endTransparencyLayer() }
  }

  fileprivate func overlappingDiscs() {
    disc(26, 26, 14, .rose)
    disc(44, 26, 14, .sky)
    fill(22, 22, 26, 8, .sun)
  }
}
