import CoreGraphics
import RasterKit
import RenderKit
import Testing

@Suite struct BackdropPaintingTests {
  private static let side: Int32 = 96
  private let window = CGRect(x: 0, y: 0, width: 96, height: 96)
  private let box = PixelRect(minX: 10, minY: 20, maxX: 85, maxY: 70)

  private var beneath: [SceneLayer] {
    [
      SceneLayer(10, CGRect(x: 0, y: 0, width: 40, height: 96), color: red),
      SceneLayer(11, CGRect(x: 30, y: 30, width: 31, height: 20), color: blue),
      SceneLayer(12, CGRect(x: 50, y: 55, width: 60, height: 9), color: black),
    ]
  }

  private func bar(
    _ id: UInt64 = 2, radius: Double = 6, _ change: (inout LayerSnapshot) -> Void = { _ in }
  ) -> SceneLayer {
    SceneLayer(id, CGRect(x: 10, y: 20, width: 75, height: 50)).with {
      $0.backdrop.radius = CGFloat(radius)
      change(&$0)
    }
  }

  private func show(_ layers: [SceneLayer], scale: Double = 1) -> Stage {
    let stage = Stage(Self.side, Self.side)
    stage.show(SceneLayer(1, window, color: white, layers), scale: scale)
    return stage
  }

  private func plain(_ pixels: [UInt32], _ box: PixelRect, sigma: Double) -> PlainBackdrop {
    PlainBackdrop(pixels, width: 96, height: 96, box: box, sigma: sigma)
  }

  @Test(arguments: [0.7, 2, 3.5, 6, 11, 20, 60])
  func itShowsWhatIsBeneathBlurred(radius: Double) {
    let sharp = show(beneath).pixels
    let stage = show(beneath + [bar(radius: radius)])
    let expected = plain(sharp, box, sigma: radius)
    #expect(expected.difference(to: stage.pixels, width: 96, in: box) < 3)
    #expect(stage.pixel(9, 40) == red && stage.pixel(30, 19) == red && stage.pixel(85, 60) == black)
  }

  @Test func theRadiusIsInPoints() {
    let layers = beneath.map { layer in
      layer.with { $0.frame = $0.frame.applying(CGAffineTransform(scaleX: 0.5, y: 0.5)) }
    }
    let small = bar { $0.frame = CGRect(x: 5, y: 10, width: 37.5, height: 25) }
    let sharp = show(layers, scale: 2).pixels
    let expected = plain(sharp, box, sigma: 12)
    let shown = show(layers + [small], scale: 2).pixels
    #expect(expected.difference(to: shown, width: 96, in: box) < 3)
  }

