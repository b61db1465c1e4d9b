import Testing
import UIKit

@MainActor @Suite(.serialized) struct PlanePictureTests {
  @Test func `a layer hangs on its anchor point and turns about it`() throws {
    try expectPicture("anchorPoint", size(112, 48)) { root, feature in
      for (column, anchor) in [0, 0.5, 1].enumerated() {
        let pin = CGPoint(x: 20 + 36 * CGFloat(column), y: 24)
        root.add(rect(pin.x - 8, pin.y - 8, 16, 16), .sky.faded(0.7)) { layer in
          layer.position = pin
          if anchor != 0.5 { feature { layer.anchorPoint = CGPoint(x: anchor, y: anchor) } }
          feature { layer.turn(25) }
        }
        root.add(rect(pin.x - 1, pin.y - 1, 2, 2), .ink)
      }
    }
  }

  @Test func `the origin of the bounds moves sublayers, not the layer`() throws {
    try expectPicture("boundsOrigin", size(64, 32)) { root, feature in
      for column in 0..<2 {
        let pane = root.add(rect(4 + 32 * CGFloat(column), 4, 24, 24), .mist)
        pane.add(rect(4, 4, 10, 10), .rose)
        if column == 1 { feature { pane.bounds.origin = CGPoint(x: -10, y: -10) } }
      }
    }
  }

  @Test func `the larger z position is nearer, and equal ones keep their order`() throws {
    try expectPicture("zPosition", size(72, 56)) { root, feature in
      let colors: [CGColor] = [.rose, .sun, .leaf, .sky]
      for (index, z) in [0, 1, 0, -1].enumerated() {
        let place = CGFloat(index)
        root.add(rect(4 + 12 * place, 4 + 8 * place, 28, 24), colors[index]) { layer in
          if z != 0 { feature { layer.zPosition = CGFloat(z) } }
        }
      }
    }
  }

  @Test func `edges of turned layers are smooth unless the layer says no`() throws {
    try expectPicture("edges", size(80, 40)) { root, feature in
      for column in 0..<2 {
        root.add(rect(9 + 40 * CGFloat(column), 9, 22, 22), .navy) { layer in
          layer.turn(17)
          if column == 1 { feature { layer.allowsEdgeAntialiasing = false } }
        }
      }
    }
  }

  @Test func `only the edges that are named are smooth`() throws {
    try expectPicture("edgeMask", size(112, 40)) { root, feature in
      let edges: [CAEdgeAntialiasingMask] = [
        [], [.layerLeftEdge, .layerRightEdge], [.layerTopEdge],
      ]
      for (column, mask) in edges.enumerated() {
        root.add(rect(9 + 36 * CGFloat(column), 9, 22, 22), .navy) { layer in
          layer.turn(17)
          feature { layer.edgeAntialiasingMask = mask }
        }
      }
    }
  }

  @Test func `a layer that is hidden hides what is in it`() throws {
    try expectPicture("hidden", size(64, 32)) { root, feature in
      for column in 0..<2 {
        root.add(rect(4 + 32 * CGFloat(column), 4, 24, 24), .sky) { layer in
          layer.add(rect(6, 6, 12, 12), .sun)
          if column == 1 { feature { layer.isHidden = true } }
        }
      }
    }
  }
}
