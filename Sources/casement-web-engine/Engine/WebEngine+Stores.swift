import WebEngineProtocol

extension WebEngine {
  /// Performs what is for a store; the answer goes to the page.
  func perform(_ command: EngineCommand, forStoreOf page: PageID) -> Bool {
    func answer(_ id: RequestID) -> ([PageCookie]) -> Void {
      { [self] in send(.cookies(id, $0), page: page) }
    }
    switch command {
    case .readCookies(let id, let settings):
      context(settings).store.readCookies(answer(id))
    case .setCookie(let id, let settings, let cookie):
      context(settings).store.set(cookie, answer(id))
    case .deleteCookie(let id, let settings, let cookie):
      context(settings).store.delete(cookie, answer(id))
    case .removeData(let id, let settings, let kinds, let seconds):
      context(settings).store.remove(kinds, seconds, answer(id))
    case .readRecords(let id, let settings, let kinds):
      context(settings).store.readRecords(kinds) { [self] in send(.records(id, $0), page: page) }
    case .removeRecords(let id, let settings, let kinds, let hosts):
      context(settings).store.removeRecords(kinds, of: hosts) { [self] in
        send(.records(id, $0), page: page)
      }
    case .watchCookies(let settings):
      context(settings).store.watch { [self] in send(.cookiesChanged, page: page) }
    default: return false
    }
    return true
  }
}
