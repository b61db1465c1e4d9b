import Diagnostics
import Foundation
import TextKit
import UniformTypeIdentifiers

// Cut, copy and paste. A selection is also the desktop's primary selection, which a middle click pastes.

extension EditedText {
  /// Longer text is not pasted: it is a mistake, and layout would hold a copy of it.
  static let longestPaste = 50_000_000

  private var selected: NSAttributedString {
    storage.content.attributedString(editor.selection.range)
  }

  /// What is secret is neither copied nor told.
  private var isSecret: Bool { view?.isSecureTextEntry == true }

  func copy() {
    guard !editor.selection.isCaret, !isSecret else { return }
    put(on: .general)
  }

  func cut() {
    guard !editor.selection.isCaret, !isSecret, let view, view.isTextEditable else { return }
    (view as UIResponder).finishComposition()
    let range = EditedTextRange(editor.selection.range)
    guard view.shouldChangeText(in: range, replacementText: "") else { return }
    put(on: .general)
    edit("Cut") { editor.paste(AttributedBuffer()) }
  }

  private func put(on pasteboard: UIPasteboard) {
    if view?.keepsPastedAttributes == true {
      pasteboard.setObjects([selected])
    } else {
      pasteboard.string = text.string(editor.selection.range)
    }
  }

  /// Pastes in place of the selection.
  func paste(from pasteboard: UIPasteboard, matchesStyle: Bool = false) {
    guard let view, view.isTextEditable else { return }
    (view as UIResponder).finishComposition()
    if let asking = view as? any EditedTextView & UITextPasteConfigurationSupporting,
      asking.pasteDelegate != nil || asking.pasteConfiguration != nil
    {
      return asking.paste(itemProviders: pasteboard.itemProviders)
    }
    if view.keepsPastedAttributes, !matchesStyle, let rich = pasteboard.richText {
      return paste(rich, into: view)
    }
    guard let string = pasteboard.string, !string.isEmpty else { return }
    guard string.utf8.count <= Self.longestPaste else { return refuseLongPaste() }
    let new = view.acceptable(string)
    let range = EditedTextRange(editor.selection.range)
    guard view.shouldChangeText(in: range, replacementText: new) else { return }
    prepareTyping()
    paste(editor.typed(new, over: editor.selection.range), "Paste")
  }

  /// Pastes items of which a delegate or a configuration has a say.
  func paste(_ providers: [NSItemProvider]) {
    guard let view = view as? any EditedTextView & UITextPasteConfigurationSupporting,
      view.isTextEditable
    else { return }
    (view as UIResponder).finishComposition()
    TextPaste(view).begin(with: providers)
  }

  func canPaste(_ providers: [NSItemProvider]) -> Bool {
    guard let view, view.isTextEditable else { return false }
    guard let configuration = (view as UIResponder).pasteConfiguration else {
      return providers.contains { $0.canLoadObject(ofClass: NSString.self) }
    }
    return providers.contains(where: configuration.accepts)
  }

  /// Whether there is something to paste.
  var canPasteNow: Bool {
    guard let view else { return false }
    if (view as UIResponder).pasteConfiguration == nil { return UIPasteboard.general.hasStrings }
    return (view as UIResponder).canPaste(UIPasteboard.general.itemProviders)
  }

  private func paste(_ rich: NSAttributedString, into view: any EditedTextView) {
    guard rich.length <= Self.longestPaste else { return refuseLongPaste() }
    let range = EditedTextRange(editor.selection.range)
    guard view.shouldChangeText(in: range, replacementText: rich.string) else { return }
    paste(AttributedBuffer(rich), "Paste")
  }

  /// What the user has selected is the primary selection; read only when somebody asks for it.
  func offerPrimarySelection() {
    guard !editor.selection.isCaret, !isSecret else { return }
    UIPasteboard.primarySelection.setObjects([SelectedText(text, editor.selection.range)])
  }

  func refuseLongPaste() {
    Log.text.write("a text of more than \(Self.longestPaste) bytes is not pasted")
  }
}

extension UIPasteboard {
  /// The first item with fonts and colours; nil if it has none, or more than can be pasted.
  fileprivate var richText: NSAttributedString? {
    short(.rtf).flatMap(RTFReader.text) ?? short(.html).map { HTMLReader.text($0) }
  }

  private func short(_ type: UTType) -> Data? {
    data(forPasteboardType: type.identifier).flatMap {
      $0.count <= EditedText.longestPaste ? $0 : nil
    }
  }
}

/// A part of a text as it was when it was selected. It is copied when somebody asks for it.
private final class SelectedText: NSObject, NSItemProviderWriting, @unchecked Sendable {
  static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  private let text: TextBuffer
  private let range: Range<Int>

  init(_ text: TextBuffer, _ range: Range<Int>) { (self.text, self.range) = (text, range) }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(text.string(range).utf8), nil)
    return nil
  }
}
