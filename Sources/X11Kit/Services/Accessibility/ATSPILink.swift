import DBusKit
import PlatformKit
import RasterKit

/// Which link of a text an object is.
struct ATSPILink {
  let index: Int
  /// In characters of the text.
  let range: Range<Int>
}

extension ATSPIObject {
  func reference(toLink index: Int) -> DBusValue {
    ATSPIReference.value(busName, ATSPIReference.path(of: node.id, link: index))
  }

  /// A link in its text; nil if there is none.
  func object(ofLink index: Int) -> ATSPIObject? {
    guard let text = node.text, text.links.indices.contains(index) else { return nil }
    let (link, characters) = (text.links[index], ATSPICharacters(text.string))
    let range = characters.offsets(units: link.range)
    var piece = AccessibilityNode(node.id, .link)
    piece.name = characters.text(range)
    (piece.address, piece.language) = (link.address, node.language)
    piece.states = node.states.intersection([.enabled, .showing])
    piece.extents = source?.extents(of: link.range, in: node.id) ?? node.extents
    // Where text is edited, a tap places the caret.
    if !text.isEditable { piece.actions = [.press] }
    return ATSPIObject(
      node: piece, tree: tree, busName: busName, desktop: desktop, source: source, origin: origin,
      link: ATSPILink(index: index, range: range))
  }
}
