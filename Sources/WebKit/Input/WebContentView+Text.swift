import CoreGraphics
import Foundation
import PlatformKit
import UIKit
import WebEngineProtocol

// Input methods compose in the page itself, at the place that the engine tells of.
extension WebContentView: InputMethodClient {
  /// Where nothing is edited, keys are the page's own and no input method sees them.
  var textTraits: TextTraits {
    guard let text else { return TextTraits(purpose: .password) }
    return TextTraits(purpose: TextTraits.Purpose(text.purpose))
  }

  var caretRectInWindow: CGRect? {
    text?.caret.map {
      convert(CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height), to: nil)
    }
  }

  var surroundingText: SurroundingText? {
    text.map {
      SurroundingText(text: $0.text, caret: $0.selectionEnd, anchor: $0.selectionStart)
    }
  }

  func commitText(_ text: String) { insertText(text) }

  func setPreedit(_ preedit: Preedit) {
    let composed = ComposedText(
      preedit.text, caret: preedit.caret, underlines: preedit.spans.map(\.range))
    webView?.tellPage(.compose(composed))
  }

  func acceptPreedit() { webView?.tellPage(.acceptComposition) }

  func deleteText(aroundCaret range: Range<Int>) {
    webView?.tellPage(.deleteText(offset: range.lowerBound, count: range.count))
  }
}

extension TextTraits.Purpose {
  fileprivate init(_ purpose: PageText.Purpose) {
    switch purpose {
    case .text: self = .text
    case .digits: self = .digits
    case .number: self = .number
    case .phone: self = .phone
    case .url: self = .url
    case .email: self = .email
    case .password: self = .password
    }
  }
}
