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
        Selector("cut:", UIResponder.cut(_:)), Selector("copy:", UIResponder.copy(_:)),
        Selector("paste:", UIResponder.paste(_:)),
        Selector("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:)),
        Selector("pasteAndGo:", UIResponder.pasteAndGo(_:)),
        Selector("pasteAndSearch:", UIResponder.pasteAndSearch(_:)),
        Selector("select:", UIResponder.select(_:)),
        Selector("selectAll:", UIResponder.selectAll(_:)),
        Selector("delete:", UIResponder.delete(_:)),
        Selector(
          "makeTextWritingDirectionLeftToRight:",
          UIResponder.makeTextWritingDirectionLeftToRight(_:)),
        Selector(
          "makeTextWritingDirectionRightToLeft:",
          UIResponder.makeTextWritingDirectionRightToLeft(_:)),
        Selector("toggleBoldface:", UIResponder.toggleBoldface(_:)),
        Selector("toggleItalics:", UIResponder.toggleItalics(_:)),
        Selector("toggleUnderline:", UIResponder.toggleUnderline(_:)),
        Selector("increaseSize:", UIResponder.increaseSize(_:)),
        Selector("decreaseSize:", UIResponder.decreaseSize(_:)),
        Selector("find:", UIResponder.find(_:)),
        Selector("findAndReplace:", UIResponder.findAndReplace(_:)),
        Selector("findNext:", UIResponder.findNext(_:)),
        Selector("findPrevious:", UIResponder.findPrevious(_:)),
        Selector("useSelectionForFind:", UIResponder.useSelectionForFind(_:)),
        Selector("printContent:", UIResponder.printContent(_:)),
        Selector("rename:", UIResponder.rename(_:)),
        Selector("duplicate:", UIResponder.duplicate(_:)),
        Selector("move:", UIResponder.move(_:)), Selector("export:", UIResponder.export(_:)),
      ]
    }
  }

  /// The answer of `responds(to:)`.
  private func hasSelector(_ selector: Selector!) -> Bool { selector.map(has) ?? false }
}
