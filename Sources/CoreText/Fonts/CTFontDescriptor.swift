public import CoreGraphics
import Foundation

/// What a font is made of: a face, a size and settings. Immutable, usable from any thread.
public final class CTFontDescriptor: Hashable, Sendable {
  package let descriptor: FontDescriptor
  /// What it was read from, which need not be registered; nil where its name finds it.
  let source: FontSource?

  package init(_ descriptor: FontDescriptor) {
    self.descriptor = descriptor
    source = nil
  }

  init(_ descriptor: FontDescriptor, source: FontSource?) {
    (self.descriptor, self.source) = (descriptor, source)
  }

  /// Of a size that means nothing where the descriptor has none.
  var font: CTFont {
    source?.makeKnown(as: descriptor)
    return CTFont(descriptor)
  }

  /// The same font with other attributes, which is still that of its file while the face is the same.
  func changed(to descriptor: FontDescriptor) -> CTFontDescriptor {
    CTFontDescriptor(descriptor, source: descriptor.face == self.descriptor.face ? source : nil)
  }

  /// Descriptors are equal if they describe the same font.
  public static func == (a: CTFontDescriptor, b: CTFontDescriptor) -> Bool {
    a.descriptor == b.descriptor
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(descriptor) }
}

/// For `CTFontDescriptorCopyAttribute`: the PostScript name, a string.
public let kCTFontNameAttribute = "NSFontNameAttribute"
/// For `CTFontDescriptorCopyAttribute`: the name of the face with its family, a string.
public let kCTFontDisplayNameAttribute = "NSFontVisibleNameAttribute"
/// For `CTFontDescriptorCopyAttribute`: the family, a string.
public let kCTFontFamilyNameAttribute = "NSFontFamilyAttribute"
/// For `CTFontDescriptorCopyAttribute`: points, a number.
public let kCTFontSizeAttribute = "NSFontSizeAttribute"
/// For `CTFontDescriptorCopyAttribute`: the file, a URL.
public let kCTFontURLAttribute = "NSCTFontFileURLAttribute"
/// In a descriptor's attributes: places on a variable font's axes, by the axes' numbers.
public let kCTFontVariationAttribute = "NSCTFontVariationAttribute"

/// Describes a font by PostScript name, full name or family; the system font for other names.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
  CTFontCopyFontDescriptor(CTFontCreateWithName(name, size, nil))
}

/// A name, a family, the size, the file, or one of those that `CTFontDescriptorCopyAttributes` has; nil for others.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> Any? {
  let names = descriptor.font.names
  switch attribute {
  case kCTFontNameAttribute: return names.postScript
  case kCTFontDisplayNameAttribute: return names.full
  case kCTFontFamilyNameAttribute: return names.family
  case kCTFontSizeAttribute: return descriptor.descriptor.size
  case kCTFontStyleNameAttribute:
    return CTFontCopyName(descriptor.font, kCTFontStyleNameKey)
  case kCTFontTraitsAttribute: return CTFontCopyTraits(descriptor.font)
  case kCTFontURLAttribute: return url(descriptor)
  default: return CTFontDescriptorCopyAttributes(descriptor)[attribute]
  }
}

/// Nil for a font in memory.
private func url(_ descriptor: CTFontDescriptor) -> URL? {
  guard let source = descriptor.source else { return CTFont(descriptor.descriptor).foundFile }
  if case .file(let url) = source { return url }
  return nil
}

/// The descriptor with a place on an axis of a variable font, by the axis's number.
public func CTFontDescriptorCreateCopyWithVariation(
  _ original: CTFontDescriptor, _ variationIdentifier: Int, _ variationValue: CGFloat
) -> CTFontDescriptor {
  original.changed(
    to: original.descriptor.setting {
      $0.variations[FontSettings.tag(axis: variationIdentifier)] = variationValue
    })
}

/// The descriptor with a feature, by Apple's numbers.
public func CTFontDescriptorCreateCopyWithFeature(
  _ original: CTFontDescriptor, _ featureTypeIdentifier: Int, _ featureSelectorIdentifier: Int
) -> CTFontDescriptor {
  original.changed(
    to: original.descriptor.setting {
      $0.setFeature(type: featureTypeIdentifier, selector: featureSelectorIdentifier)
    })
}

/// What the font is made of.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  CTFontDescriptor(font.descriptor)
}

/// The font of a descriptor, which need not be registered if it was read from a file. A size of 0 means the
/// descriptor's; the matrix follows the descriptor's own.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let own = descriptor.descriptor
  descriptor.source?.makeKnown(as: own)
  return CTFont(own.resized(size == 0 ? own.size : size)).transformed(matrix?.pointee)
}

/// The font at another size, or with a matrix after its own; what a descriptor sets is added.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  var descriptor = font.descriptor.resized(size == 0 ? font.descriptor.size : size)
  if let added = attributes?.descriptor.settings {
    descriptor = descriptor.setting { $0.add(added) }
  }
  return CTFont(descriptor).transformed(matrix?.pointee)
}

extension CTFont {
  func transformed(_ matrix: CGAffineTransform?) -> CTFont {
    guard let matrix, !matrix.isIdentity else { return self }
    return CTFont(descriptor.setting { $0.matrix = $0.matrix.concatenating(matrix) })
  }
}

extension FontSettings {
  fileprivate mutating func add(_ other: FontSettings) {
    features.merge(other.features) { $1 }
    variations.merge(other.variations) { $1 }
    cascade += other.cascade
    if other.width != 0 { width = other.width }
    matrix = matrix.concatenating(other.matrix)
  }
}
