import Testing

@testable import PortingRules

/// What a module knows of one that it imports.
@Suite struct AcrossModulesTests {
  private func lowered(_ source: String, importing other: String, asTests: Bool = false) -> Lowered
  {
    let file = SourceFile(path: "own.swift", text: source)
    var facts = ModuleFacts(of: file)
    let others = ModuleFacts(of: SourceFile(path: "other.swift", text: other))
    facts.adopt(others, asTests: asTests)
    return lower(file, in: Context(facts: facts))
  }

  private static let rating =
    "@objc public protocol RatingDelegate { @objc optional func rated(_ n: Int) }"

  @Test(arguments: ["RatingDelegate", "RatingKit.RatingDelegate"])
  func anOptionalMethodOfItsProtocolIsRegistered(name: String) {
    let text = lowered(
      "class VC: UIViewController, \(name) { func rated(_ n: Int) {} }", importing: Self.rating
    ).text
    #expect(text.contains("var `rated(_:)?`: ((Int) -> Void)? { self.rated(_:) }"))
    #expect(text.contains("Selector(\"rated:\", VC.rated(_:))"))
  }

  @Test func anOptionalMethodOfItsProtocolIsCalledThroughItsProperty() {
    let text = lowered("func f(d: RatingDelegate?) { d?.rated?(1) }", importing: Self.rating).text
    #expect(text.contains("d?.`rated(_:)?`?(1)"))
  }

  @Test func classesOfUIKitConformInPublic() {
    let text = lowered(
      "extension UIView: RatingDelegate { public func rated(_ n: Int) {} }", importing: Self.rating
    ).text
    #expect(text.contains("public var `rated(_:)?`: ((Int) -> Void)? { self.rated(_:) }"))
  }

  @Test func anOpenClassLeavesAPlaceForSubclassesElsewhere() {
    let base = Self.rating + "\nopen class Base: NSObject, RatingDelegate {}"
    let file = SourceFile(path: "a.swift", text: base)
    let own = lower(file, in: Context(facts: ModuleFacts(of: file)))
    #expect(own.text.contains("open var `rated(_:)?`: ((Int) -> Void)? { nil }"))
    let sub = lowered("class Sub: Base { func rated(_ n: Int) {} }", importing: base)
    #expect(
      sub.text.contains("override var `rated(_:)?`: ((Int) -> Void)? { self.rated(_:) }"))
    #expect(sub.findings.isEmpty)
  }

  @Test func whatIsInternalIsForTestsAlone() {
    let other = """
      @objc protocol D { @objc optional func a() }
      class Base: NSObject, D {}
      """
    let mock = "class Mock: D { func a() {} }"
    #expect(!lowered(mock, importing: other).text.contains("`a()?`"))
    #expect(lowered(mock, importing: other, asTests: true).text.contains("`a()?`"))
    let sub = lowered("class Sub: Base { func a() {} }", importing: other, asTests: true)
    #expect(
      sub.findings.map(\.description) == [
        "own.swift:1:7: warning: 'a()' is not called through its protocol: the superclass of "
          + "another module conforms without it; declare it there"
      ])
    #expect(!sub.text.contains("override var"))
  }

  @Test func aModulesOwnTypesHideOthersOfTheirNames() {
    let text = lowered(
      "protocol RatingDelegate {}\nclass VC: RatingDelegate { func rated(_ n: Int) {} }",
      importing: Self.rating
    ).text
    #expect(!text.contains("`rated"))
  }

  @Test func overridesAcrossModulesKeepTheirWord() {
    let text = lowered(
      "class Sub: Base { override func awakeFromNib() {} }",
      importing: "open class Base: UIView { open override func awakeFromNib() {} }"
    ).text
    #expect(text == "class Sub: Base { override func awakeFromNib() {} }")
  }
}
