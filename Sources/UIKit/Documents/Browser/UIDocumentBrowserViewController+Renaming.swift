import Foundation

extension UIDocumentBrowserViewController {
  func rename(
    _ url: URL, to name: String, _ completion: @MainActor (URL?, (any Error)?) -> Void
  ) {
    do {
      let new = try FileNames.renamed(url, to: name)
      try FileManager.default.moveItem(at: url, to: new)
      replace(url, by: new)
      completion(new, nil)
    } catch { completion(nil, error) }
  }

  // MARK: By the user

  func menu(for url: URL) -> UIMenu {
    let own: [UIMenuElement] = [
      UIAction(title: "Rename…", image: UIImage(systemName: "pencil")) { [weak self] _ in
        self?.askForName(of: url)
      },
      UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) {
        [weak self] _ in self?.share(url)
      },
    ]
    return UIMenu(children: own + customActions.compactMap { $0.menuElement(for: url) })
  }

  private func askForName(of url: URL) {
    let alert = UIAlertController(title: "Rename Document", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.text = url.deletingPathExtension().lastPathComponent
      field.accessibilityLabel = "Name"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let rename = UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
      self?.rename(url, to: alert?.textFields?.first?.text ?? "") { _, error in
        if let error {
          self?.present(
            UIAlertController(failure: "The document keeps its name.", error.localizedDescription),
            animated: true)
        }
      }
    }
    alert.addAction(rename)
    alert.preferredAction = rename
    present(alert, animated: true) { alert.textFields?.first?.selectAll(nil) }
  }

  private func share(_ url: URL) {
    let activities = delegate?.documentBrowser(self, applicationActivitiesForDocumentURLs: [url])
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: activities)
    sheet.popoverPresentationController?.sourceView = list.cell(of: url)
    delegate?.documentBrowser(self, willPresent: sheet)
    present(sheet, animated: true)
  }
}
