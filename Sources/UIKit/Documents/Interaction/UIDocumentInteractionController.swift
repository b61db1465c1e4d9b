import CoreGraphics
public import Foundation
import UniformTypeIdentifiers

/// Shows a file, and offers the programs and services that take it. Main thread only.
///
/// Keep it as long as its menu or its preview shows.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  weak var shownMenu: UIActivityViewController?
  weak var shownPreview: DocumentPreviewController?
  /// Whether a program of the desktop gets the file.
  var isSending = false

  public override init() { super.init() }

  /// Makes one for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Says where the preview goes, and is told; held weakly.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  open var url: URL?
  /// The type that belongs to the file's extension, unless another one was set.
  open var uti: String? {
    get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { ownType = newValue }
  }
  private var ownType: String?
  /// The file's, unless another one was set. The title of the preview.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownName: String?
  /// A symbol for the file's type.
  open var icons: [UIImage] {
    [UIImage(systemName: FileEntry.symbol(of: uti.flatMap { UTType($0) } ?? .data))]
      .compactMap { $0 }
  }
  /// Kept: programs of the desktop get the file alone.
  open var annotation: Any?

  // MARK: Menus

  /// Offers all services that take the file, from a part of a view; false without a file that is there.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    showMenu(.options, .rect(rect, view), animated)
  }
  /// The same, from a bar button.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    showMenu(.options, .item(item), animated)
  }
  /// Offers the programs that open the file, from a part of a view; false where there are none.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    showMenu(.openIn, .rect(rect, view), animated)
  }
  /// The same, from a bar button.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    showMenu(.openIn, .item(item), animated)
  }
  /// Dismisses what a menu shows.
  open func dismissMenu(animated: Bool) { shownMenu?.dismiss(animated: animated) }

  // MARK: The preview

  /// Shows the file: text, a picture or a document's first page, else its name and size. A navigation
  /// controller that the delegate names gets it on its stack. False without a file that is there, and where
  /// the delegate names no controller.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { showPreview(animated) }
  /// Dismisses the preview, or pops it.
  open func dismissPreview(animated: Bool) { shownPreview?.leave(animated: animated) }

  /// For a view that stands for the file: a tap shows the preview, a long press the menu.
  open var gestureRecognizers: [UIGestureRecognizer] { recognizers }
  private lazy var recognizers: [UIGestureRecognizer] = makeRecognizers()
}
