import CoreGraphics
import PlatformKit
import RasterKit
import RenderKit
import Testing

/// A row of eight pixels: a layer over the middle four changes from red to green within a second.
@Suite struct TransitionTests {
  private let stage = Stage(8, 1)
  private let start: Double
  private let layer = SceneLayer(2, CGRect(x: 2, y: 0, width: 4, height: 1), color: red)

  init() { start = stage.clock.now().seconds }

  private func show() {
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 8, height: 1), color: black, [layer]))
  }

  private func transition(
    _ style: TransitionAnimation.Style, _ edge: TransitionAnimation.Edge = .left,
    change: (inout AnimationSnapshot, inout TransitionAnimation) -> Void = { _, _ in }
  ) -> AnimationSnapshot {
    var transition = TransitionAnimation()
    (transition.style, transition.edge) = (style, edge)
    var timing = MediaTiming()
    (timing.beginTime, timing.duration) = (start, 1)
    var animation = AnimationSnapshot(
      id: AnimationID(rawValue: 9), timing: timing, curve: .linear, isRemovedOnCompletion: true,
      effect: .transition(transition))
    change(&animation, &transition)
    animation.effect = .transition(transition)
    return animation
  }

  /// Changes the layer and adds the animation in one packet.
  private func run(
    _ animation: AnimationSnapshot,
    _ change: (inout LayerSnapshot) -> Void = { snapshot in
      snapshot.backgroundColor = CGColor(hex: green)
    }
  ) {
    let changed = layer.with(change)
    stage.commit { packet in
      packet.layers = [changed.state]
      packet.animations = [.add(layer.id, key: "transition", animation)]
    }
    stage.wait()
  }

  private func row(at time: Double) -> [UInt32] {
    stage.clock.advance(to: HostTime(seconds: start + time))
    stage.server.synchronize()
    return stage.pixels
  }

  private func text(at time: Double) -> String {
    String(row(at: time).map { letters[$0] ?? "?" })
  }

  @Test func fadesAddUpBothPictures() {
    show()
    run(transition(.fade))
    #expect(text(at: 0) == "..rrrr..")
    let quarter = row(at: 0.25)[3]
    // 3/4 of 255 red and 1/4 of 255 green, each rounded.
    #expect(quarter >> 16 & 255 == 191 && quarter >> 8 & 255 == 64)
    #expect(text(at: 1) == "..gggg..")
  }

  @Test func theSamePictureTwiceFadesWithoutADip() {
    show()
    run(transition(.fade)) { _ in }
    for time in [0, 0.3, 0.5, 0.7] { #expect(text(at: time) == "..rrrr..") }
  }

  @Test func pushesMoveBothPicturesAndFadeThem() {
    show()
    run(transition(.push, .right))
    let half = row(at: 0.5)
    // Two pixels to the left: red over pixels 0 to 3, green over 4 to 7, each at a half.
    #expect(half[0..<4].allSatisfy { $0 >> 16 & 255 == 128 && $0 >> 8 & 255 == 0 })
    #expect(half[4..<8].allSatisfy { $0 >> 16 & 255 == 0 && $0 >> 8 & 255 == 128 })
    #expect(text(at: 1) == "..gggg..")
  }

  @Test(arguments: [(TransitionAnimation.Edge.left, 0), (.right, 4)])
  func whatMovesInBeginsOutsideItsEdge(edge: TransitionAnimation.Edge, first: Int) {
    show()
    run(transition(.moveIn, edge))
    let half = row(at: 0.5)
    #expect(half.indices.filter { half[$0] >> 8 & 255 != 0 } == Array(first..<first + 4))
    #expect(half.contains(red))
  }

  @Test func whatIsRevealedLiesStillUnderWhatGoes() {
    show()
    run(transition(.reveal, .right))
    let half = row(at: 0.5)
    #expect(half[4] == green && half[5] == green)
    #expect(half[2] >> 16 & 255 == 128 && half[2] >> 8 & 255 == 127)
    #expect(half[0] >> 16 & 255 == 128)
  }

  @Test func cutsChangeHalfWay() {
    show()
    run(transition(.cut))
    #expect(text(at: 0.49) == "..rrrr..")
    #expect(text(at: 0.5) == "..gggg..")
  }

  /// A one-second group in which the transition has the second quarter.
  private func grouped() -> AnimationSnapshot {
    var member = transition(.cut)
    (member.timing.beginTime, member.timing.duration) = (0.25, 0.25)
    member.timing.fillMode = .backwards
    var group = transition(.fade)
    group.effect = .group([member])
    return group
  }

  @Test func transitionsInGroupsRunOnTheGroupsClock() {
    show()
    run(grouped())
    // Half of the member's time is over at 0.375; before its begin it shows the old content.
    #expect(text(at: 0.1) == "..rrrr..")
    #expect(text(at: 0.37) == "..rrrr..")
    #expect(text(at: 0.38) == "..gggg..")
    #expect(text(at: 1) == "..gggg..")
  }

  @Test func groupsCutTransitionsOff() {
    show()
    var group = grouped()
    group.timing.duration = 0.3
    run(group)
    #expect(text(at: 0.29) == "..rrrr..")
    #expect(text(at: 0.31) == "..gggg..")
  }

  @Test func startAndEndPlayAPart() {
    show()
    run(transition(.cut) { $1.start = 0.25 })
    // 0.25 + 0.75 * 0.3 = 0.475, and 0.25 + 0.75 * 0.35 = 0.5125.
    #expect(text(at: 0.3) == "..rrrr..")
    #expect(text(at: 0.35) == "..gggg..")
  }

  @Test func whatIsHiddenFadesOut() {
    show()
    run(transition(.fade)) { $0.isHidden = true }
    #expect(row(at: 0.5)[3] >> 16 & 255 == 128)
    #expect(text(at: 1) == "........")
  }

  @Test func whatWasNotThereFadesIn() {
    let hidden = layer.with { $0.isHidden = true }
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 8, height: 1), color: black, [hidden]))
    run(transition(.fade))
    #expect(row(at: 0.5)[3] >> 8 & 255 == 128)
  }

  @Test func aTransitionThatIsReplacedBeginsWithWhatWasOnTheScreen() {
    show()
    run(transition(.fade))
    let before = row(at: 0.5)
    var second = transition(.fade)
    second.timing.beginTime = start + 0.5
    second.id = AnimationID(rawValue: 10)
    run(second) { $0.backgroundColor = CGColor(hex: blue) }
    #expect(row(at: 0.5) == before)
    #expect(text(at: 1.5) == "..bbbb..")
  }

  @Test func theOldPictureHasTheOldOpacityAndSublayers() {
    let child = SceneLayer(3, CGRect(x: 0, y: 0, width: 2, height: 1), color: blue)
    var parent = layer.with { $0.opacity = 0.5 }
    parent.sublayers = [child]
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 8, height: 1), color: black, [parent]))
    let animation = transition(.cut)
    stage.commit { packet in
      packet.layers = [layer.whole]
      packet.removed = [child.id]
      packet.animations = [.add(layer.id, key: "transition", animation)]
    }
    let early = row(at: 0.25)
    #expect(early[2] & 255 == 128 && early[4] >> 16 & 255 == 128)
    #expect(text(at: 0.75) == "..rrrr..")
  }

  @Test func transitionsPaintNothingOnceTheyAreOver() {
    show()
    run(transition(.push))
    _ = row(at: 1)
    let before = stage.server.statistics.total.framesPresented
    _ = row(at: 2)
    #expect(stage.server.statistics.total.framesPresented == before)
  }

  @Test func endingIsReported() {
    show()
    run(transition(.fade))
    _ = row(at: 1)
    let ends = stage.inbox.drain().compactMap { report -> Bool? in
      if case .animationEnded(_, let id, let finished) = report, id.rawValue == 9 {
        finished
      } else {
        nil
      }
    }
    #expect(ends == [true])
  }
}
