import CoreGraphics
import CoreText
import Foundation

extension [UIFontDescriptor.AttributeName: Any] {
  /// The same by Core Text's keys, whose names are UIKit's.
  var coreText: CFDictionary {
    var result: CFDictionary = [:]
    for (key, value) in self { result[key.rawValue] = value }
    if let traits = self[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      result[kCTFontTraitsAttribute] = traits.coreText
    }
    if let list = self[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      result[kCTFontFeatureSettingsAttribute] = list.map { setting in
        CFDictionary(uniqueKeysWithValues: setting.map { ($0.key.rawValue, $0.value) })
      }
    }
    if let list = self[.cascadeList] as? [UIFontDescriptor] {
      result[kCTFontCascadeListAttribute] = list.map { CTFontDescriptor($0.descriptor) }
    }
    return result
  }
}

extension [UIFontDescriptor.TraitKey: Any] {
  fileprivate var coreText: CFDictionary {
    var result: CFDictionary = [:]
    for (key, value) in self { result[key.rawValue] = Self.plain(value) }
    return result
  }

  private static func plain(_ value: Any) -> Any {
    switch value {
    case let weight as UIFont.Weight: weight.rawValue
    case let width as UIFont.Width: width.rawValue
    case let traits as UIFontDescriptor.SymbolicTraits: traits.rawValue
    default: value
    }
  }
}

extension FontSettings {
  /// As a descriptor has them.
  var attributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    if !matrix.isIdentity { attributes[.matrix] = matrix }
    if !features.isEmpty {
      attributes[.featureSettings] = features.sorted { $0.key < $1.key }.map {
        [UIFontDescriptor.FeatureKey.tag: $0.key as Any, .value: $0.value as Any]
      }
    }
    if !variations.isEmpty {
      attributes[.variation] = variationDictionary
    }
    if !cascade.isEmpty {
      attributes[.cascadeList] = cascade.map { UIFontDescriptor(fontAttributes: [.family: $0]) }
    }
    return attributes
  }
}
