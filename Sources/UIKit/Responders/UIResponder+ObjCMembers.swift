import FoundationAdditions

extension UIResponder {
  /// What is found by name. Editing commands are found in every responder, but only those that
  /// override one have it.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { editing + chain }

    private static var chain: [Selector] {
      [
        Selector("becomeFirstResponder", UIResponder.becomeFirstResponder),
        Selector("resignFirstResponder", UIResponder.resignFirstResponder),
        Selector("respondsToSelector:", UIResponder.hasSelector),
        Selector("accessibilityPerformEscape", UIResponder.accessibilityPerformEscape),
      ]
    }

    private static var editing: [Selector] {
      [
        Selector("cut:", UIResponder.cut), Selector("copy:", UIResponder.copy),
        Selector("paste:", UIResponder.paste),
        Selector("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle),
        Selector("pasteAndGo:", UIResponder.pasteAndGo),
        Selector("pasteAndSearch:", UIResponder.pasteAndSearch),
        Selector("select:", UIResponder.select), Selector("selectAll:", UIResponder.selectAll),
        Selector("delete:", UIResponder.delete),
        Selector(
          "makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight),
        Selector(
          "makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft),
        Selector("toggleBoldface:", UIResponder.toggleBoldface),
        Selector("toggleItalics:", UIResponder.toggleItalics),
        Selector("toggleUnderline:", UIResponder.toggleUnderline),
        Selector("increaseSize:", UIResponder.increaseSize),
        Selector("decreaseSize:", UIResponder.decreaseSize), Selector("find:", UIResponder.find),
        Selector("findAndReplace:", UIResponder.findAndReplace),
        Selector("findNext:", UIResponder.findNext),
        Selector("findPrevious:", UIResponder.findPrevious),
        Selector("useSelectionForFind:", UIResponder.useSelectionForFind),
        Selector("printContent:", UIResponder.printContent),
        Selector("rename:", UIResponder.rename), Selector("duplicate:", UIResponder.duplicate),
        Selector("move:", UIResponder.move), Selector("export:", UIResponder.export),
      ]
    }
  }

  /// The answer of `responds(to:)`.
  private func hasSelector(_ selector: Selector!) -> Bool { selector.map(has) ?? false }
}
