import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Content that goes over pages.
@MainActor
struct UIPrintFormatterTests {
  private let harness = AppHarness()

  private func renderer(_ formatter: UIPrintFormatter, start: Int = 0) -> UIPrintPageRenderer {
    let renderer = UIPrintPageRenderer()
    renderer.setValue(CGRect(x: 0, y: 0, width: 400, height: 300), forKey: "paperRect")
    renderer.setValue(CGRect(x: 20, y: 20, width: 360, height: 260), forKey: "printableRect")
    renderer.addPrintFormatter(formatter, startingAtPageAt: start)
    return renderer
  }

  private func picture(_ renderer: UIPrintPageRenderer, _ page: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: renderer.paperRect.size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(renderer.paperRect)
      renderer.drawPage(at: page, in: renderer.printableRect)
    }
  }

  /// The first and the last row with something dark.
  private func darkRows(_ image: UIImage) -> ClosedRange<Int>? {
    guard let bitmap = image.cgImage,
      let context = CGContext(
        data: nil, width: bitmap.width, height: bitmap.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    context.draw(bitmap, in: all)
    guard let bytes = context.data?.assumingMemoryBound(to: UInt8.self) else { return nil }
    let rows = (0..<bitmap.height).filter { y in
      (0..<bitmap.width).contains { bytes[y * context.bytesPerRow + 4 * $0] < 100 }
    }
    return rows.first.flatMap { first in rows.last.map { first...$0 } }
  }

  @Test func aShortTextTakesOnePage() throws {
    let formatter = UISimpleTextPrintFormatter(text: "Hello")
    let pages = renderer(formatter)
    #expect(formatter.pageCount == 1 && pages.numberOfPages == 1)
    #expect(formatter.rectForPage(at: 0) == CGRect(x: 20, y: 20, width: 360, height: 260))
    let rows = try #require(darkRows(picture(pages, 0)))
    #expect(rows.lowerBound >= 20 && rows.upperBound < 40)
    #expect(darkRows(picture(pages, 1)) == nil)
  }

  @Test func everyLineOfALongTextIsOnOnePage() {
    let lines = (1...200).map { "line \($0)" }.joined(separator: "\n")
    let formatter = UISimpleTextPrintFormatter(text: lines)
    formatter.font = .systemFont(ofSize: 20)
    let pages = renderer(formatter)
    let height = NSAttributedString(
      string: "line", attributes: [.font: UIFont.systemFont(ofSize: 20)]
    ).size().height
    let perPage = (260 / height).rounded(.down)
    #expect(formatter.pageCount == Int((200 / perPage).rounded(.up)))
    for page in [0, formatter.pageCount - 1] { #expect(darkRows(picture(pages, page)) != nil) }
  }

  @Test func aHugeTextIsLaidOutInParts() {
    let text = String(repeating: "A paragraph of some words.\n", count: 6000)
    let formatter = UISimpleTextPrintFormatter(text: text)
    formatter.font = .systemFont(ofSize: 12)
    let pages = renderer(formatter)
    #expect(pages.numberOfPages > 200 && pages.numberOfPages < 600)
    #expect(darkRows(picture(pages, pages.numberOfPages - 1)) != nil)
  }

  @Test func insetsHeadersAndStartsMoveTheContent() {
    let formatter = UISimpleTextPrintFormatter(text: "Hello")
    let pages = renderer(formatter, start: 2)
    (pages.headerHeight, pages.footerHeight) = (30, 10)
    formatter.contentInsets = UIEdgeInsets(top: 50, left: 10, bottom: 0, right: 5)
    #expect(formatter.rectForPage(at: 2) == CGRect(x: 30, y: 100, width: 345, height: 170))
    #expect(formatter.rectForPage(at: 3) == CGRect(x: 30, y: 50, width: 345, height: 220))
    formatter.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
    #expect(formatter.rectForPage(at: 3) == CGRect(x: 82, y: 72, width: 241, height: 156))
    #expect(pages.numberOfPages == 3 && pages.printFormattersForPage(at: 0) == nil)
    #expect(pages.printFormattersForPage(at: 2)?.first === formatter)
  }

  @Test func roomThatIsNoneHoldsNoPages() {
    let formatter = UISimpleTextPrintFormatter(text: "Hello")
    let pages = renderer(formatter)
    pages.setValue(CGRect(x: 0, y: 0, width: 10, height: 0), forKey: "printableRect")
    #expect(pages.numberOfPages == 0)
    formatter.perPageContentInsets = UIEdgeInsets(top: 1e6, left: 0, bottom: 0, right: 0)
    #expect(pages.numberOfPages == 0)
    #expect(renderer(UISimpleTextPrintFormatter(text: "")).numberOfPages == 0)
  }

  @Test func aFormatterHasOneRendererAndCopiesHaveNone() throws {
    let formatter = UISimpleTextPrintFormatter(text: "Hello")
    let (first, second) = (renderer(formatter), renderer(formatter))
    #expect(first.printFormatters == nil && second.printFormatters?.count == 1)
    #expect(formatter.printPageRenderer === second)
    formatter.maximumContentWidth = 100
    let copy = try #require(formatter.copy(with: nil) as? UISimpleTextPrintFormatter)
    #expect(copy.text == "Hello" && copy.maximumContentWidth == 100)
    #expect(copy.printPageRenderer == nil)
  }

  @Test func markupIsPrintedAsText() {
    let short = UIMarkupTextPrintFormatter(markupText: "<h1>Title</h1><p>Text</p>")
    let long = UIMarkupTextPrintFormatter(
      markupText: String(repeating: "<p>A paragraph</p>", count: 100))
    #expect(renderer(short).numberOfPages == 1 && renderer(long).numberOfPages > 3)
    #expect(darkRows(picture(renderer(short), 0)) != nil)
  }

  @Test func viewsAreScaledToThePage() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 720, height: 1300))
    let mark = UIView(frame: CGRect(x: 0, y: 1200, width: 720, height: 100))
    mark.backgroundColor = .black
    view.addSubview(mark)
    let formatter = view.viewPrintFormatter()
    let pages = renderer(formatter)
    // Half as large, 650 points go over pages of 260.
    #expect(formatter.pageCount == 3 && formatter.view === view)
    #expect(darkRows(picture(pages, 0)) == nil)
    let rows = try #require(darkRows(picture(pages, 2)))
    #expect(rows == 100...149)
  }

  @Test func aTextViewPrintsItsWholeText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = (1...100).map { "line \($0)" }.joined(separator: "\n")
    #expect(renderer(view.viewPrintFormatter()).numberOfPages > 3)
  }

  @Test func paperIsChosenByItsSize() {
    let papers = [UIPrintPaper(UIPrintPaper.a4), UIPrintPaper(CGSize(width: 298, height: 420))]
    func best(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      let size = CGSize(width: width, height: height)
      return UIPrintPaper.bestPaper(forPageSize: size, withPapersFrom: papers).paperSize
    }
    #expect(best(200, 300).width == 298 && best(420, 298).width == 298)
    #expect(best(500, 800).width == 595 && best(5000, 5000).width == 595)
  }

  @Test func textOfDarkWindowsIsDarkOnPaper() {
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      let formatter = UISimpleTextPrintFormatter(
        attributedText: NSAttributedString(
          string: "Hello", attributes: [.foregroundColor: UIColor.label]))
      let pages = renderer(formatter)
      #expect(formatter.pageCount == 1)
      let image = UIGraphicsImageRenderer(size: pages.paperRect.size).image { context in
        UIColor.white.setFill()
        context.fill(pages.paperRect)
        PrintContent.pages(pages).draw(0, scale: 1)
      }
      #expect(darkRows(image) != nil)
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
  }
}
