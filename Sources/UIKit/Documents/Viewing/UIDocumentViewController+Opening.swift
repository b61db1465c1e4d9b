import Foundation

extension UIDocumentViewController {
  /// The same; returns whether it is open.
  @discardableResult
  public func openDocument() async -> Bool {
    await withCheckedContinuation { continuation in
      openDocument { continuation.resume(returning: $0) }
    }
  }

  func replaceDocument(by new: UIDocument?) {
    guard new !== held else { return }
    let (old, told) = (held, waiting)
    (held, waiting, hasToldOpening) = (new, [], false)
    observe(new)
    contentUnavailableConfiguration = nil
    old?.close()
    for handler in told { handler(false) }
    showLaunch()
    guard let new, !new.documentState.contains(.closed) else {
      updateNavigationItem()
      if new != nil, viewIfLoaded?.window != nil { open { _ in } }
      return
    }
    tellOpening()
  }

  private func observe(_ document: UIDocument?) {
    stateObserver.map { NotificationCenter.default.removeObserver($0) }
    stateObserver = document.map {
      NotificationCenter.default.addObserver(
        forName: UIDocument.stateChangedNotification, object: $0, queue: nil
      ) { [weak self] _ in
        DocumentFile.onMain { [weak self] in self?.documentStateDidChange() }
      }
    }
  }

  func open(_ completion: @escaping (Bool) -> Void) {
    guard let document = held else { return completion(false) }
    guard document.documentState.contains(.closed) else { return completion(true) }
    waiting.append(completion)
    guard waiting.count == 1 else { return }
    guard document.readsInFlight > 0 else {
      return document.open { [weak self] isOpen in self?.didOpen(document, isOpen) }
    }
    document.afterReading.append { [weak self] in
      self?.didOpen(document, !document.documentState.contains(.closed))
    }
  }

  private func didOpen(_ document: UIDocument, _ isOpen: Bool) {
    guard document === held else {
      if isOpen { document.close() }
      return
    }
    isOpen ? tellOpening() : showFailure(of: document)
    tellWaiting(isOpen)
  }

  private func tellWaiting(_ isOpen: Bool) {
    let told = waiting
    waiting = []
    for handler in told { handler(isOpen) }
  }

  private func tellOpening() {
    guard !hasToldOpening else { return }
    hasToldOpening = true
    contentUnavailableConfiguration = nil
    updateNavigationItem()
    documentDidOpen()
  }

  private func documentStateDidChange() {
    guard let held else { return }
    if held.documentState.contains(.closed) {
      hasToldOpening = false
    } else if !hasToldOpening {
      tellOpening()
      return tellWaiting(true)
    }
    updateNavigationItem()
  }

  private func showFailure(of document: UIDocument) {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "doc")
    content.text = "“\(document.localizedName)” can’t be opened."
    contentUnavailableConfiguration = content
    updateNavigationItem()
  }

  /// Whether it, or a container around it, goes for good.
  var isLeaving: Bool {
    sequence(first: self as UIViewController, next: { $0.parent })
      .contains { $0.isBeingDismissed || $0.isMovingFromParent }
  }
}
