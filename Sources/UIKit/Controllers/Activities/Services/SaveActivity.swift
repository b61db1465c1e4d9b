import Foundation

/// Saves the items as files, where the user says.
final class SaveActivity: UIActivity, UIDocumentPickerDelegate {
  private var items: [SharedItem] = []

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
      guard !files.isEmpty, let host else { return activityDidFinish(false) }
      let picker = UIDocumentPickerViewController(forExporting: files, asCopy: true)
      picker.delegate = self
      host.present(picker, animated: true)
    }
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { activityDidFinish(true) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    activityDidFinish(false)
  }
}
