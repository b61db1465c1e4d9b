package import CoreText

// What attributes of higher modules give a layout. Fonts and colours have such protocols in CoreText.

/// A paragraph style.
package protocol ParagraphAttributesProviding: AnyObject {
  var paragraphAttributes: ParagraphAttributes { get }
}

/// The shadow of a text; nil for one that is not seen.
package protocol TextShadowProviding: AnyObject {
  var textShadow: TextShadow? { get }
}
