import CoreGraphics
import PlatformKit
import QuartzCore
import RasterKit
import RenderKit
import Testing

/// Written as in a program.
private final class DialLayer: CALayer {
  @CAAnimatable var progress: CGFloat = 0.25
  @CAAnimatable var tint: CGColor
  @CAAnimatable var title = "dial"
  @CAAnimatable("x") var offset = CGPoint.zero
  /// The values read by each drawing.
  nonisolated(unsafe) static var drawn: [CGFloat] = []

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "tint"
      ? CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) : super.defaultValue(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress
    animation.duration = 1
    return animation
  }

  override func draw(in ctx: CGContext) { DialLayer.drawn.append(progress) }
}

/// Properties without initial values.
private final class BareLayer: CALayer {
  @CAAnimatable var level: CGFloat
  @CAAnimatable var count: Int
  @CAAnimatable var isOn: Bool
  @CAAnimatable var byte: UInt8
  @CAAnimatable var share: Float?
  @CAAnimatable var place: CGPoint
  @CAAnimatable var box: CGRect
  @CAAnimatable var stops: [CGFloat]
  @CAAnimatable var title: String
  @CAAnimatable var tint: CGColor?
  @CAAnimatable var matrix: CATransform3D
  /// A type without a zero.
  @CAAnimatable var fill: CGColor
}

/// Property names that other layer classes use too.
private final class NamesakeLayer: CALayer {
  @CAAnimatable var scale: CGFloat = 2
  @CAAnimatable var spin = "slow"
  @CAAnimatable var velocity = CGPoint.zero
  @CAAnimatable var lifetime: CGFloat = 0
  @CAAnimatable var birthRate: Float = 0
  @CAAnimatable var path: CGFloat = 0
  @CAAnimatable var colors: CGFloat = 0
  @CAAnimatable var instanceCount: CGFloat = 0
}

