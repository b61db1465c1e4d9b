import Foundation
import InterfaceFiles

extension NibReader {
  /// A `textAttributes` element.
  func textAttributes(_ key: String, _ set: ([NSAttributedString.Key: Any]) -> Void) {
    guard let written = child(key) else { return }
    let part = NibReader(part: written, of: self)
    var attributes: [NSAttributedString.Key: Any] = [:]
    part.font("fontDescription") { attributes[.font] = $0 }
    part.color("textColor") { attributes[.foregroundColor] = $0 }
    part.skip("textShadowColor", "textShadowOffset")
    part.nameUnknown()
    set(attributes)
  }

  /// An appearance of a bar, with what the kind of bar has.
  func appearance<Appearance: UIBarAppearance>(
    _ key: String, _ appearance: Appearance, _ set: (Appearance) -> Void
  ) {
    guard let written = child(key) else { return }
    let part = NibReader(part: written, of: self)
    switch part.attribute("configuration") {
    case "transparentBackground": appearance.configureWithTransparentBackground()
    case "opaqueBackground": appearance.configureWithOpaqueBackground()
    default: appearance.configureWithDefaultBackground()
    }
    part.color("backgroundColor") { appearance.backgroundColor = $0 }
    part.color("shadowColor") { appearance.shadowColor = $0 }
    part.image("backgroundImage") { appearance.backgroundImage = $0 }
    part.image("shadowImage") { appearance.shadowImage = $0 }
    if let bar = appearance as? UINavigationBarAppearance {
      part.textAttributes("titleTextAttributes") { bar.titleTextAttributes = $0 }
      part.textAttributes("largeTitleTextAttributes") { bar.largeTitleTextAttributes = $0 }
      part.offset("titlePositionAdjustment") { bar.titlePositionAdjustment = $0 }
    }
    part.nameUnknown()
    set(appearance)
  }
}
