import CUIWebKitGTK
import Diagnostics
import Foundation
import Glibc
import WebEngineProtocol

/// Sends one event. A program that is gone needs none.
func tell(
  _ event: EngineEvent, page: PageID = 0, body: Data = Data(), through socket: MessageSocket
) {
  do {
    let message = try MessageCoder.encode(EngineMessage(event, page: page, body: body))
    if !socket.write(message) { exit(0) }
  } catch {
    Log.web.write("an event was left out: \(error)")
  }
}

/// Reads the program's commands on GTK's main loop and hands each to its page.
final class WebEngine {
  let socket: MessageSocket
  let memory: SharedMemory
  let cursors = NamedCursors()
  var pages: [PageID: Page] = [:]
  /// By the number of the store.
  var contexts: [UInt32: PageContext] = [:]
  private var assembler = MessageAssembler<EngineCommand>()
  private var lastOwnPage: PageID = 1
  private var lastRequest: RequestID = 0

  init(socket: MessageSocket, memory: SharedMemory) {
    (self.socket, self.memory) = (socket, memory)
  }

  func run() -> Never {
    tell(.ready(version: MessageCoder.version), through: socket)
    let readable: Int32 = 1 | 8 | 16
    _ = gtk.g_unix_fd_add_full(
      0, socket.descriptor, readable,
      { _, _, context in
        let engine: WebEngine = owner(context)
        engine.read()
        return 1
      }, Unmanaged.passRetained(self).toOpaque(), nil)
    gtk.gtk_main()
    exit(0)
  }

  private func read() {
    guard let bytes = socket.read() else { exit(0) }
    do {
      for message in try assembler.add(bytes) { perform(message) }
    } catch {
      Log.web.write("the program's command can't be read: \(error)")
      exit(65)
    }
  }

  private func perform(_ message: EngineMessage<EngineCommand>) {
    if case .createPage(let settings) = message.content {
      guard pages[message.page] == nil else { return }
      pages[message.page] = Page(message.page, settings, engine: self)
    } else if case .closePage = message.content {
      pages.removeValue(forKey: message.page)?.close()
    } else if !perform(message.content, forStoreOf: message.page) {
      pages[message.page]?.perform(message.content, body: message.body)
    }
  }

  func send(_ event: EngineEvent, page: PageID, body: Data = Data()) {
    tell(event, page: page, body: body, through: socket)
  }

  func newPageNumber() -> PageID {
    lastOwnPage += 2
    return lastOwnPage
  }

  func newRequest() -> RequestID {
    lastRequest += 1
    return lastRequest
  }

  func context(_ settings: PageSettings) -> PageContext {
    if let context = contexts[settings.store] { return context }
    let context = PageContext(settings, engine: self)
    contexts[settings.store] = context
    return context
  }
}
