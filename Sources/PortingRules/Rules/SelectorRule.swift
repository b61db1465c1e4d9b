import SwiftSyntax

struct SelectorRule: Rule {
  let name = "#selector"
  let summary = """
    `#selector(tapped(_:))` becomes `Selector("tapped:", VC.tapped(_:))`, in all its forms; the \
    name is the one Objective-C has.
    """
  let examples = [
    Example(
      "class VC: UIViewController {\n  func go() { a(#selector(tapped)) }\n  @objc func tapped(sender: Any) {}\n}",
      becomes: """
        class VC: UIViewController {
          func go() { a(Selector("tappedWithSender:", VC.tapped(sender:))) }
          func tapped(sender: Any) {}
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var selectors: [Selector] { \
        [Selector("tappedWithSender:", VC.tapped(sender:))] } }}
        """),
    Example(
      "let a = #selector(UIView.layoutIfNeeded), b = #selector(UIResponderStandardEditActions.copy)",
      becomes: """
        let a = Selector("layoutIfNeeded", UIView.layoutIfNeeded), \
        b = Selector("copy:", UIResponder.copy(_:))
        """),
    Example(
      "let a = #selector(getter: UIView.isHidden), b = #selector(setter: UIView.alpha)",
      becomes: """
        let a = Selector(getter: "isHidden", \\UIView.isHidden), \
        b = Selector(setter: "setAlpha:", \\UIView.alpha)
        """),
    Example(
      """
      class VC: UIViewController {
        @objc func add(_ n: Int) {}
        func add(_ s: String) { f(#selector(add(_:) as (Int) -> Void)) }
      }
      """,
      becomes: """
        class VC: UIViewController {
          func add(_ n: Int) {}
          func add(_ s: String) { f(Selector("add:", VC.add(_:) as (VC) -> @MainActor (Int) -> Void)) }
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var selectors: [Selector] { \
        [Selector("add:", VC.add(_:) as (VC) -> @MainActor (Int) -> Void)] } }}
        """),
    Example(
      "let a = #selector(VC.add as (VC) -> (Song) -> Void)",
      becomes: "let a = Selector(\"add\", VC.add as (VC) -> (Song) -> Void)"),
    Example(
      "protocol P {\n  func b(_ n: Int)\n}\nlet a = #selector(P.b), c = #selector(UITableViewDelegate.d(_:))",
      becomes: "protocol P {\n  func b(_ n: Int)\n}\nlet a = Selector(\"b:\"), c = Selector(\"d:\")"
    ),
    Example(untouched: "let a = \"#selector(b)\" /* #selector(c) */"),
    Example(untouched: "func f() { a(↓#selector(b)) }"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for macro in file.nodes.macros where macro.macroName.text == "selector" {
      guard let argument = macro.arguments.first, macro.arguments.count == 1 else { continue }
      let reader = SelectorReader(macro: macro, argument: argument, context: context)
      guard let text = reader.text else {
        changes.report(
          .error, "write the class in front: #selector(Class.method); there is none around this",
          at: macro)
        continue
      }
      changes.replace(macro, with: text + macro.lineBreaksInside)
      if let limit = reader.limit { changes.report(.warning, limit, at: macro) }
    }
  }
}

extension SyntaxProtocol {
  /// Line breaks of a node that is replaced by one line, so that lines below keep their numbers.
  var lineBreaksInside: String {
    let text = trimmedDescription
    return String(repeating: "\n", count: LineKeeper.lineCount(text) - 1)
  }
}
