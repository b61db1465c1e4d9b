import CUIXlib
import Glibc
import Synchronization

/// A small clipboard manager on a thread of its own: when a program that ends asks it to, it reads all
/// that the program offers, and takes the clipboard over.
package final class ClipboardManager: @unchecked Sendable {
  /// What it has saved, by target.
  package var saved: [String: [UInt8]] { state.withLock { $0.saved } }
  private let state = Mutex((saved: [String: [UInt8]](), isOver: false))
  private let isReady = ThreadSignal()
  private let isDone = ThreadSignal()
  /// Lives as long as its clients.
  private let server: XServer
  /// Whether it answers requests to save.
  private let answers: Bool

  package init(on server: XServer, answers: Bool = true) throws {
    self.answers = answers
    self.server = server
    let name = server.display
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Start(self, name)).toOpaque()
    pthread_create(
      &thread, nil,
      { context in
        let start = Unmanaged<Start>.fromOpaque(context!).takeRetainedValue()
        start.manager.run(start.display)
        start.manager.isDone.signal()
        return nil
      }, context)
    pthread_detach(thread)
    isReady.wait()
  }

  /// Ends the thread; call it once.
  package func stop() {
    state.withLock { $0.isOver = true }
    isDone.wait()
  }

  private final class Start {
    let manager: ClipboardManager
    let display: String
    init(_ manager: ClipboardManager, _ display: String) {
      (self.manager, self.display) = (manager, display)
    }
  }
}

/// Lets one thread wait for another.
private final class ThreadSignal: @unchecked Sendable {
  private var semaphore = sem_t()
  init() { sem_init(&semaphore, 0, 0) }
  func signal() { sem_post(&semaphore) }
  func wait() { sem_wait(&semaphore) }
}

extension ClipboardManager {
  private func run(_ name: String) {
    guard let display = XOpenDisplay(name) else { return isReady.signal() }
    defer { XCloseDisplay(display) }
    let window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    let manager = XInternAtom(display, "CLIPBOARD_MANAGER", False)
    XSetSelectionOwner(display, manager, window, Time(CurrentTime))
    XSync(display, False)
    isReady.signal()
    while !state.withLock({ $0.isOver }) {
      guard let event = next(display, type: SelectionRequest) else { continue }
      if answers, event.xselectionrequest.selection == manager {
        save(event.xselectionrequest, display, window)
      }
    }
  }

  /// The next event of a type; nil if none comes for a minute.
  private func next(_ display: OpaquePointer, type: Int32) -> XEvent? {
    var event = XEvent()
    for _ in 0..<3_000 {
      if XCheckTypedEvent(display, type, &event) != 0 { return event }
      var socket = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&socket, 1, 20)
      if state.withLock({ $0.isOver }) { return nil }
    }
    return nil
  }

  private func save(_ request: XSelectionRequestEvent, _ display: OpaquePointer, _ window: Window) {
    let clipboard = XInternAtom(display, "CLIPBOARD", False)
    let wanted = read(display, request.requestor, request.property, delete: false).items
    for target in wanted {
      let place = XInternAtom(display, "MANAGER_DATA", False)
      XConvertSelection(display, clipboard, target, place, window, request.time)
      guard let event = next(display, type: SelectionNotify), event.xselection.property != 0,
        let text = XGetAtomName(display, target)
      else { continue }
      let bytes = receive(display, window, place)
      let name = String(cString: text)
      state.withLock { $0.saved[name] = bytes }
      XFree(text)
    }
    XSetSelectionOwner(display, clipboard, window, Time(CurrentTime))
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

  /// The data of an answer, in parts or not.
  private func receive(_ display: OpaquePointer, _ window: Window, _ property: Atom) -> [UInt8] {
    var event = XEvent()
    while XCheckTypedEvent(display, PropertyNotify, &event) != 0 {}
    let first = read(display, window, property, delete: true)
    guard first.type == XInternAtom(display, "INCR", False) else { return first.bytes }
    var bytes: [UInt8] = []
    while let event = next(display, type: PropertyNotify) {
      guard event.xproperty.atom == property, event.xproperty.state == PropertyNewValue else {
        continue
      }
      let part = read(display, window, property, delete: true).bytes
      if part.isEmpty { break }
      bytes += part
    }
    return bytes
  }

  private func read(
    _ display: OpaquePointer, _ window: Window, _ property: Atom, delete: Bool
  ) -> (type: Atom, bytes: [UInt8], items: [Atom]) {
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, property, 0, 1 << 24, delete ? True : False, 0, &type, &format, &count,
      &rest,
      &data)
    guard let data else { return (type, [], []) }
    defer { XFree(data) }
    guard format == 32 else {
      return (type, Array(UnsafeBufferPointer(start: data, count: Int(count))), [])
    }
    return data.withMemoryRebound(to: Atom.self, capacity: Int(count)) {
      (type, [], Array(UnsafeBufferPointer(start: $0, count: Int(count))))
    }
  }
}
