import CoreGraphics
import CoreText
import Foundation
import QuartzCore

extension FontChange {
  /// By Apple's numbers, or by tags of OpenType.
  mutating func setFeatures(_ list: [[UIFontDescriptor.FeatureKey: Any]]) {
    for setting in list {
      if let tag = setting[.tag] as? String {
        settings.features[tag] = AnyNumber.double(setting[.value]).flatMap { Int(exactly: $0) } ?? 1
      } else if let type = AnyNumber.double(setting[.type]),
        let selector = AnyNumber.double(setting[.selector])
      {
        settings.setFeature(type: Int(clamping: type), selector: Int(clamping: selector))
      }
    }
  }

  mutating func setSettings(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    if let matrix = attributes[.matrix] as? CGAffineTransform { settings.matrix = matrix }
    if let list = attributes[.cascadeList] as? [UIFontDescriptor] {
      settings.cascade = list.map { CTFont($0.descriptor).names.family }
    }
    for (axis, place) in attributes[.variation] as? [AnyHashable: Any] ?? [:] {
      guard let number = AnyNumber.double(axis.base), let place = AnyNumber.double(place) else {
        continue
      }
      settings.variations[FontSettings.tag(axis: Int(clamping: number))] = CGFloat(place)
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
      attributes[.variation] = Dictionary(
        uniqueKeysWithValues: variations.map { (Self.axis(tag: $0.key), Double($0.value)) })
    }
    if !cascade.isEmpty {
      attributes[.cascadeList] = cascade.map { UIFontDescriptor(fontAttributes: [.family: $0]) }
    }
    return attributes
  }
}

extension UIFont.Width {
  /// The widths that fonts have, from -4 to 4: a tenth is a step.
  var step: Int { rawValue.isFinite ? Int((min(max(rawValue, -1), 1) * 10).rounded()) : 0 }
}

extension UIFontDescriptor.SymbolicTraits {
  /// -1 for narrow, 1 for wide fonts.
  var widthSign: Int { (contains(.traitExpanded) ? 1 : 0) - (contains(.traitCondensed) ? 1 : 0) }
}

extension Int {
  /// 0 for what is no number.
  fileprivate init(clamping number: Double) {
    self = number.isFinite ? Int(Swift.min(Swift.max(number, -1e15), 1e15)) : 0
  }
}
