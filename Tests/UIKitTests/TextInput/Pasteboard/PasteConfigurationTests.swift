import Foundation
import FoundationAdditions
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Responders that take what is pasted by their configuration.
@MainActor struct PasteConfigurationTests {
  /// Takes texts, without a `paste(_:)` of its own.
  private final class Shelf: UIView {
    var pasted: [[NSItemProvider]] = []
    override var canBecomeFirstResponder: Bool { true }
    override func paste(itemProviders: [NSItemProvider]) { pasted.append(itemProviders) }
  }

  private let harness = AppHarness()
  private let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let command = Selector("paste:")

  private func prepare() {
    harness.show(shelf)
    shelf.becomeFirstResponder()
  }

  @Test func itCanPasteWhatItsConfigurationAccepts() {
    prepare()
    UIPasteboard.general.string = "pear"
    #expect(!shelf.canPerformAction(command, withSender: nil))
    shelf.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(shelf.canPerformAction(command, withSender: nil))
    #expect(shelf.canPaste([NSItemProvider(object: NSString(string: "plum"))]))
    UIPasteboard.general.color = .red
    #expect(!shelf.canPerformAction(command, withSender: nil))
    shelf.pasteConfiguration = nil
    UIPasteboard.general.string = "pear"
    #expect(!shelf.canPerformAction(command, withSender: nil))
  }

  @Test func keysAndMenusPasteTheItems() {
    prepare()
    UIPasteboard.general.string = "pear"
    shelf.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    harness.type("v", modifiers: .control)
    #expect(shelf.pasted.count == 1 && shelf.pasted[0].count == 1)
    #expect(shelf.pasted[0][0].canLoadObject(ofClass: NSString.self))
    let titles = shelf.suggestedMenuElements.compactMap { $0 as? UIMenu }.flatMap(\.children)
      .map(\.title)
    #expect(titles == ["Paste"])
  }

  @Test func aControllerTakesWhatItsViewDoesNot() {
    final class Page: UIViewController {
      var count = 0
      override func paste(itemProviders: [NSItemProvider]) { count += itemProviders.count }
    }
    let page = Page()
    page.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    let view = Shelf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.view.addSubview(view)
    harness.show(page)
    view.becomeFirstResponder()
    UIPasteboard.general.strings = ["one", "two"]
    harness.type("v", modifiers: .control)
    #expect(page.count == 2 && view.pasted.isEmpty)
  }

  @Test func dropsArePasted() {
    let source = UIView(frame: CGRect(x: 10, y: 110, width: 40, height: 40))
    let items = DraggedText()
    source.addInteraction(UIDragInteraction(delegate: items))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    page.addSubview(source)
    page.addSubview(shelf)
    shelf.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    harness.show(page)
    harness.mouseDown(source, at: CGPoint(x: 20, y: 20))
    for y in stride(from: 120, through: 40, by: -10) {
      harness.mouseDrag(to: CGPoint(x: 40, y: y), in: page)
      harness.advance(by: 1.0 / 30)
    }
    harness.mouseUp(page, at: CGPoint(x: 40, y: 40))
    harness.advance(by: 1)
    #expect(shelf.pasted.map(\.count) == [1])
    shelf.pasteConfiguration = nil
    #expect(shelf.interactions.isEmpty)
  }

  private final class DraggedText: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "pear")))]
    }
  }

  @Test func textsPasteItemsInPlaceOfTheSelection() async throws {
    let page = TextViewPage("one two")
    page.view.selectedRange = NSRange(location: 0, length: 3)
    let text = NSItemProvider(object: NSString(string: "new"))
    #expect(page.view.canPaste([text]))
    #expect(!page.view.canPaste([NSItemProvider(object: UIColor.red)]))
    page.view.paste(itemProviders: [text])
    for _ in 0..<12_000 where page.view.text != "new two" {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(page.view.text == "new two")
  }
}
