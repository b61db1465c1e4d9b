import CUIXlib
import Foundation
import Glibc
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

/// The X11 platform with a window of 200 by 120 at (40, 30) on a private server, and another program that drags
/// there or is dragged over. The clock stands still unless a test moves it.
@MainActor
final class DragRig {
  let server: XServer
  let clock = ManualClock()
  let platform: X11Platform
  let window: X11Window
  let peer: SelectionPeer
  /// What the window was told of drags.
  private(set) var book: [String] = []
  /// What it says to moves.
  var answer: DragAction? = .copy
  /// The drag that it was told of last.
  private(set) var drag: (any ForeignDrag)?
  private var isShown = false

  init() throws {
    server = try XServer.start()
    platform = try X11Platform(displayName: server.display, clock: clock)
    var description = WindowDescription(size: PixelSize(width: 200, height: 120), title: "Target")
    description.position = PixelPoint(x: 40, y: 30)
    window = try #require(try platform.makeWindow(description) as? X11Window)
    peer = try SelectionPeer(on: server)
    window.show()
    try wait("the window") { isShown }
  }

  /// The window that answers of other programs go to.
  var source: Window { platform.madeClipboards().window }

  /// One turn of everybody.
  func pump() {
    repeat { platform.drainEvents { take($0) } } while platform.flush()
    peer.pump()
  }

  func wait(_ what: String, seconds: Double = 300, until condition: () throws -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    pump()
    while try !condition() {
      guard Date() < deadline else { throw LiveTimeout(what: what) }
      var socket = pollfd(
        fd: platform.connection.fileDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&socket, 1, 1)
      pump()
    }
  }

  /// Turns enough for everything that is under way between this process and the server.
  func settle() {
    for _ in 0..<5 {
      pump()
      XSync(platform.connection.display, False)
    }
    pump()
  }

  func advance(_ seconds: Double) {
    clock.advance(to: clock.now() + seconds)
    pump()
  }

  private func take(_ event: PlatformEvent) {
    if case .window(window.id, .shown) = event { isShown = true }
    guard case .foreignDrag(window.id, let event) = event else { return }
    switch event {
    case .moved(let drag, let x, let y):
      self.drag = drag
      book.append("moved \(Int(x)),\(Int(y))")
      if let answer { drag.answer(answer) }
    case .left: book.append("left")
    case .dropped: book.append("dropped")
    }
  }

  /// The last message that the other program's window has got.
  var lastMessage: DragMessage? { peer.messages.last }

  func offer(_ data: KeyValuePairs<String, [UInt8]>) -> ClipboardOffer {
    let known = Dictionary(uniqueKeysWithValues: data.map { ($0.key, $0.value) })
    return ClipboardOffer(formats: data.map(\.key)) { [weak self] format, completion in
      self?.provided.append(format)
      completion(known[format])
    }
  }

  /// Formats whose data were made.
  private(set) var provided: [String] = []
}
