import CoreGraphics
import QuartzCore
import RenderKit
import Testing

extension MainThreadTests {
  @MainActor @Suite struct CABackdropLayerTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

    @Test func aNewOneBlursNothing() {
      let layer = CABackdropLayer()
      #expect(layer.blurRadius == 0 && layer.saturation == 1 && layer.overlayColor == nil)
      #expect(!layer.snapshot.backdrop.isVisible)
    }

    @Test func valuesAreKeptAndCopied() {
      let layer = CABackdropLayer()
      (layer.blurRadius, layer.saturation, layer.overlayColor) = (20, 1.8, red)
      let copy = CABackdropLayer(layer: layer)
      #expect(copy.blurRadius == 20 && copy.saturation == 1.8 && copy.overlayColor == red)
    }

    @Test func whatIsNoNumberIsRefused() {
      let layer = CABackdropLayer()
      (layer.blurRadius, layer.saturation) = (20, 1.8)
      (layer.blurRadius, layer.saturation) = (.nan, .infinity)
      #expect(layer.blurRadius == 20 && layer.saturation == 1.8)
    }

    @Test func theNextCommitTellsTheRenderSide() {
      let rig = HostRig().taken
      let layer = CABackdropLayer()
      rig.root.addSublayer(layer)
      rig.settle()
      layer.blurRadius = 12
      rig.host.commit()
      #expect(rig.sink.last.layers.map(\.snapshot.backdrop.radius) == [12])
    }
  }
}
