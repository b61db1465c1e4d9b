import CUIXlib
import Foundation
import Synchronization

/// A server of XIM with the engine of `FakeIBus`, on a connection and a thread of its own, because Xlib
/// waits for it.
final class FakeXIMServer: @unchecked Sendable {
  static let name = "casement-test"
  private let displayName: String
  private let log = Mutex<[String]>([])
  private let isStopped = Atomic(false)
  private let isRunning = DispatchSemaphore(value: 0)
  private let isOver = DispatchSemaphore(value: 0)
  // The thread's own.
  private var display: OpaquePointer!
  private var window: Window = 0
  /// The clients' windows, by the window of ours that each writes to.
  private var clients: [Window: Window] = [:]
  /// Whose message is being answered.
  private var current: Window = 0
  private var client: Window { clients[current] ?? 0 }
  private var sent = 0
  private var text = ""
  private var isDrawn = false

  init(on display: String) {
    displayName = display
    Thread { [self] in run() }.start()
    isRunning.wait()
  }

  /// Ends it as a crash would: its window is gone, and nobody is told.
  func stop() {
    isStopped.store(true, ordering: .relaxed)
    isOver.wait()
  }

  /// The spots of the caret, focus changes and resets.
  var entries: [String] { log.withLock { $0 } }

  private func run() {
    display = XOpenDisplay(displayName)
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), -1, -1, 1, 1, 0, 0, 0)
    announce()
    isRunning.signal()
    while !isStopped.load(ordering: .relaxed) {
      var socket = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      if XPending(display) == 0 { poll(&socket, 1, 5) }
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        receive(event)
      }
    }
    XCloseDisplay(display)
    isOver.signal()
  }

  private func note(_ word: String) { log.withLock { $0.append(word) } }
  private func atom(_ name: String) -> Atom { XInternAtom(display, name, False) }
}

// How the server is found, and how messages go.
extension FakeXIMServer {
  private func announce() {
    // Xlib does not ask where it does not find these.
    for name in ["LOCALES", "TRANSPORT"] { _ = atom(name) }
    var server = atom("@server=\(Self.name)")
    XSetSelectionOwner(display, server, window, Time(CurrentTime))
    withUnsafeBytes(of: &server) {
      _ = XChangeProperty(
        display, XDefaultRootWindow(display), atom("XIM_SERVERS"), 4, 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    XSync(display, False)
  }

  private func receive(_ event: XEvent) {
    switch event.type {
    case SelectionRequest: answer(event.xselectionrequest)
    case ClientMessage where event.xclient.message_type == atom("_XIM_XCONNECT"):
      current = XCreateSimpleWindow(display, window, 0, 0, 1, 1, 0, 0, 0)
      clients[current] = Window(event.xclient.data.l.0)
      sendMessage("_XIM_XCONNECT", format: 32) {
        $0.xclient.data.l = (Int(current), 0, 0, 20, 0)
      }
    case ClientMessage where event.xclient.message_type == atom("_XIM_PROTOCOL"):
      current = event.xclient.window
      if let packet = XIMPacket(bytes(of: event.xclient)) { receive(packet) }
    default: break
    }
  }

  private func answer(_ request: XSelectionRequestEvent) {
    let isLocales = request.target == atom("LOCALES")
    let value = Array(
      (isLocales ? "@locale=C,C.UTF-8,en_US,en_US.UTF-8,en,de" : "@transport=X/").utf8)
    XChangeProperty(
      display, request.requestor, request.property, request.target, 8, PropModeReplace, value,
      Int32(value.count))
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = request.property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, False, 0, &event)
    XFlush(display)
  }

  /// Short messages are in the event, others in a property of our window.
  private func bytes(of message: XClientMessageEvent) -> [UInt8] {
    if message.format == 8 { return withUnsafeBytes(of: message.data) { Array($0.prefix(20)) } }
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, current, Atom(message.data.l.1), 0, 100_000, True, 0, &type, &format, &count, &rest,
      &data)
    defer { if let data { XFree(data) } }
    return data.map { Array(UnsafeBufferPointer(start: $0, count: Int(count))) } ?? []
  }

  private func send(_ packet: XIMPacket) {
    let bytes = packet.bytes
    if bytes.count <= 20 {
      sendMessage("_XIM_PROTOCOL", format: 8) { event in
        withUnsafeMutableBytes(of: &event.xclient.data) { $0.copyBytes(from: bytes) }
      }
    } else {
      sent += 1
      let property = atom("_TEST_XIM_\(sent % 20)")
      XChangeProperty(
        display, client, property, 31, 8, PropModeAppend, bytes, Int32(bytes.count))
      sendMessage("_XIM_PROTOCOL", format: 32) {
        $0.xclient.data.l = (bytes.count, Int(property), 0, 0, 0)
      }
    }
  }

  private func sendMessage(_ name: String, format: Int32, _ fill: (inout XEvent) -> Void) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = client
    event.xclient.message_type = atom(name)
    event.xclient.format = format
    fill(&event)
    XSendEvent(display, client, False, 0, &event)
    XFlush(display)
  }
}

