import Foundation

extension UIDocumentViewController {
  /// As the document is now. The program adds to it afterwards.
  func updateNavigationItem() {
    let isOpen = held.map { !$0.documentState.contains(.closed) } ?? false
    undoRedo.follow(isOpen ? held?.undoManager : nil)
    let item = navigationItem
    item.title = held?.localizedName
    item.renameDelegate = isOpen ? held : nil
    if item.documentProperties?.url != held?.fileURL || !isOpen {
      item.documentProperties = isOpen ? held.map(makeProperties) : nil
    }
    showCloseItem()
    navigationItemDidUpdate()
  }

  /// What is shared is the file, with all that was saved.
  private func makeProperties(of document: UIDocument) -> UIDocumentProperties {
    let (properties, url) = (UIDocumentProperties(url: document.fileURL), document.fileURL)
    properties.activityViewControllerProvider = {
      UIActivityViewController(activityItems: [url], applicationActivities: nil)
    }
    return properties
  }

  func makeCloseItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "chevron.backward"),
      primaryAction: UIAction { [weak self] _ in self?.leave() })
    item.accessibilityLabel = "Documents"
    return item
  }

  /// It leads back to where documents are chosen, unless the program has a button of its own there.
  private func showCloseItem() {
    let leads = held != nil && (navigationController?.viewControllers.first ?? self) === self
    let shown = navigationItem.leftBarButtonItems
    if leads, shown == nil {
      navigationItem.leftBarButtonItem = closeItem
    } else if !leads, shown == [closeItem] {
      navigationItem.leftBarButtonItem = nil
    }
  }

  private func leave() {
    if presentingViewController != nil { dismiss(animated: true) } else { document = nil }
  }
}

/// Buttons that undo and redo what an undo manager has. Main thread only.
@MainActor
final class UndoRedoItems {
  let group: UIBarButtonItemGroup
  private weak var manager: UndoManager?
  private var observers: UndoObservers?
  private let undo = UIBarButtonItem(image: UIImage(systemName: "arrow.uturn.backward"))
  private let redo = UIBarButtonItem(image: UIImage(systemName: "arrow.uturn.forward"))

  init() {
    group = UIBarButtonItemGroup(barButtonItems: [undo, redo], representativeItem: nil)
    group.isHidden = true
    (undo.accessibilityLabel, redo.accessibilityLabel) = ("Undo", "Redo")
    undo.primaryAction = UIAction(image: undo.image) { [weak self] _ in self?.manager?.undo() }
    redo.primaryAction = UIAction(image: redo.image) { [weak self] _ in self?.manager?.redo() }
  }

  /// Nil hides them.
  func follow(_ new: UndoManager?) {
    if new !== manager {
      manager = new
      observers = new.map { manager in
        UndoObservers(manager) { [weak self] _ in
          DocumentFile.onMain { [weak self] in self?.update() }
        }
      }
    }
    if group.isHidden != (new == nil) { group.isHidden = new == nil }
    update()
  }

  private func update() {
    undo.isEnabled = manager?.canUndo ?? false
    redo.isEnabled = manager?.canRedo ?? false
  }
}
