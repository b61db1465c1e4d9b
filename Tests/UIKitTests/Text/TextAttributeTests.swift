import Foundation
import Testing
import UIKit

@MainActor @Suite struct TextAttributeTests {
  /// A block letter of 20 points drawn on 60 by 40 clear pixels.
  private func drawn(
    _ text: String = "\u{2588}", _ attributes: [NSAttributedString.Key: Any] = [:],
    mode: CGTextDrawingMode = .fill
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
    ]
    all.merge(attributes) { $1 }
    let size = CGSize(width: 60, height: 40)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.setTextDrawingMode(mode)
      NSAttributedString(string: text, attributes: all).draw(at: CGPoint(x: 10, y: 5))
    }
  }

  /// How many pixels have the colour; with any alpha above a half.
  private func count(_ image: UIImage, _ isWanted: ([UInt8]) -> Bool) -> Int {
    (0..<40).reduce(0) { sum, y in
      sum + (0..<60).count { pixel(image, $0, y).last ?? 0 > 127 && isWanted(pixel(image, $0, y)) }
    }
  }

  private func isRed(_ pixel: [UInt8]) -> Bool { pixel[0] > 127 && pixel[2] < 64 }
  private func isBlue(_ pixel: [UInt8]) -> Bool { pixel[2] > 127 && pixel[0] < 64 }

  @Test func aShadowLiesBesideTheText() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 15, height: 0)
    shadow.shadowColor = UIColor.blue
    let plain = count(drawn(), isRed)
    let image = drawn("\u{2588}", [.shadow: shadow])
    // The text's soft edges lie over the shadow.
    #expect(plain > 50 && count(image) { $0[0] > 127 } == plain)
    #expect(count(image, isBlue) > 20)
    #expect(count(drawn(), isBlue) == 0)
  }

  @Test func aPositiveStrokeIsHollowAndANegativeOneIsFilled() {
    let plain = count(drawn(), isRed)
    let hollow = drawn("\u{2588}", [.strokeWidth: 10, .strokeColor: UIColor.blue])
    #expect(count(hollow, isRed) == 0 && count(hollow, isBlue) > 10)
    #expect(count(hollow) { _ in true } < plain)
    let both = drawn("\u{2588}", [.strokeWidth: -10, .strokeColor: UIColor.blue])
    #expect(count(both, isRed) > 10 && count(both, isBlue) > 10)
  }

  @Test func theContextsModeStrokesTextInItsColor() {
    let plain = count(drawn(), isRed)
    #expect((1..<plain).contains(count(drawn(mode: .stroke), isRed)))
    #expect(count(drawn(mode: .invisible), isRed) == 0)
    #expect(count(drawn(mode: .fillStroke), isRed) >= plain)
  }

  @Test func obliquenessLeansToTheRight() {
    func rightmost(_ image: UIImage, _ y: Int) -> Int {
      (0..<60).last { pixel(image, $0, y).last ?? 0 > 127 } ?? -1
    }
    let (plain, leaning) = (drawn("l"), drawn("l", [.obliqueness: 0.5]))
    #expect(rightmost(leaning, 12) > rightmost(plain, 12) + 3)
    #expect(abs(rightmost(leaning, 23) - rightmost(plain, 23)) <= 1)
  }

  @Test func dashedUnderlinesHaveGaps() {
    func underlined(_ style: NSUnderlineStyle) -> Int {
      count(drawn("          ", [.underlineStyle: style.rawValue]), isRed)
    }
    let solid = underlined(.single)
    #expect(solid > 30)
    #expect((solid / 4..<solid).contains(underlined([.single, .patternDot])))
    #expect((solid / 4..<solid).contains(underlined([.single, .patternDash])))
  }

  @Test func linesByWordLeaveSpacesOut() {
    func columns(_ style: NSUnderlineStyle) -> [Int] {
      let image = drawn("a   a", [.underlineStyle: style.rawValue])
      return (0..<60).filter { x in (24..<29).contains { isRed(pixel(image, x, $0)) } }
    }
    let (whole, words) = (columns(.single), columns([.single, .byWord]))
    #expect(whole.first == words.first && whole.last == words.last)
    #expect(words.count < whole.count - 8)
  }

  @Test(arguments: [false, true]) func linesHaveTheirColorsAndThicknesses(isThrough: Bool) {
    let style: NSAttributedString.Key = isThrough ? .strikethroughStyle : .underlineStyle
    let color: NSAttributedString.Key = isThrough ? .strikethroughColor : .underlineColor
    func rows(_ value: NSUnderlineStyle) -> [Int] {
      let image = drawn("     ", [style: value.rawValue, color: UIColor.blue])
      return (0..<40).filter { isBlue(pixel(image, 15, $0)) }
    }
    #expect(rows(.single).count == 1)
    #expect(rows(.thick).count >= 2)
    let double = rows(.double)
    #expect(double.count == 2 && double[1] - double[0] >= 2)
    #expect(rows([]).isEmpty)
  }

  @Test func aLineThroughTextIsAboveTheLineUnderIt() throws {
    let image = drawn(
      "     ",
      [
        .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.blue,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
      ])
    let through = try #require((0..<40).first { isRed(pixel(image, 15, $0)) })
    let under = try #require((0..<40).first { isBlue(pixel(image, 15, $0)) })
    #expect(through < under - 3, "in the text's own colour")
  }

  @Test func expansionMakesGlyphsAndTheirAdvancesWider() {
    func width(_ expansion: Double) -> CGFloat {
      NSAttributedString(
        string: "wide", attributes: [.font: UIFont.systemFont(ofSize: 40), .expansion: expansion]
      ).size().width
    }
    #expect(abs(width(0.5) / width(0) - 1.6487) < 0.01)
    #expect(abs(width(-0.5) / width(0) - 0.6065) < 0.01)
    let (plain, wide) = (drawn(), drawn("\u{2588}", [.expansion: 0.5]))
    #expect(count(wide, isRed) > count(plain, isRed) * 3 / 2)
    #expect(width(.infinity) == width(0))
  }

  @Test func linksAreBlueAndUnderlined() {
    let image = drawn("     ", [.link: "https://example.org"])
    #expect(count(image) { $0[2] > 200 && $0[0] < 100 } > 10)
    #expect(count(drawn("l", [.link: "https://example.org"]), isRed) == 0)
  }

  @Test func letterpressShadesTheUpperEdgeAndLightsTheLower() {
    let gray: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor(white: 0.5, alpha: 1),
      .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
    ]
    let image = drawn("\u{2588}", gray)
    let column = (0..<40).filter { pixel(image, 14, $0)[3] > 200 }.map { pixel(image, 14, $0)[0] }
    #expect(column.first ?? 255 < 110)
    #expect(column.dropFirst(3).dropLast(3).allSatisfy { (125...130).contains($0) })
    let lowest = (0..<40).last { pixel(image, 14, $0)[3] > 0 } ?? 0
    #expect(pixel(image, 14, lowest)[0] == pixel(image, 14, lowest)[3])
  }

  @Test func superscriptsAreSmallAndRaised() {
    func box(_ level: Int) -> (top: Int, bottom: Int) {
      let image = drawn("l", [NSAttributedString.Key("NSSuperScript"): level])
      let rows = (0..<40).filter { y in (0..<60).contains { pixel(image, $0, y)[3] > 127 } }
      return (rows.first ?? 0, rows.last ?? 0)
    }
    let (low, plain, high) = (box(-1), box(0), box(1))
    for small in [low, high] { #expect(small.bottom - small.top < plain.bottom - plain.top) }
    #expect(high.bottom < plain.bottom)
    #expect(low.bottom - low.top == high.bottom - high.top)
  }

  @Test func rareLigaturesAreJoinedWhereAskedFor() {
    func width(_ ligature: Int) -> CGFloat {
      NSAttributedString(
        string: "ffi",
        attributes: [.font: UIFont(name: "DejaVuSans", size: 40) as Any, .ligature: ligature]
      ).size().width
    }
    #expect(width(0) != width(1))
  }

  @Test func numbersStandAtDecimalTabs() {
    let point = NSTextTab(
      textAlignment: .right, location: 60,
      options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))])
    let style = NSMutableParagraphStyle()
    style.tabStops = [point]
    #expect(style.tabStops.first?.options[.columnTerminators] is CharacterSet)
    func width(_ text: String) -> CGFloat {
      NSAttributedString(string: text, attributes: [.paragraphStyle: style]).size().width
    }
    let fraction = width(".25")
    #expect(abs(width("\t1.25") - 60 - fraction) < 2)
    #expect(abs(width("\t1234.25") - 60 - fraction) < 2)
  }

  @Test func textGoesOnAtTabStops() {
    func width(_ stops: [NSTextTab]?, _ text: String = "\tI") -> CGFloat {
      let style = NSMutableParagraphStyle()
      if let stops { style.tabStops = stops }
      return NSAttributedString(string: text, attributes: [.paragraphStyle: style]).size().width
    }
    let letter = width(nil, "I")
    #expect(abs(width(nil) - 28 - letter) < 0.5)
    #expect(abs(width([NSTextTab(textAlignment: .left, location: 50)]) - 50 - letter) < 0.5)
    #expect(abs(width([NSTextTab(textAlignment: .right, location: 50)]) - 50) < 0.5)
  }

  @Test func tabStopsAreKeptInOrder() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0 * 28) })
    style.tabStops = []
    style.addTabStop(NSTextTab(textAlignment: .left, location: 30))
    style.addTabStop(NSTextTab(textAlignment: .right, location: 10))
    #expect(style.tabStops.map(\.location) == [10, 30])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
    #expect(style.tabStops.map(\.alignment) == [.right])
  }
}
