import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import RasterKit
import RenderKit
import Testing

struct CATextLayerTests {
  /// Drawn at one pixel per point.
  private func layer(
    _ width: CGFloat = 200, _ height: CGFloat = 60, _ change: (CATextLayer) -> Void = { _ in }
  ) -> CATextLayer {
    let layer = CATextLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.string = "Hamburg"
    layer.fontSize = 20
    change(layer)
    layer.displayIfNeeded()
    return layer
  }

  /// The smallest rectangle around all ink.
  private func ink(_ layer: CATextLayer) -> PixelRect {
    var result = PixelRect.empty
    guard let image = layer.snapshot.contents else { return result }
    let target = image.pixels.target
    for y in 0..<target.bounds.maxY {
      for x in 0..<target.bounds.maxX where target.address(x: x, y: y).pointee >> 24 > 40 {
        result = result.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return result
  }

  private func color(_ layer: CATextLayer) -> UInt32 {
    guard let target = layer.snapshot.contents?.pixels.target else { return 0 }
    for y in 0..<target.bounds.maxY {
      for x in 0..<target.bounds.maxX {
        let pixel = target.address(x: x, y: y).pointee
        if pixel >> 24 == 255 { return pixel }
      }
    }
    return 0
  }

  @Test func valuesAreAppleDefaults() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36 && layer.foregroundColor == .white && !layer.isWrapped)
    #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
    #expect(layer.string == nil && layer.font == nil)
  }

  @Test func theStringIsDrawnWhiteFromTheTopLeft() {
    let layer = layer()
    #expect(ink(layer).minX < 5 && ink(layer).maxY < 30 && ink(layer).width > 50)
    #expect(color(layer) == 0xffff_ffff)
  }

  @Test func alignmentMovesTheLine() {
    let left = ink(layer())
    let right = ink(layer { $0.alignmentMode = .right })
    let center = ink(layer { $0.alignmentMode = .center })
    #expect(right.maxX > 195 && abs(right.width - left.width) <= 1)
    #expect(abs((center.minX + center.maxX) / 2 - 100) <= 2)
  }

  @Test func wrappedTextGoesDownAndOtherTextIsCutOff() {
    let words = "one two three four five six seven"
    let open = ink(layer { $0.string = words })
    let wrapped = ink(
      layer {
        $0.string = words; $0.isWrapped = true
      })
    #expect(open.maxX == 200 && open.maxY < 30)
    #expect(wrapped.maxX < 200 && wrapped.maxY > 30)
  }

  @Test func truncatedTextStaysInsideTheBounds() {
    for mode in [CATextLayerTruncationMode.start, .middle, .end] {
      let short = ink(
        layer(90) {
          $0.string = "a line that is far too long for this"
          $0.truncationMode = mode
        })
      #expect(short.maxX <= 90 && short.width > 60 && short.maxY < 30)
    }
  }

  @Test func itIsDrawnAnewOnlyWhenSomethingChanges() {
    let layer = layer()
    #expect(!layer.needsDisplay())
    layer.string = "Hamburg"
    layer.fontSize = 20
    layer.position = CGPoint(x: 5, y: 5)
    #expect(!layer.needsDisplay())
    for change in [
      { layer.fontSize = 21 }, { layer.foregroundColor = .black }, { layer.isWrapped = true },
      { layer.string = "Other" }, { layer.bounds.size.width = 150 },
    ] {
      change()
      #expect(layer.needsDisplay())
      layer.displayIfNeeded()
    }
  }

  @Test func attributedStringsBringTheirOwnLook() {
    let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    let string = NSMutableAttributedString(
      string: "Big",
      attributes: [
        kCTFontAttributeName: CTFontCreateWithName("", 40, nil),
        kCTForegroundColorAttributeName: blue,
      ])
    let layer = layer { $0.string = string }
    string.mutableString.setString("Changed later")
    #expect(color(layer) == 0xff00_00ff && ink(layer).height > 25)
    #expect((layer.string as? NSAttributedString)?.string == "Big")
  }

  @Test func aFontIsTakenAtTheLayersSize() {
    let small = ink(layer { $0.font = CTFontCreateWithName("", 5, nil) })
    #expect(small == ink(layer()))
    #expect(ink(layer { $0.font = "No such font" }) == ink(layer()))
  }

  @Test func withoutTextThereAreNoContents() {
    #expect(layer { $0.string = "" }.contents == nil)
    #expect(layer { $0.string = nil }.contents == nil)
  }

  @Test func whatCannotBeShownIsRefused() {
    let layer = layer()
    layer.fontSize = .nan
    layer.fontSize = -3
    layer.string = 17
    layer.font = 17
    #expect(layer.fontSize == 20 && layer.string as? String == "Hamburg" && layer.font == nil)
  }

  @Test func copiesHaveTheText() {
    let copy = CATextLayer(layer: layer { $0.alignmentMode = .center })
    #expect(copy.string as? String == "Hamburg" && copy.alignmentMode == .center)
  }
}
