package import CoreText
public import Foundation
package import TextKit

/// The shadow of text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  /// The first field, as Foundation reads it.
  private let typeField = FoundationTypeField()
  /// In points; y points down.
  open var shadowOffset = CGSize.zero
  /// Twice the standard deviation of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, by default black at a third; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    shadowOffset = coder.decodeCGSize(forKey: "NSShadowOffset")
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    shadowColor = coder.object(UIColor.self, "NSShadowColor")
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(shadowOffset, forKey: "NSShadowOffset")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
  }

  /// True: archives are read with the classes that are expected.
  open class var supportsSecureCoding: Bool { true }

  /// A shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = NSShadow()
    (other.shadowOffset, other.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
    other.shadowColor = shadowColor
    return other
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}

extension NSShadow: TextShadowProviding {
  /// Nil for a shadow without a colour.
  package var textShadow: TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color.cgColor)
  }
}
