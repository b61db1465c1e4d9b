import Foundation
import WebEngineProtocol

/// What the program has asked an engine about a store. The engine's end answers, too.
@MainActor
final class StoreRequests: EnginePage {
  private weak var engine: EngineProcess?
  private var page: PageID = 0
  private var waiting: [RequestID: ([PageCookie]) -> Void] = [:]
  private var last: RequestID = 0

  func ask(
    _ engine: EngineProcess?, _ command: (RequestID) -> EngineCommand,
    _ answer: @escaping ([PageCookie]) -> Void
  ) {
    guard let engine else { return answer([]) }
    if self.engine !== engine { (self.engine, page) = (engine, engine.add(self)) }
    last += 1
    waiting[last] = answer
    engine.send(command(last), page: page)
  }

  func receive(_ event: EngineEvent, body: Data) {
    if case .cookies(let id, let cookies) = event { waiting.removeValue(forKey: id)?(cookies) }
  }

  func engineEnded(_ failure: EngineFailure?) {
    let ended = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for (_, answer) in ended { answer([]) }
  }

  func opened(_ page: PageID, url: String?, in engine: EngineProcess) {
    engine.send(.closePage, page: page)
  }
}
