import CoreGraphics

/// What a setting of a paragraph style sets.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// A `CTTextAlignment`.
  case alignment = 0
  /// A `CGFloat`, as the other lengths are.
  case firstLineHeadIndent = 1
  case headIndent = 2
  case tailIndent = 3
  /// A `CFArray` of `CTTextTab`.
  case tabStops = 4
  case defaultTabInterval = 5
  /// A `CTLineBreakMode`.
  case lineBreakMode = 6
  case lineHeightMultiple = 7
  case maximumLineHeight = 8
  case minimumLineHeight = 9
  case lineSpacing = 10
  case paragraphSpacing = 11
  case paragraphSpacingBefore = 12
  /// A `CTWritingDirection`.
  case baseWritingDirection = 13
  case maximumLineSpacing = 14
  case minimumLineSpacing = 15
  case lineSpacingAdjustment = 16
  case lineBoundsOptions = 17
}

/// One value of a paragraph style, by its address.
public struct CTParagraphStyleSetting {
  /// What is set.
  public var spec: CTParagraphStyleSpecifier
  /// The bytes of the value.
  public var valueSize: Int
  /// The address of the value, which is read when the style is made.
  public var value: UnsafeRawPointer

  /// A value of so many bytes.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}

/// Line breaking and placement in a paragraph. Immutable.
public final class CTParagraphStyle: ParagraphAttributesProviding, Sendable {
  package let paragraphAttributes: ParagraphAttributes

  init(_ attributes: ParagraphAttributes) { paragraphAttributes = attributes }
}

/// A style with these settings. Line spacing keeps within `minimumLineSpacing` and `maximumLineSpacing`, whichever
/// order they come in; `lineBoundsOptions` has no effect.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  var attributes = ParagraphAttributes()
  for index in 0..<max(0, settings == nil ? 0 : settingCount) {
    settings.map { attributes.read($0[index]) }
  }
  let all = (0..<max(0, settings == nil ? 0 : settingCount)).compactMap { settings?[$0] }
  attributes.lineSpacing = all.reduce(attributes.lineSpacing) { $1.limiting($0) }
  return CTParagraphStyle(attributes)
}

/// A style with the same values.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  paragraphStyle
}

/// Writes a value to an address with room for it; false for values that the style doesn't have. Tab stops are
/// written to a `CFArray?`.
@discardableResult
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  let attributes = paragraphStyle.paragraphAttributes
  func write<Value: BitwiseCopyable>(_ value: Value) -> Bool {
    guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
    valueBuffer.storeBytes(of: value, as: Value.self)
    return true
  }
  switch spec {
  case .tabStops:
    guard let stops = attributes.tabStops, valueBufferSize >= MemoryLayout<CFArray>.size else {
      return false
    }
    // As with C's pointers, what the buffer held before is not read.
    valueBuffer.initializeMemory(as: CFArray?.self, to: stops.map { CTTextTab($0) } as CFArray)
    return true
  case .alignment: return write(attributes.alignment.rawValue)
  case .lineBreakMode: return write(attributes.lineBreakMode.rawValue)
  case .baseWritingDirection: return write(attributes.direction.rawValue)
  default: return spec.length.map { write(attributes[keyPath: $0]) } ?? false
  }
}

extension CTParagraphStyleSpecifier {
  fileprivate var length: WritableKeyPath<ParagraphAttributes, CGFloat>? {
    switch self {
    case .firstLineHeadIndent: \.firstLineHeadIndent
    case .headIndent: \.headIndent
    case .tailIndent: \.tailIndent
    case .defaultTabInterval: \.tabInterval
    case .lineHeightMultiple: \.lineHeightMultiple
    case .maximumLineHeight: \.maximumLineHeight
    case .minimumLineHeight: \.minimumLineHeight
    case .lineSpacing, .lineSpacingAdjustment: \.lineSpacing
    case .paragraphSpacing: \.spacingAfter
    case .paragraphSpacingBefore: \.spacingBefore
    case .alignment, .tabStops, .lineBreakMode, .baseWritingDirection, .maximumLineSpacing,
      .minimumLineSpacing, .lineBoundsOptions:
      nil
    }
  }
}

extension CTParagraphStyleSetting {
  /// The line spacing within this limit, if it is one.
  fileprivate func limiting(_ spacing: CGFloat) -> CGFloat {
    guard spec == .minimumLineSpacing || spec == .maximumLineSpacing,
      valueSize >= MemoryLayout<CGFloat>.size
    else { return spacing }
    let limit = value.loadUnaligned(as: CGFloat.self)
    guard limit.isFinite else { return spacing }
    return spec == .minimumLineSpacing ? max(spacing, min(limit, 1e6)) : min(spacing, max(limit, 0))
  }
}

extension ParagraphAttributes {
  fileprivate mutating func read(_ setting: CTParagraphStyleSetting) {
    func value<Value: BitwiseCopyable>(_ type: Value.Type) -> Value? {
      setting.valueSize >= MemoryLayout<Value>.size
        ? setting.value.loadUnaligned(as: Value.self) : nil
    }
    switch setting.spec {
    case .tabStops where setting.valueSize >= MemoryLayout<CFArray>.size:
      let tabs = setting.value.assumingMemoryBound(to: CFArray.self).pointee
      tabStops = tabs.compactMap { ($0 as? CTTextTab)?.stop }.sorted { $0.location < $1.location }
    case .alignment:
      alignment = value(UInt8.self).flatMap { CTTextAlignment(rawValue: $0) } ?? alignment
    case .lineBreakMode:
      lineBreakMode = value(UInt8.self).flatMap { CTLineBreakMode(rawValue: $0) } ?? lineBreakMode
    case .baseWritingDirection:
      direction = value(Int8.self).flatMap { CTWritingDirection(rawValue: $0) } ?? direction
    default:
      guard let path = setting.spec.length, let length = value(CGFloat.self), length.isFinite else {
        return
      }
      self[keyPath: path] = min(max(length, -1e6), 1e6)
    }
  }
}
