import CUIXlib
import Foundation
import Glibc
import Synchronization

/// A session manager (XSMP, by libSM) that does what a test wants. It works on a thread of its own; all else is
/// usable from any thread. A process has one at a time.
package final class SessionManager: Sendable {
  /// What programs have said.
  private struct State {
    /// The address of its connection.
    var connection: UInt?
    var restartCommand: [String] = []
    /// Whether it was told that all is saved, for each time it was asked.
    var answers: [Bool] = []
    var previousIdentifiers: [String?] = []
    var isStopped = false
  }

  private let state = Mutex(State())
  private let library: SessionServerLibrary
  /// A byte in it says that there is something to do.
  private let orders: (reading: Int32, writing: Int32)
  private let queue = Mutex<[@Sendable (OpaquePointer, SessionServerLibrary) -> Void]>([])
  /// For `SESSION_MANAGER`.
  package let address: String

  package init() throws {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    orders = (ends[0], ends[1])
    let library = try SessionServerLibrary()
    self.library = library
    let listening = try library.listen()
    address = library.address(of: listening)
    SessionCallbacks.current.withLock { $0 = WeakManager(manager: self) }
    try library.initialize()
    Thread.detachNewThread { [weak self, orders] in
      SessionManager.serve(listening, library, orders.reading) { self }
    }
  }

  deinit { stop() }

  package func stop() {
    state.withLock { $0.isStopped = true }
    _ = write(orders.writing, "x", 1)
  }

  /// By which a program is started again; empty until it has said so.
  package var restartCommand: [String] { state.withLock { $0.restartCommand } }
  package var answers: [Bool] { state.withLock { $0.answers } }
  /// What programs said they were called before; nil for new ones.
  package var previousIdentifiers: [String?] { state.withLock { $0.previousIdentifiers } }
  package var hasProgram: Bool { state.withLock { $0.connection != nil } }

  package func saveYourself(isEnding: Bool) {
    order { $1.saveYourself($0, 1, isEnding ? 1 : 0, 0, 0) }
  }

  package func die() { order { $1.die($0) } }

  private func order(_ body: @escaping @Sendable (OpaquePointer, SessionServerLibrary) -> Void) {
    queue.withLock { $0.append(body) }
    _ = write(orders.writing, "x", 1)
  }
}

extension SessionManager {
  private static func serve(
    _ listening: SessionServerLibrary.Listening, _ library: SessionServerLibrary, _ orders: Int32,
    _ manager: () -> SessionManager?
  ) {
    var transports: [OpaquePointer] = []
    while manager()?.state.withLock({ $0.isStopped }) == false {
      let sockets = [orders] + library.descriptors(of: listening)
      var files = (sockets + transports.map(library.descriptor)).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      poll(&files, nfds_t(files.count), -1)
      for (index, transport) in transports.enumerated().reversed()
      where files[sockets.count + index].revents != 0 {
        if library.process(transport, nil, nil) != 0 { transports.remove(at: index) }
      }
      for index in sockets.indices.dropFirst() where files[index].revents != 0 {
        if let new = library.accept(listening, index - 1) { transports.append(new) }
      }
      if files[0].revents != 0 { manager()?.performOrders(library) }
    }
    library.stopListening(listening)
  }

  private func performOrders(_ library: SessionServerLibrary) {
    var byte: UInt8 = 0
    _ = read(orders.reading, &byte, 1)
    let due = queue.withLock { queue in
      defer { queue = [] }
      return queue
    }
    guard
      let connection = state.withLock({ $0.connection }).flatMap(OpaquePointer.init(bitPattern:))
    else { return }
    for order in due { order(connection, library) }
  }

  /// A new client is to save itself at once (XSMP 7).
  fileprivate func register(_ connection: OpaquePointer, previous: String?) {
    let address = UInt(bitPattern: connection)
    state.withLock {
      $0.connection = address
      $0.previousIdentifiers.append(previous)
    }
    let identifier = strdup(previous ?? "test-\(UUID().uuidString)")
    _ = library.registerReply(connection, identifier)
    free(identifier)
    if previous == nil { library.saveYourself(connection, 1, 0, 0, 0) }
  }

  fileprivate func saved(_ hasSucceeded: Bool) {
    state.withLock { $0.answers.append(hasSucceeded) }
  }

  fileprivate func describe(_ name: String, _ values: [String]) {
    if name == "RestartCommand" { state.withLock { $0.restartCommand = values } }
  }

  fileprivate func closed() { state.withLock { $0.connection = nil } }
}

private struct WeakManager: Sendable { weak let manager: SessionManager? }

/// What libSM calls.
enum SessionCallbacks {
  fileprivate static let current = Mutex<WeakManager?>(nil)
  private static var manager: SessionManager? { current.withLock { $0?.manager } }

  typealias Pair = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  typealias Text = UnsafeMutablePointer<CChar>
  typealias Properties = UnsafeMutablePointer<UnsafeMutablePointer<CUISmProp>?>

  private static let registerClient:
    @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, Text?)
      -> Int32 = { connection, _, previous in
        guard let connection else { return 0 }
        manager?.register(connection, previous: previous.map { String(cString: $0) })
        free(previous)
        return 1
      }

  private static let saveYourselfDone:
    @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, Int32) -> Void = { _, _, success in
      manager?.saved(success != 0)
    }

  private static let closeConnection:
    @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<Text?>?)
      -> Void = { _, _, _, _ in manager?.closed() }

  private static let setProperties:
    @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, Int32, Properties?) -> Void = {
      _, _, count, list in
      for index in 0..<Int(count) {
        guard let property = list?[index]?.pointee else { continue }
        let values = (0..<Int(property.num_vals)).map { number in
          let value = property.vals[number]
          return String(
            decoding: UnsafeRawBufferPointer(start: value.value, count: Int(value.length)),
            as: UTF8.self)
        }
        manager?.describe(String(cString: property.name), values)
      }
    }

  private static let ignore: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
    _, _ in
  }

  /// The functions in libSM's order, each with a pointer of ours beside it.
  static let newClient:
    @convention(c) (
      OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt>?, Pair?,
      UnsafeMutablePointer<Text?>?
    ) -> Int32 = { _, _, mask, callbacks, _ in
      mask?.pointee = 0x3FF
      let nothing = unsafeBitCast(ignore, to: UnsafeMutableRawPointer.self)
      var all = [UnsafeMutableRawPointer](repeating: nothing, count: 10)
      all[0] = unsafeBitCast(registerClient, to: UnsafeMutableRawPointer.self)
      all[5] = unsafeBitCast(saveYourselfDone, to: UnsafeMutableRawPointer.self)
      all[6] = unsafeBitCast(closeConnection, to: UnsafeMutableRawPointer.self)
      all[7] = unsafeBitCast(setProperties, to: UnsafeMutableRawPointer.self)
      for (index, function) in all.enumerated() {
        callbacks?[2 * index] = function
        callbacks?[2 * index + 1] = nil
      }
      return 1
    }

  static let allowEveryHost: @convention(c) (Text?) -> Int32 = { _ in 1 }
}
