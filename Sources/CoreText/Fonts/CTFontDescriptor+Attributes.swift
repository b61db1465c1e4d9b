public import CoreGraphics

/// In a descriptor's attributes: the name of a face in its family, such as "Bold".
public let kCTFontStyleNameAttribute = "NSFontFaceAttribute"
/// In a descriptor's attributes: a dictionary of traits.
public let kCTFontTraitsAttribute = "NSCTFontTraitsAttribute"
/// In a descriptor's attributes: a `CGAffineTransform`.
public let kCTFontMatrixAttribute = "NSFontMatrixAttribute"
/// In a descriptor's attributes: descriptors whose families are looked in next.
public let kCTFontCascadeListAttribute = "NSCTFontCascadeListAttribute"
/// In a descriptor's attributes: a list of dictionaries, each a feature.
public let kCTFontFeatureSettingsAttribute = "NSCTFontFeatureSettingsAttribute"
/// In traits: the number of `CTFontSymbolicTraits`.
public let kCTFontSymbolicTrait = "NSCTFontSymbolicTrait"
/// In traits: from -1 to 1, with 0 for regular and 0.4 for bold.
public let kCTFontWeightTrait = "NSCTFontWeightTrait"
/// In traits: from -1 to 1, with 0 for regular.
public let kCTFontWidthTrait = "NSCTFontProportionTrait"
/// In traits: above 0 for italics.
public let kCTFontSlantTrait = "NSCTFontSlantTrait"

/// Describes the font that attributes name: the system font where they name none that is installed.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(FontDescriptor(face: .system, size: 0)).adding(attributes)
}

/// The descriptor with other attributes.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.adding(attributes) }

/// The descriptor with another family; nil for one that isn't installed.
public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? {
  let isInstalled = !FontDatabase.faces(ofFamily: family).isEmpty
  return isInstalled ? original.changed { $0.setFamily(family) } : nil
}

/// The descriptor with the traits of `symTraitValue` that `symTraitMask` names, and its own otherwise; nil where
/// the family has no such face.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  let own = CTFontGetSymbolicTraits(original.font)
  let wanted = own.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  let made = original.changed { $0.setSymbolicTraits(wanted) }
  let found = CTFontGetSymbolicTraits(CTFont(made.descriptor))
  return found.intersection(symTraitMask) == wanted.intersection(symTraitMask) ? made : nil
}

/// The name, the size and what else was set.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  let settings = descriptor.descriptor.settings ?? FontSettings()
  var attributes: CFDictionary = [
    kCTFontNameAttribute: descriptor.font.names.postScript,
    kCTFontSizeAttribute: descriptor.descriptor.size,
  ]
  if !settings.matrix.isIdentity { attributes[kCTFontMatrixAttribute] = settings.matrix }
  if !settings.features.isEmpty {
    attributes[kCTFontFeatureSettingsAttribute] = settings.features.sorted { $0.key < $1.key }.map {
      [kCTFontOpenTypeFeatureTag: $0.key, kCTFontOpenTypeFeatureValue: $0.value] as CFDictionary
    }
  }
  if !settings.variations.isEmpty {
    attributes[kCTFontVariationAttribute] = settings.variationDictionary
  }
  return attributes
}

/// The descriptor's own font where it has the attributes named as mandatory, of which families count; nil
/// otherwise.
public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<AnyHashable>?
) -> CTFontDescriptor? {
  guard mandatoryAttributes?.contains(kCTFontFamilyNameAttribute) == true,
    case .family(let family) = descriptor.descriptor.face
  else { return descriptor }
  return CTFont(descriptor.descriptor).names.family == family ? descriptor : nil
}

/// A descriptor for each face of the descriptor's family, the best one first; nil where there is none.
public func CTFontDescriptorCreateMatchingFontDescriptors(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<AnyHashable>?
) -> CFArray? {
  guard let best = CTFontDescriptorCreateMatchingFontDescriptor(descriptor, mandatoryAttributes)
  else { return nil }
  guard case .family(let family) = best.descriptor.face else { return [best] }
  let name = best.font.names.postScript
  let others = FontDatabase.faces(ofFamily: family).filter { $0 != name }
  return [best] + others.map { CTFontDescriptorCreateWithNameAndSize($0, best.descriptor.size) }
}

extension CTFontDescriptor {
  fileprivate func adding(_ attributes: CFDictionary) -> CTFontDescriptor {
    let size = CGFloat(attribute: attributes[kCTFontSizeAttribute])
    return changed(size: size) { $0.read(attributes) }
  }

  fileprivate func changed(
    size: CGFloat? = nil, _ edit: (inout FontChange) -> Void
  ) -> CTFontDescriptor {
    var change = FontChange(descriptor)
    edit(&change)
    return changed(to: change.descriptor(size: size ?? descriptor.size))
  }
}

extension FontSettings {
  /// Places by the axes' numbers.
  package var variationDictionary: [Int: Double] {
    Dictionary(uniqueKeysWithValues: variations.map { (Self.axis(tag: $0.key), Double($0.value)) })
  }
}
