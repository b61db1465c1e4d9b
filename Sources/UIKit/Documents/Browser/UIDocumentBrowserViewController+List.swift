import Foundation
import UniformTypeIdentifiers

extension UIDocumentBrowserViewController {
  private var engine: ApplicationEngine {
    (viewIfLoaded?.window?.application ?? UIApplication.shared).engine
  }

  func prepareList() {
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    list.onChoose = { [weak self] in self?.choose($0) }
    list.menu = { [weak self] in self?.menu(for: $0) }
    embed(navigation, in: view)
    listDidChange()
  }

  func listDidChange() {
    list.showsExtensions = shouldShowFileExtensions
    show(files)
  }

  func readRecentFiles() {
    engine.recentFiles?.read { [weak self] urls in
      guard let self else { return }
      show(Array(urls.filter { self.takes($0) }.prefix(50)))
    }
  }

  func note(_ url: URL) {
    engine.recentFiles?.note([url], at: CurrentDate.read())
    show([url] + files.filter { $0 != url })
  }

  func replace(_ url: URL, by new: URL) {
    engine.recentFiles?.note([new], at: CurrentDate.read())
    let shown = files
    show(shown.contains(url) ? shown.map { $0 == url ? new : $0 } : [new] + shown)
  }

  private var files: [URL] {
    list.rows[2].compactMap { if case .file(let url) = $0 { url } else { nil } }
  }

  private func show(_ files: [URL]) {
    let new = DocumentBrowserList.Row.create(localizedCreateDocumentActionTitle)
    list.show((allowsDocumentCreation ? [new] : []) + [.open], places, files)
  }

  private func takes(_ url: URL) -> Bool {
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    return FilePurpose.open(contentTypes, asCopy: false).takes(type)
  }

  private func choose(_ row: DocumentBrowserList.Row) {
    switch row {
    case .create: create()
    case .open: openAny()
    case .folder(let url): browse(url)
    case .file(let url): pick([url])
    }
  }

  private func browse(_ folder: URL) {
    let page = FileListController(
      purpose: .open(contentTypes, asCopy: false), allowsSeveral: allowsPickingMultipleItems,
      folder: folder)
    (page.isInBrowser, page.showsExtensions) = (true, shouldShowFileExtensions)
    page.onEnd = { [weak self] in self?.pick($0) }
    list.navigationController?.pushViewController(page, animated: true)
  }

  private func pick(_ urls: [URL]) {
    for url in urls.reversed() { note(url) }
    delegate?.documentBrowser(self, didPickDocumentsAt: urls)
  }

  private func openAny() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: contentTypes)
    picker.allowsMultipleSelection = allowsPickingMultipleItems
    picker.shouldShowFileExtensions = shouldShowFileExtensions
    picker.delegate = self
    present(picker, animated: true)
  }

  /// The program makes a file, and the user says where it goes.
  func create(_ intent: UIDocument.CreationIntent = .default) {
    guard let delegate else { return }
    activeDocumentCreationIntent = intent
    delegate.documentBrowser(self) { [weak self] url, mode in
      guard let self else { return }
      activeDocumentCreationIntent = nil
      guard let url, mode != .none else { return }
      let picker = UIDocumentPickerViewController(forExporting: [url], asCopy: mode == .copy)
      picker.delegate = self
      present(picker, animated: true)
    }
  }

  func place(
    _ url: URL, in folder: URL, _ mode: ImportMode,
    _ completion: @escaping @MainActor @Sendable (URL?, (any Error)?) -> Void
  ) {
    FilePurpose.export([url], asCopy: mode != .move).perform(on: [folder]) { [weak self] results in
      let error = results.isEmpty ? CocoaError(.fileWriteUnknown) : nil
      if let new = results.first { self?.note(new) }
      completion(results.first, error)
    }
  }
}

extension UIDocumentBrowserViewController: UIDocumentPickerDelegate {
  /// Tells the browser's delegate.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    guard case .export(let sources, _) = controller.purpose, let new = urls.first else {
      return pick(urls)
    }
    note(new)
    delegate?.documentBrowser(self, didImportDocumentAt: sources[0], toDestinationURL: new)
  }

  /// Tells the browser's delegate if the new document could not be put where the user wants it.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    guard controller.hasFailed, case .export(let sources, _) = controller.purpose else { return }
    delegate?.documentBrowser(
      self, failedToImportDocumentAt: sources[0], error: CocoaError(.fileWriteUnknown))
  }
}
