import CoreText
public import Foundation

extension UIFontDescriptor {
  /// A copy with other attributes. A name or a family that is not installed changes nothing.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var change = FontChange(descriptor)
    if let name = attributes[.name] as? String { change.setName(name) }
    if let family = attributes[.family] as? String { change.setFamily(family) }
    if let face = attributes[.face] as? String { change.setStyle(named: face) }
    if let traits = attributes[.traits] as? [TraitKey: Any] { change.setTraits(traits) }
    if let settings = attributes[.featureSettings] as? [[FeatureKey: Int]] {
      change.setFeatures(settings)
    }
    let size = attributes[.size].flatMap(Self.number) ?? pointSize
    let style = attributes[.textStyle] as? UIFont.TextStyle ?? textStyle
    return UIFontDescriptor(change.descriptor(size: size), size: size, textStyle: style)
  }

  /// A copy with another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(descriptor.resized(newPointSize), size: newPointSize, textStyle: textStyle)
  }

  /// A copy of another family, if it is installed.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// A copy with the weight and slant that a face's name says, such as "Bold Italic".
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// A copy that is bold, slanted or of equal widths as asked for, and else regular.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var change = FontChange(descriptor)
    change.setSymbolicTraits(symbolicTraits)
    return UIFontDescriptor(
      change.descriptor(size: pointSize), size: pointSize, textStyle: textStyle)
  }

  /// A copy of another design of the system font; nil for fonts that are not the system's. The
  /// rounded one looks like the default.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var change = FontChange(descriptor)
    guard change.setDesign(design) else { return nil }
    return UIFontDescriptor(
      change.descriptor(size: pointSize), size: pointSize, textStyle: textStyle)
  }

  static func number(_ value: Any) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) } ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}

/// A font descriptor that is being changed.
private struct FontChange {
  private var face: FontDescriptor.Face
  private var weight: Int
  private var isItalic: Bool
  private var hasMonospacedDigits: Bool

  init(_ descriptor: FontDescriptor) {
    face = descriptor.face
    weight = descriptor.weight
    isItalic = descriptor.isItalic
    hasMonospacedDigits = descriptor.hasMonospacedDigits
  }

  func descriptor(size: CGFloat) -> FontDescriptor {
    FontDescriptor(
      face: face, size: size, weight: weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
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
    let named = (traits[.weight] as? UIFont.Weight)?.rawValue
    if let value = named ?? traits[.weight].flatMap(UIFontDescriptor.number) {
      weight = UIFont.Weight(value).cssWeight
    }
    if let slant = traits[.slant].flatMap(UIFontDescriptor.number) { isItalic = slant > 0 }
  }

  mutating func setSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) {
    leaveName()
    let isBold = weight >= 600
    if traits.contains(.traitBold) != isBold { weight = isBold ? 400 : boldWeight }
    isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitMonoSpace), face == .system { face = .monospaced }
  }

  /// The system font's bold is semibold, as on Apple's systems.
  private var boldWeight: Int { face == .system ? 600 : 700 }

  mutating func setFeatures(_ settings: [[UIFontDescriptor.FeatureKey: Int]]) {
    for setting in settings where setting[.type] == kNumberSpacingType {
      hasMonospacedDigits = setting[.selector] == kMonospacedNumbersSelector
    }
  }

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
