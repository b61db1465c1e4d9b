import CoreGraphics
import Foundation
import InterfaceFiles

/// How symbols are drawn, as an element says.
@MainActor
struct NibSymbolConfiguration {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var configuration: UIImage.SymbolConfiguration {
    let weight = element.attributes["weight"].flatMap { Self.weights[$0] } ?? .unspecified
    let scale = element.attributes["scale"].flatMap { Self.scales[$0] } ?? .unspecified
    if let size = element.number("pointSize"), size > 0, size <= 1000 {
      return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
    }
    if let style = element.attributes["textStyle"] {
      return UIImage.SymbolConfiguration(
        textStyle: UIFont.TextStyle(rawValue: style), scale: scale)
    }
    if let font = element.value("fontDescription") ?? element.first("fontDescription"),
      let font = NibFont(font).font
    {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    return UIImage.SymbolConfiguration(weight: weight)
      .applying(UIImage.SymbolConfiguration(scale: scale))
  }

  static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
