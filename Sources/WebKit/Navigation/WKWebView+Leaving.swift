import Foundation
import WebEngineProtocol

/// What the program asked a page for. A script that doesn't end keeps the page's process from doing it.
enum PageOrder {
  case load(EngineCommand, Data, WKNavigation)
  case stop
}

extension WKWebView {
  func stopPage() {
    state.order = .stop
    tellPage(.stop)
  }

  /// The load under way is there, or failed; one that was asked for meanwhile is not.
  func endOrder() {
    guard case .load(_, _, let navigation) = state.order else { return }
    if navigation === state.navigation { state.order = nil }
  }

  /// The process is ended. A load is done by another one, as if it had been asked for now; the delegate hears of
  /// the end only where nothing takes the page's place.
  func leaveStuckPage() {
    guard let order = state.order else { return }
    tellPage(.endProcess)
    guard case .load(let command, let body, let navigation) = order, canRepeat(command) else {
      return pageDied()
    }
    content.text = nil
    requests.endAll()
    state.awaited = navigation
    tellPage(command, body: body)
  }

  /// Without a history the engine has nothing that it could load again.
  private func canRepeat(_ command: EngineCommand) -> Bool {
    if case .reload = command { return backForwardList.currentItem != nil }
    return true
  }
}
