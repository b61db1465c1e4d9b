import Diagnostics
import Dispatch
import Foundation
import WebEngineProtocol

/// What a view gets from the engine, on main.
@MainActor
protocol EnginePage: AnyObject {
  func receive(_ event: EngineEvent, body: Data)
  /// The engine is gone. The failure says why, where it didn't start or spoke nonsense.
  func engineEnded(_ failure: EngineFailure?)
  /// A page of this page wants to be shown.
  func opened(_ page: PageID, url: String?, in engine: EngineProcess)
}

/// An engine and the pages it has for the program. It starts with its first page; once ended it stays so, and the next
/// page has another.
@MainActor
final class EngineProcess {
  private struct WeakPage { weak var page: (any EnginePage)? }

  let arena: FrameArena
  private(set) var isRunning = true
  private var connection: EngineConnection!
  private var pages: [PageID: WeakPage] = [:]
  private var lastPage: PageID = 0

  /// Nil where there is no shared memory.
  init?(launcher: any EngineLauncher) {
    guard let memory = SharedMemory() else { return nil }
    arena = FrameArena(memory: memory)
    connection = EngineConnection(memory: memory) { [weak self] report in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.receive(report) } }
    }
    connection.start(with: launcher)
  }

  isolated deinit { connection?.end() }

  /// The number of a new page.
  func add(_ page: any EnginePage) -> PageID {
    lastPage += 2
    pages[lastPage] = WeakPage(page: page)
    return lastPage
  }

  /// Takes over a page that another one has opened.
  func adopt(_ id: PageID, by page: any EnginePage) { pages[id] = WeakPage(page: page) }

  func remove(_ id: PageID) {
    pages[id] = nil
    connection.removeRing(of: id)
    connection.send(.closePage, page: id)
  }

  @discardableResult
  func send(_ command: EngineCommand, page: PageID, body: Data = Data()) -> Bool {
    connection.send(command, page: page, body: body)
  }

  func add(_ ring: FrameRing, for page: PageID) { connection.add(ring, for: page) }

  /// Gives a buffer back; from any thread.
  func releaser(of page: PageID) -> @Sendable (UInt32) -> Void {
    { [weak connection] buffer in _ = connection?.send(.release(buffer: buffer), page: page) }
  }

  private func receive(_ report: EngineConnection.Report) {
    switch report {
    case .event(let message): receive(message)
    case .ended(let failure): end(failure)
    }
  }

  private func receive(_ message: EngineMessage<EngineEvent>) {
    if case .pageOpened(let opener, let url) = message.content {
      guard message.page % 2 == 1, let page = pages[opener]?.page else {
        connection.send(.closePage, page: message.page)
        return
      }
      return page.opened(message.page, url: url, in: self)
    }
    pages[message.page]?.page?.receive(message.content, body: message.body)
  }

  private func end(_ failure: EngineFailure?) {
    isRunning = false
    if let failure { Log.web.write(failure.message) }
    let orphans = pages.values.compactMap(\.page)
    pages = [:]
    for page in orphans { page.engineEnded(failure) }
  }
}
