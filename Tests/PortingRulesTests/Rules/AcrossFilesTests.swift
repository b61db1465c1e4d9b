import Testing

@testable import PortingRules

@Suite struct AcrossFilesTests {
  @Test func aSelectorFindsTheLabelsInAnotherFile() {
    let files = loweredModule([
      "a.swift": "class VC: UIViewController { func f() { g(#selector(tapped)) } }",
      "b.swift": "extension VC { @objc func tapped(_ sender: Any) {} }",
    ])
    #expect(files["a.swift"]!.text.contains("g(Selector(\"tapped:\", VC.tapped(_:)))"))
    #expect(files["a.swift"]!.text.contains("[Selector(\"tapped:\", VC.tapped(_:))]"))
    #expect(!files["b.swift"]!.text.contains("ObjCMembers"))
  }

  @Test func anOptionalMethodOfAnotherFileIsCalledThroughItsProperty() {
    let files = loweredModule([
      "a.swift": "@objc public protocol D { @objc optional func a(_ n: Int) -> Bool }",
      "b.swift": "func f(d: D?) { if d?.a?(1) ?? false {} }",
      "c.swift": "class Base: NSObject, D {}",
      "d.swift": "class Sub: Base { func a(_ n: Int) -> Bool { true } }",
    ])
    #expect(files["a.swift"]!.text.contains("public extension D {"))
    #expect(files["b.swift"]!.text.contains("if d?.`a(_:)?`?(1) ?? false {}"))
    #expect(files["c.swift"]!.text.contains("var `a(_:)?`: ((Int) -> Bool)? { nil }"))
    #expect(
      files["d.swift"]!.text.contains("override var `a(_:)?`: ((Int) -> Bool)? { self.a(_:) }"))
  }

  @Test func anOptionalPropertyOfAnotherFileIsFoundInSubclassesToo() {
    let files = loweredModule([
      "a.swift":
        "@objc protocol D { @objc optional var a: UIView! { get }; @objc optional var b: Int? { get } }",
      "b.swift": "class Base: NSObject, D { var b: Int? }",
      "c.swift": "class Sub: Base { var a: UIView! { nil } }",
      "d.swift": "class None: NSObject, D {}",
    ])
    #expect(files["a.swift"]!.text.contains("var a: (UIView?)? { get }"))
    #expect(files["a.swift"]!.text.contains("var b: (Int?)? { get }"))
    #expect(files["b.swift"]!.text.contains("@_implements(D, a) var `D.a?`: (UIView?)? { nil }"))
    #expect(files["b.swift"]!.text.contains("@_implements(D, b) var `D.b?`: (Int?)? { self.b }"))
    #expect(
      files["c.swift"]!.text.contains("; override var `D.a?`: (UIView?)? { self.a }"))
    #expect(!files["d.swift"]!.text.contains("D.a?"))
  }

  @Test func aMethodNamedLikeOneOfUIKitsIsReferredToByItsType() {
    let text = lowered("class VC: UIViewController { @objc func validate() -> Bool { true } }")
    #expect(
      text.contains(
        "Selector(\"validate\", VC.validate as (VC) -> @MainActor () -> Bool)"))
  }

  @Test func onlyTheTopmostClassDropsOverride() {
    let files = loweredModule([
      "a.swift": "class A: UIView { override func awakeFromNib() {} }",
      "b.swift": "class B: A { override func awakeFromNib() {} }",
    ])
    #expect(files["a.swift"]!.text.contains("{ func awakeFromNib() {}"))
    #expect(files["b.swift"]!.text == "class B: A { override func awakeFromNib() {} }")
  }

  @Test func aPrivateMethodOfAnotherFileIsReported() {
    let files = loweredModule([
      "a.swift": "class A: UIView {}",
      "b.swift": "extension A {\n  @objc private func a() {}\n}",
    ])
    #expect(
      files["b.swift"]!.findings.map(\.description) == [
        "b.swift:2:3: warning: 'a()' is not found by name: it is private in another file than its class"
      ])
  }

  @Test func findingsAreErrorsOnlyWhereSomethingIsLeft() {
    let files = loweredModule([
      "a.swift": "class A: UIView {}\nextension A { override func layoutSubviews() {} }",
      "b.swift": "class B: NSObject { @NSManaged var name: String }",
    ])
    var diagnostics = Diagnostics()
    diagnostics.add(files["a.swift"]!.findings + files["b.swift"]!.findings)
    #expect(diagnostics.findings.map(\.severity) == [.error, .error])
    #expect(diagnostics.exitStatus == 1)
  }
}
