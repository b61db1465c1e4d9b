import Foundation
import TextKit

/// A paste of items that a delegate or a configuration has a say in. It waits for the result of each item;
/// what is selected then is replaced.
@MainActor
final class TextPaste {
  private weak var view: (any EditedTextView & UITextPasteConfigurationSupporting)?
  private let delegate: any UITextPasteDelegate
  private var items: [Item] = []
  /// Keeps the paste until all results are there.
  private var isWaiting = true

  init(_ view: any EditedTextView & UITextPasteConfigurationSupporting) {
    self.view = view
    delegate = view.pasteDelegate ?? UsualPasting()
  }

  /// Of a text without a delegate.
  private final class UsualPasting: UITextPasteDelegate {}

  /// Asks the delegate about each item that the text accepts.
  func begin(with providers: [NSItemProvider]) {
    guard let view else { return }
    let accepted = providers.filter { view.pasteConfiguration?.accepts($0) ?? true }
    let attributes = view.editedText.attributesForPasting
    items = accepted.map { Item($0, self, attributes, isRich: view.keepsPastedAttributes) }
    for item in items { delegate.textPasteConfigurationSupporting(view, transform: item) }
  }

  fileprivate func itemHasResult() {
    guard isWaiting, items.allSatisfy(\.isReady) else { return }
    isWaiting = false
    finish(items.compactMap(\.result))
    for item in items { item.paste = nil }
  }

  private func finish(_ results: [NSAttributedString]) {
    guard let view, !results.isEmpty else { return }
    let range = EditedTextRange(view.editedText.editor.selection.range)
    let all = delegate.textPasteConfigurationSupporting(
      view, combineItemAttributedStrings: results, for: range)
    guard all.length > 0 else { return }
    guard all.length <= EditedText.longestPaste else { return view.editedText.refuseLongPaste() }
    if delegate.textPasteConfigurationSupporting(view, performPasteOf: all, to: range) != nil {
      return
    }
    view.editedText.insert(all)
  }

  @MainActor
  private final class Item: UITextPasteItem {
    let itemProvider: NSItemProvider
    let defaultAttributes: [NSAttributedString.Key: Any]
    private(set) var result: NSAttributedString?
    private(set) var isReady = false
    /// Until there is a result.
    var paste: TextPaste?

    private let isRich: Bool

    init(
      _ provider: NSItemProvider, _ paste: TextPaste, _ attributes: [NSAttributedString.Key: Any],
      isRich: Bool
    ) {
      (itemProvider, self.paste, defaultAttributes) = (provider, paste, attributes)
      self.isRich = isRich
    }

    var localObject: Any? { nil }

    func setResult(string: String) {
      setResult(
        attributedString: NSAttributedString(string: string, attributes: defaultAttributes))
    }

    func setResult(attributedString: NSAttributedString) { end(with: attributedString) }

    func setResult(attachment textAttachment: NSTextAttachment) {
      let text = NSMutableAttributedString(attachment: textAttachment)
      text.addAttributes(defaultAttributes, range: NSRange(location: 0, length: text.length))
      end(with: text)
    }

    func setNoResult() { end(with: nil) }

    func setDefaultResult() {
      guard isRich, itemProvider.canLoadObject(ofClass: NSAttributedString.self) else {
        return setPlainResult()
      }
      _ = itemProvider.loadObject(ofClass: NSAttributedString.self) { text, _ in
        let found = Unsendable(text as? NSAttributedString)
        DispatchQueue.main.async { MainActor.assumeIsolated { self.end(with: found.value) } }
      }
    }

    private func setPlainResult() {
      _ = itemProvider.loadObject(ofClass: NSString.self) { string, _ in
        let text = (string as? NSString).map { $0 as String }
        DispatchQueue.main.async {
          MainActor.assumeIsolated { text.map(self.setResult(string:)) ?? self.setNoResult() }
        }
      }
    }

    private func end(with text: NSAttributedString?) {
      if isReady { return }
      (result, isReady) = (text, true)
      paste?.itemHasResult()
    }
  }
}

extension EditedText {
  /// Of what is pasted without attributes.
  fileprivate var attributesForPasting: [NSAttributedString.Key: Any] {
    prepareTyping()
    let typed = editor.typed(" ", over: editor.selection.range)
    return typed.attributedString(0..<1).attributes(at: 0, effectiveRange: nil)
  }

  /// In place of the selection, after the program was asked; without attributes where the view keeps none.
  fileprivate func insert(_ new: NSAttributedString) {
    guard let view, view.isTextEditable else { return }
    (view as UIResponder).finishComposition()
    let isPlain = !view.keepsPastedAttributes && !new.hasAttachments
    let string = isPlain ? view.acceptable(new.string) : new.string
    let range = EditedTextRange(editor.selection.range)
    guard view.shouldChangeText(in: range, replacementText: string) else { return }
    prepareTyping()
    paste(
      isPlain ? editor.typed(string, over: editor.selection.range) : AttributedBuffer(new), "Paste")
  }
}

extension NSAttributedString {
  fileprivate var hasAttachments: Bool {
    var found = false
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}
