import CoreGraphics
import PlatformKit
import QuartzCore
import RenderKit
import Testing

/// Sets an image as its contents, like programs that keep one for each value.
private final class MeterLayer: CALayer {
  @CAAnimatable var level: CGFloat
  /// The objects on which `display()` was called, and the level of their presentation.
  nonisolated(unsafe) static var displayed: [(layer: ObjectIdentifier, level: CGFloat?)] = []

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }

  override func display() {
    MeterLayer.displayed.append((ObjectIdentifier(self), presentation()?.level))
    contents = CGContext.picture(gray: presentation()?.level ?? level)
  }
}

/// Draws its contents.
private final class PieLayer: CALayer {
  @CAAnimatable var share: CGFloat
  nonisolated(unsafe) static var drawn: [(isModel: Bool, share: CGFloat)] = []

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "share" || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) { PieLayer.drawn.append((model() === self, share)) }
}

extension CGContext {
  fileprivate static func picture(gray: CGFloat) -> CGImage? {
    let context = CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(CGColor(gray: gray, alpha: 1))
    context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return context?.makeImage()
  }
}

extension MainThreadTests {
  @Suite @MainActor struct PresentationDrawingTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }

    init() { (MeterLayer.displayed, PieLayer.drawn) = ([], []) }

    private func show<Layer: CALayer>(_ layer: Layer) -> Layer {
      layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
      rig.root.addSublayer(layer)
      rig.settle()
      return layer
    }

    private func rise(_ key: String) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      return animation
    }

    /// A tick at `seconds` after the rig's time, for a frame a hundredth later.
    private func tick(_ seconds: Double) {
      let now = HostTime(seconds: 1000 + seconds)
      let tick = FrameTick(time: now, target: HostTime(seconds: now.seconds + 0.01), interval: 0.01)
      rig.host.deliver([.tick(rig.surface, tick)])
      rig.host.commit()
    }

    @Test func displayIsTheLayersOwnAndItsPresentationHasTheFramesValues() {
      let meter = show(MeterLayer())
      meter.add(rise("level"), forKey: "rise")
      rig.host.commit()
      tick(0.24)
      tick(0.49)
      let last = MeterLayer.displayed.suffix(2)
      #expect(last.allSatisfy { $0.layer == ObjectIdentifier(meter) })
      for (found, expected) in zip(last, [0.25, 0.5]) {
        #expect(abs((found.level ?? -1) - expected) < 1e-9)
      }
      #expect(meter.level == 0)
    }

    @Test func contentsSetInDisplayAreTheFrames() {
      let meter = show(MeterLayer())
      meter.add(rise("level"), forKey: "rise")
      rig.host.commit()
      rig.sink.packets = []
      tick(0.5)
      #expect(rig.sink.last.layers.map(\.id) == [meter.id])
      #expect(rig.sink.last.layers[0].hasNewContents)
      #expect(meter.animationKeys() == ["rise"])
    }

    @Test func outsideAFrameThePresentationIsWhatIsOnTheScreen() {
      let meter = show(MeterLayer())
      meter.add(rise("level"), forKey: "rise")
      rig.host.commit()
      tick(0.24)
      rig.sink.shownTime = HostTime(seconds: 1000.75)
      #expect(abs((meter.presentation()?.level ?? 0) - 0.75) < 1e-9)
    }

    @Test func drawingIsTheCopys() {
      let pie = show(PieLayer())
      pie.setNeedsDisplay()
      rig.host.commit()
      #expect(PieLayer.drawn.last?.isModel == true)
      pie.add(rise("share"), forKey: "rise")
      rig.host.commit()
      tick(0.24)
      #expect(PieLayer.drawn.last?.isModel == false)
      #expect(abs((PieLayer.drawn.last?.share ?? 0) - 0.25) < 1e-9)
    }

    @Test func anAnimationThatFillsIsDrawnAsItFills() {
      let pie = show(PieLayer())
      let animation = rise("share")
      (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
      pie.add(animation, forKey: "rise")
      rig.host.commit()
      tick(0.5)
      rig.clock.advance(to: HostTime(seconds: 1002))
      tick(2)
      #expect(PieLayer.drawn.last?.share == 1)
      #expect(pie.share == 0)
    }
  }
}
