import CoreGraphics
import QuartzCore
import RasterKit
import RenderKit
import Testing

extension MainThreadTests {
  @Suite @MainActor struct LayerHostSurfaceTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }

    private var kinds: [String] {
      rig.sink.packets.flatMap(\.surfaces).map { change in
        switch change.kind {
        case .attached: "attached"
        case .resized(let size, _, let token): "\(size.width) \(token ?? 0)"
        case .exposed: "exposed"
        case .visible(let isVisible): "visible \(isVisible)"
        case .wantsTicks: "ticks"
        case .detached: "detached"
        }
      }
    }

    @Test func surfaceIsAttachedThenSized() {
      _ = rig.attach(CALayer())
      rig.host.commit()
      #expect(kinds == ["attached", "100 0"])
    }

    @Test func changesGoOutInOrder() {
      _ = rig
      let size = PixelSize(width: 50, height: 40)
      rig.host.setSurfaceVisible(rig.surface, false)
      rig.host.resizeSurface(rig.surface, size: size, scale: 2, syncToken: 9)
      rig.host.exposeSurface(rig.surface, PixelRegion(PixelRect(size: size)))
      rig.host.commit()
      #expect(kinds == ["visible false", "50 9", "exposed"])
      #expect(rig.sink.last.layers.isEmpty)
    }

    @Test func detachingWaitsForTheRenderSideAndThenTakesTheLayers() {
      rig.host.detachSurface(rig.surface)
      #expect(kinds == ["detached"])
      #expect(rig.sink.synchronizations == 1)
      rig.host.commit()
      #expect(rig.sink.last.removed == [rig.root.id])
      rig.host.exposeSurface(rig.surface, PixelRegion())
      rig.host.commit()
      #expect(rig.sink.packets.count == 2)
    }

    @Test func surfaceThatCameAndWentIsNeverHeardOf() {
      let id = rig.attach(CALayer())
      rig.host.detachSurface(id)
      rig.host.commit()
      #expect(rig.sink.packets.isEmpty)
    }
  }
}
