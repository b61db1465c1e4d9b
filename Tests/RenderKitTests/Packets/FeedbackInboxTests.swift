import PlatformKit
import RenderKit
import Synchronization
import Testing

struct FeedbackInboxTests {
  private let inbox = FeedbackInbox()
  private let tick = RenderFeedback.tick(
    SurfaceID(rawValue: 1),
    FrameTick(time: HostTime(seconds: 1), target: HostTime(seconds: 2), interval: 1))

  @Test func theFirstOfSeveralMessagesWakes() {
    let wakes = Atomic<Int>(0)
    inbox.onPost { wakes.wrappingAdd(1, ordering: .relaxed) }
    for _ in 1...3 { inbox.post(tick) }
    #expect(wakes.load(ordering: .relaxed) == 1)
    #expect(inbox.drain().count == 3)
    inbox.post(tick)
    #expect(wakes.load(ordering: .relaxed) == 2)
  }

  @Test func whatMayWaitWakesNobodyAndHidesNothing() {
    let wakes = Atomic<Int>(0)
    inbox.onPost { wakes.wrappingAdd(1, ordering: .relaxed) }
    inbox.post(tick, wakes: false)
    #expect(wakes.load(ordering: .relaxed) == 0)
    inbox.post(tick)
    inbox.post(tick, wakes: false)
    #expect(wakes.load(ordering: .relaxed) == 1)
    #expect(inbox.drain().count == 3)
    inbox.post(tick, wakes: false)
    #expect(wakes.load(ordering: .relaxed) == 1)
    #expect(inbox.drain().count == 1)
  }

  @Test func whatIsCollectedWakesNobody() {
    let wakes = Atomic<Int>(0)
    inbox.onPost { wakes.wrappingAdd(1, ordering: .relaxed) }
    inbox.collect { for _ in 1...3 { inbox.post(tick) } }
    #expect(inbox.drain().count == 3)
    #expect(wakes.load(ordering: .relaxed) == 0)
    inbox.post(tick)
    #expect(wakes.load(ordering: .relaxed) == 1)
  }
}
