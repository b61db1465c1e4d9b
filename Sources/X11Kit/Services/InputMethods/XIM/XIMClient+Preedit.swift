import CUIXlib
import Glibc
import PlatformKit

// What the server calls while text is composed.
extension XIMClient {
  func preeditCallbacks(data: XPointer) -> CUIXPreeditCallbacks {
    CUIXPreeditCallbacks(
      data: data,
      start: { _, data, _ in
        XIMClient.onMain(data) { client in client.change { $0 = XIMPreedit() } }
        // As long as the server likes.
        return -1
      },
      done: { _, data, _ in
        XIMClient.onMain(data) { client in client.change { $0 = XIMPreedit() } }
      },
      draw: { _, data, change in
        nonisolated(unsafe) let change = change
        XIMClient.onMain(data) { client in
          guard let change = change.map(UnsafeRawPointer.init) else { return }
          client.draw(change.load(as: XIMPreeditDrawCallbackStruct.self))
        }
      },
      caret: { _, data, move in
        nonisolated(unsafe) let move = move
        XIMClient.onMain(data) { client in
          guard let move = move.map(UnsafeMutableRawPointer.init) else { return }
          client.moveCaret(move.assumingMemoryBound(to: XIMPreeditCaretCallbackStruct.self))
        }
      })
  }

  private func change(_ body: (inout XIMPreedit) -> Void) {
    body(&preedit)
    delegate?.inputMethodSent(.preedit(preedit.preedit))
  }

  private func draw(_ change: XIMPreeditDrawCallbackStruct) {
    let (first, length) = (Int(change.chg_first), Int(change.chg_length))
    let caret = Int(change.caret)
    let text = change.text?.pointee
    let looks = text.map(Self.feedback) ?? []
    self.change { preedit in
      if let text, text.string.multi_byte == nil {
        preedit.restyle(first: first, feedback: looks, caret: caret)
      } else {
        preedit.replace(
          first: first, length: length, with: text.map(Self.scalars) ?? [], feedback: looks,
          caret: caret)
      }
    }
  }

  private func moveCaret(_ move: UnsafeMutablePointer<XIMPreeditCaretCallbackStruct>) {
    change { preedit in
      switch move.pointee.direction {
      case XIMAbsolutePosition: preedit.moveCaret(to: Int(move.pointee.position))
      case XIMForwardChar: move.pointee.position = Int32(preedit.moveCaret(by: 1))
      case XIMBackwardChar: move.pointee.position = Int32(preedit.moveCaret(by: -1))
      case XIMLineStart: preedit.moveCaret(to: 0)
      case XIMLineEnd: preedit.moveCaret(to: .max)
      default: break
      }
    }
  }

  private static func feedback(_ text: XIMText) -> [UInt] {
    guard let feedback = text.feedback else { return [] }
    return Array(UnsafeBufferPointer(start: feedback, count: Int(text.length)))
  }

  /// Texts are in the encoding of the locale, or already in wide characters.
  private static func scalars(_ text: XIMText) -> [Unicode.Scalar] {
    if text.encoding_is_wchar != 0 {
      let characters = UnsafeBufferPointer(start: text.string.wide_char, count: Int(text.length))
      return characters.compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
    }
    guard let bytes = text.string.multi_byte else { return [] }
    var wide = [wchar_t](repeating: 0, count: strlen(bytes) + 1)
    let count = mbstowcs(&wide, bytes, wide.count)
    guard count <= wide.count else { return Array(String(cString: bytes).unicodeScalars) }
    return wide.prefix(count).compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
  }
}
