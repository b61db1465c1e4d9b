import Diagnostics
import Synchronization
import Testing

@Suite struct LogTests {
  @Test func anObserverHearsEveryLineWhetherWrittenOrHeldBack() {
    let heard = Mutex<[LogLine]>([])
    let log = Log("log-tests")
    let observation = LogObservation { line in
      if line.category == "log-tests" { heard.withLock { $0.append(line) } }
    }
    log.write("two\nlines")
    log.write("two\nlines")
    withExtendedLifetime(observation) {}
    let lines = heard.withLock { $0 }
    #expect(lines.map(\.text) == Array(repeating: "casement: log-tests: two lines", count: 2))
  }

  @Test func anObservationThatIsLetGoHearsNothing() {
    let count = Mutex(0)
    var observation: LogObservation? = LogObservation { line in
      if line.category == "log-tests-2" { count.withLock { $0 += 1 } }
    }
    Log("log-tests-2").write("one")
    #expect(observation != nil)
    observation = nil
    Log("log-tests-2").write("two")
    #expect(count.withLock { $0 } == 1)
  }
}