  @Test func coloursAreSaturatedAndCovered() {
    let even = [SceneLayer(10, window, color: 0xff64_3232)]
    let strong = show(even + [bar { $0.backdrop.saturation = 2 }])
    #expect(strong.pixel(40, 40) == 0xff8b_2727)
    let covered = show(
      even + [bar { $0.backdrop.overlay = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5) }])
    let level = Int(covered.pixel(40, 40) & 255)
    #expect(abs(level - 153) <= 1, "half of 50, and of 255")
  }

  @Test func whatIsAboveStaysSharp() {
    let label = SceneLayer(20, CGRect(x: 30, y: 10, width: 8, height: 8), color: green)
    var bar = bar()
    bar.sublayers = [label]
    let sibling = SceneLayer(21, CGRect(x: 60, y: 40, width: 8, height: 8), color: green)
    let stage = show(beneath + [bar, sibling])
    #expect(stage.pixel(44, 34) == green && stage.pixel(64, 44) == green)
    #expect(stage.pixel(38, 34) == show(beneath + [self.bar()]).pixel(38, 34))
  }

  @Test func itsBackgroundIsHidden() {
    let stage = show(beneath + [bar { $0.backgroundColor = CGColor(hex: green) }])
    #expect(stage.shows(show(beneath + [bar()])))
  }

  @Test func aBlurOfABlurReadsTheFirst() {
    let first = bar()
    let second = bar(3, radius: 3) { $0.frame = CGRect(x: 40, y: 5, width: 30, height: 80) }
    let once = show(beneath + [first]).pixels
    let place = PixelRect(minX: 40, minY: 5, maxX: 70, maxY: 85)
    let twice = show(beneath + [first, second]).pixels
    #expect(plain(once, place, sigma: 3).difference(to: twice, width: 96, in: place) < 3)
  }

  @Test func opacityMixesTheBlurredWithTheSharp() {
    let (sharp, blurred) = (show(beneath).pixels, show(beneath + [bar()]).pixels)
    let faded = show(beneath + [bar { $0.opacity = 0.5 }]).pixels
    let group = SceneLayer(5, window, [bar()]).with { $0.opacity = 0.5 }
    for mixed in [faded, show(beneath + [group]).pixels] {
      for index in stride(from: 0, to: mixed.count, by: 7) {
        for shift: UInt32 in [0, 8, 16] {
          func level(_ pixels: [UInt32]) -> Int { Int(pixels[index] >> shift & 255) }
          let both = level(sharp) + level(blurred)
          #expect(abs(2 * level(mixed) - both) <= 3)
        }
      }
    }
  }

  @Test func cornersAndClipsCutItAsTheyCutABackground() {
    let round = show(beneath + [bar { $0.cornerRadius = 12 }])
    let sharp = show(beneath).pixels
    for (x, y): (Int32, Int32) in [(10, 20), (84, 20), (10, 69), (84, 69)] {
      #expect(round.pixel(x, y) == sharp[Int(y) * 96 + Int(x)])
    }
    #expect(round.pixel(40, 20) == show(beneath + [bar()]).pixel(40, 20))
    let clip = SceneLayer(5, CGRect(x: 20, y: 30, width: 40, height: 30), [bar()]).with {
      $0.masksToBounds = true
      $0.bounds.origin = CGPoint(x: 20, y: 30)
    }
    let clipped = show(beneath + [clip]).pixels
    let inside = PixelRect(minX: 20, minY: 30, maxX: 60, maxY: 60)
    #expect(plain(sharp, inside, sigma: 6).difference(to: clipped, width: 96, in: inside) < 3)
    #expect(clipped[29 * 96 + 40] == sharp[29 * 96 + 40])
  }

  @Test func aTurnedOneBlursAlongTheScreen() {
    let turned = bar { $0.rotate(0.4) }
    let stage = show(beneath + [turned])
    let sharp = show(beneath).pixels
    // Its bounding box, within which it reads.
    let (width, height) = (75 * cos(0.4) + 50 * sin(0.4), 75 * sin(0.4) + 50 * cos(0.4))
    let around = PixelRect(
      minX: Int32(47.5 - width / 2) - 1, minY: Int32(45 - height / 2) - 1,
      maxX: Int32(47.5 + width / 2) + 2, maxY: Int32(45 + height / 2) + 2)
    let inside = PixelRect(minX: 40, minY: 38, maxX: 56, maxY: 53)
    let expected = plain(
      sharp, around.intersection(PixelRect(size: .init(width: 96, height: 96))), sigma: 6)
    #expect(expected.difference(to: stage.pixels, width: 96, in: inside) < 4)
    #expect(stage.pixel(11, 21) == red && stage.pixel(11, 68) == red)
  }

  @Test func withNothingBeneathItsBackgroundShows() {
    let card = bar { $0.backgroundColor = CGColor(hex: green) }
    let bitmap = SceneLayer(5, window, [card]).with { $0.rare.group.rasterizes = true }
    #expect(show(beneath + [bitmap]).pixel(40, 40) == green)
    let volume = SceneLayer(5, window, [card]).with { $0.kind = TransformSnapshot() }
    #expect(show(beneath + [volume]).pixel(40, 40) == green)
    let off = show(beneath + [bar(radius: 0) { $0.backgroundColor = CGColor(hex: green) }])
    #expect(off.pixel(40, 40) == green && off.server.statistics.total.pixelsRead == 0)
  }

  @Test func anAncestorsBorderAndWhatFollowsAreNotBeneath() {
    let holder = SceneLayer(5, window, [bar()]).with {
      ($0.borderWidth, $0.borderColor) = (40, CGColor(hex: green))
      $0.backgroundColor = CGColor(hex: blue)
    }
    let above = SceneLayer(6, window, color: 0x8000_ff00)
    let stage = show(beneath + [holder, above])
    // The middle shows the holder's blue, under half green.
    #expect(stage.pixel(47, 47) & 255 > 120 && stage.pixel(47, 47) >> 16 & 255 < 4)
  }
}
