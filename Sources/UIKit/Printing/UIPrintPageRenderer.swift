import CoreGraphics
public import Foundation
import FoundationAdditions

/// Draws the pages that are printed. Main thread only.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  private var starts: [(formatter: UIPrintFormatter, page: Int)] = []

  public override init() { super.init() }

  /// The room for headers, at the top of the printable area.
  open var headerHeight: CGFloat = 0
  /// The room for footers, at the bottom of the printable area.
  open var footerHeight: CGFloat = 0
  /// The paper, in points. Set before printing; that of the usual paper before.
  open internal(set) var paperRect = CGRect(origin: .zero, size: UIPrintPaper.usual.paperSize)
  /// What can be printed on, in points. Set before printing.
  open internal(set) var printableRect = UIPrintPaper.usual.printableRect

  /// Those that lay out content on the pages.
  open var printFormatters: [UIPrintFormatter]? {
    get { starts.isEmpty ? nil : starts.map(\.formatter) }
    set {
      for start in starts { start.formatter.renderer = nil }
      starts = []
      for formatter in newValue ?? [] {
        addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
      }
    }
  }

  /// Adds one whose first page is `pageIndex`. It leaves the renderer that it had.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = max(0, pageIndex)
    formatter.renderer = self
    starts.append((formatter, formatter.startPage))
  }

  func remove(_ formatter: UIPrintFormatter) { starts.removeAll { $0.formatter === formatter } }

  /// Those with content on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = starts.map(\.formatter).filter { formatter in
      pageIndex >= formatter.startPage && pageIndex - formatter.startPage < formatter.pageCount
    }
    return found.isEmpty ? nil : found
  }

  /// As many as the formatters need. Override it without formatters.
  open var numberOfPages: Int {
    starts.map { $0.formatter.startPage + $0.formatter.pageCount }.max() ?? 0
  }

  /// Called before pages are drawn.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page in the current context: header, content, formatters and footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header(printableRect)) }
    drawContentForPage(at: pageIndex, in: content(printableRect))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer(printableRect)) }
  }

  /// Draws what a formatter has on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Does nothing. Override it to draw a header.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Does nothing. Override it to draw content without formatters.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Does nothing. Override it to draw a footer.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

extension UIPrintPageRenderer {
  func use(_ paper: UIPrintPaper, _ orientation: UIPrintInfo.Orientation) {
    let (size, printable) = (paper.paperSize, paper.printableRect)
    guard orientation == .landscape else {
      (paperRect, printableRect) = (CGRect(origin: .zero, size: size), printable)
      return
    }
    paperRect = CGRect(x: 0, y: 0, width: size.height, height: size.width)
    printableRect = CGRect(
      x: printable.minY, y: printable.minX, width: printable.height, height: printable.width)
  }

  private func header(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: headerHeight)
  }

  private func footer(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.maxY - footerHeight, width: rect.width, height: footerHeight)
  }

  func content(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX, y: rect.minY + headerHeight, width: rect.width,
      height: max(0, rect.height - headerHeight - footerHeight))
  }

  /// What is found by name: programs that make documents set the paper so.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "paperRect", { (object: UIPrintPageRenderer) in object.paperRect },
          { $0.paperRect = $1 }),
        KeyValueProperty(
          "printableRect", { (object: UIPrintPageRenderer) in object.printableRect },
          { $0.printableRect = $1 }),
      ]
    }
  }
}
