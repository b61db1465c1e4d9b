public import Foundation
import UniformTypeIdentifiers

/// What the menu of a navigation item's title says of a document. Main thread only.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  let url: URL

  /// Of a file: its name, its type and its size, which is read when the menu opens.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Makes a sheet that shares the document; nil for no button that does.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Kept: titles are not dragged.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Kept: the symbol of the type shows always.
  open var wantsIconRepresentation = false
}

extension UIDocumentProperties {
  private var entry: FileEntry? {
    FileEntry(named: url.lastPathComponent, in: url.deletingLastPathComponent())
  }

  var title: String { url.deletingPathExtension().lastPathComponent }
  /// Nil for a file that is not there yet.
  var detail: String? { entry.map(FileDescription.text) }
  var icon: UIImage? { UIImage(systemName: entry?.symbol ?? "doc") }
}
