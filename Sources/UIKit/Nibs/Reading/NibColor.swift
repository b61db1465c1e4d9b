import CoreGraphics
import Foundation
import InterfaceFiles

/// The colour of a `color` element: by the name of the catalog's or the system's, or by its components.
@MainActor
struct NibColor {
  private let element: InterfaceElement
  private let source: NibSource

  init(_ element: InterfaceElement, _ source: NibSource) {
    (self.element, self.source) = (element, source)
  }

  /// Nil for a colour that nobody knows.
  var color: UIColor? {
    if let name = element.attributes["name"] {
      if element.attributes["catalog"] == "System" {
        return UIColor.systemColors[name] ?? Self.colorsOfTheMac[name]
      }
      return UIColor(named: name, in: source.bundle, compatibleWith: nil)
        ?? recorded("namedColor", name)
    }
    if let name = element.attributes["systemColor"] ?? element.attributes["cocoaTouchSystemColor"] {
      return UIColor.systemColors[name] ?? Self.former[name] ?? recorded("systemColor", name)
    }
    return components
  }

  /// Of iOS 6 and before.
  private static let former: [String: UIColor] = [
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "scrollViewTexturedBackgroundColor": .systemGray,
    "viewFlipsideBackgroundColor": .darkGray, "clearColor": .clear, "grayColor": .gray,
    "lightGrayColor": .lightGray, "darkGrayColor": .darkGray,
    "tableBackgroundColor": .systemBackground,
    "tableSeparatorColor": .separator, "tableCellPlainBackgroundColor": .systemBackground,
  ]

  /// Attributed texts are edited by the Mac's text system, which names its own colours.
  private static let colorsOfTheMac: [String: UIColor] = [
    "textColor": .label, "controlTextColor": .label, "windowBackgroundColor": .systemBackground,
    "textBackgroundColor": .systemBackground, "controlBackgroundColor": .systemBackground,
    "disabledControlTextColor": .tertiaryLabel,
  ]

  /// What the file itself has kept of the colour.
  private func recorded(_ kind: String, _ name: String) -> UIColor? {
    guard let color = source.file.resource(kind, name)?.first("color"),
      color.attributes["name"] == nil, color.attributes["systemColor"] == nil
    else { return nil }
    return NibColor(color, source).color
  }

  private var components: UIColor? {
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    if let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow") {
      let inks = CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: part("black") ?? 0,
        alpha: alpha)
      return UIColor(cgColor: inks)
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    if element.attributes["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private func part(_ name: String) -> CGFloat? { element.number(name).map { CGFloat($0) } }
}
