import Diagnostics
import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct RefusedCallTests {
  @Test func anArgumentOfAnotherClassIsLoggedAndNotPassed() {
    let lines = Lines()
    let door = Door()
    Selector("open:", Door.open(_:)).perform(on: door, "wide")
    #expect(
      lines.texts.contains(
        "-[Door open:] is not called: argument 1 is String, the parameter is NSNumber"))
  }

  @Test func nilGoesOnlyToOptionalParameters() {
    let lines = Lines()
    let both = Selector("open:by:", Door.open(_:by:))
    #expect(both.perform(on: Door(), nil, nil) == nil)
    #expect(
      lines.texts.contains(
        "-[Door open:by:] is not called: argument 1 is nil, the parameter is NSNumber"))
  }

  @Test func aSelectorNobodyHasIsLogged() {
    let lines = Lines()
    #expect(Selector("melt:").perform(on: Door(), 1) == nil)
    #expect(
      lines.texts.contains { $0.hasPrefix("-[Door melt:]: unrecognized selector sent to instance") }
    )
  }

  @Test func aTargetOfAnotherClassDoesNotRespond() {
    #expect(!Selector("open:", Door.open(_:)).canPerform(on: NSString("x")))
  }
}

/// The lines of the log of selectors while this lives.
final class Lines: Sendable {
  private let heard = Locked<[String]>([])
  private let observation: LogObservation

  init() {
    observation = LogObservation { [heard] line in heard.withLock { $0.append(line.message) } }
  }

  var texts: [String] { heard.withLock { $0 } }
}
