import Foundation
import Testing
@testable import UIKit

/// Random events of every device, on a tree with every recognizer and changing views.
@MainActor @Suite(.serialized) struct GestureFuzzTests {
  /// The full million needs an environment variable: `CASEMENT_FUZZ_EVENTS=1000000`.
  private nonisolated static let count = setting("CASEMENT_FUZZ_EVENTS") ?? 100_000
  /// Other seeds: `CASEMENT_FUZZ_SEED=7`.
  private nonisolated static let seeds = (0..<4).map { (setting("CASEMENT_FUZZ_SEED") ?? 1) + $0 }

  private nonisolated static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(arguments: seeds)
  func everyTouchEndsOnceAndNobodyIsStuckOrLeaked(seed: Int) {
    let ledger = FuzzLedger()
    var fuzz: GestureFuzz? = GestureFuzz(seed: UInt64(seed), ledger: ledger)
    var last = 0
    for step in 1...Self.count / 4 where ledger.faults.isEmpty {
      last = step
      fuzz?.step()
      if step.isMultiple(of: 2000) || step == Self.count / 4 { fuzz?.checkRest() }
    }
    #expect(ledger.faults.prefix(5) == [], "after \(last) events")
    #expect(ledger.touchesSeen > Self.count / 400)
    #expect(ledger.pressesSeen > Self.count / 10_000)
    #expect(ledger.recognized.count > 6, "\(ledger.recognized)")
    fuzz?.tearDown()
    fuzz = nil
    #expect(ledger.survivors == [])
  }
}
