import Foundation
import PlatformKit
import RasterKit

/// Has the composition, of which there is one at most in an application: it hands what the input method
/// says to the client, and tells the method what it must know of the client. Main thread only.
///
/// The order is always: the composition ends in the old place, and then something else begins.
@MainActor
package final class InputMethodSession {
  private let method: any InputMethod
  private weak var responder: UIResponder?
  private weak var client: (any InputMethodClient)?
  /// Keeps the client of a responder that is none itself.
  private var adapter: (any InputMethodClient)?
  private weak var window: UIWindow?
  /// What the method was told; nil if it was told of no text.
  private var begun: (window: WindowID, traits: TextTraits)?
  package private(set) var isComposing = false

  init(method: any InputMethod) { self.method = method }

  /// Makes a responder the one that is typed into, if it takes text. Tells the method what has changed of
  /// one that stays. Called in each turn, and before what the method says is delivered.
  func follow(_ newResponder: UIResponder?, in newWindow: UIWindow?) {
    if newResponder !== responder || newWindow !== window { adopt(newResponder, in: newWindow) }
    guard newResponder != nil, let client, let window,
      let id = window.presence?.platformWindow.id
    else {
      return leave()
    }
    let traits = client.textTraits
    if begun?.window != id || begun?.traits != traits {
      finish()
      begun = (id, traits)
      method.begin(in: id, traits)
    }
    if method.isFollowing { tell(client, window, traits) }
  }

  private func adopt(_ newResponder: UIResponder?, in newWindow: UIWindow?) {
    leave()
    (responder, window) = (newResponder, newWindow)
    client = newResponder as? any InputMethodClient
    if client != nil { return }
    switch newResponder {
    case let text as any UITextInput: adapter = TextInputClient(text)
    case let input as any UIKeyInput: adapter = KeyInputClient(input)
    default: return
    }
    client = adapter
  }

  /// Ends the composition, because the selection or the text is changed by anyone but the input method.
  /// The marked text stays as it is.
  package func finish() {
    guard isComposing else { return }
    isComposing = false
    method.reset()
    client?.acceptPreedit()
  }

  /// What the method says of a window.
  func receive(_ event: InputMethodEvent, from id: WindowID) {
    guard let client, begun?.window == id else { return }
    switch event {
    case .preedit(let preedit):
      if preedit.text.isEmpty && !isComposing { return }
      isComposing = !preedit.text.isEmpty
      client.setPreedit(preedit)
    case .commit(let text):
      isComposing = false
      client.commitText(text)
    case .deleteSurrounding(let offset, let count): delete(offset, count, in: client)
    case .ended:
      guard isComposing else { return }
      isComposing = false
      client.acceptPreedit()
    }
  }

  private func leave() {
    finish()
    (client, adapter) = (nil, nil)
    if begun == nil { return }
    begun = nil
    method.end()
  }

  private func tell(_ client: any InputMethodClient, _ window: UIWindow, _ traits: TextTraits) {
    if let rect = client.caretRectInWindow, let pixels = window.pixelsOnPresence(rect) {
      method.setCaret(pixels)
    }
    if !traits.isSecret, let text = client.surroundingText { method.setSurrounding(text) }
  }

  /// The method counts scalars of the text that it was told.
  private func delete(_ offset: Int, _ count: Int, in client: any InputMethodClient) {
    guard let around = client.surroundingText, count > 0 else { return }
    let caret = around.text.scalars(beforeUTF16Offset: around.caret)
    let (start, isTooFar) = caret.addingReportingOverflow(offset)
    let (end, isTooLong) = start.addingReportingOverflow(count)
    guard !isTooFar, !isTooLong else { return }
    let places = [start, end].map {
      around.text.utf16Offset(afterScalars: $0) - around.caret
    }
    if places[0] < places[1] { client.deleteText(aroundCaret: places[0]..<places[1]) }
  }
}

extension UIWindow {
  /// A rectangle of this window in pixels of the platform's window; nil if it is nowhere.
  fileprivate func pixelsOnPresence(_ rect: CGRect) -> PixelRect? {
    guard let presence, rect.isFinite else { return nil }
    return PixelRect(
      covering: layer.convert(rect, to: presence.rootLayer), scale: presence.scale)
  }
}

extension CGRect {
  /// Numbers that pixels can count.
  fileprivate var isFinite: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) < 1e6 }
  }
}
