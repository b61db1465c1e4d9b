import Testing
import UIKit

@MainActor @Suite(.serialized) struct EmitterPictureTests {
  /// An emitter in the middle of its own square, in its steady state.
  private func addEmitter(
    to root: CALayer, _ column: CGFloat, _ prepare: (CAEmitterLayer, CAEmitterCell) -> Void
  ) {
    root.add(CAEmitterLayer(), rect(4 + 56 * column, 4, 52, 52)) { layer in
      layer.emitterPosition = CGPoint(x: 26, y: 26)
      layer.seed = 7
      // Far from time 0, when the number of particles is constant.
      layer.timeOffset = 100
      layer.speed = 0
      let cell = CAEmitterCell()
      cell.contents = TestImage.disc
      cell.scale = 0.25
      cell.birthRate = 24
      cell.lifetime = 1
      prepare(layer, cell)
      layer.emitterCells = [cell]
    }
  }

  @Test func `particles fly, fall, turn, shrink and fade`() throws {
    try expectPicture("flight", size(172, 60)) { root, feature in
      addEmitter(to: root, 0) { _, cell in
        feature { cell.velocity = 22 }
        feature { cell.emissionRange = 2 * .pi }
        feature { cell.scaleSpeed = -0.15 }
      }
      addEmitter(to: root, 1) { _, cell in
        cell.velocity = 30
        cell.emissionLongitude = -.pi / 2
        cell.emissionRange = 0.6
        feature { cell.yAcceleration = 70 }
        feature { cell.color = .sky }
        feature { cell.alphaSpeed = -0.8 }
      }
      addEmitter(to: root, 2) { layer, cell in
        cell.contents = TestImage.pennant
        cell.birthRate = 6
        cell.scale = 0.8
        feature { cell.spin = 3 }
        feature { cell.contentsRect = rect(0, 0, 0.75, 1) }
        layer.emitterShape = .circle
        layer.emitterMode = .outline
        feature { layer.emitterSize = CGSize(width: 18, height: 0) }
      }
    }
  }

  @Test func `order, addition, depth and cells of cells`() throws {
    try expectPicture("styles", size(172, 60)) { root, feature in
      root.sublayerTransform = .perspective(60)
      addEmitter(to: root, 0) { layer, cell in
        layer.backgroundColor = .navy
        cell.velocity = 18
        cell.scale = 0.5
        cell.emissionRange = 2 * .pi
        cell.color = CGColor(srgbRed: 0.4, green: 1, blue: 0.5, alpha: 0.6)
        feature { layer.renderMode = .additive }
      }
      addEmitter(to: root, 1) { layer, cell in
        layer.emitterShape = .cuboid
        layer.emitterSize = CGSize(width: 36, height: 36)
        layer.emitterMode = .outline
        cell.redRange = 1
        feature { layer.emitterDepth = 40 }
        feature { layer.preservesDepth = true }
        feature { layer.renderMode = .backToFront }
      }
      addEmitter(to: root, 2) { _, cell in
        let spark = CAEmitterCell()
        spark.contents = TestImage.disc
        spark.scale = 0.12
        spark.birthRate = 30
        spark.lifetime = 0.5
        spark.velocity = 14
        spark.emissionRange = 2 * .pi
        cell.birthRate = 3
        cell.velocity = 24
        cell.emissionRange = 2 * .pi
        feature { cell.emitterCells = [spark] }
      }
    }
  }

  @Test func `particles are born in the shape, on its outline or at its points`() throws {
    try expectPicture("shapes", size(340, 60)) { root, feature in
      let births: [(CAEmitterLayerEmitterShape, CAEmitterLayerEmitterMode)] = [
        (.line, .points), (.rectangle, .outline), (.rectangle, .points), (.circle, .outline),
        (.sphere, .volume), (.cuboid, .outline),
      ]
      for (column, (shape, mode)) in births.enumerated() {
        addEmitter(to: root, CGFloat(column)) { layer, cell in
          cell.scale = 0.1
          cell.birthRate = 90
          let isRound = shape == .circle || shape == .sphere
          layer.emitterSize = CGSize(width: isRound ? 20 : 40, height: 30)
          layer.emitterDepth = 40
          layer.preservesDepth = true
          layer.transform = CATransform3D.perspective(200).turned(30, 0, 1, 0)
          layer.emitterMode = mode == .outline ? .volume : .outline
          feature { layer.emitterShape = shape }
          feature { layer.emitterMode = mode }
        }
      }
    }
  }

  @Test func `another seed makes other particles of the same kind`() throws {
    try expectPicture("seed", size(116, 60)) { root, feature in
      for column in 0..<2 {
        addEmitter(to: root, CGFloat(column)) { layer, cell in
          cell.velocity = 20
          cell.emissionRange = 2 * .pi
          if column == 1 { feature { layer.seed = 8 } }
        }
      }
    }
  }
}
