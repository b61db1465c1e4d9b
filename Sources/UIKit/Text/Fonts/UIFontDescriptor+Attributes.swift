import CoreText
import Foundation

extension UIFontDescriptor {
  var ownSymbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.weight >= 600 { traits.insert(.traitBold) }
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if descriptor.face == .monospaced { traits.insert(.traitMonoSpace) }
    let width = descriptor.settings?.width ?? 0
    if width != 0 { traits.insert(width < 0 ? .traitCondensed : .traitExpanded) }
    return traits
  }

  var ownAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.traits: traitValues]
    if pointSize != 0 { attributes[.size] = pointSize }
    if let textStyle { attributes[.textStyle] = textStyle }
    switch descriptor.face {
    case .family(let family): attributes[.family] = family
    case .named: attributes[.name] = postscriptName
    case .system, .monospaced: break
    }
    if let settings = descriptor.settings { attributes.merge(settings.attributes) { $1 } }
    return attributes
  }

  private var traitValues: [TraitKey: Any] {
    [
      .symbolic: symbolicTraits.rawValue,
      .weight: UIFont.Weight(cssWeight: descriptor.weight).rawValue,
      .slant: descriptor.isItalic ? 1.0 : 0.0,
      .width: Double(descriptor.settings?.width ?? 0) / 10,
    ]
  }
}
