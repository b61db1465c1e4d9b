/// What the user begins to drag in a page.
package struct PageDrag: Codable, Equatable, Sendable {
  /// By their types: what the page's own handler says, or else the selection's text, or a link's or image's address.
  package var texts: [String: String]
  /// A link's text, or what an image shows.
  package var title: String?

  /// Of the scripts that watch the user drag. Scripts of the page don't see it.
  package static let world = "casement-drag"

  package init(_ texts: [String: String] = [:], title: String? = nil) {
    (self.texts, self.title) = (texts, title)
  }
}
