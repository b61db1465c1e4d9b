package import CUIXlib
import Glibc

/// Another program that owns selections or asks for them, step by step as a test wants: it lies, stalls
/// or dies where it is told to. It does nothing unless `pump` is called. Main thread only.
@MainActor
package final class SelectionPeer {
  /// What it does when somebody asks for a target.
  package enum Answer {
    case data([UInt8], type: String)
    case list([UInt], type: String)
    case refusal
    case silence
    /// Says that there is an answer, and writes none.
    case lie
    /// Parts of `size` bytes, of which it sends at most `count`.
    case parts([UInt8], type: String, size: Int, count: Int = .max)
    /// Parts without end.
    case endless(size: Int)
    /// Data that it makes when it is asked.
    case made(@MainActor () -> [UInt8], type: String)
  }

  private struct Sending {
    var requestor: Window
    var property: Atom
    var type: Atom
    var bytes: [UInt8]
    var size: Int
    var rest: Int
    var isEndless = false
  }

  package let window: Window
  /// By target.
  package var answers: [String: Answer] = [:]
  /// Targets that it was asked for, in order.
  package private(set) var requests: [String] = []
  /// When the data were asked for, by the server's clock, in the same order.
  package private(set) var requestTimes: [Time] = []
  /// Messages of drag and drop that its windows have got, in order.
  package internal(set) var messages: [DragMessage] = []
  /// Answers that it has got: the target, and the property or nil for a refusal.
  package private(set) var notices: [(target: String, property: String?)] = []
  /// Whether it takes the parts of what comes in parts.
  package var takesParts = true
  /// What has come in parts, by property, and whether the last has come.
  package private(set) var parts: [String: (bytes: [UInt8], isComplete: Bool)] = [:]
  private(set) var display: OpaquePointer?
  /// Lives as long as its clients.
  private let server: XServer
  private var sendings: [Sending] = []
  /// Requests that it was silent about, oldest first.
  private var unanswered: [XSelectionRequestEvent] = []

  package init(on server: XServer) throws {
    guard let display = XOpenDisplay(server.display) else {
      throw XTestRigError("no peer on \(server.display)")
    }
    self.display = display
    self.server = server
    // A server that a test ends must not end the tests.
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    XSync(display, False)
  }

  isolated deinit { die() }

  /// Closes its connection, as a crash would.
  package func die() {
    if let display { XCloseDisplay(display) }
    display = nil
  }

  package func atom(_ name: String) -> Atom { display.map { XInternAtom($0, name, False) } ?? 0 }

  package func name(_ atom: Atom) -> String {
    guard let display, let text = XGetAtomName(display, atom) else { return "" }
    defer { XFree(text) }
    return String(cString: text)
  }
}

extension SelectionPeer {
  /// Takes a selection.
  package func own(_ selection: String, answers: [String: Answer]) {
    guard let display else { return }
    self.answers = answers
    if answers["TARGETS"] == nil {
      self.answers["TARGETS"] = .list(answers.keys.sorted().map { UInt(atom($0)) }, type: "ATOM")
    }
    XSetSelectionOwner(display, atom(selection), window, Time(CurrentTime))
    XSync(display, False)
  }

  /// The window that owns a selection; 0 for none.
  package func owner(of selection: String) -> Window {
    display.map { XGetSelectionOwner($0, atom(selection)) } ?? 0
  }

  /// Asks for a target; without a property as old programs do.
  package func ask(
    _ selection: String, _ target: String, property: String?, time: Time = Time(CurrentTime)
  ) {
    guard let display else { return }
    XConvertSelection(
      display, atom(selection), atom(target), property.map(atom) ?? 0, window, time)
    XSync(display, False)
  }

  /// Asks for several targets at once, each for a property.
  package func askMultiple(_ selection: String, _ pairs: [(target: String, property: String)]) {
    guard let display else { return }
    let items = pairs.flatMap { [UInt(atom($0.target)), UInt(atom($0.property))] }
    set("PAIRS", items, type: "ATOM_PAIR", of: window)
    XConvertSelection(
      display, atom(selection), atom("MULTIPLE"), atom("PAIRS"), window, Time(CurrentTime))
    XSync(display, False)
  }

  /// A property of its window, or another, in bytes or, of 32 bits, as items.
  package func property(
    _ name: String, of other: Window? = nil
  ) -> (type: String, bytes: [UInt8], items: [UInt])? {
    guard let value = take(atom(name), of: other, delete: false) else { return nil }
    return (self.name(value.type), value.bytes, value.items)
  }