// What the messages mean. The method and the context have the number 1.
extension FakeXIMServer {
  private func receive(_ packet: XIMPacket) {
    switch packet.code {
    case .connect: send(XIMPacket(.connectReply, 1, 0))
    case .open: send(openReply())
    case .queryExtension: send(XIMPacket(.queryExtensionReply, 1, 0))
    case .encodingNegotiation: send(XIMPacket(.encodingNegotiationReply, 1, 0, 0, 0))
    case .setIMValues: send(XIMPacket(.setIMValuesReply, 1, 0))
    case .getIMValues: send(styles())
    case .createIC: createContext()
    case .setICValues: setValues(packet)
    case .getICValues: send(XIMPacket(.getICValuesReply, 1, 1, 0, 0))
    case .setICFocus: note("focus")
    case .unsetICFocus: note("unfocus")
    case .forwardEvent: receiveKey(packet)
    case .resetIC: reset()
    case .sync: send(XIMPacket(.syncReply, 1, 1))
    case .destroyIC: send(XIMPacket(.destroyICReply, 1, 1))
    case .close: send(XIMPacket(.closeReply, 1, 0))
    case .disconnect: send(XIMPacket(.disconnectReply))
    default: break
    }
  }

  private func openReply() -> XIMPacket {
    let method = attributes([("queryInputStyle", 10)])
    let context = attributes([
      ("inputStyle", 3), ("clientWindow", 5), ("focusWindow", 5), ("filterEvents", 3),
      ("preeditAttributes", 0x7FFF), ("statusAttributes", 0x7FFF), ("spotLocation", 12),
      ("separatorofNestedList", 0),
    ])
    var reply = XIMPacket(.openReply, 1, UInt16(method.count))
    reply.append(method)
    reply.append(UInt16(context.count))
    reply.append(UInt16(0))
    reply.append(context)
    return reply
  }

  /// Attributes with their numbers, counted from 0, and types.
  private func attributes(_ list: [(name: String, type: UInt16)]) -> [UInt8] {
    var packet = XIMPacket(.open)
    for (index, attribute) in list.enumerated() {
      packet.append(UInt16(index))
      packet.append(attribute.type)
      packet.append(UInt16(attribute.name.utf8.count))
      packet.append(attribute.name.utf8)
      packet.pad()
    }
    return packet.body
  }

  private func styles() -> XIMPacket {
    let (callbacks, nothing, statusNothing): (UInt32, UInt32, UInt32) = (2, 8, 0x400)
    var reply = XIMPacket(.getIMValuesReply, 1, 16, 0, 12, 2, 0)
    reply.append(callbacks | statusNothing)
    reply.append(nothing | statusNothing)
    return reply
  }

  private func createContext() {
    send(XIMPacket(.createICReply, 1, 1))
    var mask = XIMPacket(.setEventMask, 1, 1)
    mask.append(UInt32(KeyPressMask))
    mask.append(UInt32(0))
    send(mask)
  }

  /// The spot is the only value that is looked at: number 6, in the nested list of number 4.
  private func setValues(_ packet: XIMPacket) {
    if packet.number(at: 8) == 4, packet.number(at: 12) == 6 {
      note("spot \(packet.number(at: 16)) \(packet.number(at: 18))")
    }
    send(XIMPacket(.setICValuesReply, 1, 1))
  }

  private func reset() {
    note("reset")
    let old = Array(text.utf8)
    text = ""
    isDrawn = false
    var reply = XIMPacket(.resetICReply, 1, 1, UInt16(old.count))
    reply.append(old)
    send(reply)
  }
}

// The engine.
extension FakeXIMServer {
  private func receiveKey(_ packet: XIMPacket) {
    let (first, code) = (packet.body[8], packet.body[9])
    let symbol = XkbKeycodeToKeysym(display, code, 0, 0)
    if first & 0x7F != UInt8(KeyPress) || !take(symbol) { send(packet) }
  }

  private func take(_ symbol: KeySym) -> Bool {
    switch symbol {
    case 0x61...0x7A:
      let old = text.utf8.count
      text.unicodeScalars.append(Unicode.Scalar(UInt8(symbol)))
      draw(replacing: old)
    case 0x20 where !text.isEmpty:
      let (committed, old) = (text.uppercased(), text.utf8.count)
      text = ""
      draw(replacing: old)
      commit(committed)
    default: return false
    }
    return true
  }

  private func draw(replacing old: Int) {
    if !isDrawn { send(XIMPacket(.preeditStart, 1, 1)) }
    isDrawn = true
    let count = text.utf8.count
    var packet = XIMPacket(.preeditDraw, 1, 1)
    for number in [count, 0, old, count == 0 ? 3 : 0] { packet.append(UInt32(number)) }
    packet.append(UInt16(count))
    packet.append(text.utf8)
    packet.pad2(count + 2)
    packet.append(UInt16(4 * count))
    packet.append(UInt16(0))
    for _ in 0..<count { packet.append(UInt32(XIMUnderline)) }
    send(packet)
    if count == 0 {
      send(XIMPacket(.preeditDone, 1, 1))
      isDrawn = false
    }
  }

  private func commit(_ committed: String) {
    let characters: UInt16 = 2
    var packet = XIMPacket(.commit, 1, 1, characters, UInt16(committed.utf8.count))
    packet.append(committed.utf8)
    send(packet)
  }
}

extension XIMPacket {
  /// Fills so that `count` bytes become a multiple of four.
  mutating func pad2(_ count: Int) { append([UInt8](repeating: 0, count: (4 - count % 4) % 4)) }
}
