public import Foundation
import WebEngineProtocol

/// What a menu is asked for. Main thread only.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  /// Where a link leads; nil for anything else.
  public let linkURL: URL?
  let element: PageElement

  init(_ element: PageElement) {
    self.element = element
    linkURL = element.link.flatMap { URL(string: $0) }
    super.init()
  }
}
