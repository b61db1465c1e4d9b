import CoreGraphics
import Foundation
import FoundationAdditions

extension UIDocumentInteractionController {
  enum Menu {
    case options, openIn
  }

  private var readableURL: URL? {
    guard let url, url.isFileURL, FileStatus(at: url)?.kind == .file,
      FileManager.default.isReadableFile(atPath: url.path)
    else { return nil }
    return url
  }

  // MARK: Menus

  func showMenu(_ menu: Menu, _ anchor: PopoverAnchor, _ animated: Bool) -> Bool {
    guard shownMenu == nil, let url = readableURL, let parent = anchor.presenter else {
      return false
    }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.offersProgramsOnly = menu == .openIn
    if sheet.offeredActivities.isEmpty { return false }
    anchor.attach(sheet.popoverPresentationController)
    follow(sheet, menu)
    shownMenu = sheet
    switch menu {
    case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    }
    parent.present(sheet, animated: animated)
    return true
  }

  private func follow(_ sheet: UIActivityViewController, _ menu: Menu) {
    sheet.onBegin = { [weak self] activity in
      guard let self else { return }
      isSending = activity is OpenWithActivity
      guard isSending else { return }
      delegate?.documentInteractionController(
        self, willBeginSendingToApplication: activity.activityType?.rawValue)
    }
    sheet.completionWithItemsHandler = { [weak self, weak sheet] type, isDone, _, _ in
      guard let self else { return }
      if isDone, isSending {
        delegate?.documentInteractionController(self, didEndSendingToApplication: type?.rawValue)
      }
      if sheet?.isOver != false { didDismiss(menu) }
    }
  }

  private func didDismiss(_ menu: Menu) {
    shownMenu = nil
    switch menu {
    case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
    }
  }

  // MARK: The preview

  func showPreview(_ animated: Bool) -> Bool {
    guard shownPreview == nil, let url = readableURL,
      let parent = delegate?.documentInteractionControllerViewControllerForPreview(self),
      !(parent is NoPreviewParent)
    else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    let preview = DocumentPreviewController(url, title: name ?? "")
    preview.onEnd = { [weak self] in
      guard let self else { return }
      shownPreview = nil
      delegate?.documentInteractionControllerDidEndPreview(self)
    }
    shownPreview = preview
    if let navigation = parent as? UINavigationController {
      navigation.pushViewController(preview, animated: animated)
    } else {
      parent.present(UINavigationController(rootViewController: preview), animated: animated)
    }
    return true
  }

  func makeRecognizers() -> [UIGestureRecognizer] {
    [
      UITapGestureRecognizer(target: self, action: UIDocumentInteractionController.tapped),
      UILongPressGestureRecognizer(target: self, action: UIDocumentInteractionController.pressed),
    ]
  }

  private func tapped() { presentPreview(animated: true) }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let view = recognizer.view else { return }
    presentOptionsMenu(from: view.bounds, in: view, animated: true)
  }
}

/// Stands for a delegate that names no controller.
final class NoPreviewParent: UIViewController {}
