import CoreGraphics

private let blendModes: [CGBlendMode] = [
  .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
  .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .normal,
]

extension VectorScene {
  static let layers = [
    VectorScene("clips") { context in
      context.addEllipse(in: CGRect(x: 8, y: 8, width: 112, height: 112))
      context.clip()
      context.fill(0, 0, 128, 128, .hex(0xe8d8a0))
      context.saving {
        context.star()
        context.clip(using: .evenOdd)
        context.fill(0, 0, 128, 128, .hex(0xc03030))
      }
      let turned = CGAffineTransform(translationX: 60, y: 65).rotated(by: 12 * .pi / 180)
        .translatedBy(x: -60, y: -65)
      context.addPath(
        CGPath(rect: CGRect(x: 20, y: 30, width: 80, height: 70), transform: [turned]))
      context.clip()
      context.fill(0, 60, 128, 20, .hex(0x3060c0))
    },
    VectorScene("opacity-groups") { context in
      context.fill(0, 48, 128, 32, .hex(0x404040))
      context.group(alpha: 0.5) {
        context.disc(48, 48, 36, .hex(0xff0000))
        context.disc(80, 48, 36, .hex(0x00c000))
        context.group(alpha: 0.6) {
          context.disc(64, 80, 36, .hex(0x0000ff))
          context.fill(52, 68, 24, 56, .hex(0xffff00))
        }
      }
    },
    VectorScene("blend-modes") { context in
      context.forEachBlendMode { mode in
        context.fill(0, 0, 15, 32, .hex(0xc06030))
        context.fill(15, 0, 15, 32, .hex(0x3050a0))
        context.setBlendMode(mode)
        context.fill(0, 6, 30, 9, .hex(0xd0a060))
        context.fill(0, 17, 30, 9, .hex(0x309060))
      }
    },
    VectorScene("blend-modes-translucent") { context in
      context.forEachBlendMode { mode in
        context.fill(0, 0, 20, 30, .hex(0xa04080, 0.6))
        context.setBlendMode(mode)
        context.fill(8, 8, 20, 14, .hex(0x40c0a0, 0.7))
      }
    },
  ]
}

extension CGContext {
  fileprivate func group(alpha: CGFloat, _ body: () -> Void) {
    saving {
      setAlpha(alpha)
      beginTransparencyLayer(auxiliaryInfo: nil)
      body()
      endTransparencyLayer()
    }
  }

  /// Draws in cells of 32 by 32.
  fileprivate func forEachBlendMode(_ body: (CGBlendMode) -> Void) {
    for (index, mode) in blendModes.enumerated() {
      saving {
        translateBy(x: CGFloat(index % 4 * 32), y: CGFloat(index / 4 * 32))
        body(mode)
      }
    }
  }
}
