public import Foundation
public import UniformTypeIdentifiers

/// What a document-based app begins with: a new document, folders, the files used last, and any other. Main
/// thread only.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// What becomes of the file that the program gives for a new document.
  public enum ImportMode: UInt, Sendable {
    case none, copy, move
  }

  /// How the browser looks.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white, light, dark
  }

  let contentTypes: [UTType]
  let list = DocumentBrowserList()
  /// The folders in the list.
  lazy var places = FolderPlaces.ofUser

  /// Makes a browser for files of some types; nil stands for any.
  public init(forOpening contentTypes: [UTType]?) {
    self.contentTypes = contentTypes ?? [.item]
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a browser for any file, as there are no archives to read.
  public required init?(coder: NSCoder) {
    contentTypes = [.item]
    super.init(coder: coder)
  }

  /// Told what the user does; held weakly.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether there is a row for a new document.
  @AlwaysObserved open var allowsDocumentCreation = true {
    didSet { listDidChange() }
  }
  /// What kind of a new document the delegate is asked for; nil while it is not.
  open internal(set) var activeDocumentCreationIntent: UIDocument.CreationIntent?
  /// Whether several files may be chosen.
  open var allowsPickingMultipleItems = false
  /// Whether lists of the browser's own show extensions of names.
  @AlwaysObserved open var shouldShowFileExtensions = true {
    didSet { listDidChange() }
  }
  /// The name of a new document in the row for it.
  @AlwaysObserved open var localizedCreateDocumentActionTitle = "Create Document" {
    didSet { listDidChange() }
  }
  /// Beside the title.
  @AlwaysObserved open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { list.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems }
  }
  /// Beside the title.
  @AlwaysObserved open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { list.navigationItem.rightBarButtonItems = additionalTrailingNavigationBarButtonItems }
  }
  /// Kept: the list has the user's colours, unless `overrideUserInterfaceStyle` says otherwise.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white

  /// In the menu of each document that they are for.
  open var customActions: [UIDocumentBrowserAction] = []
  /// Kept: new documents are made by a row.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
  /// The types of the files used last: those that can be opened.
  open var contentTypesForRecentDocuments: [UTType] { contentTypes }

  open override func viewDidLoad() {
    super.viewDidLoad()
    prepareList()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    readRecentFiles()
  }

  override var shownChild: UIViewController? { children.first }

  /// Puts the file of a document where it may stay, and tells the delegate.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighborURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping @MainActor @Sendable (URL?, (any Error)?) -> Void
  ) {
    place(
      documentURL, in: neighborURL.deletingLastPathComponent(), importMode, completion)
  }

  /// Gives a document another name; its extension stays. The completion gets the file, or why there is no such
  /// name.
  open func renameDocument(
    at documentURL: URL, proposedName: String,
    completionHandler completion: @escaping @MainActor @Sendable (URL?, (any Error)?) -> Void
  ) {
    rename(documentURL, to: proposedName, completion)
  }

  /// Makes what shows a document grow from its row, and shrink into it again.
  open func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController { [weak self] in self?.list.source(of: documentURL) }
  }

  /// Adds a file to those used last. The completion gets it.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool,
    completion: (@MainActor @Sendable (URL?, (any Error)?) -> Void)? = nil
  ) {
    note(url)
    completion?(url, nil)
  }
}

/// Told what the user does in a browser. Every method is optional.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// The user has chosen documents to open.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// The same by its former name, for delegates without the other.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// The user wants a new document: call the handler with a file of it, or with nil and `.none`.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  /// The new document is where the user wants it.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// The new document could not be put where the user wants it.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  /// Activities of the program for documents that are shared.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// The sheet of services for documents is about to show.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Calls the method by its former name.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { documentBrowser(controller, didPickDocumentURLs: documentURLs) }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  /// Makes none.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
  /// None.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {}
}
