import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct NSExceptionTests {
  @Test func raisingEndsTheProcessWithNameAndReason() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException(name: .rangeException, reason: "index 3 beyond bounds").raise()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'NSRangeException', "
          + "reason: 'index 3 beyond bounds'"))
  }

  @Test func anExceptionHoldsWhatItWasMadeWith() {
    let exception = NSException(name: .genericException, reason: nil, userInfo: ["a": 1])
    #expect(exception.name.rawValue == "NSGenericException" && exception.reason == nil)
    #expect(exception.userInfo?["a"] as? Int == 1)
  }
}
