package import CoreGraphics

/// A font descriptor that is being changed.
package struct FontChange {
  package var face: FontDescriptor.Face
  package var weight: Int
  package var isItalic: Bool
  package var settings: FontSettings

  package init(_ descriptor: FontDescriptor) {
    face = descriptor.face
    weight = descriptor.weight
    isItalic = descriptor.isItalic
    settings = descriptor.settings ?? FontSettings()
  }

  package func descriptor(size: CGFloat) -> FontDescriptor {
    FontDescriptor(face: face, size: size, weight: weight, isItalic: isItalic, settings: settings)
  }

  package mutating func setName(_ name: String) {
    if let found = FontDatabase.face(named: name) { face = .named(found) }
  }

  package mutating func setFamily(_ family: String) {
    if !FontDatabase.faces(ofFamily: family).isEmpty { face = .family(family) }
  }

  /// A named face has its own weight, so another one is looked for in its family.
  private mutating func leaveName() {
    guard case .named = face else { return }
    face = .family(CTFont(FontDescriptor(face: face, size: 0)).names.family)
  }

  package mutating func setStyle(named name: String) {
    leaveName()
    let words = name.lowercased()
    weight = words.contains("bold") ? 700 : words.contains("light") ? 300 : 400
    isItalic = words.contains("italic") || words.contains("oblique")
  }

  /// Bold, italic, wide or narrow, and monospaced; nothing else is looked at.
  package mutating func setSymbolicTraits(_ traits: CTFontSymbolicTraits) {
    leaveName()
    let isBold = weight >= 600
    if traits.contains(.traitBold) != isBold { weight = isBold ? 400 : boldWeight }
    isItalic = traits.contains(.traitItalic)
    let sign =
      (traits.contains(.traitExpanded) ? 1 : 0) - (traits.contains(.traitCondensed) ? 1 : 0)
    if settings.width.signum() != sign { settings.width = 2 * sign }
    if traits.contains(.traitMonoSpace), face == .system { face = .monospaced }
  }

  /// The system font's bold is semibold, as on Apple's systems.
  private var boldWeight: Int { face == .system ? 600 : 700 }
}

extension FontChange {
  /// What a descriptor's dictionary names, by Core Text's keys, which are UIKit's too.
  package mutating func read(_ attributes: CFDictionary) {
    if let name = attributes[kCTFontNameAttribute] as? String { setName(name) }
    if let family = attributes[kCTFontFamilyNameAttribute] as? String { setFamily(family) }
    if let style = attributes[kCTFontStyleNameAttribute] as? String { setStyle(named: style) }
    if let traits = attributes[kCTFontTraitsAttribute] as? CFDictionary { setTraits(traits) }
    if let list = attributes[kCTFontFeatureSettingsAttribute] as? [CFDictionary] {
      for setting in list { setFeature(setting) }
    }
    if let matrix = attributes[kCTFontMatrixAttribute] as? CGAffineTransform {
      settings.matrix = matrix
    }
    if let list = attributes[kCTFontCascadeListAttribute] as? [CTFontDescriptor] {
      settings.cascade = list.map { CTFont($0.descriptor).names.family }
    }
    for (axis, place) in attributes[kCTFontVariationAttribute] as? CFDictionary ?? [:] {
      guard let number = CGFloat(attribute: axis.base), let place = CGFloat(attribute: place) else {
        continue
      }
      settings.variations[FontSettings.tag(axis: Int(clamping: number))] = place
    }
  }

  private mutating func setTraits(_ traits: CFDictionary) {
    leaveName()
    if let raw = CGFloat(attribute: traits[kCTFontSymbolicTrait]) {
      setSymbolicTraits(
        CTFontSymbolicTraits(rawValue: UInt32(truncatingIfNeeded: Int(clamping: raw))))
    }
    if let value = CGFloat(attribute: traits[kCTFontWeightTrait]) {
      weight = FontWeights.css(value)
    }
    if let slant = CGFloat(attribute: traits[kCTFontSlantTrait]) { isItalic = slant > 0 }
    if let value = CGFloat(attribute: traits[kCTFontWidthTrait]) {
      settings.width = FontWeights.step(width: value)
    }
  }

  /// By Apple's numbers, or by tags of OpenType.
  private mutating func setFeature(_ setting: CFDictionary) {
    if let tag = setting[kCTFontOpenTypeFeatureTag] as? String {
      let value = CGFloat(attribute: setting[kCTFontOpenTypeFeatureValue])
      settings.features[tag] = value.flatMap { Int(exactly: Double($0)) } ?? 1
    } else if let type = CGFloat(attribute: setting[kCTFontFeatureTypeIdentifierKey]),
      let selector = CGFloat(attribute: setting[kCTFontFeatureSelectorIdentifierKey])
    {
      settings.setFeature(type: Int(clamping: type), selector: Int(clamping: selector))
    }
  }
}

extension Int {
  /// 0 for what is no number.
  fileprivate init(clamping number: CGFloat) {
    self = number.isFinite ? Int(Swift.min(Swift.max(number, -1e15), 1e15)) : 0
  }
}
