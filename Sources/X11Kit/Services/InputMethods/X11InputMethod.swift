import CUIXlib
import Dispatch
import PlatformKit
import RasterKit

/// What becomes of events after the input method. Main thread only.
@MainActor
protocol X11KeyReceiving: AnyObject {
  /// An event that no input method takes.
  func pass(_ event: XEvent)
  /// A key that an input method took.
  func kept(_ event: XEvent)
  /// A key that an input method sends on its own.
  func forward(_ event: XKeyEvent)
  func emit(_ event: PlatformEvent)
  /// There is something for `X11InputMethod.deliver` to do.
  func inputMethodHasNews()
  /// Where the window's content is on the desktop.
  func position(of window: Window) -> PixelPoint
}

/// A method that runs in another program: IBus, or a server of XIM.
@MainActor
protocol X11InputMethodClient: AnyObject {
  func begin(_ session: X11TextSession)
  func end()
  func setCaret(_ caret: X11Caret)
  func setSurrounding(_ text: SurroundingText)
  func reset()
}

/// What a method in another program says. Main thread only.
@MainActor
protocol X11InputMethodDelegate: AnyObject {
  func inputMethodBecameReady()
  func inputMethodWasLost()
  func inputMethodDecided(_ key: UInt64, isTaken: Bool)
  func inputMethodSent(_ event: InputMethodEvent)
  func inputMethodForwarded(_ key: IBusKey)
}

/// What is known of the text being typed into.
struct X11TextSession {
  var window: Window
  var traits: TextTraits
  var caret: X11Caret?
  var surrounding: SurroundingText?
}

/// The place of the caret, in pixels.
struct X11Caret {
  var inWindow: PixelRect
  var onDesktop: PixelRect
}

/// The way of the keyboard events: to the user's input method while text is typed, then through
/// Compose, then to the translator, always in the order of their arrival. Main thread only.
@MainActor
final class X11InputMethod {
  /// Seconds after which a key goes on though IBus has not said whether it takes it.
  var keyTimeout = 1.0

  let compose: X11Compose
  weak var receiver: (any X11KeyReceiving)?
  var session: X11TextSession?
  /// The window that has the keyboard.
  private(set) var focused: Window?
  var queue = X11KeyQueue<XEvent>()
  /// Whether the method shows text that it composes.
  var isComposing = false
  /// The method that was chosen, once text has been typed; only one of them is there.
  var ibus: IBusClient?
  var server: XIMClient?
  var hasChosen = false
  let display: OpaquePointer
  let displayName: String

  init(display: OpaquePointer, displayName: String, leader: Window) {
    self.display = display
    self.displayName = displayName
    compose = X11Compose(display: display, window: leader)
  }

  /// The method that is told of the current session.
  var client: (any X11InputMethodClient)? { ibus ?? server }

  /// Whether keys of the focused window are for the input method.
  var isActive: Bool {
    session.map { $0.window == focused && !$0.traits.isSecret } ?? false
  }

  /// Whether a secret is being typed.
  var isSecret: Bool { session.map { $0.window == focused && $0.traits.isSecret } ?? false }

  func setFocused(_ isFocused: Bool, _ window: Window) {
    guard isFocused != (focused == window) else { return }
    suspend()
    compose.reset()
    focused = isFocused ? window : nil
    resume()
  }

  /// Forgets a window, which may already be destroyed.
  func detach(_ window: Window) {
    if session?.window == window { end() }
    if focused == window { focused = nil }
    server?.detach(window)
  }

  /// The X server is gone: nothing is typed any more, so that Xlib is not asked either.
  func disconnect() {
    (session, focused) = (nil, nil)
    isComposing = false
    queue = X11KeyQueue()
  }

  /// Opens the method that the environment names.
  func chooseMethod() {
    if hasChosen { return }
    hasChosen = true
    let choice = X11InputMethodChoice(
      own: EnvironmentVariable.inputMethod.value, gtk: EnvironmentVariable.gtkInputMethod.value,
      modifiers: EnvironmentVariable.inputMethodModifiers.value,
      ibusRuns: IBusAddress(display: displayName).isAnnounced)
    switch choice {
    case .ibus: open(ibus: IBusAddress(display: displayName))
    case .server: openServer()
    case .none: break
    }
  }

  /// Without modifiers, `XMODIFIERS` counts.
  func openServer(modifiers: String = "") {
    hasChosen = true
    server = XIMClient(display: display, modifiers: modifiers, delegate: self)
  }

  func open(ibus address: IBusAddress) {
    hasChosen = true
    ibus = IBusClient(address: address.busAddress, delegate: self) { [weak self] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.receiver?.inputMethodHasNews() }
      }
    }
  }
}

extension X11InputMethod: InputMethod {
  func begin(in window: WindowID, _ traits: TextTraits) {
    end()
    session = X11TextSession(window: Window(window.rawValue), traits: traits)
    resume()
  }

  func end() {
    suspend()
    session = nil
  }

  /// Dead keys and Compose ask for nothing.
  var isFollowing: Bool { client != nil }

  func setCaret(_ rect: PixelRect) {
    guard let session, session.caret?.inWindow != rect else { return }
    let origin = receiver?.position(of: session.window) ?? PixelPoint(x: 0, y: 0)
    let caret = X11Caret(inWindow: rect, onDesktop: rect.offsetBy(x: origin.x, y: origin.y))
    self.session?.caret = caret
    if isActive { client?.setCaret(caret) }
  }

  func setSurrounding(_ text: SurroundingText) {
    guard session?.surrounding != text else { return }
    session?.surrounding = text
    if isActive { client?.setSurrounding(text) }
  }

  func reset() {
    guard isActive else { return }
    isComposing = false
    client?.reset()
    passWaiting()
  }

  /// The window was moved on the desktop, and the caret with it.
  func windowMoved(_ window: Window) {
    guard let session, session.window == window, let caret = session.caret?.inWindow else {
      return
    }
    self.session?.caret = nil
    setCaret(caret)
  }

  private func resume() {
    guard isActive, let session else { return }
    chooseMethod()
    client?.begin(session)
  }

  /// Leaves the text. Keys that the method has not decided go on without it.
  private func suspend() {
    guard isActive else { return }
    isComposing = false
    client?.end()
    passWaiting()
  }
}
