import Foundation
import WebEngineProtocol

/// The page that asks something. Answers go to it and no other: a page of a later engine has other questions by the
/// same numbers.
@MainActor
struct AskingPage {
  private weak var engine: EngineProcess?
  private let page: PageID

  init(_ connection: PageConnection?) {
    engine = connection?.engine
    page = connection?.page ?? 0
  }

  func tell(_ answer: EngineCommand, body: Data = Data()) {
    engine?.send(answer, page: page, body: body)
  }
}
