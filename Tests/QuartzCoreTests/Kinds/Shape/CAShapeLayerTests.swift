import CoreGraphics
import Foundation
import QuartzCore
import RenderKit
import Testing

extension MainThreadTests {
  @MainActor @Suite struct CAShapeLayerTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)

    @Test func valuesAreAppleDefaults() {
      let layer = CAShapeLayer()
      #expect(layer.path == nil && layer.fillColor == .black && layer.strokeColor == nil)
      #expect(layer.fillRule == .nonZero && layer.lineWidth == 1 && layer.miterLimit == 10)
      #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.lineDashPhase == 0)
      #expect(layer.lineDashPattern == nil && layer.strokeStart == 0 && layer.strokeEnd == 1)
    }

    @Test func valuesAreKeptAndCopied() {
      let layer = CAShapeLayer()
      layer.path = square
      (layer.lineCap, layer.lineJoin, layer.fillRule) = (.round, .bevel, .evenOdd)
      layer.lineDashPattern = [4, 2]
      let copy = CAShapeLayer(layer: layer)
      #expect(copy.path == square && copy.lineDashPattern == [4, 2])
      #expect(copy.lineCap == .round && copy.lineJoin == .bevel && copy.fillRule == .evenOdd)
    }

    @Test func aPathThatCanChangeIsCopied() {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
      let layer = CAShapeLayer()
      layer.path = path
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 90, height: 9))
      #expect(layer.path == square)
    }

    @Test func numbersThatCannotBeShownAreRefused() {
      let layer = CAShapeLayer()
      layer.lineWidth = .nan
      layer.strokeEnd = .infinity
      layer.lineDashPattern = [1, -1]
      layer.lineCap = CAShapeLayerLineCap(rawValue: "pointed")
      #expect(layer.lineWidth == 1 && layer.strokeEnd == 1 && layer.lineDashPattern == nil)
      #expect(layer.lineCap == .butt)
    }

    @Test func strokesAnimateByThemselvesAndPathsDoNot() {
      let rig = HostRig().taken
      let layer = CAShapeLayer()
      rig.root.addSublayer(layer)
      rig.settle()
      layer.path = square
      layer.strokeEnd = 0.5
      #expect(layer.animationKeys() == ["strokeEnd"])
    }

    @Test func pathsAnimateWhenAskedTo() {
      let animation = CABasicAnimation(keyPath: "path")
      (animation.fromValue, animation.toValue) = (square, square.mutableCopy())
      let values = animation.makeValues(for: AnimationTarget(.path))
      guard case .basic(.path(let from)?, .path(let to)?, nil) = values else {
        Issue.record("not paths")
        return
      }
      #expect(from == square && to == square && !(to is CGMutablePath))
    }

    @Test func equalValuesAreNoChange() {
      let rig = HostRig().taken
      let layer = CAShapeLayer()
      layer.path = square
      rig.root.addSublayer(layer)
      rig.settle()
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
      layer.lineWidth = 1
      rig.host.commit()
      #expect(rig.sink.packets.isEmpty)
    }
  }
}
