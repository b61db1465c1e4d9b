import Foundation

extension UIDocumentViewController {
  /// What a document view controller shows as long as it has no document: a title, buttons that make one, and a
  /// browser. Main thread only.
  @preconcurrency @MainActor
  open class LaunchOptions: NSObject {
    /// The controller that shows them. It is the delegate of a browser without one.
    weak var owner: UIDocumentViewController? {
      didSet { browser.map { takeOver($0, from: oldValue) } }
    }
    private var browser: UIDocumentBrowserViewController?

    /// Where the user chooses a document. One without a delegate gets the document view controller.
    open var browserViewController: UIDocumentBrowserViewController {
      get { browser ?? makeBrowser() }
      set {
        browser = newValue
        takeOver(newValue, from: nil)
        owner?.optionsDidChange()
      }
    }

    private func makeBrowser() -> UIDocumentBrowserViewController {
      let made = UIDocumentBrowserViewController(forOpening: nil)
      browser = made
      takeOver(made, from: nil)
      return made
    }

    private func takeOver(
      _ browser: UIDocumentBrowserViewController, from former: UIDocumentViewController?
    ) {
      if browser.delegate == nil || browser.delegate === former { browser.delegate = owner }
    }

    /// The program's name by default.
    @AlwaysObserved open var title = ProcessInfo.processInfo.processName {
      didSet { owner?.optionsDidChange() }
    }
    /// Beneath the title; nil for none.
    @AlwaysObserved open var subtitle: String? { didSet { owner?.optionsDidChange() } }
    /// Behind all else.
    @AlwaysObserved open var background = LaunchOptions.defaultBackground {
      didSet { owner?.optionsDidChange() }
    }
    /// The first button; one that makes a document by default.
    @AlwaysObserved open var primaryAction: UIAction? = createDocumentAction(withIntent: .default) {
      didSet { owner?.optionsDidChange() }
    }
    /// The second button; nil for none.
    @AlwaysObserved open var secondaryAction: UIAction? { didSet { owner?.optionsDidChange() } }
    /// Behind the title, in all of the part above the browser.
    @AlwaysObserved open var backgroundAccessoryView: UIView? {
      didSet { owner?.optionsDidChange() }
    }
    /// Before the title, in all of the part above the browser.
    @AlwaysObserved open var foregroundAccessoryView: UIView? {
      didSet { owner?.optionsDidChange() }
    }

    /// An action for a button here: asks the browser's delegate for a file of a new document.
    open class func createDocumentAction(
      withIntent intent: UIDocument.CreationIntent
    ) -> UIAction {
      UIAction(title: "Create Document") { action in
        let chain = ResponderChain(from: action.sender as? UIResponder)
        let controller = chain.first { $0 is UIDocumentViewController }
        (controller as? UIDocumentViewController)?.launchOptions.browserViewController
          .create(intent)
      }
    }

    private static var defaultBackground: UIBackgroundConfiguration {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .secondarySystemBackground
      return background
    }
  }
}

extension UIDocument {
  /// What kind of a new document the user wants. Programs add their own.
  public struct CreationIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// From a text of the program's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let `default` = CreationIntent("default")
  }
}
