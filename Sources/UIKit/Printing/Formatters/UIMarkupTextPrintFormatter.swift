import CoreGraphics
public import Foundation

/// Lays out HTML: the text with its fonts, colours, lines and lists. Tables, pictures and style sheets are left
/// out, unlike on Apple's systems.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  private let formatter: UISimpleTextPrintFormatter

  /// Lays out this HTML.
  public init(markupText: String) {
    formatter = UISimpleTextPrintFormatter(text: "")
    super.init()
    self.markupText = markupText
  }

  /// What is laid out.
  @AlwaysObserved open var markupText: String? {
    didSet { formatter.attributedText = Self.text(markupText ?? "") }
  }

  open override var pageCount: Int {
    prepare()
    return formatter.pageCount
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    prepare()
    formatter.draw(in: rect, forPageAt: pageIndex - startPage)
  }

  override func makeCopy() -> UIPrintFormatter {
    UIMarkupTextPrintFormatter(markupText: markupText ?? "")
  }

  /// The text is laid out by another formatter, at the places of this one.
  private func prepare() {
    formatter.renderer = renderer
    formatter.takeMeasures(of: self)
  }

  private static func text(_ markup: String) -> NSAttributedString {
    HTMLReader.text(Data(markup.utf8))
  }
}
