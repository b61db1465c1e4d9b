import Foundation
import WebEngineProtocol

/// What the program has asked an engine about a store. The engine's end answers, too.
@MainActor
final class StoreRequests: EnginePage {
  private weak var engine: EngineProcess?
  private var page: PageID = 0
  private var waiting: [RequestID: (Answer) -> Void] = [:]
  /// Called when cookies change.
  var changed: () -> Void = {}

  enum Answer {
    case cookies([PageCookie])
    case records([StoredRecord])
    /// There is no engine.
    case none
  }
  private var last: RequestID = 0

  func ask(
    _ engine: EngineProcess?, _ command: (RequestID) -> EngineCommand,
    _ answer: @escaping (Answer) -> Void
  ) {
    guard let engine else { return answer(.none) }
    last += 1
    waiting[last] = answer
    send(command(last), to: engine)
  }

  func send(_ command: EngineCommand, to engine: EngineProcess) {
    if self.engine !== engine { (self.engine, page) = (engine, engine.add(self)) }
    engine.send(command, page: page)
  }

  func receive(_ event: EngineEvent, body: Data) {
    switch event {
    case .cookies(let id, let cookies): waiting.removeValue(forKey: id)?(.cookies(cookies))
    case .records(let id, let records): waiting.removeValue(forKey: id)?(.records(records))
    case .cookiesChanged: changed()
    default: break
    }
  }

  func engineEnded(_ failure: EngineFailure?) {
    let ended = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for (_, answer) in ended { answer(.none) }
  }

  func opened(_ page: PageID, url: String?, in engine: EngineProcess) {
    engine.send(.closePage, page: page)
  }
}
