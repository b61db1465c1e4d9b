import Foundation
import Testing

@testable import PortingRules

@Suite struct ModuleFactsTests {
  private func facts(_ source: String, _ path: String = "a.swift") -> ModuleFacts {
    ModuleFacts(of: SourceFile(path: path, text: source))
  }

  @Test func mergesExtensionsOfOtherFilesInAnyOrder() throws {
    let type = "class VC: UIViewController { @objc func a() {} }"
    let more = "extension VC: Named { @objc func b(_ n: Int) -> Bool { true } }"
    var one = facts(type)
    one.merge(facts(more, "b.swift"))
    var other = facts(more, "b.swift")
    other.merge(facts(type))
    let found = try #require(one.type(named: "VC"))
    #expect(found.file == "a.swift")
    #expect(Set(found.members.map(\.fullName)) == ["a()", "b(_:)"])
    #expect(Set(other.type(named: "VC")!.members.map(\.fullName)) == ["a()", "b(_:)"])
    #expect(other.type(named: "VC")!.kind == .class)
  }

  @Test func anEditInsideABodyLeavesFactsAlone() {
    let before = facts("class A: NSObject {\n  @objc func a() { print(1) }\n}")
    let after = facts("class A: NSObject {\n\n  // more\n  @objc func a() { print(2) }\n}")
    #expect(before == after)
  }

  @Test func nestedTypesAreFoundByTheirLastNameIfItIsTheOnlyOne() {
    let two = facts("class A { class In {} }\nclass B { class Out {} }")
    #expect(two.type(named: "In")?.name == "A.In")
    #expect(facts("class A { class In {} }\nclass B { class In {} }").type(named: "In") == nil)
  }

  @Test func namesAreThoseOfObjectiveC() {
    let cases = [
      ("a", [], "a"), ("tapped", ["_"], "tapped:"), ("tapped", ["sender"], "tappedWithSender:"),
      ("move", ["to", "by"], "moveTo:by:"), ("insert", ["_", "at"], "insert:at:"),
      ("add", ["forKey"], "addForKey:"), ("compareWith", ["other"], "compareWithOther:"),
    ]
    for (name, labels, selector) in cases {
      #expect(ObjectiveCName.selector(name: name, labels: labels) == selector)
    }
  }

  @Test func survivesAFile() throws {
    let facts = facts("@objc protocol P { @objc optional func a() }\nclass C: P { class D {} }")
    let data = try JSONEncoder().encode(facts)
    #expect(try JSONDecoder().decode(ModuleFacts.self, from: data) == facts)
  }
}
