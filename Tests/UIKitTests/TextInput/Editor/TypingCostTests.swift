import AllocationCounter
import CountThresholds
import Foundation
import RenderKit
import Testing

@testable import UIKit
@testable import UIKitTesting

/// What a key costs in things counted; times are the benchmarks' business.
@MainActor @Suite struct TypingCostTests {
  private func text(lines: Int) -> String {
    String(repeating: "00001 the quick brown fox jumps over the lazy dog\n", count: lines)
  }

  private func page(_ text: String) -> TextViewPage {
    let page = TextViewPage(text, size: CGSize(width: 800, height: 600))
    page.view.spellCheckingType = .no
    page.view.delegate = nil
    page.view.selectedRange = NSRange(location: text.utf16.count / 100 * 50 - 1, length: 0)
    page.view.scrollRangeToVisible(page.view.selectedRange)
    page.harness.settle()
    return page
  }

  /// The most that any of some keys has cost, after those that make what later ones reuse.
  private func costs(_ harness: AppHarness, layouts: () -> Int) -> [String: Int] {
    let statistics = harness.application.engine.server.statistics
    harness.type("abcdef")
    var most: [String: Int] = [:]
    for _ in 0..<12 {
      let (before, laidOut, allocated) = (statistics.total, layouts(), allocations_on_this_thread())
      harness.type("x")
      let after = statistics.total
      let costs = [
        "allocations": Int(allocations_on_this_thread() - allocated),
        "layouts": layouts() - laidOut,
        "layersChanged": after.layersChanged - before.layersChanged,
        "itemsPlanned": after.itemsPlanned - before.itemsPlanned,
        "framesPresented": after.framesPresented - before.framesPresented,
        "pixelsDamaged": after.pixelsDamaged - before.pixelsDamaged,
        "pixelsPainted": after.pixelsPainted - before.pixelsPainted,
      ]
      most.merge(costs, uniquingKeysWith: max)
    }
    return most
  }

  @Test(
    .enabled(if: allocations_are_counted()), arguments: [("text-key", 0), ("text-key-1MB", 20_000)])
  func aKeyCostsNoMoreThanItDid(name: String, lines: Int) throws {
    let page = page(text(lines: lines))
    try CountThreshold(name).expect(
      atMost: costs(page.harness) { page.view.layoutManager.layoutCount })
  }

  @Test(.enabled(if: allocations_are_counted()))
  func aKeyInAFieldCostsNoMoreThanItDid() throws {
    let stage = TextFieldStage()
    stage.field.becomeFirstResponder()
    stage.harness.settle()
    let layout = stage.field.editedText.layout
    try CountThreshold("field-key").expect(atMost: costs(stage.harness) { layout.layoutCount })
  }
}
