import UIKit

/// The list of notes beside the note that is shown; in a narrow window, one over the other.
class NotesSplitController: UISplitViewController, UISplitViewControllerDelegate,
  UIDocumentPickerDelegate
{
  let list: NoteListController
  private(set) var editor: NotesViewController?
  /// Whether the user has opened a note, so that a narrow window shows it.
  private(set) var hasOpened = false

  /// Shows a note of before; else the first one that no other window shows.
  init(folder: NoteFolder, showing note: ShownNote? = nil) {
    list = NoteListController(folder: folder)
    super.init(style: .doubleColumn)
    title = "Notes"
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    setViewController(UINavigationController(rootViewController: list), for: .primary)
    list.onOpen = { [weak self] name, isNew in self?.open(name, isNew) }
    list.onRename = { [weak self] old, new in self?.rename(old, new) }
    begin(with: note)
  }

  required init?(coder: NSCoder) { nil }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { hasOpened ? .secondary : .primary }

  private func begin(with note: ShownNote?) {
    let folder = list.folder
    if let note, let name = folder.name(of: note.url) {
      list.open(name)
      hasOpened = note.isOpen
    } else if let note, FileManager.default.fileExists(atPath: note.url.path) {
      openFile(note.url)
      hasOpened = note.isOpen
    } else if let name = folder.next {
      list.open(name)
      hasOpened = false
    }
  }

  private func open(_ name: String, _ isNew: Bool) {
    let url = list.folder.url(name)
    if editor?.document.fileURL != url.standardizedFileURL { show(url, isNew) }
    hasOpened = true
    if isCollapsed { show(.secondary) }
  }

  private func show(_ url: URL, _ isNew: Bool) {
    editor?.close()
    let new = NotesViewController(document: NoteDocument(fileURL: url), isNew: isNew)
    new.document.onFileChange = { [weak self, weak document = new.document] in
      guard let self, let name = document.flatMap({ self.list.folder.name(of: $0.fileURL) })
      else { return }
      list.folder.noteDidChange(name)
    }
    if let name = list.folder.name(of: url) {
      new.onRename = { [weak self] in self?.renameNote() }
      new.onDelete = { [weak self] in self?.list.folder.delete(self?.list.shown ?? name) }
    }
    editor = new
    setViewController(UINavigationController(rootViewController: new), for: .secondary)
  }

  /// The note that is shown has another name, or was deleted.
  private func rename(_ old: String, _ new: String?) {
    guard let editor else { return }
    if let new {
      editor.document.presentedItemDidMove(to: list.folder.url(new))
      editor.title = new
    } else {
      editor.document.updateChangeCount(.cleared)
      editor.close()
    }
  }

  // MARK: Commands

  func newNote() { list.makeNote() }

  override func printContent(_ sender: Any?) { editor?.printContent(sender) }

  // The keys of the text find in it wherever the focus is.
  override func find(_ sender: Any?) { editor?.textView.find(sender) }
  override func findAndReplace(_ sender: Any?) { editor?.textView.findAndReplace(sender) }
  override func findNext(_ sender: Any?) { editor?.textView.findNext(sender) }
  override func findPrevious(_ sender: Any?) { editor?.textView.findPrevious(sender) }

  func openFile() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.rtf])
    picker.delegate = self
    present(picker, animated: true)
  }

  func renameNote() {
    if let name = list.shown { list.askForName(of: name) }
  }

  func findNote() {
    if isCollapsed { show(.primary) }
    list.search.isActive = true
  }

  /// A file that is chosen is shown where it is.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { openFile(url) }
  }

  private func openFile(_ url: URL) {
    list.deselect()
    show(url, false)
    hasOpened = true
    if isCollapsed { show(.secondary) }
  }
}
