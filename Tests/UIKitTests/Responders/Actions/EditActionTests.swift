import Testing

@testable import UIKit

private final class CopyingLabel: UILabel {
  var copies = 0
  override func copy(_ sender: Any?) { copies += 1 }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:")
  }
}

private final class Editor: UIResponder {
  var heard: [String] = []
  override func cut(_ sender: Any?) { heard.append("cut") }
  override func copy(_ sender: Any?) { heard.append("copy") }
  override func paste(_ sender: Any?) { heard.append("paste") }
  override func pasteAndMatchStyle(_ sender: Any?) { heard.append("pasteAndMatchStyle") }
  override func pasteAndGo(_ sender: Any?) { heard.append("pasteAndGo") }
  override func pasteAndSearch(_ sender: Any?) { heard.append("pasteAndSearch") }
  override func select(_ sender: Any?) { heard.append("select") }
  override func selectAll(_ sender: Any?) { heard.append("selectAll") }
  override func delete(_ sender: Any?) { heard.append("delete") }
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    heard.append("makeTextWritingDirectionLeftToRight")
  }
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    heard.append("makeTextWritingDirectionRightToLeft")
  }
  override func toggleBoldface(_ sender: Any?) { heard.append("toggleBoldface") }
  override func toggleItalics(_ sender: Any?) { heard.append("toggleItalics") }
  override func toggleUnderline(_ sender: Any?) { heard.append("toggleUnderline") }
  override func increaseSize(_ sender: Any?) { heard.append("increaseSize") }
  override func decreaseSize(_ sender: Any?) { heard.append("decreaseSize") }
  override func find(_ sender: Any?) { heard.append("find") }
  override func findAndReplace(_ sender: Any?) { heard.append("findAndReplace") }
  override func findNext(_ sender: Any?) { heard.append("findNext") }
  override func findPrevious(_ sender: Any?) { heard.append("findPrevious") }
  override func useSelectionForFind(_ sender: Any?) { heard.append("useSelectionForFind") }
  override func printContent(_ sender: Any?) { heard.append("printContent") }
  override func rename(_ sender: Any?) { heard.append("rename") }
  override func duplicate(_ sender: Any?) { heard.append("duplicate") }
  override func move(_ sender: Any?) { heard.append("move") }
  override func export(_ sender: Any?) { heard.append("export") }
}

// One command each, at the beginning, in the middle and at the end of the table.
private final class Cutter: UIView { override func cut(_ sender: Any?) {} }
private final class Selecting: UIView { override func select(_ sender: Any?) {} }
private final class Underliner: UIViewController {
  override func toggleUnderline(_ sender: Any?) {}
}
private final class Finder: UIControl { override func findPrevious(_ sender: Any?) {} }
private final class Exporter: UIWindow { override func export(_ sender: Any?) {} }

@MainActor
struct EditActionTests {
  private func known(_ responder: UIResponder) -> [String] {
    EditActionProbe.names.filter { responder.canPerformAction(Selector($0), withSender: nil) }
  }

  @Test func aPlainResponderHasNoEditingCommands() {
    for responder in [UIView(), UIViewController(), UILabel(), UIScrollView()] as [UIResponder] {
      #expect(known(responder) == [])
      #expect(!responder.responds(to: Selector("copy:")))
    }
    #expect(UIView().responds(to: Selector("setNeedsLayout")))
  }

  @Test func aClassHasTheCommandsItOverrides() {
    #expect(known(Cutter()) == ["cut:"])
    #expect(known(Selecting()) == ["select:"])
    #expect(known(Underliner()) == ["toggleUnderline:"])
    #expect(known(Finder()) == ["findPrevious:"])
    #expect(known(Exporter()) == ["export:"])
    #expect(known(Editor()) == EditActionProbe.names)
  }

  @Test func eachNameCallsItsMethod() {
    let editor = Editor()
    for name in EditActionProbe.names { editor.perform(Selector(name), with: nil) }
    #expect(editor.heard.map { $0 + ":" } == EditActionProbe.names)
  }

  @Test func copyGoesUpToTheNearestThatCopies() {
    let app = TestApp()
    let (label, child) = (CopyingLabel(), UIView())
    app.window.addSubview(label)
    label.addSubview(child)
    #expect(app.application.sendAction(Selector("copy:"), to: nil, from: child, for: nil))
    #expect(label.copies == 1)
    #expect(!app.application.sendAction(Selector("paste:"), to: nil, from: child, for: nil))
  }

  @Test func aCommandThatNobodyOverridesEndsTheProcessWithApplesReason() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { UIView().paste(nil) } }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("-[UIView paste:]: unrecognized selector sent to instance 0x"))
  }
}
