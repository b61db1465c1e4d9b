public import Foundation

/// Shows a document: opens it when it appears, closes it when it leaves, and says in the navigation item what it
/// is. Without a document it shows how to get one. Subclasses show what the document has. Main thread only.
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController, UIDocumentBrowserViewControllerDelegate {
  var held: UIDocument?
  /// Whether the document's opening was told.
  var hasToldOpening = false
  /// Called when the document is open, or can't be opened.
  var waiting: [(Bool) -> Void] = []
  var stateObserver: (any NSObjectProtocol)?
  let undoRedo = UndoRedoItems()
  /// What shows while there is no document.
  var launch: DocumentLaunchController?
  private(set) lazy var closeItem = makeCloseItem()

  /// Makes a controller; without a document it shows how to get one.
  public init(document: UIDocument?) {
    super.init(nibName: nil, bundle: nil)
    replaceDocument(by: document)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  isolated deinit { stateObserver.map { NotificationCenter.default.removeObserver($0) } }

  // MARK: The document

  /// Another one in its place closes it. One that is set while the view shows is opened.
  open var document: UIDocument? {
    get { held }
    set { replaceDocument(by: newValue) }
  }

  /// Opens the document before the view shows. The handler gets true if it is open, at once where it was before.
  open func openDocument(completionHandler: @escaping (Bool) -> Void) { open(completionHandler) }

  /// The document is open, or one that is open was set; the view need not be loaded. Override it to show what the
  /// document has.
  open func documentDidOpen() {}

  // MARK: Bars

  /// The navigation item was changed as the document is now. Override it to add to that.
  open func navigationItemDidUpdate() {}

  /// Buttons that undo and redo what the document's undo manager has, for the program to put in the bar. Hidden
  /// while no document is open.
  open var undoRedoItemGroup: UIBarButtonItemGroup { undoRedo.group }

  /// The document's.
  open override var undoManager: UndoManager? { held?.undoManager ?? super.undoManager }

  // MARK: Without a document

  /// What shows as long as there is no document.
  open var launchOptions: LaunchOptions {
    get { ownOptions }
    set {
      ownOptions.owner = nil
      ownOptions = newValue
      newValue.owner = self
      optionsDidChange()
    }
  }
  private lazy var ownOptions: LaunchOptions = {
    let options = LaunchOptions()
    options.owner = self
    return options
  }()

  // MARK: Views

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showLaunch()
    updateNavigationItem()
    if held != nil { open { _ in } }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeLaunch()
  }

  /// Saves and closes the document if the controller leaves for good.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isLeaving { held?.close() }
  }

  // MARK: UIDocumentBrowserViewControllerDelegate

  /// Does nothing. Override it to set `document`.
  open func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  /// Makes none. Override it to make a file.
  open func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { importHandler(nil, .none) }
  /// Goes on as if the user had chosen the new document.
  open func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) { documentBrowser(controller, didPickDocumentsAt: [destinationURL]) }
  /// Does nothing.
  open func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}
