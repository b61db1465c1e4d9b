import CUIXlib
import Foundation
import PlatformKit
import RasterKit

/// The server of XIM that `XMODIFIERS` names, through Xlib. It may start later, end, and start again.
/// Main thread only.
///
/// Xlib waits for the server while it opens it and while it resets a context.
@MainActor
final class XIMClient {
  weak var delegate: (any X11InputMethodDelegate)?
  let display: OpaquePointer
  private let modifiers: String
  private var method: XIM?
  /// The selection that the server owns as long as it lives.
  private var selection: Atom = 0
  private var hasPreedit = false
  private struct Key: Hashable {
    var window: Window
    /// Whether what is composed shows in the text.
    var showsPreedit: Bool
  }

  private var contexts: [Key: XIC] = [:]
  /// The context that has the focus.
  private var focused: Key?
  private var session: X11TextSession?
  var preedit = XIMPreedit()

  init(display: OpaquePointer, modifiers: String, delegate: any X11InputMethodDelegate) {
    self.display = display
    self.modifiers = modifiers
    self.delegate = delegate
    open()
    XRegisterIMInstantiateCallback(display, nil, nil, nil, Self.serverStarted, data)
  }

  /// The method itself ends with the display: Xlib would wait for the server to confirm its end, which it
  /// may not do.
  isolated deinit {
    if X11ErrorHandler.isLost(display) { return }
    XUnregisterIMInstantiateCallback(display, nil, nil, nil, Self.serverStarted, data)
  }

  /// Whether the event is for the server: a key, or a message between it and Xlib.
  func takes(_ event: inout XEvent) -> Bool { XFilterEvent(&event, 0) != 0 }

  /// The text that a press of key code 0 stands for.
  func text(for event: XKeyEvent) -> String? {
    guard let context = focused.flatMap({ contexts[$0] }) else { return nil }
    var event = event
    return X11KeyText.text(for: &event, in: context)
  }

  /// Forgets a window, which may already be destroyed. Its contexts stay with Xlib for the same reason.
  func detach(_ window: Window) {
    if focused?.window == window { focused = nil }
    contexts = contexts.filter { $0.key.window != window }
  }

  private var data: XPointer {
    Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self)
  }

  /// Xlib calls back on the thread that calls it, which is main.
  nonisolated static func onMain(_ data: XPointer?, _ body: @MainActor (XIMClient) -> Void) {
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated {
      if let data { body(Unmanaged<XIMClient>.fromOpaque(data).takeUnretainedValue()) }
    }
  }
}

extension XIMClient: X11InputMethodClient {
  func begin(_ session: X11TextSession) {
    self.session = session
    let key = Key(
      window: session.window, showsPreedit: hasPreedit && session.traits.showsPreedit)
    guard context(for: key) != nil else { return }
    focused = key
    if let context = livingContext { XSetICFocus(context) }
    if let caret = session.caret { setCaret(caret) }
  }

  func end() {
    reset()
    if let context = livingContext { XUnsetICFocus(context) }
    (focused, session) = (nil, nil)
  }

  /// XIM knows no height: the server's window opens below the point.
  func setCaret(_ caret: X11Caret) {
    session?.caret = caret
    guard focused?.showsPreedit == true, let context = livingContext else { return }
    CUIXSetSpot(
      context, Int16(clamping: caret.inWindow.minX), Int16(clamping: caret.inWindow.maxY))
  }

  /// XIM asks for it by a callback that servers do not use.
  func setSurrounding(_ text: SurroundingText) {}

  /// The text that comes back is what was composed, which stays where it is; it is no commit.
  func reset() {
    if preedit.isEmpty { return }
    preedit = XIMPreedit()
    guard let context = livingContext, let text = Xutf8ResetIC(context) else { return }
    XFree(text)
  }
}

extension XIMClient {
  private func open() {
    guard method == nil else { return }
    let names = XSetLocaleModifiers(modifiers).map { String(cString: $0) } ?? ""
    let name = names.components(separatedBy: "@im=").last?.prefix { $0 != "@" } ?? ""
    selection = XInternAtom(display, "@server=\(name)", False)
    guard let opened = XOpenIM(display, nil, nil, nil) else { return }
    method = opened
    hasPreedit = Self.offersPreedit(opened)
    CUIXSetDestroyCallback(opened, data) { _, data, _ in
      XIMClient.onMain(data) { $0.serverEnded() }
    }
    if let session { begin(session) }
  }

  /// Xlib has freed the method and its contexts, or is about to.
  private func serverEnded() {
    (method, contexts, focused) = (nil, [:], nil)
    preedit = XIMPreedit()
    delegate?.inputMethodWasLost()
  }

  private static let serverStarted: XIDProc = { _, data, _ in
    XIMClient.onMain(data) { $0.open() }
  }

  private func context(for key: Key) -> XIC? {
    if let context = contexts[key] { return context }
    guard let method else { return nil }
    let context = withUnsafePointer(to: preeditCallbacks(data: data)) {
      CUIXCreateServerContext(method, key.window, key.showsPreedit ? $0 : nil)
    }
    contexts[key] = context
    return context
  }

  /// The focused context, unless its server is dead: Xlib would wait for its answer for ever. One round
  /// trip to the X server.
  private var livingContext: XIC? {
    guard let context = focused.flatMap({ contexts[$0] }) else { return nil }
    return XGetSelectionOwner(display, selection) == 0 ? nil : context
  }

  private static func offersPreedit(_ method: XIM) -> Bool {
    guard let styles = CUIXStyles(method) else { return false }
    defer { XFree(styles) }
    let wanted = XIMStyle(XIMPreeditCallbacks | XIMStatusNothing)
    let count = Int(styles.pointee.count_styles)
    return UnsafeBufferPointer(start: styles.pointee.supported_styles, count: count)
      .contains(wanted)
  }
}
