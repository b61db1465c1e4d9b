import CoreGraphics
public import Foundation
import UniformTypeIdentifiers

/// Asks the user how to print, and prints: on a printer of CUPS, or to a PDF file. Main thread only.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// The controller, whether it was printed, and why not.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let sharedController = UIPrintInteractionController()
  /// The one there is.
  open class var shared: UIPrintInteractionController { sharedController }

  /// True: without a printer there is still the PDF file.
  open class var isPrintingAvailable: Bool { true }
  /// Those of pictures that can be read, and PDF.
  open class var printableUTIs: Set<String> {
    Set([UTType.pdf, .png, .jpeg].map(\.identifier))
  }
  /// Whether there is a picture or a document.
  open class func canPrint(_ url: URL) -> Bool { PrintContent(items: [url]) != nil }
  /// Whether it is a picture or a document.
  open class func canPrint(_ data: Data) -> Bool { PrintContent(items: [data]) != nil }

  public override init() { super.init() }

  /// Prepares and follows printing.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// How the panel begins, and what the user chose then.
  open var printInfo: UIPrintInfo?
  /// Whether the panel asks how many.
  open var showsNumberOfCopies = true
  /// Whether the panel asks how pages lie.
  open var showsPaperOrientation = true
  /// Stored only: the paper is the usual one.
  open var showsPaperSelectionForLoadedPapers = false
  /// The paper of the pages while they are printed.
  open internal(set) var printPaper: UIPrintPaper?

  /// Draws the pages. Setting it replaces other content.
  @AlwaysObserved open var printPageRenderer: UIPrintPageRenderer? {
    didSet {
      if printPageRenderer != nil {
        (printFormatter, printingItem, printingItems) = (nil, nil, nil)
      }
    }
  }
  /// Lays out the pages. Setting it replaces other content.
  @AlwaysObserved open var printFormatter: UIPrintFormatter? {
    didSet {
      if printFormatter != nil {
        (printPageRenderer, printingItem, printingItems) = (nil, nil, nil)
      }
    }
  }
  /// A picture or a document, its data or its file. Setting it replaces other content.
  @AlwaysObserved open var printingItem: Any? {
    didSet {
      if printingItem != nil {
        (printPageRenderer, printFormatter, printingItems) = (nil, nil, nil)
      }
    }
  }
  /// Pictures. Setting them replaces other content.
  @AlwaysObserved open var printingItems: [Any]? {
    didSet {
      if printingItems != nil {
        (printPageRenderer, printFormatter, printingItem) = (nil, nil, nil)
      }
    }
  }

  weak var panel: PrintPanelController?
  var rendering: PrintRendering?

  /// Shows the panel as a sheet; false where there is nothing to print or nowhere to show it.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler?) -> Bool {
    showPanel(nil, animated, completion)
  }

  /// Shows the panel as a popover that points at a part of a view.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler?
  ) -> Bool {
    showPanel(.rect(rect, view), animated, completion)
  }

  /// Shows the panel as a popover that points at a bar button.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler?
  ) -> Bool {
    showPanel(.item(item), animated, completion)
  }

  /// Prints without asking; false where there is nothing to print.
  @discardableResult
  open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler?) -> Bool {
    printAtOnce(on: printer, completion)
  }

  /// Closes the panel.
  open func dismiss(animated: Bool) { panel?.dismiss(animated: animated) }
}
