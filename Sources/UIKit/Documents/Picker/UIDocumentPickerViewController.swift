public import Foundation
import PlatformKit
public import UniformTypeIdentifiers

/// Has the user choose files or folders, or a place to put files in, with the desktop's file dialog; where
/// there is none, with a list of its own. Present it; it dismisses itself.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  let purpose: FilePurpose
  private var request: FileRequestID?
  private var isAsked = false
  /// It goes from the screen to tell what was chosen.
  private var isFinishing = false
  private var isAnswered = false
  /// Whether nothing of what was chosen could be copied or moved.
  private(set) var hasFailed = false

  /// For choosing files of some types; folders, if they are among them. Those chosen are copied to a
  /// temporary folder first if `asCopy` says so.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    purpose = .open(contentTypes, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
  }

  /// For choosing files of some types where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// For choosing a place to copy files to, or to move them to.
  public init(forExporting urls: [URL], asCopy: Bool) {
    precondition(
      !urls.isEmpty && urls.allSatisfy(\.isFileURL),
      "UIDocumentPickerViewController exports files; give it at least one file URL")
    purpose = .export(urls, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
  }

  /// For choosing a place to move files to.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Makes a picker for any file, as there are no archives to read.
  public required init?(coder: NSCoder) {
    purpose = .open([.item], asCopy: false)
    super.init(coder: coder)
  }

  /// Told what was chosen; held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false
  /// Whether the picker's own list shows extensions of names; a dialog of the desktop does.
  open var shouldShowFileExtensions = true
  /// The folder to begin in.
  open var directoryURL: URL?

  /// Shows what there is to say while the desktop's dialog is open.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Asks the user.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isAsked { ask() }
  }

  /// Taken off the screen by the user or the program, it is cancelled.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let isGone = isBeingDismissed || presentingViewController == nil
    if isGone, !isFinishing { answer([]) }
  }

  override var shownChild: UIViewController? { children.first }
}

extension UIDocumentPickerViewController {
  private func ask() {
    isAsked = true
    let application = view.window?.application ?? UIApplication.shared
    guard let chooser = application.engine.platform.fileChooser else { return showList() }
    show(DialogWaitingController { [weak self] in self?.finish([]) })
    let window = view.window?.platformWindow?.id
    request = chooser.ask(question, over: window) { [weak self] in self?.receive($0) }
  }

  private var question: FileQuestion {
    purpose.question(allowsSeveral: allowsMultipleSelection, folder: directoryURL?.path)
  }

  private func receive(_ answer: FileAnswer) {
    request = nil
    switch answer {
    case .unavailable: showList()
    case .cancelled: finish([])
    case .chosen(let words): finish(FilePurpose.files(words))
    }
  }

  private func showList() {
    let list = FileListController(
      purpose: purpose, allowsSeveral: allowsMultipleSelection,
      folder: directoryURL ?? FileManager.default.homeDirectoryForCurrentUser)
    list.showsExtensions = shouldShowFileExtensions
    list.onEnd = { [weak self] in self?.finish($0) }
    show(list)
  }

  private func show(_ page: UIViewController) {
    for child in children { removeEmbedded(child) }
    embed(UINavigationController(rootViewController: page), in: view)
  }

  /// Goes from the screen, then tells what was chosen; without anything, that it was cancelled.
  private func finish(_ urls: [URL]) {
    guard let presenter = presentingViewController, !isBeingDismissed else { return answer(urls) }
    isFinishing = true
    presenter.dismiss(animated: true) { [self] in answer(urls) }
  }

  private func answer(_ urls: [URL]) {
    if isAnswered { return }
    isAnswered = true
    if let request {
      UIApplication.shared.engine.platform.fileChooser?.cancel(request)
      self.request = nil
    }
    let recents = UIApplication.shared.engine.recentFiles
    purpose.perform(on: urls) { [self] results in
      // A copy for the program is none of the user's files.
      let files = if case .open = purpose { urls } else { results }
      if !results.isEmpty { recents?.note(files, at: CurrentDate.read()) }
      hasFailed = results.isEmpty && !urls.isEmpty
      if results.isEmpty {
        delegate?.documentPickerWasCancelled(self)
      } else {
        delegate?.documentPicker(self, didPickDocumentsAt: results)
      }
    }
  }
}
