import PlatformKit
import Testing

@testable import X11Kit

@Suite struct X11KeyQueueTests {
  private var queue = X11KeyQueue<String>()

  private func due(_ seconds: Double) -> HostTime { HostTime(seconds: seconds) }

  private func taken(_ queue: inout X11KeyQueue<String>) -> [String] {
    var words: [String] = []
    while let (event, isTaken) = queue.takeFirst() {
      words.append(isTaken ? "(\(event))" : event)
    }
    return words
  }

  @Test func nothingOvertakesAKeyThatIsNotDecided() {
    var queue = queue
    queue.hold("a", key: 1, due: due(1))
    queue.hold("b", key: 2, due: due(2))
    queue.append("focus")
    queue.decide(2, isTaken: true)
    #expect(taken(&queue) == [])
    queue.decide(1, isTaken: false)
    #expect(taken(&queue) == ["a", "(b)", "focus"])
    #expect(queue.isEmpty)
  }

  @Test func theFirstKeyThatWaitsIsDueFirst() {
    var queue = queue
    #expect(queue.due == nil)
    queue.append("focus")
    queue.hold("a", key: 1, due: due(1))
    queue.hold("b", key: 2, due: due(2))
    #expect(queue.due == due(1))
    queue.decide(1, isTaken: true)
    #expect(queue.due == due(2))
    queue.decide(2, isTaken: true)
    #expect(queue.due == nil)
  }

  @Test func aKeyMayWaitWithoutALimit() {
    var queue = queue
    queue.hold("a", key: 1)
    #expect(queue.due == nil && !queue.isEmpty)
    queue.hold("b", key: 2, due: due(2))
    #expect(queue.due == due(2))
    #expect(taken(&queue) == [])
  }

  @Test func aDecisionStands() {
    var queue = queue
    queue.hold("a", key: 1, due: due(1))
    queue.hold("b", key: 2, due: due(1))
    queue.decide(1, isTaken: true)
    queue.passAll()
    queue.decide(2, isTaken: true)
    queue.decide(7, isTaken: true)
    #expect(taken(&queue) == ["(a)", "b"])
  }
}
