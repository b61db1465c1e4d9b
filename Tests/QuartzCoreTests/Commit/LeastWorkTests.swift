import CoreGraphics
import QuartzCore
import RenderKit
import Testing

/// Unchanged state is not sent; changed state is sent once.
extension MainThreadTests {
  @Suite @MainActor struct LeastWorkTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }

    @Test func commitWithNothingChangedSendsNothing() {
      rig.host.needsCommit()
      rig.host.commit()
      #expect(rig.sink.packets.isEmpty)
    }

    @Test func oneOfTenThousandLayersIsOneChange() {
      _ = rig
      var layers: [CALayer] = []
      for _ in 0..<10_000 {
        layers.append(CALayer())
        rig.root.addSublayer(layers[layers.count - 1])
      }
      rig.settle()
      layers[5_000].zPosition = 1
      rig.host.commit()
      #expect(rig.sink.last.layers.map(\.id) == [layers[5_000].id])
      #expect(!rig.sink.last.layers[0].hasNewContents)
      #expect(rig.sink.last.layers[0].sublayers == nil)
    }

    @Test(arguments: [1, 3000])
    func startingAnAnimationSendsTheAnimationAlone(siblings: Int) {
      let layer = rig.makeLayer()
      for _ in 0..<siblings { rig.root.addSublayer(CALayer()) }
      rig.settle()
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      rig.host.commit()
      #expect(rig.sink.last.layers.isEmpty)
      #expect(rig.sink.last.animations.count == 1)
    }

    @Test func equalValuesMarkNothing() {
      let layer = rig.makeLayer()
      layer.position = layer.position
      layer.opacity = 1
      layer.backgroundColor = nil
      layer.frame = layer.frame
      layer.contents = nil
      layer.speed = 1
      layer.contentsGravity = .resize
      #expect(rig.turnsAsked == 0)
    }

    @Test func manyChangesOfALayerAreOneChangeAndOneTurn() {
      let layer = rig.makeLayer()
      CATransaction.setDisableActions(true)
      layer.position = CGPoint(x: 1, y: 1)
      layer.opacity = 0.5
      layer.position = CGPoint(x: 2, y: 2)
      rig.host.commit()
      #expect(rig.turnsAsked == 1)
      #expect(rig.sink.packets.count == 1)
      #expect(rig.sink.last.layers.count == 1)
      #expect(!rig.sink.last.layers[0].hasNewContents)
      #expect(rig.sink.last.layers[0].sublayers == nil)
      #expect(rig.sink.last.layers[0].snapshot.position == CGPoint(x: 2, y: 2))
    }

    @Test func attachedTreeIsSentWholeAndOnce() {
      _ = rig
      let (branch, leaf) = (CALayer(), CALayer())
      branch.addSublayer(leaf)
      leaf.opacity = 0.25
      rig.root.addSublayer(branch)
      leaf.opacity = 0.5
      rig.host.commit()
      let sent = rig.sink.last.layers
      #expect(Set(sent.map(\.id)) == [rig.root.id, branch.id, leaf.id])
      #expect(sent.first { $0.id == rig.root.id }?.sublayers == [branch.id])
      #expect(sent.first { $0.id == rig.root.id }?.hasNewContents == false)
      #expect(sent.first { $0.id == branch.id }?.sublayers == [leaf.id])
      #expect(sent.first { $0.id == leaf.id }?.sublayers == [])
      #expect(sent.first { $0.id == leaf.id }?.hasNewContents == true)
      #expect(sent.first { $0.id == leaf.id }?.snapshot.opacity == 0.5)
    }

    @Test func detachedTreeIsNamedAndNotSent() {
      let layer = rig.makeLayer()
      let leaf = CALayer()
      layer.addSublayer(leaf)
      rig.settle()
      layer.opacity = 0.5
      layer.removeFromSuperlayer()
      rig.host.commit()
      #expect(Set(rig.sink.last.removed) == [layer.id, leaf.id])
      #expect(rig.sink.last.layers.map(\.id) == [rig.root.id])
    }

    @Test func layerThatCameAndWentIsNeverHeardOf() {
      _ = rig
      let layer = CALayer()
      rig.root.addSublayer(layer)
      layer.removeFromSuperlayer()
      rig.host.commit()
      #expect(rig.sink.last.removed.isEmpty)
      #expect(rig.sink.last.layers.map(\.id) == [rig.root.id])
    }

    @Test func movedTreeIsNotRemoved() {
      let (first, second) = (rig.makeLayer(), rig.makeLayer())
      let leaf = CALayer()
      first.addSublayer(leaf)
      rig.settle()
      second.addSublayer(leaf)
      rig.host.commit()
      #expect(rig.sink.last.removed.isEmpty)
      #expect(rig.sink.last.layers.first { $0.id == second.id }?.sublayers == [leaf.id])
    }

    @Test func layersOutsideWindowsMarkNothing() {
      _ = rig
      let layer = CALayer()
      layer.opacity = 0.5
      layer.addSublayer(CALayer())
      layer.setNeedsDisplay()
      #expect(rig.turnsAsked == 0)
    }
  }
}
