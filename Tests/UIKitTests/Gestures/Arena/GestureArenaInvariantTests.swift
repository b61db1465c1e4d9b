import Diagnostics
import Testing

@testable import UIKit

/// An arena is broken by hand in each way that matters.
@MainActor struct GestureArenaInvariantTests {
  private let contest = GestureArenaTests.Contest()
  private var first: GestureArenaTests.Contestant { contest.members[0] }
  private var second: GestureArenaTests.Contestant { contest.members[1] }

  private func expectBroken(_ message: String) {
    let found = contest.arena.brokenInvariant
    #expect(found?.hasSuffix(message) == true, "\(found ?? "nothing")")
  }

  @Test func anArenaThatWasOnlyUsedIsSound() {
    first.require(toFail: second)
    first.state = .began
    #expect(first.isWaiting)
    #expect(contest.arena.brokenInvariant == nil)
    second.state = .failed
    #expect(first.state == .began)
    #expect(contest.arena.brokenInvariant == nil)
  }

  @Test func nobodyWaitsForOneThatHasLetGoOfTheSharedTouch() {
    first.require(toFail: second)
    second.take(GestureArenaTests.Contest.makeTouch(), in: contest.arena)
    first.state = .began
    #expect(first.isWaiting)
    second.release(of: contest.touch)
    #expect(first.state == .began)
    #expect(contest.arena.brokenInvariant == nil)
  }

  @Test func aMemberOfAnotherArenaIsFound() {
    first.arena = nil
    expectBroken("is in another arena")
  }

  @Test func oneThatIsInHereTwiceIsFound() {
    first.arena = nil
    contest.arena.admit(first)
    expectBroken("is in here twice")
  }

  @Test func oneThatIsOverAndStillHereIsFound() {
    first.touchTracking.touches = []
    first.currentState = .ended
    expectBroken("is over and still here")
  }

  @Test func oneThatWaitsAndHasBegunIsFound() {
    first.touchTracking.wanted = [.began]
    first.currentState = .began
    expectBroken("waits and is began")
  }

  @Test func statesThatNeedNoWaitingAreFound() {
    first.touchTracking.wanted = [.cancelled]
    expectBroken("waits for cancelled, which needs no waiting")
  }

  @Test func statesThatDoNotFollowEachOtherAreFound() {
    first.touchTracking.wanted = [.ended, .began]
    expectBroken("would go from ended to began")
  }

  @Test func oneThatWaitsForNobodyIsFound() {
    first.touchTracking.wanted = [.began]
    expectBroken("waits for nobody")
  }

  @Test func underTheFlagItTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Invariants.$areChecked.withValue(true) {
          let contest = GestureArenaTests.Contest()
          contest.members[0].touchTracking.wanted = [.cancelled]
          contest.arena.perform {}
        }
      }
    }
  }
}
