import CoreGraphics
import Foundation
import TextKit
import Testing

/// Text around paths.
@Suite struct ExclusionTests {
  private final class Path: ExclusionPath {
    let cgPath: CGPath

    init(_ path: CGPath) { cgPath = path }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil))
  }

  private static let words = String(repeating: "words that flow ", count: 60)

  private func used(_ page: TextPage) -> [CGRect] {
    var rects: [CGRect] = []
    page.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: page.count)) {
      _, used, _, _, _ in
      rects.append(used)
    }
    return rects
  }

  @Test func linesKeepClearOfARectAtTheSide() {
    let page = TextPage(Self.words)
    page.container.exclusions = [rect(200, 0, 100, 50)]
    let lines = used(page)
    let beside = lines.filter { $0.minY < 50 }
    #expect(beside.count >= 3)
    #expect(beside.allSatisfy { $0.maxX <= 200.01 })
    #expect(lines.contains { $0.maxX > 250 })
    #expect(page.lines.joined() == page.storage.string)
  }

  @Test func aRectInTheMiddleHasTextOnBothSides() {
    let page = TextPage(Self.words)
    page.container.exclusions = [rect(120, 30, 60, 40)]
    let beside = used(page).filter { $0.maxY > 30 && $0.minY < 70 }
    #expect(beside.contains { $0.maxX <= 120.01 })
    #expect(beside.contains { $0.minX >= 179.99 })
    #expect(beside.allSatisfy { $0.maxX <= 120.01 || $0.minX >= 179.99 })
    let right = beside.first { $0.minX >= 179.99 }!
    let found = page.manager.position(nearestTo: CGPoint(x: right.midX, y: right.midY))
    let caret = page.manager.caretRect(at: found)
    #expect(abs(caret.midX - right.midX) < 8)
    #expect(abs(caret.midY - right.midY) < 1)
  }

  /// Lines begin further right from one to the next, and have a gap in their middle.
  private final class Slope: NSTextContainer {
    private(set) var offsets: [Int] = []

    override var isSimpleRectangularTextContainer: Bool { false }

    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      offsets.append(characterIndex)
      var rect = super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
        remaining: remainingRect)
      if rect.minX >= 200 { return rect }
      rect.size.width = 150 - rect.minY / 2
      rect.origin.x = rect.minY / 2
      remainingRect?.pointee = CGRect(x: 200, y: rect.minY, width: 100, height: rect.height)
      return rect
    }
  }

  @Test func aContainerOfAProgramSaysWhereLinesGo() {
    let container = Slope(size: CGSize(width: 300, height: 0))
    container.lineFragmentPadding = 0
    let manager = NSLayoutManager()
    let storage = NSTextStorage(string: String(repeating: "some words ", count: 30) + "\nmore")
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var lines: [CGRect] = []
    let all = NSRange(location: 0, length: storage.length)
    manager.enumerateLineFragments(forGlyphRange: all) { _, used, _, _, _ in lines.append(used) }
    let (left, right) = (lines.filter { $0.minX < 199 }, lines.filter { $0.minX >= 199 })
    #expect(left.count > 4 && right.count >= left.count - 1)
    #expect(left.allSatisfy { abs($0.minX - $0.minY / 2) < 2 && $0.maxX < 151 })
    #expect(right.allSatisfy { $0.maxX < 301 })
    #expect(Set(container.offsets) == [0, storage.length - 4])
  }

  @Test func aPlainContainerSaysWhatIsFree() {
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    container.exclusions = [rect(100, 0, 50, 40)]
    func free(_ y: CGFloat) -> [CGRect] {
      var rest = CGRect.zero
      let line = CGRect(x: 0, y: y, width: 400, height: 20)
      let first = container.lineFragmentRect(
        forProposedRect: line, at: 0, writingDirection: .natural, remaining: &rest)
      return [first, rest]
    }
    let parts = [
      CGRect(x: 0, y: 10, width: 100, height: 20), CGRect(x: 150, y: 10, width: 150, height: 20),
    ]
    #expect(free(10) == parts)
    #expect(free(50) == [CGRect(x: 0, y: 50, width: 300, height: 20), .zero])
  }

  @Test func aCircleIsFollowed() {
    let page = TextPage(Self.words)
    let circle = CGPath(ellipseIn: CGRect(x: -60, y: 20, width: 120, height: 120), transform: nil)
    page.container.exclusions = [Path(circle)]
    let lines = used(page).filter { $0.minY > 20 && $0.maxY < 140 }
    let starts = lines.map(\.minX)
    #expect(starts.max()! > 50)
    #expect(starts.first! < starts.max()! && starts.last! < starts.max()!)
  }

  @Test func textBelowIsLaidOutOnDemand() {
    let page = TextPage(TextPage.paragraphs(5000))
    page.container.exclusions = [rect(0, 0, 300, 100)]
    let first = page.manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(first.minY >= 100 - TextPage.line)
    #expect(page.manager.layoutCount < 10)
    page.type("x", at: 3)
    #expect(page.lines.joined() == page.storage.string)
  }

  @Test func pathsThatAreGarbageAreNone() {
    let page = TextPage("one two")
    let path = CGMutablePath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: 5, y: CGFloat.infinity))
    page.container.exclusions = [Path(path), rect(0, 0, 1e12, 1e12)]
    #expect(page.manager.caretRect(at: TextPosition(3)).minY.isFinite)
  }
}
