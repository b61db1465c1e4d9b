import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// The menu of a title, and the field that renames.
@MainActor
struct TitleMenuTests {
  /// Can duplicate and print what it shows.
  private final class Editor: UIViewController {
    var duplicates = 0
    override func duplicate(_ sender: Any?) { duplicates += 1 }
    override func printContent(_ sender: Any?) {}
  }

  private final class Renaming: NSObject, UINavigationItemRenameDelegate {
    var (told, asked): ([String], [String]) = ([], [])
    var (isAllowed, refuses) = (true, false)

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
      told.append(title)
    }
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
      isAllowed
    }
    func navigationItem(
      _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
      selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      asked.append(suggestedTitle)
      let end = suggestedTitle.index(suggestedTitle.startIndex, offsetBy: 2)
      return (suggestedTitle, suggestedTitle.startIndex..<end)
    }
    func navigationItem(
      _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
    ) -> Bool { !refuses }
  }

  private let harness = AppHarness()
  private let editor = Editor()
  private let renaming = Renaming()

  private func show() -> UINavigationController {
    editor.title = "Plan"
    let navigation = UINavigationController(rootViewController: editor)
    harness.show(navigation, size: CGSize(width: 500, height: 500))
    return navigation
  }

  private func choose(_ title: String) throws {
    harness.tap(try #require(harness.view(labelled: title), "nothing shows “\(title)”"))
    harness.advance(by: 1)
  }

  @Test func aTitleHasAMenuOnlyWhereThereIsSomethingInIt() throws {
    let bar = show().navigationBar
    let plain = try #require(bar.content?.title)
    let width = plain.frame.width
    editor.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
    harness.settle()
    #expect(bar.content?.title.frame.width == width + 16)
    try choose("Plan")
    #expect(harness.view(labelled: "Print…") != nil && harness.view(labelled: "Export…") == nil)
    #expect(harness.view(labelled: "Rename…") == nil)
    try choose("Duplicate")
    #expect(editor.duplicates == 1)
  }

  @Test func theProgramMakesTheMenuOfWhatIsSuggested() throws {
    _ = show()
    var (suggested, chosen) = ([String](), 0)
    editor.navigationItem.renameDelegate = renaming
    editor.navigationItem.titleMenuProvider = { elements in
      suggested = elements.map(\.title)
      return UIMenu(children: [UIAction(title: "Own") { _ in chosen += 1 }])
    }
    try choose("Plan")
    #expect(suggested == ["Rename…", "Duplicate", "Print…"])
    #expect(harness.view(labelled: "Duplicate") == nil)
    try choose("Own")
    #expect(chosen == 1)
  }

  @Test func theUserGivesAnotherName() throws {
    _ = show()
    editor.navigationItem.renameDelegate = renaming
    try choose("Plan")
    try choose("Rename…")
    #expect(renaming.asked == ["Plan"])
    harness.type("Tr")
    harness.press(.keyboardReturnOrEnter)
    harness.advance(by: 1)
    #expect(editor.navigationItem.title == "Tran" && renaming.told == ["Tran"])
    #expect(harness.view(labelled: "Name") == nil && harness.view(labelled: "Tran") != nil)
  }

  @Test func escapeAndARefusalKeepTheName() throws {
    _ = show()
    editor.navigationItem.renameDelegate = renaming
    try choose("Plan")
    try choose("Rename…")
    harness.type("x")
    harness.press(.keyboardEscape)
    harness.advance(by: 1)
    #expect(editor.navigationItem.title == "Plan" && renaming.told == ["Plan"])
    renaming.refuses = true
    try choose("Plan")
    try choose("Rename…")
    harness.type("y")
    harness.press(.keyboardReturnOrEnter)
    harness.advance(by: 1)
    #expect(editor.navigationItem.title == "Plan" && renaming.told == ["Plan", "Plan"])
    renaming.isAllowed = false
    try choose("Plan")
    try choose("Rename…")
    #expect(harness.view(labelled: "Name") == nil && renaming.told.count == 2)
  }

  @Test func theDocumentIsAtTheHead() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("four", to: "a.txt")
    _ = show()
    let properties = UIDocumentProperties(url: file)
    properties.activityViewControllerProvider = {
      UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    }
    editor.navigationItem.documentProperties = properties
    #expect(properties.title == "a" && properties.detail?.hasPrefix("4 bytes") == true)
    try choose("Plan")
    try choose("Share…")
    #expect(editor.presentedViewController is UIActivityViewController)
  }
}
