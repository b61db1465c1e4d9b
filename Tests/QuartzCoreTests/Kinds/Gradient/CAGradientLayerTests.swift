import CoreGraphics
import Foundation
import QuartzCore
import RenderKit
import Testing

extension MainThreadTests {
  @MainActor @Suite struct CAGradientLayerTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

    @Test func valuesAreAppleDefaults() {
      let layer = CAGradientLayer()
      #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
      #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
      #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    }

    @Test func valuesAreKeptAndCopied() {
      let layer = CAGradientLayer()
      layer.colors = [red, CGColor.black]
      layer.locations = [0.25, 1]
      layer.type = .conic
      let copy = CAGradientLayer(layer: layer)
      #expect(copy.colors as? [CGColor] == [red, .black])
      #expect(copy.locations == [0.25, 1] && copy.type == .conic)
      layer.colors = nil
      #expect(layer.colors == nil)
    }

    @Test func whatIsNoColourOrNumberIsRefused() {
      let layer = CAGradientLayer()
      layer.colors = [red]
      layer.colors = [red, "blue"]
      layer.locations = [NSNumber(value: Double.nan)]
      layer.startPoint = CGPoint(x: CGFloat.infinity, y: 0)
      layer.type = CAGradientLayerType(rawValue: "spiral")
      #expect(layer.colors as? [CGColor] == [red] && layer.locations == nil)
      #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.type == .axial)
    }

    @Test func coloursAnimateByThemselves() throws {
      let rig = HostRig().taken
      let layer = CAGradientLayer()
      layer.colors = [red, red]
      rig.root.addSublayer(layer)
      rig.settle()
      layer.colors = [CGColor.black, red]
      let animation = try #require(layer.animation(forKey: "colors") as? CABasicAnimation)
      #expect(animation.fromValue as? [CGColor] == [red, red])
      rig.host.commit()
      #expect(rig.sink.last.layers.first?.snapshot.gradient.colors == [.black, red])
      #expect(rig.sink.last.animations.count == 1)
    }

    @Test func animationsTakeArraysAsProgramsWriteThem() {
      let animation = CABasicAnimation(keyPath: "locations")
      animation.fromValue = [0, 0.5] as [NSNumber]
      animation.toValue = [0.5, 1.0]
      let target = AnimationTarget(.locations)
      let values = animation.makeValues(for: target)
      guard case .basic(.numbers(let from)?, .numbers(let to)?, nil) = values else {
        Issue.record("not lists of numbers")
        return
      }
      #expect(from == [0, 0.5] && to == [0.5, 1])
    }

    @Test func propertiesGoByNameInThisKindOfLayerOnly() {
      let layer = CAGradientLayer()
      layer.setValue([red], forKey: "colors")
      layer.setValue(0.25, forKeyPath: "endPoint.x")
      #expect(layer.colors as? [CGColor] == [red] && layer.endPoint.x == 0.25)
      let plain = CALayer()
      plain.setValue("mine", forKey: "colors")
      #expect(plain.value(forKey: "colors") as? String == "mine")
    }
  }
}
