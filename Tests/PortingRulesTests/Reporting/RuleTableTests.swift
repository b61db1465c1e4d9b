import Foundation
import Testing

@testable import PortingRules

@Suite struct RuleTableTests {
  @Test func portingPageShowsTheRulesAsTheyAre() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }
    let page = try Files.text(root.joined(separator: "/") + "/docs/Porting.md")
    #expect(page.contains(RuleTable.markdown), "paste what `uikit-port rules` prints")
  }

  @Test func everyRuleHasASentenceAndBothKindsOfExample() {
    for rule in allRules {
      #expect(rule.summary.hasSuffix("."), "\(rule.name)")
      #expect(rule.examples.contains { $0.before != $0.after }, "\(rule.name)")
    }
    #expect(Set(allRules.map(\.name)).count == allRules.count)
  }
}
