import CoreGraphics
import Foundation
import PlatformKit
import QuartzCore
import RenderKit
import Testing

/// Counts its drawings.
private final class GaugeLayer: CALayer {
  @CAAnimatable var level: CGFloat = 0
  nonisolated(unsafe) static var drawings = 0

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) { GaugeLayer.drawings += 1 }
}

extension MainThreadTests {
  /// Which windows' ticks links get.
  @Suite @MainActor struct DisplayLinkWindowTests {
    @MainActor private final class Counter {
      var calls = 0
    }

    private let own = HostRig()
    private var rig: HostRig { own.taken }
    private let counter = Counter()
    private let otherRoot = CALayer()

    /// A second window and a running link.
    private func makeLink() -> (link: CADisplayLink, other: SurfaceID) {
      let other = rig.attach(otherRoot)
      let link = CADisplayLink { [counter] _ in counter.calls += 1 }
      link.add(to: .main, forMode: .common)
      rig.settle()
      return (link, other)
    }

    private func tick(_ surfaces: SurfaceID..., number: Int = 0) {
      let time = HostTime(seconds: 1000 + Double(number) / 60)
      let tick = FrameTick(time: time, target: time + 1.0 / 60, interval: 1.0 / 60)
      rig.host.deliver(surfaces.map { .tick($0, tick) })
    }

    /// The windows for which packets since the last `settle` turn ticks on and off.
    private func changes() -> [String] {
      rig.host.commit()
      defer { rig.settle() }
      return rig.sink.packets.flatMap(\.surfaces).compactMap { change in
        guard case .wantsTicks(let isOn) = change.kind else { return nil }
        return "\(change.id == rig.surface ? "first" : "other") \(isOn)"
      }
    }

    @Test func aHiddenWindowHandsItsLinksToAnother() {
      let (link, other) = makeLink()
      rig.host.setSurfaceVisible(rig.surface, false)
      #expect(changes() == ["first false", "other true"])
      tick(rig.surface)
      #expect(counter.calls == 0)
      tick(other)
      #expect(counter.calls == 1)
      link.invalidate()
      #expect(changes() == ["other false"])
    }

    @Test func linksPauseWhileNoWindowCanBeSeen() {
      let (link, other) = makeLink()
      rig.host.setSurfaceVisible(rig.surface, false)
      rig.host.setSurfaceVisible(other, false)
      #expect(changes() == ["first false"])
      tick(rig.surface, other)
      #expect(counter.calls == 0)
      rig.host.setSurfaceVisible(other, true)
      #expect(changes() == ["other true"])
      tick(other)
      #expect(counter.calls == 1)
      link.invalidate()
    }

    @Test func aLinkStartedWhileNothingCanBeSeenWaitsForAWindow() {
      rig.host.setSurfaceVisible(rig.surface, false)
      rig.settle()
      let link = CADisplayLink { [counter] _ in counter.calls += 1 }
      link.add(to: .main, forMode: .common)
      #expect(changes() == [])
      rig.host.setSurfaceVisible(rig.surface, true)
      #expect(changes() == ["first true"])
      link.invalidate()
    }

    @Test func aLinkOfALayerGoesWithItFromWindowToWindow() {
      let other = rig.attach(otherRoot)
      let (layer, between) = (CALayer(), CALayer())
      between.addSublayer(layer)
      otherRoot.addSublayer(between)
      rig.settle()
      let link = CADisplayLink { [counter] _ in counter.calls += 1 }
      link.follow(layer)
      link.add(to: .main, forMode: .common)
      #expect(changes() == ["other true"])
      tick(rig.surface)
      #expect(counter.calls == 0)
      rig.root.addSublayer(between)
      #expect(changes() == ["other false", "first true"])
      tick(rig.surface, other)
      #expect(counter.calls == 1)
      rig.host.setSurfaceVisible(rig.surface, false)
      #expect(changes() == ["first false", "other true"])
      link.invalidate()
    }

    @Test func eachLinkGetsItsWindowsTicks() {
      let (link, other) = makeLink()
      let followers = [rig.root, otherRoot].map { root in
        let link = CADisplayLink { [counter] _ in counter.calls += 100 }
        link.follow(root)
        link.add(to: .main, forMode: .common)
        return link
      }
      #expect(changes() == ["other true"])
      tick(rig.surface)
      #expect(counter.calls == 101)
      tick(other)
      #expect(counter.calls == 201)
      tick(rig.surface, other, number: 1)
      #expect(counter.calls == 402)
      for link in followers + [link] { link.invalidate() }
    }

    @Test func drawingsOfAnimatedPropertiesFollowTheirLayersWindow() {
      let (link, other) = makeLink()
      link.invalidate()
      let gauge = GaugeLayer()
      gauge.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
      otherRoot.addSublayer(gauge)
      rig.settle()
      let rise = CABasicAnimation(keyPath: "level")
      (rise.fromValue, rise.toValue, rise.duration) = (0, 1, 10)
      gauge.add(rise, forKey: nil)
      #expect(changes() == ["other true"])
      GaugeLayer.drawings = 0
      tick(rig.surface, number: 1)
      #expect(GaugeLayer.drawings == 0)
      tick(other, number: 1)
      #expect(GaugeLayer.drawings == 1)
    }

    @Test func hostsDoNotSeeEachOthersLinks() {
      let (link, other) = makeLink()
      let stranger = HostRig()
      stranger.host.commit()
      #expect(stranger.sink.packets.isEmpty)
      link.isPaused = true
      link.isPaused = false
      stranger.host.commit()
      #expect(stranger.sink.packets.isEmpty)
      #expect(changes() == ["first false", "first true"])
      tick(rig.surface, other)
      #expect(counter.calls == 1)
      link.invalidate()
    }

    @Test func aLinkMadeBeforeThereIsAHostIsTheFirstOnes() {
      LayerHost.current = nil
      let link = CADisplayLink { [counter] _ in counter.calls += 1 }
      link.add(to: .main, forMode: .common)
      #expect(changes() == ["first true"])
      let stranger = HostRig()
      stranger.host.commit()
      #expect(stranger.sink.packets.isEmpty)
      tick(rig.surface)
      #expect(counter.calls == 1)
      link.invalidate()
    }

    @Test func aHostTakesItsLinksAlong() {
      weak var link: CADisplayLink?
      do {
        let brief = HostRig()
        let made = CADisplayLink { _ in }
        made.add(to: .main, forMode: .common)
        brief.settle()
        link = made
      }
      LayerHost.current = nil
      #expect(link == nil)
    }
  }
}
