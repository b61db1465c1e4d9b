import Foundation
import FoundationAdditions

/// Tells which editing commands a class overrides, without calling them.
///
/// Swift keeps overridable methods in the order in which `UIResponder` declares them, so the nth slot
/// that changes in a class that overrides all of them is that of the nth name.
@MainActor
enum EditActionProbe {
  static let names = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "select:",
    "selectAll:", "delete:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:", "find:", "findAndReplace:", "findNext:",
    "findPrevious:", "useSelectionForFind:", "printContent:", "rename:", "duplicate:", "move:",
    "export:",
  ]

  /// True for a selector that is no editing command.
  static func has(_ action: Selector, _ type: UIResponder.Type) -> Bool {
    guard let slot = slots[action.description] else { return true }
    return ClassTable.words(of: type)[slot] != ClassTable.words(of: UIResponder.self)[slot]
  }

  /// Empty if the probe has failed. Then every command counts as overridden.
  static let slots: [String: Int] = {
    let found = ClassTable.overriddenSlots(
      of: UIResponder.self, plain: NonEditingResponder.self, overriding: EditingResponder.self)
    guard found.count == names.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(names, found))
  }()

  private class NonEditingResponder: UIResponder {}

  /// Assigned by bodies that must differ. Not stored in the responder, whose size is in the table.
  private static var last = 0

  private class EditingResponder: UIResponder {
    override func cut(_ sender: Any?) { last = 0 }
    override func copy(_ sender: Any?) { last = 1 }
    override func paste(_ sender: Any?) { last = 2 }
    override func pasteAndMatchStyle(_ sender: Any?) { last = 3 }
    override func pasteAndGo(_ sender: Any?) { last = 4 }
    override func pasteAndSearch(_ sender: Any?) { last = 5 }
    override func select(_ sender: Any?) { last = 6 }
    override func selectAll(_ sender: Any?) { last = 7 }
    override func delete(_ sender: Any?) { last = 8 }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { last = 9 }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { last = 10 }
    override func toggleBoldface(_ sender: Any?) { last = 11 }
    override func toggleItalics(_ sender: Any?) { last = 12 }
    override func toggleUnderline(_ sender: Any?) { last = 13 }
    override func increaseSize(_ sender: Any?) { last = 14 }
    override func decreaseSize(_ sender: Any?) { last = 15 }
    override func find(_ sender: Any?) { last = 16 }
    override func findAndReplace(_ sender: Any?) { last = 17 }
    override func findNext(_ sender: Any?) { last = 18 }
    override func findPrevious(_ sender: Any?) { last = 19 }
    override func useSelectionForFind(_ sender: Any?) { last = 20 }
    override func printContent(_ sender: Any?) { last = 21 }
    override func rename(_ sender: Any?) { last = 22 }
    override func duplicate(_ sender: Any?) { last = 23 }
    override func move(_ sender: Any?) { last = 24 }
    override func export(_ sender: Any?) { last = 25 }
  }
}

extension UIResponder {
  /// Whether the class has the action's method.
  func has(_ action: Selector) -> Bool {
    action.canPerform(on: self) && EditActionProbe.has(action, type(of: self))
  }

  /// Apple's exception for an editing command that no class overrides.
  func lacks(_ name: String) -> Never { Selector(name).doesNotRecognize(self) }
}
