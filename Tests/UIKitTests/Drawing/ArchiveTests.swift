import Foundation
import Testing
import UIKit

/// What an archive gives back.
private func reread<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
  let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
}

@MainActor @Suite struct ArchiveTests {
  @Test(arguments: [
    UIColor(red: 0.25, green: 0.5, blue: 1.5, alpha: 0.75), UIColor(white: 0.3, alpha: 0.5),
    UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1), .systemRed, .label,
    .systemBackground, .systemBlue.withAlphaComponent(0.5), .clear,
  ]) func colorsComeBackEqual(color: UIColor) throws {
    #expect(try reread(color) == color)
  }

  @Test func aProvidersColorsAreKept() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let again = try reread(color)
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(again.resolvedColor(with: traits) == color.resolvedColor(with: traits))
    }
  }

  private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 4, height: 2)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
  }

  @Test func imagesKeepPixelsAndLooks() throws {
    let bitmap = try #require(picture().cgImage)
    let image = UIImage(cgImage: bitmap, scale: 2, orientation: .leftMirrored)
      .withRenderingMode(.alwaysTemplate)
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0.5, right: 1), resizingMode: .stretch
      )
      .withBaselineOffset(fromBottom: 1.5)
      .imageFlippedForRightToLeftLayoutDirection()
    let again = try reread(image)
    #expect(again.size == image.size && again.scale == 2)
    #expect(again.imageOrientation == .leftMirrored && again.renderingMode == .alwaysTemplate)
    #expect(again.capInsets == image.capInsets && again.resizingMode == .stretch)
    #expect(again.baselineOffsetFromBottom == 1.5)
    #expect(again.flipsForRightToLeftLayoutDirection)
    #expect(pixel(again, 0, 0) == pixel(image, 0, 0) && pixel(again, 7, 3) == pixel(image, 7, 3))
    #expect(try reread(UIImage()).size == .zero)
  }

  @Test func symbolsStaySymbols() throws {
    let size = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
    let wanted = size.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
    let symbol = try #require(UIImage(systemName: "star.fill", withConfiguration: wanted))
    let again = try reread(symbol)
    #expect(again.isSymbolImage && again.size == symbol.size)
    #expect(again.symbolConfiguration == symbol.symbolConfiguration)
    #expect(again.withConfiguration(size).size == symbol.withConfiguration(size).size)
  }

  @Test func patternsKeepTheirImage() throws {
    let again = try reread(UIColor(patternImage: picture()).withAlphaComponent(0.5))
    #expect(again.cgColor.alpha == 0.5 && again.cgColor.pattern != nil)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 4, height: 2)
    let filled = UIGraphicsImageRenderer(size: size, format: format).image { context in
      again.withAlphaComponent(1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    #expect(pixel(filled, 0, 0) == redPixel && pixel(filled, 7, 0) == pixel(picture(), 7, 0))
  }

  @Test(arguments: [
    UIFont.systemFont(ofSize: 21, weight: .heavy), .italicSystemFont(ofSize: 11),
    .monospacedDigitSystemFont(ofSize: 9, weight: .light),
    .monospacedSystemFont(ofSize: 14, weight: .bold), .preferredFont(forTextStyle: .title2),
    UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 13)),
    UIFont(name: "DejaVuSans-Bold", size: 12) ?? .systemFont(ofSize: 1),
  ]) func fontsComeBackEqual(font: UIFont) throws {
    #expect(try reread(font) == font)
    #expect(try reread(font.fontDescriptor) == font.fontDescriptor)
  }

  @Test func pathsKeepElementsAndLines() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 4)
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 9, y: 1))
    path.setLineDash([3, 1, 2], count: 3, phase: 0.5)
    (path.lineWidth, path.miterLimit, path.usesEvenOddFillRule) = (2.5, 4, true)
    (path.lineCapStyle, path.lineJoinStyle) = (.round, .bevel)
    let again = try reread(path)
    #expect(again.cgPath == path.cgPath)
    #expect(again.lineWidth == 2.5 && again.miterLimit == 4 && again.usesEvenOddFillRule)
    #expect(again.lineCapStyle == .round && again.lineJoinStyle == .bevel)
    var (count, phase, lengths): (Int, CGFloat, [CGFloat]) = (0, 0, [0, 0, 0])
    again.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(count == 3 && phase == 0.5 && lengths == [3, 1, 2])
    #expect(try reread(UIBezierPath()).isEmpty)
  }

  @Test func paragraphStylesComeBackEqual() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.right, .byTruncatingMiddle)
    style.baseWritingDirection = .rightToLeft
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (3, 4, -5)
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (1, 2, 3)
    (style.minimumLineHeight, style.maximumLineHeight) = (10, 20)
    (style.lineHeightMultiple, style.defaultTabInterval) = (1.5, 40)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
    style.hyphenationFactor = 0.5
    style.allowsDefaultTighteningForTruncation = true
    style.lineBreakStrategy = .pushOut
    let again = try reread(style as NSParagraphStyle)
    #expect(again == style)
    #expect(again.tabStops == style.tabStops && again.lineBreakStrategy == .pushOut)
    #expect(try reread(NSParagraphStyle.default) == .default)
  }

  @Test func shadowsAndTabsComeBackEqual() throws {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 3)
    shadow.shadowColor = UIColor.red
    #expect(try reread(shadow) == shadow)
    let tab = NSTextTab(textAlignment: .center, location: 12)
    #expect(try reread(tab) == tab)
  }

  @Test func archivesOfGarbageAreNil() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(7, forKey: "UIColorComponentCount")
    archiver.encode(Data([1, 2, 3]), forKey: "UIImageData")
    archiver.encode(Data([1, 2, 3, 4, 5, 6, 7, 8, 9]), forKey: "UIBezierPathElements")
    archiver.encode(Double.nan, forKey: "NSHeadIndent")
    archiver.encode(99, forKey: "NSAlignment")
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    coder.decodingFailurePolicy = .setErrorAndReturn
    #expect(UIColor(coder: coder) == nil)
    #expect(UIImage(coder: coder) == nil)
    #expect(UIBezierPath(coder: coder)?.isEmpty == true)
    #expect(NSParagraphStyle(coder: coder) == .default)
    #expect(UIFont(coder: coder)?.fontName == UIFont.systemFont(ofSize: 12).fontName)
  }
}
