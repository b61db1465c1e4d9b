import Foundation
import Testing
@testable import UIKit

/// Random reports of every device, over a tree with every recognizer whose views come and go.
@MainActor @Suite(.serialized) struct GestureFuzzTests {
  /// The full million takes the environment variable: `CASEMENT_FUZZ_EVENTS=1000000`.
  private static var count: Int {
    ProcessInfo.processInfo.environment["CASEMENT_FUZZ_EVENTS"].flatMap { Int($0) } ?? 40_000
  }

  @Test(arguments: [1, 2, 3, 2026] as [UInt64])
  func everyTouchEndsOnceAndNobodyIsStuckOrLeaked(seed: UInt64) {
    let ledger = FuzzLedger()
    var fuzz: GestureFuzz? = GestureFuzz(seed: seed, ledger: ledger)
    var last = 0
    for step in 1...Self.count / 4 where ledger.faults.isEmpty {
      last = step
      fuzz?.step()
      if step.isMultiple(of: 2000) || step == Self.count / 4 { fuzz?.checkRest() }
    }
    #expect(ledger.faults.prefix(5) == [], "after \(last) events")
    #expect(ledger.touchesSeen > Self.count / 400)
    #expect(ledger.recognized.count > 6, "\(ledger.recognized)")
    fuzz?.tearDown()
    fuzz = nil
    #expect(ledger.survivors == [])
  }
}
