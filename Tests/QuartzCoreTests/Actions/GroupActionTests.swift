import CoreGraphics
import QuartzCore
import RenderKit
import Testing

/// Records the events it is run for.
private final class ActionRecorder: CAAction {
  private(set) var events: [String] = []

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append(event)
  }
}

extension MainThreadTests {
  @Suite @MainActor struct GroupActionTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }

    private let events = ["mask", "compositingFilter", "shouldRasterize", "rasterizationScale"]

    private func change(_ layer: CALayer) {
      layer.mask = CALayer()
      layer.compositingFilter = "multiplyBlendMode"
      layer.shouldRasterize = true
      layer.rasterizationScale = 2
    }

    @Test func whatIsDoneToTheFinishedLayerAsksForActions() {
      let layer = rig.makeLayer()
      let recorder = ActionRecorder()
      layer.actions = Dictionary(uniqueKeysWithValues: events.map { ($0, recorder) })
      change(layer)
      #expect(recorder.events == events)
      change(layer)
      #expect(recorder.events == events + ["mask"])
    }

    @Test func onlyTheScaleAnimatesByItself() {
      let layer = rig.makeLayer()
      change(layer)
      #expect(layer.animationKeys() == ["rasterizationScale"])
    }

    @Test func bitmapsAreAnimatable() {
      var state = LayerSnapshot()
      let isSet = state.set(.flag(true), for: AnimationTarget(.shouldRasterize))
      let isScaled = state.set(.number(3), for: AnimationTarget(.rasterizationScale))
      let isRefused = !state.set(.number(-1), for: AnimationTarget(.rasterizationScale))
      #expect(isSet && isScaled && isRefused)
      #expect(state.rare.group.rasterizes && state.rare.group.rasterizationScale == 3)
      let layer = CALayer()
      layer.setValue(true, forKeyPath: "shouldRasterize")
      layer.setValue(2, forKeyPath: "rasterizationScale")
      #expect(layer.shouldRasterize && layer.rasterizationScale == 2)
    }
  }
}
