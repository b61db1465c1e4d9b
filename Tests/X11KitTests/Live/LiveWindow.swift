import CUIXlib
import Dispatch
import Glibc
import PlatformKit
import RasterKit
import Synchronization
import Testing
import XTestRig

@testable import X11Kit

/// A window of the X11 platform on a private server, painted and observed by a test.
@MainActor
final class LiveWindow {
  let server: XServer
  let platform: X11Platform
  let window: X11Window
  let queue = DispatchQueue(label: "render")
  var events: [PlatformEvent] = []
  let finished = FrameLog()
  private var frames: UInt64 = 0

  init(
    on server: XServer, size: PixelSize = PixelSize(width: 200, height: 120),
    position: PixelPoint? = PixelPoint(x: 40, y: 30), display: String? = nil,
    _ describe: (inout WindowDescription) -> Void = { _ in }
  ) throws {
    self.server = server
    platform = try X11Platform(displayName: display ?? server.display)
    var description = WindowDescription(size: size, title: "Größe")
    description.position = position
    describe(&description)
    window = try #require(try platform.makeWindow(description) as? X11Window)
    let (target, finished) = (window.target, finished)
    queue.sync { [queue] in target.begin(on: queue) { finished.append($0.serial) } }
  }

  /// Shows the window and waits until the server confirms it.
  func show() throws {
    window.show()
    try wait("shown") { $0.contains { if case .window(_, .shown) = $0 { true } else { false } } }
  }

  /// Closes everything except the server.
  func close() {
    queue.sync { window.target.end() }
    window.close()
    pump()
  }

  /// One turn of a main loop.
  func pump() {
    repeat { platform.drainEvents { events.append($0) } } while platform.flush()
  }

  /// Runs the loop, woken by the socket, until the events so far satisfy `condition`.
  func wait(
    _ what: String, seconds: Double = 60, until condition: ([PlatformEvent]) throws -> Bool
  ) throws {
    let deadline = platform.clock.now() + seconds
    pump()
    while try !condition(events) {
      guard platform.clock.now() < deadline else {
        let size = sizes.last.map { "\($0)" } ?? "its first size"
        throw LiveTimeout(what: "\(what); it has \(states), \(size)")
      }
      var socket = pollfd(
        fd: platform.connection.fileDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&socket, 1, 10)
      pump()
    }
  }

  /// Fills rectangles of a frame with premultiplied colours and presents exactly these.
  func paint(
    _ fills: [(PixelRect, UInt32)], size: PixelSize, syncToken: UInt64? = nil
  ) throws {
    frames += 1
    let (serial, target, render) = (frames, window.target, platform.render)
    let isPainted = queue.sync { [finished] () -> Bool in
      guard let buffer = target.acquire(size: size) else { return false }
      var damage = PixelRegion()
      for (rect, color) in fills {
        Kernels.fill(buffer.pixels, rect: rect, color: color)
        damage.formUnion(rect)
      }
      if !target.present(buffer, damage: damage, serial: serial, syncToken: syncToken) {
        render.fence { finished.append(serial) }
        render.flush()
      }
      return true
    }
    guard isPainted else { throw LiveTimeout(what: "a free buffer") }
    try waitForFrame(serial)
  }

  /// Presents a whole frame without waiting; returns false if no buffer is free.
  func present(serial: UInt64, size: PixelSize) -> Bool {
    queue.sync { [target = window.target] in
      guard let buffer = target.acquire(size: size) else { return false }
      target.present(
        buffer, damage: PixelRegion(PixelRect(size: size)), serial: serial, syncToken: nil)
      return true
    }
  }

  func waitForFrame(_ serial: UInt64) throws {
    guard finished.wait(for: serial, seconds: 60) else {
      throw LiveTimeout(what: "frame \(serial)")
    }
  }

  var sizes: [PixelSize] {
    events.compactMap { if case .window(_, .resized(let size, _)) = $0 { size } else { nil } }
  }

  /// As last reported.
  var states: WindowStates {
    events.reduce([]) { if case .window(_, .states(let states)) = $1 { states } else { $0 } }
  }

  var frame: FrameWidths? {
    events.reduce(nil) { if case .window(_, .frame(let frame)) = $1 { frame } else { $0 } }
  }

  /// Whether it shows, as last reported.
  var isShown: Bool {
    events.reduce(false) {
      switch $1 {
      case .window(_, .shown): true
      case .window(_, .hidden): false
      default: $0
      }
    }
  }

  var isFocused: Bool {
    events.reduce(false) {
      switch $1 {
      case .window(_, .focused): true
      case .window(_, .unfocused): false
      default: $0
      }
    }
  }

  var samples: [PointerSample] {
    events.compactMap { if case .pointer(_, let sample) = $0 { sample } else { nil } }
  }
}

struct LiveTimeout: Error, CustomStringConvertible {
  var what: String
  var description: String { "waited too long for \(what)" }
}

/// The serials of completed frames, collected on the render queue.
final class FrameLog: Sendable {
  private let serials = Mutex<[UInt64]>([])
  private let news = DispatchSemaphore(value: 0)

  func append(_ serial: UInt64) {
    serials.withLock { $0.append(serial) }
    news.signal()
  }

  func wait(for serial: UInt64, seconds: Double) -> Bool {
    while !serials.withLock({ $0.contains(serial) }) {
      guard news.wait(timeout: .now() + seconds) == .success else { return false }
    }
    return true
  }
}
