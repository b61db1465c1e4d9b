import UIKit
import WebKit

extension BrowserViewController {
  func connectFindBar() {
    findBar.field.delegate = self
    findBar.onwards.addAction(UIAction { [unowned self] _ in findNext() }, for: .touchUpInside)
    findBar.backwards.addAction(
      UIAction { [unowned self] _ in find(backwards: true) }, for: .touchUpInside)
    findBar.done.addAction(UIAction { [unowned self] _ in endFinding() }, for: .touchUpInside)
  }

  func beginFinding() {
    findBar.isHidden = false
    findBar.note.text = nil
    view.setNeedsLayout()
    _ = findBar.field.becomeFirstResponder()
  }

  func endFinding() {
    findBar.isHidden = true
    view.setNeedsLayout()
    _ = webView.becomeFirstResponder()
  }

  func findNext() { find(backwards: false) }

  private func find(backwards: Bool) {
    let text = findBar.field.text ?? ""
    if text.isEmpty { return }
    let configuration = WKFindConfiguration()
    configuration.backwards = backwards
    webView.find(text, configuration: configuration) { [weak self] result in
      self?.findBar.note.text = result.matchFound ? nil : "Not found"
    }
  }
}
