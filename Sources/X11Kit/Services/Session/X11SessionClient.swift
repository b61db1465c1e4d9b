import CUIXlib
import Diagnostics
import Dispatch
import Foundation
import PlatformKit

/// A client of the user's session manager (XSMP, by libSM). Main thread only; a thread of its own waits for the
/// manager while the connection is made.
@MainActor
final class X11SessionClient: SessionClient {
  private(set) var identifier: String?
  let previousIdentifier: String?

  private let connection: X11Connection
  private let onEvent: @MainActor (SessionEvent) -> Void
  private let library: SessionLibrary
  /// What libSM calls, for as long as the connection stands.
  private var receiver: SessionReceiver?
  private var session: OpaquePointer?
  private var source: (any DispatchSourceRead)?
  private var isConnecting = false

  /// Begins an argument of a program that its session's manager starts again.
  static let option = "--sm-client-id="

  /// Nil where no manager is named by `SESSION_MANAGER`, or its library is missing.
  init?(connection: X11Connection, onEvent: @escaping @MainActor (SessionEvent) -> Void) {
    guard EnvironmentVariable.sessionManager.value?.isEmpty == false,
      let library = SessionLibrary()
    else { return nil }
    self.connection = connection
    self.library = library
    self.onEvent = onEvent
    previousIdentifier = CommandLine.arguments.dropFirst()
      .first { $0.hasPrefix(Self.option) }.map { String($0.dropFirst(Self.option.count)) }
  }

  func connect() {
    guard session == nil, !isConnecting else { return }
    isConnecting = true
    let receiver = SessionReceiver(self)
    self.receiver = receiver
    let (library, previous) = (library, previousIdentifier)
    Thread.detachNewThread { [weak self] in
      let opened = SessionOpening(library, receiver, previous: previous)
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.finish(opened) } }
    }
  }

  func saved(hasSucceeded: Bool) {
    if let session { library.saveYourselfDone(session, hasSucceeded ? True : False) }
  }

  func end() {
    source?.cancel()
    source = nil
    if let session { _ = library.close(session, 0, nil) }
    session = nil
    receiver = nil
  }
}

extension X11SessionClient {
  private func finish(_ opened: SessionOpening) {
    isConnecting = false
    guard let session = opened.session, let identifier = opened.identifier else {
      receiver = nil
      Log.x11.write("the session manager does not answer: \(opened.error)")
      return
    }
    self.session = session
    self.identifier = identifier
    writeIdentifier(identifier)
    describe(identifier, to: session)
    listen(to: session)
    // What has come with the answer is in libICE's buffer, and the socket does not tell of it.
    readMessages()
  }

  /// Window managers find a program's windows of the last session by it.
  private func writeIdentifier(_ identifier: String) {
    guard !connection.isLost else { return }
    let bytes = Array(identifier.utf8)
    XChangeProperty(
      connection.display, connection.leader, connection.atoms[.sessionIdentifier],
      Atom(XA_STRING), 8, PropModeReplace, bytes, Int32(bytes.count))
    XFlush(connection.display)
  }

  private func describe(_ identifier: String, to session: OpaquePointer) {
    let arguments = CommandLine.arguments.filter { !$0.hasPrefix(Self.option) }
    SessionProperties.send(
      [
        .init("Program", "ARRAY8", [arguments.first ?? ""]),
        .init("UserID", "ARRAY8", [NSUserName()]),
        .init("ProcessID", "ARRAY8", ["\(getpid())"]),
        .init("CurrentDirectory", "ARRAY8", [FileManager.default.currentDirectoryPath]),
        .init("CloneCommand", "LISTofARRAY8", arguments),
        .init("RestartCommand", "LISTofARRAY8", arguments + [Self.option + identifier]),
      ], to: session, library)
  }

  private func listen(to session: OpaquePointer) {
    guard let transport = library.transport(session) else { return }
    let descriptor = library.descriptor(transport)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readMessages() }
    }
    source.activate()
    self.source = source
  }

  private func readMessages() {
    guard let session, let transport = library.transport(session) else { return }
    var ready = pollfd(fd: library.descriptor(transport), events: Int16(POLLIN), revents: 0)
    while self.session != nil, poll(&ready, 1, 0) > 0 {
      guard library.process(transport, nil, nil) == 0 else { return managerGone() }
    }
  }

  private func managerGone() {
    Log.x11.write("the session manager is gone")
    source?.cancel()
    (source, session, receiver) = (nil, nil, nil)
  }

  fileprivate func take(_ event: SessionEvent) { onEvent(event) }
}

/// Where libSM's callbacks arrive, on whichever thread reads the connection.
private final class SessionReceiver: Sendable {
  private let send: @Sendable (SessionEvent) -> Void

  @MainActor
  init(_ client: X11SessionClient) {
    send = { [weak client] event in
      DispatchQueue.main.async { MainActor.assumeIsolated { client?.take(event) } }
    }
  }

  func take(_ event: SessionEvent) { send(event) }

  static func at(_ pointer: UnsafeMutableRawPointer?) -> SessionReceiver? {
    pointer.map { Unmanaged<SessionReceiver>.fromOpaque($0).takeUnretainedValue() }
  }

  var callbacks: CUISmcCallbacks {
    let this = Unmanaged.passUnretained(self).toOpaque()
    var callbacks = CUISmcCallbacks()
    callbacks.save_yourself = { _, receiver, _, isEnding, _, _ in
      SessionReceiver.at(receiver)?.take(.saveYourself(isEnding: isEnding != 0))
    }
    callbacks.die = { _, receiver in SessionReceiver.at(receiver)?.take(.die) }
    callbacks.save_complete = { _, _ in }
    callbacks.cancelled = { _, receiver in SessionReceiver.at(receiver)?.take(.cancelled) }
    callbacks.save_yourself_data = this
    callbacks.die_data = this
    callbacks.cancelled_data = this
    return callbacks
  }
}

/// A connection that was made, or why not. Waits for the manager.
private struct SessionOpening: @unchecked Sendable {
  var session: OpaquePointer?
  var identifier: String?
  var error = ""

  private static let everyCallback: UInt = 15

  init(_ library: SessionLibrary, _ receiver: SessionReceiver, previous: String?) {
    var callbacks = receiver.callbacks
    var reason = [CChar](repeating: 0, count: 256)
    var answer: UnsafeMutablePointer<CChar>?
    let former = previous.map { strdup($0) } ?? nil
    defer { free(former) }
    session = library.open(
      nil, nil, 1, 0, Self.everyCallback, &callbacks, former, &answer, Int32(reason.count), &reason)
    if session == nil, former != nil {
      // A manager that does not know the old name takes a new client.
      session = library.open(
        nil, nil, 1, 0, Self.everyCallback, &callbacks, nil, &answer, Int32(reason.count), &reason)
    }
    identifier = answer.map { String(cString: $0) }
    free(answer)
    error = String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
