import Foundation
import InterfaceFiles

extension NibKind {
  static let effectView = NibKind("visualEffectView", type: UIVisualEffectView.self) { nib, view in
    if let content = nib.child("contentView") { nib.run.read(content, into: view.contentView) }
    nib.skip("<blurEffect>", "<vibrancyEffect>")
    if let written = nib.element.first("blurEffect") { view.effect = nib.blur(written) }
    guard let vibrancy = nib.element.first("vibrancyEffect") else { return }
    let part = NibReader(part: vibrancy, of: nib)
    var style = UIVibrancyEffectStyle.label
    part.word("style", vibrancyStyles) { style = $0 }
    let blur = vibrancy.first("blurEffect").map { nib.blur($0) } ?? UIBlurEffect(style: .regular)
    view.effect = UIVibrancyEffect(blurEffect: blur, style: style)
  }

  fileprivate static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
  private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]
}

extension NibReader {
  /// Regular where the style is not known.
  fileprivate func blur(_ written: InterfaceElement) -> UIBlurEffect {
    var style = UIBlurEffect.Style.regular
    NibReader(part: written, of: self).word("style", NibKind.blurStyles) { style = $0 }
    return UIBlurEffect(style: style)
  }
}
