import Testing

@testable import Diagnostics

@Suite struct LogLimiterTests {
  @Test func theSameMessageIsWrittenOnceAMinute() {
    var limiter = LogLimiter()
    #expect(limiter.admit("bad number", at: 0) == .write(heldBack: 0))
    #expect(limiter.admit("bad number", at: 59.9) == .holdBack)
    #expect(limiter.admit("bad number", at: 60) == .write(heldBack: 1))
  }

  @Test func aBurstIsCutAfterTwentyLinesAndCounted() {
    var limiter = LogLimiter()
    let decisions = (0..<30).map { limiter.admit("message \($0)", at: Double($0) * 0.01) }
    #expect(decisions.prefix(20).allSatisfy { $0 == .write(heldBack: 0) })
    #expect(decisions.suffix(10).allSatisfy { $0 == .holdBack })
    #expect(limiter.admit("later", at: 10.5) == .write(heldBack: 10))
  }

  @Test func inputThatVariesFillsNoMemory() {
    var limiter = LogLimiter()
    for number in 0..<10_000 { _ = limiter.admit("message \(number)", at: Double(number) * 0.1) }
    #expect(limiter.rememberedMessages <= 120)
  }
}
