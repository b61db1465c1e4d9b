public import Foundation
public import UniformTypeIdentifiers

/// What a picker is for, in the initialisers before iOS 14.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies of files are chosen.
  case `import`
  /// Files are chosen where they are.
  case open
  /// A place to copy files to is chosen.
  case exportToService
  /// A place to move files to is chosen.
  case moveToService
}

extension UIDocumentPickerViewController {
  /// For choosing files of some types, of any type where nobody declares one of them. Traps for a mode that exports.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    precondition(
      mode == .import || mode == .open,
      "files are chosen in the modes import and open; init(urls:in:) exports files")
    let types = allowedUTIs.compactMap { UTType($0) }
    self.init(
      forOpeningContentTypes: types.isEmpty ? [.item] : types, asCopy: mode == .import)
  }

  /// For choosing a place for files. Traps for a mode that opens files.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    precondition(
      mode == .exportToService || mode == .moveToService,
      "files are exported in the modes exportToService and moveToService; "
        + "init(documentTypes:in:) chooses files")
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }

  /// The same for one file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// What it is for.
  public var documentPickerMode: UIDocumentPickerMode {
    switch purpose {
    case .open(_, let asCopy): asCopy ? .import : .open
    case .export(_, let asCopy): asCopy ? .exportToService : .moveToService
    }
  }
}
