import Foundation
import WebEngineProtocol

/// What the program has asked a page and waits for. An answer comes once; the page's end is one too.
@MainActor
final class PageRequests {
  enum Answer: Sendable {
    case script(ScriptOutcome)
    case count(Int)
    case document(Data, error: String?)
    /// There is no page, or the question was too long for it.
    case none
    /// The view has gone.
    case invalidated
  }

  weak var view: WKWebView?
  private var waiting: [RequestID: (Answer) -> Void] = [:]
  private var last: RequestID = 0

  func ask(_ command: (RequestID) -> EngineCommand, _ answer: @escaping (Answer) -> Void) {
    guard let view else { return answer(.invalidated) }
    guard view.ensurePage() else { return answer(.none) }
    last += 1
    waiting[last] = answer
    let id = last
    if !view.reachesPage(command(id)) { self.answer(id, .none) }
  }

  /// An answer that nobody waits for is left alone.
  func answer(_ id: RequestID, _ answer: Answer) { waiting.removeValue(forKey: id)?(answer) }

  func endAll(_ answer: Answer = .none) {
    let ended = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for (_, end) in ended { end(answer) }
  }
}
