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
    change.read(attributes.coreText)
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

extension FontChange {
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
