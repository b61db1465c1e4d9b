import CoreText
import Foundation
import QuartzCore

extension UIFontDescriptor {
  /// Of the system font, without a size.
  static var plain: UIFontDescriptor {
    UIFontDescriptor(FontDescriptor(face: .system, size: 0), size: 0)
  }

  func adding(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var change = FontChange(descriptor)
    if let name = attributes[.name] as? String { change.setName(name) }
    if let family = attributes[.family] as? String { change.setFamily(family) }
    if let face = attributes[.face] as? String { change.setStyle(named: face) }
    if let traits = attributes[.traits] as? [TraitKey: Any] { change.setTraits(traits) }
    if let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] {
      change.setFeatures(settings)
    }
    change.setSettings(attributes)
    let size = AnyNumber.double(attributes[.size]).map { CGFloat($0) } ?? pointSize
    let style = attributes[.textStyle] as? UIFont.TextStyle ?? textStyle
    return UIFontDescriptor(change.descriptor(size: size), size: size, textStyle: style)
  }

  func changed(_ edit: (inout FontChange) -> Void) -> UIFontDescriptor {
    var change = FontChange(descriptor)
    edit(&change)
    return UIFontDescriptor(
      change.descriptor(size: pointSize), size: pointSize, textStyle: textStyle)
  }

  func designed(_ design: SystemDesign) -> UIFontDescriptor? {
    var isPossible = false
    let made = changed { isPossible = $0.setDesign(design) }
    return isPossible ? made : nil
  }

  /// Whether the font that is found is of the family that is asked for, where that must be.
  func matches(_ keys: Set<AttributeName>) -> Bool {
    guard keys.contains(.family), case .family(let family) = descriptor.face else { return true }
    return UIFont(descriptor: self, size: 0).familyName == family
  }
}

/// A font descriptor that is being changed.
struct FontChange {
  private var face: FontDescriptor.Face
  private var weight: Int
  private var isItalic: Bool
  var settings: FontSettings

  init(_ descriptor: FontDescriptor) {
    face = descriptor.face
    weight = descriptor.weight
    isItalic = descriptor.isItalic
    settings = descriptor.settings ?? FontSettings()
  }

  func descriptor(size: CGFloat) -> FontDescriptor {
    FontDescriptor(face: face, size: size, weight: weight, isItalic: isItalic, settings: settings)
  }

  mutating func setName(_ name: String) {
    if let found = FontDatabase.face(named: name) { face = .named(found) }
  }

  mutating func setFamily(_ family: String) {
    if !FontDatabase.faces(ofFamily: family).isEmpty { face = .family(family) }
  }

  /// A named face has its own weight, so another one is looked for in its family.
  private mutating func leaveName() {
    guard case .named = face else { return }
    face = .family(CTFont(FontDescriptor(face: face, size: 0)).names.family)
  }

  mutating func setStyle(named name: String) {
    leaveName()
    let words = name.lowercased()
    weight = words.contains("bold") ? 700 : words.contains("light") ? 300 : 400
    isItalic = words.contains("italic") || words.contains("oblique")
  }

  mutating func setTraits(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    leaveName()
    if let raw = traits[.symbolic] as? UInt32 {
      setSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: raw))
    }
    if let named = traits[.weight] as? UIFont.Weight {
      weight = named.cssWeight
    } else if let value = AnyNumber.double(traits[.weight]) {
      weight = UIFont.Weight(CGFloat(value)).cssWeight
    }
    if let slant = AnyNumber.double(traits[.slant]) { isItalic = slant > 0 }
    if let named = traits[.width] as? UIFont.Width {
      settings.width = named.step
    } else if let value = AnyNumber.double(traits[.width]) {
      settings.width = UIFont.Width(CGFloat(value)).step
    }
  }

  mutating func setSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) {
    leaveName()
    let isBold = weight >= 600
    if traits.contains(.traitBold) != isBold { weight = isBold ? 400 : boldWeight }
    isItalic = traits.contains(.traitItalic)
    if settings.width.signum() != traits.widthSign { settings.width = 2 * traits.widthSign }
    if traits.contains(.traitMonoSpace), face == .system { face = .monospaced }
  }

  /// The system font's bold is semibold, as on Apple's systems.
  private var boldWeight: Int { face == .system ? 600 : 700 }

  mutating func setDesign(_ design: UIFontDescriptor.SystemDesign) -> Bool {
    let isSystems = face == .system || face == .monospaced || face == .family("serif")
    guard isSystems else { return false }
    switch design {
    case .monospaced: face = .monospaced
    case .serif: face = .family("serif")
    default: face = .system
    }
    return true
  }
}