extension MainThreadTests {
  @Suite @MainActor struct CustomPropertyTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }
    private let dial = DialLayer()

    init() {
      DialLayer.drawn = []
      dial.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    }

    private func show() {
      rig.root.addSublayer(dial)
      rig.settle()
    }

    /// A tick at `seconds` after the rig's time, for a frame a hundredth later.
    private func tick(_ seconds: Double) {
      let now = HostTime(seconds: 1000 + seconds)
      let tick = FrameTick(time: now, target: HostTime(seconds: now.seconds + 0.01), interval: 0.01)
      rig.host.deliver([.tick(rig.surface, tick)])
      rig.host.commit()
    }

    @Test func valuesAreKeptUnderTheirNames() {
      #expect(dial.progress == 0.25 && dial.title == "dial" && dial.offset == .zero)
      (dial.progress, dial.title, dial.offset) = (0.5, "new", CGPoint(x: 1, y: 2))
      #expect(dial.progress == 0.5 && dial.title == "new")
      #expect(dial.value(forKey: "progress") as? Double == 0.5)
      #expect(dial.value(forKey: "x") as? CGPoint == CGPoint(x: 1, y: 2))
      dial.setValue(0.75, forKeyPath: "progress")
      #expect(dial.progress == 0.75)
    }

    @Test func theFirstValueIsTheDeclaredOneOrTheClasss() {
      #expect(dial.value(forKey: "progress") as? CGFloat == 0.25)
      #expect(dial.tint.components?.first == 1)
      #expect(DialLayer.defaultValue(forKey: "opacity") as? Double == 1)
    }

    @Test func withoutAFirstValuePropertiesBeginAtZero() {
      let bare = BareLayer()
      #expect(bare.level == 0 && bare.count == 0 && !bare.isOn && bare.place == .zero)
      #expect(bare.box == .zero && bare.stops == [] && bare.title == "" && bare.tint == nil)
      #expect(CATransform3DIsIdentity(bare.matrix))
      #expect(bare.value(forKey: "level") as? CGFloat == 0)
    }

    @Test func propertiesWithoutAFirstValueAreSet() {
      let bare = BareLayer()
      (bare.level, bare.count, bare.isOn, bare.fill) = (0.5, 2, true, .white)
      #expect(bare.level == 0.5 && bare.count == 2 && bare.isOn && bare.fill == .white)
      (bare.isOn, bare.byte, bare.share) = (false, 200, 0.5)
      #expect(!bare.isOn && bare.byte == 200 && bare.share == 0.5)
    }

    @Test func propertiesWithoutAFirstValueAnimateFromZero() {
      let bare = BareLayer()
      rig.root.addSublayer(bare)
      rig.settle()
      let animation = CABasicAnimation(keyPath: "level")
      (animation.toValue, animation.duration) = (8, 1)
      bare.add(animation, forKey: nil)
      rig.host.commit()
      rig.sink.shownTime = HostTime(seconds: 1000.25)
      #expect(bare.presentation()?.level == 2)
    }

    @Test func aFlagChangesHalfWay() {
      let bare = BareLayer()
      bare.isOn = false
      rig.root.addSublayer(bare)
      rig.settle()
      let animation = CABasicAnimation(keyPath: "isOn")
      (animation.fromValue, animation.toValue, animation.duration) = (false, true, 1)
      bare.add(animation, forKey: nil)
      rig.host.commit()
      rig.sink.shownTime = HostTime(seconds: 1000.4)
      #expect(bare.presentation()?.isOn == false)
      rig.sink.shownTime = HostTime(seconds: 1000.6)
      #expect(bare.presentation()?.isOn == true)
    }

    @Test func copiesHaveTheValuesWithoutCopyingThem() {
      dial.progress = 0.5
      #expect(DialLayer(layer: dial).progress == 0.5)
    }

    @Test func changingAskForADrawingWhereTheClassSaysSo() {
      show()
      #expect(!dial.needsDisplay())
      dial.offset = CGPoint(x: 3, y: 3)
      #expect(!dial.needsDisplay())
      CATransaction.setDisableActions(true)
      dial.progress = 0.5
      #expect(dial.needsDisplay())
      rig.host.commit()
      #expect(DialLayer.drawn == [0.5])
    }

    @Test func equalValuesChangeNothing() {
      show()
      dial.progress = 0.25
      #expect(!dial.needsDisplay() && dial.animationKeys() == nil)
    }

    @Test func theClasssActionAnimatesAndEveryFrameIsDrawnWithItsValue() {
      show()
      dial.progress = 1.25
      #expect(dial.animationKeys() == ["progress"])
      rig.host.commit()
      tick(0.24)
      tick(0.49)
      // 0.25 + 1 * (0, then 0.25 and 0.5 at the frames' own times).
      #expect(DialLayer.drawn.count == 3)
      for (value, expected) in zip(DialLayer.drawn, [0.25, 0.5, 0.75]) {
        #expect(abs(value - expected) < 1e-9)
      }
      #expect(dial.progress == 1.25)
    }

    @Test func presentationsHaveTheAnimatedValue() {
      show()
      dial.progress = 1.25
      rig.host.commit()
      rig.sink.shownTime = HostTime(seconds: 1000.5)
      #expect(abs((dial.presentation()?.progress ?? 0) - 0.75) < 1e-9)
    }

    @Test func theEndIsDrawnAndThenNothingMore() throws {
      show()
      dial.progress = 1.25
      rig.host.commit()
      let id = try #require(
        rig.sink.last.animations.compactMap { change -> AnimationID? in
          if case .add(_, _, let animation) = change { animation.id } else { nil }
        }.first)
      tick(0.5)
      rig.host.deliver([.animationEnded(dial.id, id, finished: true)])
      tick(1.5)
      #expect(DialLayer.drawn.last == 1.25)
      let count = DialLayer.drawn.count
      tick(2)
      tick(3)
      #expect(DialLayer.drawn.count == count)
    }

    @Test func drawingsGoOutAsContents() {
      show()
      dial.progress = 1.25
      rig.host.commit()
      rig.sink.packets = []
      tick(0.5)
      #expect(rig.sink.last.layers.map(\.id) == [dial.id])
      #expect(rig.sink.last.layers[0].hasNewContents)
    }

    @Test func keyframesAndGroupsAnimateThemToo() {
      show()
      let steps = CAKeyframeAnimation(keyPath: "x")
      steps.values = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)]
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([steps], 1)
      dial.add(group, forKey: nil)
      rig.host.commit()
      rig.sink.shownTime = HostTime(seconds: 1000.75)
      #expect(dial.presentation()?.offset == CGPoint(x: 10, y: 10))
    }

    @Test func animationsBeginAtTheValueBeneath() {
      show()
      let animation = CABasicAnimation(keyPath: "progress")
      animation.toValue = 1.25
      animation.duration = 1
      dial.add(animation, forKey: nil)
      rig.host.commit()
      rig.sink.shownTime = HostTime(seconds: 1000.5)
      #expect(abs((dial.presentation()?.progress ?? 0) - 0.75) < 1e-9)
    }

    @Test(arguments: ["scale", "lifetime", "birthRate", "path", "colors", "instanceCount"])
    func namesOfOtherClassesPropertiesAreFree(name: String) {
      let layer = NamesakeLayer()
      rig.root.addSublayer(layer)
      rig.settle()
      let animation = CABasicAnimation(keyPath: name)
      (animation.fromValue, animation.toValue, animation.duration) = (4, 8, 1)
      layer.add(animation, forKey: nil)
      rig.host.commit()
      rig.sink.shownTime = HostTime(seconds: 1000.25)
      #expect(layer.presentation()?.value(forKey: name) as? Double == 5)
    }

    @Test func aNamesakesOwnTypeIsAnimated() {
      let layer = NamesakeLayer()
      rig.root.addSublayer(layer)
      rig.settle()
      let animation = CABasicAnimation(keyPath: "velocity")
      (animation.toValue, animation.duration) = (CGPoint(x: 4, y: 8), 1)
      layer.add(animation, forKey: nil)
      rig.host.commit()
      rig.sink.shownTime = HostTime(seconds: 1000.25)
      #expect(layer.presentation()?.velocity == CGPoint(x: 1, y: 2))
      #expect(layer.spin == "slow" && layer.scale == 2)
    }

    @Test func onlyTheClassesThatHaveAPropertyAnimateItByThemselves() {
      #expect(NamesakeLayer.defaultAction(forKey: "scale") == nil)
      #expect(NamesakeLayer.defaultAction(forKey: "lineWidth") == nil)
      #expect(CAEmitterLayer.defaultAction(forKey: "scale") != nil)
      #expect(CAShapeLayer.defaultAction(forKey: "lineWidth") != nil)
      #expect(NamesakeLayer.defaultAction(forKey: "opacity") != nil)
    }

    @Test func keyPathsTheLayerDoesNotKnowChangeNothing() {
      show()
      let animation = CABasicAnimation(keyPath: "nothing")
      animation.toValue = 3
      dial.add(animation, forKey: "a")
      rig.host.commit()
      #expect(dial.presentation()?.value(forKey: "nothing") == nil)
      #expect(dial.animationKeys() == ["a"])
    }
  }
}
