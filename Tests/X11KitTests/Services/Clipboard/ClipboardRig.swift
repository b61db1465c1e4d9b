import CUIXlib
import Foundation
import Glibc
import PlatformKit
import Testing
import XTestRig

@testable import X11Kit

/// The X11 platform on a private server, without windows, and other programs there.
@MainActor
final class ClipboardRig {
  let server: XServer
  let platform: X11Platform
  let clipboard: X11Clipboard
  private(set) var peers: [SelectionPeer] = []
  /// Programs that keep what they have copied.
  private var programs: [Process] = []
  private let folder = NSTemporaryDirectory() + "clipboard-\(UUID().uuidString)"

  /// A clock that stands still ends no wait, however slow the machine is.
  init(
    _ name: ClipboardName = .general, arguments: [String] = [], clock: any HostClock = ManualClock()
  ) throws {
    server = try XServer.start(arguments: arguments)
    platform = try X11Platform(displayName: server.display, clock: clock)
    clipboard = try #require(platform.clipboard(name) as? X11Clipboard)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  isolated deinit {
    service.disconnect()
    for program in programs where !program.isRunning { program.waitUntilExit() }
    try? FileManager.default.removeItem(atPath: folder)
  }

  var service: X11Clipboards { platform.madeClipboards() }

  func addPeer() throws -> SelectionPeer {
    let peer = try SelectionPeer(on: server)
    peers.append(peer)
    return peer
  }

  /// One turn of everybody.
  func pump() {
    repeat { platform.drainEvents { _ in } } while platform.flush()
    for peer in peers { peer.pump() }
  }

  /// Everybody goes on until the condition holds.
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

  func offer(_ data: [String: [UInt8]], outlivesProgram: Bool = true) throws {
    clipboard.setOffer(
      ClipboardOffer(formats: data.keys.sorted(), outlivesProgram: outlivesProgram) {
        $1(data[$0])
      })
    try wait("ownership") { clipboard.ownedSince != nil }
  }

  func read(_ format: String) throws -> Result<[UInt8], ClipboardFailure> {
    var result: Result<[UInt8], ClipboardFailure>?
    clipboard.read(format) { result = $0 }
    try wait("data") { result != nil }
    return try #require(result)
  }

  func formats() throws -> Result<[String], ClipboardFailure> {
    var result: Result<[String], ClipboardFailure>?
    clipboard.readFormats { result = $0 }
    try wait("formats") { result != nil }
    return try #require(result)
  }

  /// Runs a program that reads the clipboard, and returns its output. This process goes on meanwhile.
  func output(of command: [String]) throws -> (bytes: [UInt8], status: Int32) {
    let file = "\(folder)/out"
    let process = try start(command, input: nil, output: file)
    try wait("\(command)") { !process.isRunning }
    // Foundation keeps a process until then.
    process.waitUntilExit()
    return (Array(try Data(contentsOf: URL(fileURLWithPath: file))), process.terminationStatus)
  }

  /// Runs a program that takes the clipboard with its input and stays in the background.
  func run(_ command: [String], input: [UInt8]) throws {
    let file = "\(folder)/in"
    try Data(input).write(to: URL(fileURLWithPath: file))
    let count = clipboard.changeCount
    programs.append(try start(command, input: file, output: "/dev/null"))
    try wait("\(command)") { clipboard.changeCount > count }
  }

  private func start(_ command: [String], input: String?, output: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "out=$1; in=$2; shift 2; exec \"$@\" < \"$in\" > \"$out\" 2>/dev/null", "sh"]
      + [output, input ?? "/dev/null"] + command
    process.environment = server.environment
    try process.run()
    return process
  }
}

/// A clock that advances a little whenever it is read, so that waiting for a time ends after a known
/// number of looks.
final class SteppingClock: HostClock {
  private let step: Double
  private let clock = ManualClock()

  init(step: Double) { self.step = step }

  func now() -> HostTime {
    let time = clock.now() + step
    clock.advance(to: time)
    return time
  }
}
