import SeededInput
import Testing
import UIKitTesting

@testable import UIKit

/// Columns shown, hidden, pushed onto and resized at random times. `CASEMENT_SOAK=1` makes 2,000 changes.
@MainActor
struct RandomSplitTests {
  private typealias Column = UISplitViewController.Column

  @Test(arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn])
  func callbacksBalanceAndEachControllerIsInOneColumn(style: UISplitViewController.Style) {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let rig = RecordedSplit(style, width: 1000)
    var told: [String] = []
    var made = 0
    for _ in 0..<soakSteps(150, soak: 2000) {
      step(rig, &made, &random)
      rig.harness.advance(by: Double.random(in: 0...0.4, using: &random))
      told += rig.recording.taken()
    }
    rig.finish()
    told += rig.recording.taken()
    expectBalance(told, rig)
    expectOneColumn(rig)
    #expect(rig.split.transitionCoordinator == nil)
    rig.split.show(.primary)
    rig.finish()
    #expect(rig.place(.primary) != nil || rig.split.isCollapsed, "it still answers")
  }

  private func step(_ rig: RecordedSplit, _ made: inout Int, _ random: inout SeededGenerator) {
    let columns: [Column] = [.primary, .supplementary, .secondary]
    let column = columns.randomElement(using: &random) ?? .primary
    switch Int.random(in: 0..<6, using: &random) {
    case 0: rig.split.show(column)
    case 1: rig.split.hide(column)
    case 2, 3: rig.resize(CGFloat.random(in: 300...1600, using: &random).rounded())
    case 4:
      made += 1
      let navigation = rig.split.state.hosts[column] as? UINavigationController
      let shown = rig.split.state.collapse?.navigation ?? navigation
      shown?.pushViewController(
        Page("x\(made)", rig.recording), animated: Bool.random(using: &random))
    default:
      let shown = rig.split.state.collapse?.navigation
      (shown ?? rig.split.state.hosts[column] as? UINavigationController)?
        .popViewController(animated: Bool.random(using: &random))
    }
  }

  /// Each controller appears and disappears in turn, and the last it was told is true.
  private func expectBalance(_ told: [String], _ rig: RecordedSplit) {
    var isShown: [String: Bool] = [:]
    for line in told {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, words[0].count < 5 else { continue }
      if words[1] == "willAppear" {
        #expect(isShown[words[0]] != true, "\(line) in seed \(SeededGenerator.seed)")
        isShown[words[0]] = true
      } else if words[1] == "willDisappear" {
        #expect(isShown[words[0]] != false, "\(line) in seed \(SeededGenerator.seed)")
        isShown[words[0]] = false
      }
    }
    for host in rig.split.state.hosts.values {
      for case let controller as Page in (host as? UINavigationController)?
        .viewControllers ?? []
      {
        let last = isShown[controller.title ?? ""]
        let isSeen = controller.viewIfLoaded?.window != nil
        #expect(last ?? isSeen == isSeen, "\(controller.title ?? "") is seen: \(isSeen)")
      }
    }
  }

  private func expectOneColumn(_ rig: RecordedSplit) {
    let stacks = rig.split.state.hosts.values.compactMap { $0 as? UINavigationController }
      .map(\.viewControllers)
    let all = stacks.flatMap { $0 }
    #expect(Set(all.map(ObjectIdentifier.init)).count == all.count)
    for stack in stacks { for controller in stack { #expect(controller.parent != nil) } }
  }
}
