import CoreGraphics
import CoreText
import Foundation
import RasterKit
import Testing

/// What of a layout looks different from another one.
@Suite struct TextChangeTests {
  private func change(_ old: AttributedText, _ new: AttributedText, width: CGFloat = .infinity)
    -> CGRect?
  {
    let limits = TextLimits(width: width)
    return TextLayout(new, within: limits).areaChanged(since: TextLayout(old, within: limits))
  }

  @Test func textsThatLookTheSameHaveNoChange() {
    #expect(change(plain("one two"), plain("one two"))?.isNull == true)
  }

  @Test func aLetterAtTheEndChangesNothingBeforeIt() throws {
    let area = try #require(change(plain("one two"), plain("one two three")))
    let before = TextLayout(plain("one two"))
    #expect(area.minX > TextLayout(plain("one t")).size.width)
    #expect(area.minX <= before.size.width + 1)
    #expect(abs(area.maxX - TextLayout(plain("one two three")).size.width) < 0.01)
    #expect(area.minY == 0 && area.height == before.size.height)
  }

  @Test func whatIsGoneIsInTheChange() throws {
    let area = try #require(change(plain("one two three"), plain("one two")))
    #expect(abs(area.maxX - TextLayout(plain("one two three")).size.width) < 0.01)
  }

  @Test func aLetterInTheMiddleChangesWhatFollows() throws {
    let area = try #require(change(plain("one two"), plain("onxe two")))
    #expect(area.minX > 0 && area.minX <= TextLayout(plain("on")).size.width + 1)
  }

  @Test func aColourChangesAllThatHasIt() throws {
    var red = TextAttributes(font: systemFont(17))
    red.color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let old = plain("one")
    let area = try #require(change(old, AttributedText("one", red)))
    #expect(area.minX == 0 && area.width == TextLayout(old).size.width)
  }

  @Test func severalLinesChangeFromSideToSide() throws {
    let old = plain("one two three four five six")
    let area = try #require(change(old, plain("onee two three four five sixx"), width: 60))
    let height = TextLayout(old, within: TextLimits(width: 60)).size.height
    #expect(area.minX == 0 && area.minY == 0 && area.maxY >= height)
  }

  @Test func linesThatMoveChangeFromTheirStart() throws {
    let old = TextLayout(plain("one", alignment: .right), within: TextLimits(width: 100))
    let new = TextLayout(plain("ones", alignment: .right), within: TextLimits(width: 100))
    let area = try #require(new.areaChanged(since: old))
    #expect(area.minX == new.lines[0].origin.x && abs(area.maxX - 100) < 0.01)
  }

  /// The layout doesn't know the picture.
  @Test func whatIsShownForAnAttachmentMayHaveChanged() {
    var attributes = TextAttributes(font: systemFont(17))
    attributes.attachment = AttachmentRoom(width: 20, ascent: 20, descent: 0)
    let text = AttributedText("\u{FFFC}", attributes)
    #expect(change(text, text)?.width == 20)
  }

  // MARK: Overhang

  @Test func lettersOfTheirFontStayInTheirLines() {
    #expect(TextLayout(plain("Ågjpqy|")).overhang < 2)
    #expect(TextLayout(plain("")).overhang == 0)
  }

  @Test func lettersReachOutOfLinesThatAreTooLow() {
    var low = ParagraphAttributes()
    low.maximumLineHeight = 6
    let text = AttributedText("Å", TextAttributes(font: systemFont(17)), low)
    #expect((5..<20).contains(TextLayout(text).overhang))
  }

  @Test func whatMayReachAnywhereHasHalfALine() {
    var attributes = TextAttributes(font: systemFont(17))
    attributes.font = CTFont(attributes.font.descriptor.setting { $0.matrix.c = 0.3 })
    let layout = TextLayout(AttributedText("leaning", attributes))
    #expect(layout.overhang == layout.size.height / 2)
  }

  @Test func nothingIsDrawnBeyondTheOverhang() {
    let layout = TextLayout(plain("jÅfgQ|\u{302}", size: 40))
    let canvas = TextCanvas(width: 300, height: 200)
    layout.draw(in: canvas.context, at: CGPoint(x: 80, y: 80))
    let reach = CGRect(
      x: 80, y: 80, width: layout.lines[0].width, height: layout.size.height
    ).insetBy(dx: -layout.overhang - 1, dy: -layout.overhang - 1)
    let ink = canvas.inkBounds
    #expect(CGFloat(ink.minX) >= reach.minX.rounded(.down) && CGFloat(ink.minX) < 90)
    #expect(CGFloat(ink.minX + ink.width) <= reach.maxX.rounded(.up))
    #expect(CGFloat(ink.minY) >= reach.minY.rounded(.down))
    #expect(CGFloat(ink.minY + ink.height) <= reach.maxY.rounded(.up))
  }
}
