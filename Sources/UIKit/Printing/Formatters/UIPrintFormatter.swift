import CoreGraphics
public import Foundation

/// Lays out content that goes over pages. Use a subclass. Main thread only.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
  weak var renderer: UIPrintPageRenderer?

  public override init() { super.init() }

  /// The one that it was added to.
  open var printPageRenderer: UIPrintPageRenderer? { renderer }
  /// The largest height of content on a page; 0 for no limit.
  @AlwaysObserved open var maximumContentHeight: CGFloat = 0 { didSet { layoutDidChange() } }
  /// The largest width of content; 0 for no limit.
  @AlwaysObserved open var maximumContentWidth: CGFloat = 0 { didSet { layoutDidChange() } }
  /// From the edges of the printable area: left and right, and at the top of the first page.
  @AlwaysObserved open var contentInsets = UIEdgeInsets.zero { didSet { layoutDidChange() } }
  /// From the edges of the paper, on each page.
  @AlwaysObserved open var perPageContentInsets = UIEdgeInsets.zero { didSet { layoutDidChange() } }
  /// The first page with its content.
  open var startPage = 0
  /// How many pages its content takes.
  open var pageCount: Int { 0 }

  /// Where its content goes on a page of its renderer, counted as the renderer counts them.
  open func rectForPage(at pageIndex: Int) -> CGRect { room(forPageAt: pageIndex - startPage) }

  /// Draws a part of the content in the current context. Pages are counted as the renderer counts them.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  /// Leaves its renderer.
  open func removeFromPrintPageRenderer() {
    renderer?.remove(self)
    renderer = nil
  }

  /// A formatter with the same settings and content, without a renderer.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    copy.takeMeasures(of: self)
    copy.startPage = startPage
    return copy
  }

  func makeCopy() -> UIPrintFormatter { UIPrintFormatter() }

  /// Called after a change that moves content.
  func layoutDidChange() {}
}

extension UIPrintFormatter {
  /// Limits and insets.
  func takeMeasures(of other: UIPrintFormatter) {
    if maximumContentHeight != other.maximumContentHeight {
      maximumContentHeight = other.maximumContentHeight
    }
    if maximumContentWidth != other.maximumContentWidth {
      maximumContentWidth = other.maximumContentWidth
    }
    if contentInsets != other.contentInsets { contentInsets = other.contentInsets }
    if perPageContentInsets != other.perPageContentInsets {
      perPageContentInsets = other.perPageContentInsets
    }
  }

  /// `page` counts from the first with its content.
  func room(forPageAt page: Int) -> CGRect {
    let usual = UIPrintPaper.usual
    let paper = renderer?.paperRect ?? CGRect(origin: .zero, size: usual.paperSize)
    let printable = renderer?.printableRect ?? usual.printableRect
    var rect = printable.intersection(paper.inset(by: perPageContentInsets))
    if let renderer { rect = rect.intersection(renderer.content(printable)) }
    guard !rect.isNull else { return .zero }
    let first = page == 0 ? contentInsets.top : 0
    rect = rect.inset(
      by: UIEdgeInsets(top: first, left: contentInsets.left, bottom: 0, right: contentInsets.right))
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return CGRect(
      x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
  }
}
