import CUIXlib
import DBusKit
import Diagnostics
import PlatformKit
import RasterKit

/// An input context in the IBus daemon, made anew whenever the daemon starts. Main thread only; nothing
/// waits for the daemon.
@MainActor
final class IBusClient {
  static let service = "org.freedesktop.IBus"
  static let contextInterface = "org.freedesktop.IBus.InputContext"
  /// Seconds that D-Bus keeps a call. A key does not wait so long.
  private static let timeout = 3600.0

  weak var delegate: (any X11InputMethodDelegate)?
  let connection: DBusConnection
  /// The object in the daemon; nil until it is made.
  private(set) var context: String?
  private var subscription: UInt64?
  private var session: X11TextSession?
  private var lastKey: UInt64 = 0
  /// Resets that the daemon has not confirmed. Until then it speaks of what was given up.
  private var openResets = 0
  /// Whether a key was not answered in time, and nothing after it.
  private var isStalled = false
  /// What is composed, and whether it is to be seen.
  var preedit = (content: Preedit(), isVisible: false)

  init(
    address: DBusAddress, delegate: any X11InputMethodDelegate,
    onArrival: @escaping @Sendable () -> Void
  ) {
    self.delegate = delegate
    connection = DBusConnection(address: address, onArrival: onArrival)
    connection.watch(name: Self.service) { [weak self] owner in
      self?.lose()
      if owner != nil { self?.makeContext() }
    }
  }

  func deliver() { connection.deliver() }

  /// Whether keys are worth sending: there is a daemon, and it answers.
  var isAnswering: Bool { context != nil && !isStalled }

  /// Whether what the daemon says is about keys that went on without it.
  var isObsolete: Bool { openResets > 0 }

  /// Asks whether the daemon takes a key. Returns the number by which the delegate is answered.
  func process(_ event: XKeyEvent) -> UInt64 {
    lastKey += 1
    let (number, key) = (lastKey, IBusKey(event))
    call("ProcessKeyEvent", [.uint32(key.symbol), .uint32(key.code), .uint32(key.state)]) {
      [weak self] result in
      // The loss itself ends the composition first.
      if result == .failure(.disconnected) { return }
      let isTaken = (try? result.get())?.first?.boolean ?? false
      self?.delegate?.inputMethodDecided(number, isTaken: isTaken)
    }
    return number
  }

  func call(
    _ member: String, _ arguments: [DBusValue] = [],
    reply: @escaping DBusConnection.Reply = { _ in }
  ) {
    guard let context else { return }
    connection.call(
      DBusCall(Self.service, context, Self.contextInterface, member, arguments),
      timeout: Self.timeout, reply: reply)
  }
}

extension IBusClient: X11InputMethodClient {
  func begin(_ session: X11TextSession) {
    self.session = session
    guard context != nil else { return }
    call("SetCapabilities", [.uint32(session.traits.ibusCapabilities)])
    let (purpose, hints) = session.traits.ibusContentType
    set("ContentType", .structure([.uint32(purpose), .uint32(hints)]))
    call("FocusIn")
    if let caret = session.caret { setCaret(caret) }
    if let text = session.surrounding { setSurrounding(text) }
  }

  func end() {
    session = nil
    reset()
    call("FocusOut")
  }

  func setCaret(_ caret: X11Caret) {
    let rect = caret.onDesktop
    call(
      "SetCursorLocation", [rect.minX, rect.minY, rect.width, rect.height].map { .int32($0) })
  }

  func setSurrounding(_ text: SurroundingText) {
    session?.surrounding = text
    let caret = text.text.scalars(beforeUTF16Offset: text.caret)
    let anchor = text.text.scalars(beforeUTF16Offset: text.anchor)
    call(
      "SetSurroundingText",
      [IBusText.value(text.text), .uint32(UInt32(caret)), .uint32(UInt32(anchor))])
  }

  /// What the daemon says before it has confirmed this is ignored.
  func reset() {
    guard context != nil else { return }
    preedit = (Preedit(), false)
    openResets += 1
    call("Reset") { [weak self] result in
      guard let self, result != .failure(.disconnected) else { return }
      openResets -= 1
      if openResets == 0 { isStalled = false }
    }
  }

  /// Sends no more keys until the daemon has answered all that it was asked.
  func stall() {
    Log.x11.write("IBus does not say in time whether it takes a key; keys go on without it")
    isStalled = true
    reset()
  }

  func sendSurrounding() {
    if let text = session?.surrounding { setSurrounding(text) }
  }

  private func set(_ property: String, _ value: DBusValue) {
    guard let context else { return }
    connection.call(
      DBusCall(
        Self.service, context, "org.freedesktop.DBus.Properties", "Set",
        [.string(Self.contextInterface), .string(property), .variant(value)]))
  }
}

extension IBusClient {
  private func makeContext() {
    connection.call(
      DBusCall(
        Self.service, "/org/freedesktop/IBus", Self.service, "CreateInputContext",
        [.string("casement")])
    ) { [weak self] result in
      switch result {
      case .success(let values): self?.adopt(values.first?.string)
      case .failure(let failure):
        if failure != .disconnected { Log.x11.write("IBus makes no input context: \(failure)") }
      }
    }
  }

  private func adopt(_ path: String?) {
    guard let path else { return Log.x11.write("IBus makes an input context without a name") }
    context = path
    subscription = connection.subscribe(
      DBusMatch(path: path, interface: Self.contextInterface)
    ) { [weak self] in self?.receive($0) }
    // Otherwise the daemon commits what stays in the text when the focus leaves it.
    set("ClientCommitPreedit", .structure([.boolean(true)]))
    delegate?.inputMethodBecameReady()
  }

  private func lose() {
    if context == nil { return }
    if let subscription { connection.unsubscribe(subscription) }
    (context, subscription, preedit) = (nil, nil, (Preedit(), false))
    (openResets, isStalled) = (0, false)
    delegate?.inputMethodWasLost()
  }
}
