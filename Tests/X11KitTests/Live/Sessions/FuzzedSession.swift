import CUIXlib
import Dispatch
import Glibc
import PlatformKit
import RasterKit
import SeededInput
import Testing
import XTestRig

@testable import X11Kit

/// A program and others on one server, who do whatever random numbers say: the same for the same seed.
@MainActor
final class FuzzedSession {
  static let words = [
    "WM_STATE", "_NET_WM_STATE", "_NET_FRAME_EXTENTS", "WM_HINTS", "WM_NORMAL_HINTS",
    "WM_PROTOCOLS", "_NET_WM_SYNC_REQUEST_COUNTER", "_NET_WM_USER_TIME", "_MOTIF_WM_HINTS",
    "WM_TRANSIENT_FOR", "WM_DELETE_WINDOW", "WM_TAKE_FOCUS", "_NET_WM_PING",
    "_NET_WM_SYNC_REQUEST", "_NET_WM_FRAME_DRAWN", "_NET_WM_FRAME_TIMINGS", "MANAGER", "XdndAware",
    "XdndEnter", "XdndPosition", "XdndStatus", "XdndLeave", "XdndDrop", "XdndFinished",
    "XdndSelection", "XdndTypeList", "XdndActionList", "XdndProxy", "XdndDirectSave0", "CLIPBOARD",
    "PRIMARY", "TARGETS", "MULTIPLE", "TIMESTAMP", "UTF8_STRING", "INCR", "ATOM", "CARDINAL",
    "STRING", "WINDOW", "SAVE_TARGETS",
    "_NET_SUPPORTED", "_NET_SUPPORTING_WM_CHECK", "_NET_WORKAREA", "_XSETTINGS_SETTINGS",
    "_NET_ACTIVE_WINDOW", "_NET_WM_STATE_HIDDEN", "_NET_WM_STATE_FULLSCREEN",
  ]
  static let mostWindows = 8

  let server: XServer
  let platform: X11Platform
  /// Closed before the server ends, which it would ask once more.
  private(set) var peer: X11PeerClient!
  let input: FuzzedInput
  let queue = DispatchQueue(label: "render")
  var numbers: SeededGenerator
  /// Atoms of `words`.
  let atoms: [Atom]
  /// The program's, as far as it knows.
  var windows: [X11Window] = []
  /// Of the others, who own selections and ask for them.
  var strangers: [Window] = []
  var frames: UInt64 = 0
  /// The program's questions that have no answer yet.
  var openReads = 0
  var strokes: [KeyStroke] = []
  /// The program's drag that is under way, and those that were dropped.
  var drag: (any DesktopDrag)?
  var dropped: [any DesktopDrag] = []
  /// Of a stranger, for the program's drags.
  var dragTarget: Window?
  /// A stranger's drag and the window that it has entered.
  var dragged: (source: Window, target: Window)?
  private var destroyed: [WindowID] = []
  private var shown: Set<WindowID> = []

  init(seed: UInt64) throws {
    numbers = SeededGenerator(seed: seed)
    server = try XServer.start()
    for (name, mode) in Self.modes {
      try server.run(["xrandr", "--newmode", name] + mode.split(separator: " ").map(String.init))
      try server.run(["xrandr", "--addmode", "screen", name])
    }
    platform = try X11Platform(displayName: server.display)
    let peer = try X11PeerClient(server.display)
    self.peer = peer
    input = try #require(FuzzedInput(peer.display))
    atoms = Self.words.map { peer.atom($0) }
  }

  /// Beside the server's own of 1280 x 800.
  static let modes = [
    ("small", "38 800 832 912 1024 600 601 604 624"),
    ("tiny", "23 640 656 720 800 480 481 484 500"),
  ]

  func step() {
    Bool.random(using: &numbers) ? actAsProgram() : actAsOthers()
    if Int.random(in: 0..<6, using: &numbers) == 0 { pump() }
  }

  /// Both sides have done and heard all there was.
  func settle() {
    XSync(peer.display, False)
    if !platform.connection.isLost { XSync(platform.connection.display, False) }
    answerSelections()
    pump()
  }

  func pump() {
    XFlush(peer.display)
    repeat { platform.drainEvents { take($0) } } while platform.flush()
    let gone = destroyed
    destroyed = []
    for window in windows where gone.contains(window.id) { close(window) }
  }

  private func take(_ event: PlatformEvent) {
    switch event {
    case .window(let id, .destroyed): destroyed.append(id)
    case .window(let id, .shown): shown.insert(id)
    case .window(let id, .hidden): shown.remove(id)
    case .key(_, let stroke): strokes = strokes.suffix(20) + [stroke]
    case .foreignDrag(_, let event): take(event)
    default: break
    }
  }

  func isShown(_ window: X11Window) -> Bool { shown.contains(window.id) }

  /// The program's part of it; the window itself may be gone.
  func close(_ window: X11Window) {
    windows.removeAll { $0 === window }
    shown.remove(window.id)
    queue.sync { [target = window.target] in target.end() }
    window.close()
  }

  func wait(_ what: String, until condition: () throws -> Bool) throws {
    let deadline = platform.clock.now() + 120
    while try !condition() {
      guard platform.clock.now() < deadline else { throw LiveTimeout(what: what) }
      settle()
      usleep(2_000)
    }
  }

  func end() {
    for window in windows { close(window) }
    pump()
    peer = nil
    server.stop()
  }
}

extension FuzzedSession {
  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
  func chance(of count: Int) -> Bool { number(1...count) == 1 }
  func atom() -> Atom {
    chance(of: 12) ? Atom(number(0...5000)) : atoms.randomElement(using: &numbers)!
  }
  func place() -> PixelPoint {
    PixelPoint(x: Int32(number(-200...1300)), y: Int32(number(-200...900)))
  }
  func size() -> PixelSize {
    PixelSize(width: Int32(number(1...400)), height: Int32(number(1...300)))
  }
  func bytes(_ most: Int) -> [UInt8] {
    (0..<number(0...most)).map { _ in UInt8.random(in: 0...255, using: &numbers) }
  }
  func word() -> Int {
    chance(of: 3) ? Int(Int32.random(in: .min ... .max, using: &numbers)) : number(0...300)
  }
  func window() -> X11Window? { windows.randomElement(using: &numbers) }
}
