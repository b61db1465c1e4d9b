import CoreGraphics
import Foundation
import InterfaceFiles

/// The font of a `fontDescription` element, or of a `font` of an attributed string: of a style, of the system, or by
/// its name.
@MainActor
struct NibFont {
  private let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// Nil for a description that says nothing known. A font that is not installed is the system's.
  var font: UIFont? {
    if let style = element.attributes["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    if let name = element.attributes["name"] {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    switch element.attributes["type"] {
    case "system": return .systemFont(ofSize: size, weight: weight)
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "smallSystem": return .systemFont(ofSize: 12)
    default: return systemFont
    }
  }

  /// Attributed strings name the system's font by its weight: "system", "systemBold".
  private var systemFont: UIFont? {
    guard let name = element.attributes["metaFont"], name.hasPrefix("system") else { return nil }
    let rest = name.dropFirst("system".count)
    let weight = Self.weights[rest.prefix(1).lowercased() + rest.dropFirst()]
    return weight == .bold
      ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: weight ?? .regular)
  }

  private var size: CGFloat {
    let written = element.number("pointSize") ?? element.number("size")
    let size = written.map { CGFloat($0) } ?? 0
    return size > 0 && size <= 1000 ? size : 17
  }

  private var weight: UIFont.Weight {
    element.attributes["weight"].flatMap { Self.weights[$0] } ?? .regular
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
