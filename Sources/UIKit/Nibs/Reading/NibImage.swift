import CoreGraphics
import Foundation
import InterfaceFiles

/// An image that an element names: a symbol of the system, or one of the bundle.
@MainActor
struct NibImage {
  private let name: String
  private let element: InterfaceElement
  private let source: NibSource

  init(_ name: String, _ element: InterfaceElement, _ source: NibSource) {
    (self.name, self.element, self.source) = (name, element, source)
  }

  /// Nil for one that is not found, which is a line in the log.
  var image: UIImage? {
    guard let found else {
      source.complain(
        element, "Could not load the \"\(name)\" image referenced from a nib in the bundle")
      return nil
    }
    switch element.attributes["renderingMode"] {
    case "template": return found.withRenderingMode(.alwaysTemplate)
    case "original": return found.withRenderingMode(.alwaysOriginal)
    default: return found
    }
  }

  private var found: UIImage? {
    isSystem
      ? UIImage(systemName: name, withConfiguration: scale)
      : UIImage(named: name, in: source.bundle, with: nil)
  }

  /// The element or the file's list of resources says so.
  private var isSystem: Bool {
    (element.attributes["catalog"] ?? source.file.resource("image", name)?.attributes["catalog"])
      == "system"
  }

  private var scale: UIImage.SymbolConfiguration? {
    element.attributes["symbolScale"].flatMap { NibSymbolConfiguration.scales[$0] }
      .map { UIImage.SymbolConfiguration(scale: $0) }
  }
}
