import PlatformKit
import Testing
@testable import UIKit

/// The arena alone: recognizers without views, touches without a window.
@MainActor struct GestureArenaTests {
  final class Contestant: UIGestureRecognizer {
    var log: (String) -> Void = { _ in }
    var spares = false
    var withstands = false
    var waitsFor: UIGestureRecognizer?
    var holdsUp: UIGestureRecognizer?
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !spares }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !withstands }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other === waitsFor }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
      other === holdsUp
    }
    override func reset() { log("\(name ?? "") reset") }
  }

  /// Contestants a, b, c, … that share one touch.
  @MainActor final class Contest {
    let timers = TimerQueue()
    let arena: GestureArena
    let touch = Contest.makeTouch()
    var members: [Contestant] = []
    var log: [String] = []

    init(_ count: Int = 2) {
      arena = GestureArena(timers: timers)
      for name in "abcdef".prefix(count) { add(String(name), touch) }
    }

    @discardableResult
    func add(_ name: String, _ touch: UITouch) -> Contestant {
      let contestant = Contestant()
      contestant.name = name
      contestant.log = { [weak self] in self?.log.append($0) }
      contestant.addTarget(self, action: Contest.receive)
      contestant.take(touch, in: arena)
      members.append(contestant)
      return contestant
    }

    func receive(_ recognizer: UIGestureRecognizer) {
      log.append("\(recognizer.name ?? "") \(recognizer.state)")
    }

    func lift() {
      arena.perform { touch.phase = .ended }
    }

    static func makeTouch() -> UITouch {
      let sample = TouchSample(
        contact: .finger(0), action: .down, position: .zero, time: HostTime(seconds: 1),
        type: .direct)
      return UITouch(sample, phase: .began, tapCount: 1, window: nil)
    }
  }

  @Test func theFirstToRecognizeFailsTheOthers() {
    let contest = Contest(3)
    let all = contest.members
    all[1].state = .began
    #expect(all.map(\.state) == [.failed, .began, .failed])
    all[0].state = .began
    #expect(all[0].state == .failed)
    #expect(contest.log == ["b began"])
  }

  @Test func thoseWithOtherTouchesAreLeftAlone() {
    let contest = Contest(1)
    let other = contest.add("b", Contest.makeTouch())
    contest.members[0].state = .began
    other.state = .began
    #expect(contest.log == ["a began", "b began"])
  }

  @Test func whoeverIsUnderWayDefeatsALatecomer() {
    let contest = Contest(1)
    contest.members[0].state = .began
    let late = contest.add("b", contest.touch)
    late.state = .began
    #expect(late.state == .failed)
  }

  @Test(arguments: [0, 1]) func oneYesMakesThemSimultaneous(who: Int) {
    final class Generous: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let contest = Contest()
    let generous = Generous()
    contest.members[who].delegate = generous
    contest.members[0].state = .began
    contest.members[1].state = .began
    #expect(contest.log == ["a began", "b began"])
  }

  @Test func oneThatSparesOthersDoesNotFailThem() {
    let contest = Contest()
    contest.members[0].spares = true
    contest.members[0].state = .began
    #expect(contest.members[1].state == .possible)
    contest.members[1].withstands = true
    contest.members[1].state = .began
    #expect(contest.log == ["a began", "b began"])
  }

  @Test func oneThatMustWaitBeginsWhenTheOtherFails() {
    let contest = Contest()
    let (a, b) = (contest.members[0], contest.members[1])
    a.require(toFail: b)
    a.state = .began
    #expect(a.state == .possible)
    #expect(contest.log == [])
    b.state = .failed
    #expect(a.state == .began)
    #expect(contest.log == ["a began"])
  }

  @Test func whatWasWishedForWhileWaitingComesToo() {
    let contest = Contest()
    let (a, b) = (contest.members[0], contest.members[1])
    a.require(toFail: b)
    a.state = .began
    a.state = .changed
    a.state = .ended
    b.state = .failed
    #expect(contest.log == ["a began", "a ended"])
  }

  @Test func oneThatGivesUpWaitingFails() {
    let contest = Contest()
    let (a, b) = (contest.members[0], contest.members[1])
    a.require(toFail: b)
    a.state = .began
    a.state = .cancelled
    b.state = .failed
    #expect(a.state == .failed)
    #expect(contest.log == [])
  }

  @Test func oneThatMustWaitFailsWhenTheOtherRecognizes() {
    let contest = Contest()
    let (a, b) = (contest.members[0], contest.members[1])
    a.require(toFail: b)
    b.spares = true
    b.state = .ended
    #expect(a.state == .failed)
    #expect(contest.log == ["b ended"])
  }

  @Test func waitingMayBeAChain() {
    let contest = Contest(3)
    let (a, b, c) = (contest.members[0], contest.members[1], contest.members[2])
    a.require(toFail: b)
    b.require(toFail: c)
    a.state = .ended
    b.state = .ended
    #expect(contest.log == [])
    c.state = .failed
    #expect(contest.log == ["b ended"])
    #expect(a.state == .failed)
  }

  @Test func twoThatWaitForEachOtherDoNotWaitForEver() {
    let contest = Contest()
    let (a, b) = (contest.members[0], contest.members[1])
    a.require(toFail: b)
    b.require(toFail: a)
    a.state = .ended
    #expect(contest.log == [])
    b.state = .ended
    #expect(contest.log == ["b ended"])
    #expect(a.state == .failed)
  }

  @Test func oneThatIsNotInTheGameIsNotWaitedFor() {
    let contest = Contest(1)
    contest.members[0].require(toFail: UITapGestureRecognizer())
    let elsewhere = contest.add("b", Contest.makeTouch())
    contest.members[0].require(toFail: elsewhere)
    contest.members[0].state = .ended
    #expect(contest.log == ["a ended"])
  }

  @Test func subclassesSayWhomTheyWaitFor() {
    let contest = Contest(3)
    let (a, b, c) = (contest.members[0], contest.members[1], contest.members[2])
    a.waitsFor = b
    c.holdsUp = a
    a.state = .ended
    b.state = .failed
    #expect(contest.log == [])
    c.state = .failed
    #expect(contest.log == ["a ended"])
  }

  @Test func delegatesSayWhomTheyWaitForOnceInEachAttempt() {
    final class Waiter: NSObject, UIGestureRecognizerDelegate {
      var questions: [String] = []
      func gestureRecognizer(
        _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
      ) -> Bool {
        questions.append("\(one.name!) of \(other.name!)")
        return true
      }
      func gestureRecognizer(
        _ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
      ) -> Bool {
        questions.append("\(one.name!) by \(other.name!)")
        return false
      }
    }
    let contest = Contest(3)
    let waiter = Waiter()
    contest.members[0].delegate = waiter
    contest.members[0].state = .ended
    contest.members[1].state = .failed
    contest.members[2].state = .failed
    #expect(contest.log == ["a ended"])
    #expect(waiter.questions == ["a of b", "a of c"])
  }

  @Test func aNoAtTheMomentOfRecognitionFailsWithoutAnAction() {
    final class Strict: NSObject, UIGestureRecognizerDelegate {
      var asked: [UIGestureRecognizer.State] = []
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        asked.append(recognizer.state)
        return false
      }
    }
    let contest = Contest()
    let strict = Strict()
    contest.members[0].delegate = strict
    contest.members[0].state = .began
    #expect(strict.asked == [.possible])
    #expect(contest.members.map(\.state) == [.failed, .possible])
    #expect(contest.log == [])
  }

  @Test func theResetComesWithTheLastLift() {
    let contest = Contest(1)
    let a = contest.members[0]
    a.state = .ended
    #expect(a.state == .ended)
    #expect(contest.log == ["a ended"])
    contest.lift()
    #expect(a.state == .possible)
    #expect(contest.log == ["a ended", "a reset"])
    #expect(contest.arena.members.isEmpty)
  }

  @Test func afterARecognizerHasDecidedNothingForASecondItFails() {
    let contest = Contest()
    contest.members[1].state = .began
    contest.members[0].take(Contest.makeTouch(), in: contest.arena)
    contest.lift()
    #expect(contest.members[1].state == .began)
    contest.timers.fire(at: HostTime(seconds: 1.99))
    #expect(contest.members[1].state == .began)
    contest.timers.fire(at: HostTime(seconds: 2.01))
    #expect(contest.log.suffix(2) == ["b cancelled", "b reset"])
    #expect(contest.members[1].state == .possible)
  }

  @Test func disablingAnotherInAnActionIsHeardInTheSameTurn() {
    let contest = Contest()
    let (a, b) = (contest.members[0], contest.members[1])
    a.spares = true
    a.state = .began
    b.withstands = true
    b.addTarget(contest, action: Contest.receive)
    let handler = UIGestureRecognizer { _ in }
    #expect(handler.state == .possible)
    b.state = .began
    a.isEnabled = false
    #expect(contest.log == ["a began", "b began", "b began", "a cancelled", "a reset"])
  }

  @Test func aRecognizerWithoutTouchesIsItsOwnMaster() {
    let recognizer = Contestant()
    let contest = Contest(0)
    recognizer.name = "x"
    recognizer.addTarget(contest, action: Contest.receive)
    recognizer.log = { contest.log.append($0) }
    recognizer.state = .began
    recognizer.state = .changed
    recognizer.state = .ended
    #expect(contest.log == ["x began", "x changed", "x ended", "x reset"])
    #expect(recognizer.state == .possible)
  }
}
