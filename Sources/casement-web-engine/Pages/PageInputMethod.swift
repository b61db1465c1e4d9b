import CUIWebKitGTK
import Foundation
import WebEngineProtocol

/// What WebKit takes for the input method of a page: what the program's one composes goes in here, and
/// where text is typed comes out.
final class PageInputMethod {
  weak var page: Page?
  private var method: CUIObject?
  private var composed: ComposedText?
  private var text = PageText()
  private var isFocused = false
  private var told: PageText?

  /// Takes the place of GTK's own.
  func attach(to view: CUIObject) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    let method = CUIMakeInputMethod(gtkFunctions, Self.handlers, context)
    gtk.webkit_web_view_set_input_method_context(view, method)
    self.method = method
  }

  func detach() {
    guard let method else { return }
    self.method = nil
    CUIForgetInputMethod(gtkFunctions, method)
    gtk.g_object_unref(method)
  }

  var isComposing: Bool { composed != nil }

  /// The page's process is gone, with all that was typed into it.
  func forget() {
    (composed, isFocused, told) = (nil, false, nil)
    text = PageText()
  }

  func compose(_ new: ComposedText) {
    guard let method, isFocused else { return }
    let wasComposing = composed != nil
    composed = new.text.isEmpty ? nil : new
    if composed == nil && !wasComposing { return }
    if !wasComposing { CUITellInputMethod(gtkFunctions, method, "preedit-started") }
    CUITellInputMethod(gtkFunctions, method, "preedit-changed")
    if composed == nil { CUITellInputMethod(gtkFunctions, method, "preedit-finished") }
  }

  /// In place of what is composed.
  func commit(_ text: String) {
    guard let method else { return }
    let wasComposing = composed != nil
    composed = nil
    CUICommitText(gtkFunctions, method, text)
    if wasComposing { CUITellInputMethod(gtkFunctions, method, "preedit-finished") }
  }

  func accept() { if let composed { commit(composed.text) } }

  func delete(_ offset: Int, _ count: Int) {
    guard let method, let offset = Int32(exactly: offset), let count = UInt32(exactly: count) else {
      return
    }
    CUIDeleteText(gtkFunctions, method, offset, count)
  }

  /// Tells the program what has changed.
  private func tell() {
    let new = isFocused ? text : nil
    guard new != told else { return }
    told = new
    page?.tell(.textFocused(new))
  }
}

// What WebKit says and asks.
extension PageInputMethod {
  private static let handlers = CUIInputMethodHandlers(
    getPreedit: { context, text, underlines, caret in
      let method: PageInputMethod = owner(context)
      method.give(text, underlines, caret)
    },
    focusChanged: { context, isIn in
      let method: PageInputMethod = owner(context)
      method.focusChanged(isIn)
    },
    caretMoved: { context, x, y, width, height in
      let method: PageInputMethod = owner(context)
      method.caretMoved(Double(x), Double(y), Double(width), Double(height))
    },
    surroundingChanged: { context, text, length, caret, anchor in
      let method: PageInputMethod = owner(context)
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
      method.surroundingChanged(Data(bytes), Int(caret), Int(anchor))
    },
    reset: { context in
      let method: PageInputMethod = owner(context)
      method.reset()
    })

  /// WebKit counts scalars.
  private func give(
    _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ underlines: UnsafeMutablePointer<UnsafeMutablePointer<CUIList>?>,
    _ caret: UnsafeMutablePointer<UInt32>
  ) {
    let composed = composed ?? ComposedText("", caret: 0)
    text.pointee = strdup(composed.text)
    caret.pointee = UInt32(composed.scalars(before: composed.caret))
    for line in composed.underlines {
      let ends = [line.lowerBound, line.upperBound].map { UInt32(composed.scalars(before: $0)) }
      guard ends[0] < ends[1] else { continue }
      let object = gtk.webkit_input_method_underline_new(ends[0], ends[1])
      underlines.pointee = gtk.g_list_append(underlines.pointee, object)
    }
  }

  private func focusChanged(_ isIn: Bool) {
    isFocused = isIn
    composed = nil
    if isIn, let method {
      let purposes: [PageText.Purpose] = [
        .text, .digits, .number, .phone, .url, .email, .password,
      ]
      let purpose = Int(gtk.webkit_input_method_context_get_input_purpose(method))
      text.purpose = purposes.indices.contains(purpose) ? purposes[purpose] : .text
    } else {
      text = PageText()
    }
    tell()
  }

  private func caretMoved(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let scale = max(page?.painting.scale ?? 1, 0.01)
    text.caret = PageRect(
      x: x / scale, y: y / scale, width: width / scale, height: height / scale)
    tell()
  }

  /// Places in bytes.
  private func surroundingChanged(_ bytes: Data, _ caret: Int, _ anchor: Int) {
    func place(_ count: Int) -> Int {
      String(decoding: bytes.prefix(count), as: UTF8.self).utf16.count
    }
    text.text = String(decoding: bytes, as: UTF8.self)
    (text.selectionEnd, text.selectionStart) = (place(caret), place(anchor))
    tell()
  }

  private func reset() {
    guard composed != nil else { return }
    composed = nil
    page?.tell(.compositionEnded)
  }
}

extension ComposedText {
  /// The scalars before a place in UTF-16 units.
  fileprivate func scalars(before place: Int) -> Int {
    let units = text.utf16
    let end = units.index(units.startIndex, offsetBy: min(max(place, 0), units.count))
    return text.unicodeScalars.distance(from: text.unicodeScalars.startIndex, to: end)
  }
}
