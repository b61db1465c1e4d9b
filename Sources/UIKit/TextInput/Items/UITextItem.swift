public import Foundation

/// What can be tapped in a text view that is not edited: a link, an attachment, or a part that the program
/// tagged with `NSAttributedString.Key.textItemTag`. Main thread only.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What is there.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// Which kind of content it has.
  public enum ContentType: Int, Sendable {
    case link, textAttachment, tag
  }

  /// The menu of an item.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// What shows above the menu.
    public enum Preview {
      /// The item itself, lifted from the text, where a finger rests on it.
      case `default`
      /// A view of the program's own, in its size.
      case view(UIView)
    }

    let menu: UIMenu
    let preview: Preview?

    /// A menu with the default preview.
    public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }

    /// A menu with a preview; nil for none.
    public init(preview: Preview?, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }
  }

  /// What is there.
  public let content: Content
  /// All of the item, in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }

  /// Which kind of content it has.
  open var contentType: ContentType {
    switch content {
    case .link: .link
    case .textAttachment: .textAttachment
    case .tag: .tag
    }
  }

  /// The link; nil for other items.
  open var link: URL? { if case .link(let url) = content { url } else { nil } }

  /// The attachment; nil for other items.
  open var textAttachment: NSTextAttachment? {
    if case .textAttachment(let attachment) = content { attachment } else { nil }
  }

  /// The tag; nil for other items.
  open var tagIdentifier: String? { if case .tag(let tag) = content { tag } else { nil } }
}

extension NSAttributedString.Key {
  /// A `String` that makes a part of a text an item that can be tapped.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
