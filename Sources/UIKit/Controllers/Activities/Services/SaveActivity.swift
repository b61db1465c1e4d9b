import Foundation

/// Saves the items as files, where the user says.
final class SaveActivity: UIActivity, UIDocumentPickerDelegate {
  private var items: [SharedItem] = []
  /// While the user is asked.
  private var made: SharedFiles?

  override var activityType: ActivityType? { .saveToFiles }
  override var activityTitle: String? { "Save to Files" }
  override var activityImage: UIImage? { UIImage(systemName: "folder") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !files(in: activityItems).isEmpty
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = files(in: activityItems)
  }

  private func files(in items: [Any]) -> [SharedItem] {
    items.compactMap(SharedItem.init).filter { item in
      if case .address = item { false } else { true }
    }
  }

  override func perform() {
    SharedFiles.make(items) { [self] files in
      made = files
      guard !files.urls.isEmpty, let host else { return finish(false) }
      let picker = UIDocumentPickerViewController(forExporting: files.urls, asCopy: true)
      picker.delegate = self
      host.present(picker, animated: true)
    }
  }

  private func finish(_ isSaved: Bool) {
    made?.remove()
    made = nil
    activityDidFinish(isSaved)
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { finish(true) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    finish(false)
  }
}
