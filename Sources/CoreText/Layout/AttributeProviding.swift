package import CoreGraphics

// What attributes of higher modules give a layout.

/// A font, accepted in place of a `CTFont`.
package protocol CTFontProviding: AnyObject {
  var ctFont: CTFont { get }
}

/// A colour, accepted in place of a `CGColor`.
package protocol CGColorProviding: AnyObject {
  var cgColor: CGColor { get }
}

/// A paragraph style.
package protocol ParagraphAttributesProviding: AnyObject {
  var paragraphAttributes: ParagraphAttributes { get }
}

/// The shadow of a text; nil for one that is not seen.
package protocol TextShadowProviding: AnyObject {
  var textShadow: TextShadow? { get }
}
