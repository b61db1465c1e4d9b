import CoreGraphics
public import Foundation

/// Lays out text of one style or with attributes.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  private var pages: TextPages?

  /// Text of one style.
  public init(text: String) {
    super.init()
    self.text = text
  }

  /// Text with attributes.
  public init(attributedText: NSAttributedString) {
    super.init()
    self.attributedText = attributedText
  }

  /// Setting it replaces a text with attributes.
  @AlwaysObserved open var text: String? {
    didSet {
      if text != nil { attributedText = nil }
      layoutDidChange()
    }
  }
  /// Setting it replaces a text of one style.
  @AlwaysObserved open var attributedText: NSAttributedString? {
    didSet {
      if attributedText != nil { text = nil }
      layoutDidChange()
    }
  }
  /// The system's at 12 points by default.
  @AlwaysObserved open var font: UIFont? { didSet { layoutDidChange() } }
  /// Black by default.
  @AlwaysObserved open var color: UIColor? { didSet { layoutDidChange() } }
  @AlwaysObserved open var textAlignment = NSTextAlignment.natural { didSet { layoutDidChange() } }

  open override var pageCount: Int { currentPages.count }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    currentPages.draw(pageIndex - startPage, in: rect)
  }

  override func layoutDidChange() { pages = nil }

  override func makeCopy() -> UIPrintFormatter {
    let copy = UISimpleTextPrintFormatter(text: text ?? "")
    if let attributedText { copy.attributedText = attributedText }
    (copy.font, copy.color, copy.textAlignment) = (font, color, textAlignment)
    return copy
  }

  var shownText: NSAttributedString {
    if let attributedText { return attributedText }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
        .paragraphStyle: paragraph,
      ])
  }

  private var currentPages: TextPages {
    let (first, others) = (room(forPageAt: 0).size, room(forPageAt: 1).size)
    if let pages, pages.first == first, pages.others == others { return pages }
    let made = TextPages(shownText, first: first, others: others)
    pages = made
    return made
  }
}