  /// Handles what has arrived.
  package func pump() {
    guard let display else { return }
    var event = XEvent()
    while XPending(display) > 0 {
      XNextEvent(display, &event)
      switch event.type {
      case SelectionRequest: requested(event.xselectionrequest)
      case SelectionNotify: noticed(event.xselection)
      case PropertyNotify: changed(event.xproperty)
      case ClientMessage:
        messages.append(DragMessage(event.xclient, name(event.xclient.message_type)))
      default: break
      }
    }
    XFlush(display)
  }
}

extension SelectionPeer {
  private func requested(_ event: XSelectionRequestEvent) {
    let target = name(event.target)
    requests.append(target)
    requestTimes.append(event.time)
    var isAnswered = true
    switch answers[target] ?? .refusal {
    case .silence: return unanswered.append(event)
    case .refusal: isAnswered = false
    case .lie: break
    case .data(let bytes, let type): set(event.property, bytes, atom(type), of: event.requestor)
    case .made(let make, let type): set(event.property, make(), atom(type), of: event.requestor)
    case .list(let items, let type):
      set(name(event.property), items, type: type, of: event.requestor)
    case .parts(let bytes, let type, let size, let count):
      begin(
        Sending(
          requestor: event.requestor, property: event.property, type: atom(type), bytes: bytes,
          size: size, rest: count))
    case .endless(let size):
      begin(
        Sending(
          requestor: event.requestor, property: event.property, type: atom("UTF8_STRING"),
          bytes: Array(repeating: 65, count: size), size: size, rest: .max, isEndless: true))
    }
    notify(event, isAnswered)
  }

  /// Answers the oldest request that it was silent about.
  package func answerLate(_ bytes: [UInt8], type: String) {
    let request = unanswered.removeFirst()
    set(request.property, bytes, atom(type), of: request.requestor)
    notify(request, true)
  }

  private func notify(_ request: XSelectionRequestEvent, _ isAnswered: Bool) {
    guard let display else { return }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = isAnswered ? request.property : 0
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, False, 0, &event)
  }

  private func begin(_ sending: Sending) {
    guard let display else { return }
    XSelectInput(display, sending.requestor, PropertyChangeMask)
    set(name(sending.property), [UInt(sending.bytes.count)], type: "INCR", of: sending.requestor)
    sendings.append(sending)
  }

  private func noticed(_ event: XSelectionEvent) {
    notices.append((name(event.target), event.property == 0 ? nil : name(event.property)))
    guard event.property != 0, takesParts, let value = take(event.property, delete: false),
      name(value.type) == "INCR"
    else { return }
    parts[name(event.property)] = ([], false)
    _ = take(event.property, delete: true)
  }

  private func changed(_ event: XPropertyEvent) {
    if event.window == window {
      if event.state == PropertyNewValue { partArrived(event.atom) }
    } else if event.state == PropertyDelete {
      sendNext(event.window, event.atom)
    }
  }

  private func partArrived(_ property: Atom) {
    let key = name(property)
    guard takesParts, parts[key]?.isComplete == false, let value = take(property, delete: true)
    else { return }
    parts[key]?.bytes += value.bytes
    if value.bytes.isEmpty { parts[key]?.isComplete = true }
  }

  private func sendNext(_ requestor: Window, _ property: Atom) {
    let index = sendings.firstIndex { $0.requestor == requestor && $0.property == property }
    guard let index, sendings[index].rest > 0 else { return }
    sendings[index].rest -= 1
    let piece = Array(sendings[index].bytes.prefix(sendings[index].size))
    set(property, piece, sendings[index].type, of: requestor)
    if sendings[index].isEndless { return }
    sendings[index].bytes.removeFirst(piece.count)
    if piece.isEmpty { sendings.remove(at: index) }
  }

  func set(_ property: Atom, _ bytes: [UInt8], _ type: Atom, of window: Window) {
    guard let display else { return }
    XChangeProperty(
      display, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
  }

  /// Xlib expects 32-bit items as C longs.
  func set(_ property: String, _ items: [UInt], type: String, of window: Window) {
    guard let display else { return }
    items.withUnsafeBytes {
      _ = XChangeProperty(
        display, window, atom(property), atom(type), 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, Int32(items.count))
    }
  }

  private func take(
    _ property: Atom, of other: Window? = nil, delete: Bool
  ) -> (type: Atom, bytes: [UInt8], items: [UInt])? {
    guard let display else { return nil }
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, other ?? window, property, 0, 1 << 24, delete ? True : False, 0, &type, &format,
      &count,
      &rest,
      &data)
    guard let data, type != 0 else { return nil }
    defer { XFree(data) }
    if format == 32 {
      let items = data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
      return (type, [], items)
    }
    return (type, Array(UnsafeBufferPointer(start: data, count: Int(count))), [])
  }
}
