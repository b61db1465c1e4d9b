import Foundation
import FoundationNetworking
import UIKit
import UniformTypeIdentifiers
import WebEngineProtocol

extension WKWebView {
  func show(_ dialog: PageDialog, _ id: RequestID) {
    let panels = uiDelegate ?? DefaultPanels.shared
    let request = URLRequest(url: URL(string: dialog.url) ?? URL(string: "about:blank")!)
    let frame = WKFrameInfo(self, request)
    typealias Answer = (isAccepted: Bool, text: String?)
    let asker = asker
    let pending = PendingAnswer<Answer>(
      "webView(_:runJavaScript…Panel…)", fallback: (false, nil)
    ) { asker.tell(.answerDialog(id, isAccepted: $0.isAccepted, text: $0.text)) }
    switch dialog.kind {
    case .alert:
      let answer: @MainActor () -> Void = { pending.give((true, nil)) }
      panels.webView(
        self, runJavaScriptAlertPanelWithMessage: dialog.message, initiatedByFrame: frame,
        completionHandler: answer)
    case .confirm, .leaving:
      let answer: @MainActor (Bool) -> Void = { pending.give(($0, nil)) }
      panels.webView(
        self, runJavaScriptConfirmPanelWithMessage: dialog.message, initiatedByFrame: frame,
        completionHandler: answer)
    case .prompt:
      let answer: @MainActor (String?) -> Void = { pending.give(($0 != nil, $0)) }
      panels.webView(
        self, runJavaScriptTextInputPanelWithPrompt: dialog.message,
        defaultText: dialog.defaultText, initiatedByFrame: frame, completionHandler: answer)
    }
  }

  /// What the user answers an alert over the view; refused where it goes without an answer.
  func answer(
    _ kind: PageDialog.Kind, _ message: String, _ text: String? = nil
  ) async -> (isAccepted: Bool, text: String?) {
    typealias Answer = (isAccepted: Bool, text: String?)
    return await withCheckedContinuation { waiting in
      let pending = PendingAnswer<Answer>("UIAlertAction", fallback: (false, nil)) {
        waiting.resume(returning: $0)
      }
      presentPanel(kind, message, text) { pending.give(($0, $1)) }
    }
  }

  /// The files that the user picks; none where the picker goes without an answer.
  func chosenFiles(_ parameters: WKOpenPanelParameters) async -> [URL]? {
    await withCheckedContinuation { waiting in
      let pending = PendingAnswer<[URL]?>("UIDocumentPickerDelegate", fallback: nil) {
        waiting.resume(returning: $0)
      }
      chooseFiles(parameters) { pending.give($0) }
    }
  }

  /// An alert over the view; answered as refused where nothing can present it.
  func presentPanel(
    _ kind: PageDialog.Kind, _ message: String, _ text: String? = nil,
    _ answer: @escaping (Bool, String?) -> Void
  ) {
    guard let presenter = presenter else { return answer(false, nil) }
    let alert = UIAlertController(
      title: url?.host, message: message, preferredStyle: .alert)
    if kind == .prompt { alert.addTextField { $0.text = text } }
    if kind != .alert {
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer(false, nil) })
    }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        answer(true, alert?.textFields?.first?.text)
      })
    presenter.present(alert, animated: true)
  }

  func chooseFiles(_ parameters: WKOpenPanelParameters, _ answer: @escaping ([URL]?) -> Void) {
    guard let presenter = presenter else { return answer(nil) }
    let types = parameters.mimeTypes.compactMap { UTType(mimeType: $0) }
    let picker = UIDocumentPickerViewController(
      forOpeningContentTypes: types.isEmpty ? [.item] : types)
    picker.allowsMultipleSelection = parameters.allowsMultipleSelection
    let choice = FileChoice(answer)
    picker.delegate = choice
    fileChoice = choice
    presenter.present(picker, animated: true)
  }

  /// The controller that is presented last in the view's window.
  var presenter: UIViewController? {
    var controller = window?.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }
}

/// Hears which files the user picks for a page.
@MainActor
final class FileChoice: NSObject, UIDocumentPickerDelegate {
  private let answer: ([URL]?) -> Void

  init(_ answer: @escaping ([URL]?) -> Void) {
    self.answer = answer
    super.init()
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { answer(urls) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { answer(nil) }
}
