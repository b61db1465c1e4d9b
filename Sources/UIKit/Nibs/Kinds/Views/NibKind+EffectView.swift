import Foundation
import InterfaceFiles

extension NibKind {
  static let effectView = NibKind("visualEffectView", type: UIVisualEffectView.self) { nib, view in
    if let content = nib.child("contentView") { nib.run.read(content, into: view.contentView) }
    let blur = nib.element.first("blurEffect").map { written -> UIBlurEffect in
      UIBlurEffect(style: written.attributes["style"].flatMap { blurStyles[$0] } ?? .regular)
    }
    nib.skip("<blurEffect>", "<vibrancyEffect>")
    if let blur { view.effect = blur }
    guard let vibrancy = nib.element.first("vibrancyEffect") else { return }
    let style = vibrancy.first("blurEffect")?.attributes["style"].flatMap { blurStyles[$0] }
    view.effect = UIVibrancyEffect(
      blurEffect: UIBlurEffect(style: style ?? .regular),
      style: vibrancy.attributes["style"].flatMap { vibrancyStyles[$0] } ?? .label)
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemMaterialLight": .systemMaterialLight, "systemMaterialDark": .systemMaterialDark,
  ]
  private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]
}
