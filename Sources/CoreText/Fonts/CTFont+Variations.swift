import CUIPango
import CoreGraphics

/// In an axis of a variable font: its number, four letters.
public let kCTFontVariationAxisIdentifierKey = "NSCTVariationAxisIdentifier"
/// In an axis of a variable font: its lowest place.
public let kCTFontVariationAxisMinimumValueKey = "NSCTVariationAxisMinimumValue"
/// In an axis of a variable font: its highest place.
public let kCTFontVariationAxisMaximumValueKey = "NSCTVariationAxisMaximumValue"
/// In an axis of a variable font: the place that it has by itself.
public let kCTFontVariationAxisDefaultValueKey = "NSCTVariationAxisDefaultValue"
/// In an axis of a variable font: what it is called.
public let kCTFontVariationAxisNameKey = "NSCTVariationAxisName"

/// The axes of a variable font, each a dictionary; nil for other fonts.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
  let axes = font.axes
  return axes.isEmpty ? nil : axes.map { $0.description as Any }
}

/// Where a variable font is on its axes, by the axes' numbers; nil for other fonts.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? {
  let axes = font.axes
  if axes.isEmpty { return nil }
  let set = font.descriptor.settings?.variations ?? [:]
  let places = axes.map { axis in
    let wanted = set[FontSettings.tag(axis: axis.number)].map { Double($0) } ?? axis.standard
    return (AnyHashable(axis.number), min(max(wanted, axis.least), axis.most) as Any)
  }
  return CFDictionary(places, uniquingKeysWith: { $1 })
}

/// The OpenType features that the font has, each a dictionary with its tag.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
  font.reading { handle in
    let face = hb_font_get_face(handle)
    let tags = [hb_tag_t(0x4753_5542), 0x4750_4F53].flatMap { table in
      var count: UInt32 = 0
      let total = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, nil)
      var tags = [hb_tag_t](repeating: 0, count: Int(total))
      count = total
      _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
      return tags.prefix(Int(count))
    }
    return Set(tags).sorted().map {
      [AnyHashable(kCTFontOpenTypeFeatureTag): FontSettings.tag(axis: Int($0))] as CFDictionary
        as Any
    }
  }
}

/// The features that are set of the font, each a dictionary with its tag and value; nil where none is.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
  let attributes = CTFontDescriptorCopyAttributes(CTFontDescriptor(font.descriptor))
  return attributes[kCTFontFeatureSettingsAttribute] as? CFArray
}

private struct FontAxis {
  let number: Int
  let name: String
  let least: Double
  let standard: Double
  let most: Double

  var description: CFDictionary {
    [
      kCTFontVariationAxisIdentifierKey: number, kCTFontVariationAxisNameKey: name,
      kCTFontVariationAxisMinimumValueKey: least, kCTFontVariationAxisDefaultValueKey: standard,
      kCTFontVariationAxisMaximumValueKey: most,
    ]
  }
}

extension CTFont {
  fileprivate var axes: [FontAxis] {
    reading { handle in
      guard let face = hb_font_get_face(handle) else { return [] }
      var count = hb_ot_var_get_axis_count(face)
      var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
      hb_ot_var_get_axis_infos(face, 0, &count, &infos)
      return infos.prefix(Int(count)).map { info in
        FontAxis(
          number: Int(info.tag), name: FontNames.name(info.name_id, of: face),
          least: Double(info.min_value), standard: Double(info.default_value),
          most: Double(info.max_value))
      }
    } ?? []
  }
}
