import CoreGraphics
import Foundation
import RasterKit
import RenderKit
import Testing

/// Black shadows on white, so that 255 minus any component is the shadow's alpha.
struct ShadowTests {
  private let card = SceneLayer(2, CGRect(x: 30, y: 25, width: 60, height: 40), color: blue)

  private func shadow(
    _ radius: CGFloat, _ dx: CGFloat = 0, _ dy: CGFloat = 0, opacity: Float = 1
  ) -> ShadowSnapshot {
    var shadow = ShadowSnapshot()
    shadow.radius = radius
    shadow.offset = CGSize(width: dx, height: dy)
    shadow.opacity = opacity
    return shadow
  }

  private func stage(_ layers: [SceneLayer]) -> Stage {
    let stage = Stage(120, 90)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 120, height: 90), color: white, layers))
    return stage
  }

  /// Alpha of the shadow of a sharp rectangle at a point: the product of two differences of the
  /// normal distribution.
  private func alpha(of rect: CGRect, _ sigma: Double, _ x: Double, _ y: Double) -> Double {
    func share(_ distance: Double) -> Double {
      0.5 * (1 + erf(distance / (sigma * 2.squareRoot())))
    }
    return 255 * (share(x - rect.minX) - share(x - rect.maxX))
      * (share(y - rect.minY) - share(y - rect.maxY))
  }

  /// The largest difference of any pixel outside `hole` from the closed form.
  private func largestError(
    _ stage: Stage, _ rect: CGRect, _ sigma: Double, outside hole: CGRect,
    _ toPlane: (CGPoint) -> CGPoint = { $0 }
  ) -> Double {
    let pixels = stage.pixels
    var largest = 0.0
    for index in pixels.indices {
      let point = toPlane(CGPoint(x: Double(index % 120) + 0.5, y: Double(index / 120) + 0.5))
      if hole.insetBy(dx: -1, dy: -1).contains(point) { continue }
      let seen = 255 - Double(pixels[index] & 255)
      largest = max(largest, abs(seen - alpha(of: rect, sigma, point.x, point.y)))
    }
    return largest
  }

  @Test(arguments: [1, 2.5, 4, 8, 12, 20])
  func aShadowOnThePixelGridIsAGaussianOfItsRadius(sigma: Double) {
    let stage = stage([card.with { $0.rare.shadow = shadow(CGFloat(sigma), 5, 7) }])
    let rect = CGRect(x: 35, y: 32, width: 60, height: 40)
    #expect(largestError(stage, rect, sigma, outside: card.snapshot.frame) <= 2)
    #expect(stage.pixel(60, 45) == blue)
  }

  @Test func anywhereElseItIsSampledAndStillAGaussian() {
    let frame = CGRect(x: 30.3, y: 25.6, width: 60, height: 40)
    let stage = stage([
      card.with {
        $0.frame = frame
        $0.rare.shadow = shadow(3, 4, 5)
      }
    ])
    #expect(largestError(stage, frame.offsetBy(dx: 4, dy: 5), 3, outside: frame) <= 2.5)
  }

  @Test func aTurnedLayersShadowTurnsWithIt() {
    let stage = stage([
      card.with {
        $0.rotate(0.5)
        $0.rare.shadow = shadow(5, 6, 0)
      }
    ])
    let plane = CGRect(x: -30, y: -20, width: 60, height: 40)
    let error = largestError(stage, plane.offsetBy(dx: 6, dy: 0), 5, outside: plane) { point in
      let (x, y) = (point.x - 60, point.y - 45)
      return CGPoint(x: cos(0.5) * x + sin(0.5) * y, y: -sin(0.5) * x + cos(0.5) * y)
    }
    #expect(error <= 2.5)
  }

  @Test func aShadowIsNotKnockedOutAndFadesWithItsLayer() {
    let half = card.with {
      $0.backgroundColor = CGColor(hex: 0x8000_00ff)
      $0.rare.shadow = shadow(2)
    }
    // Completely black below half-transparent blue.
    #expect(stage([half]).pixel(60, 45) == 0xff00_0080)
    let faded = card.with {
      $0.opacity = 0.5
      $0.rare.shadow = shadow(0, 0, 60, opacity: 0.5)
      $0.frame = CGRect(x: 30, y: -20, width: 60, height: 40)
    }
    // A quarter of black at 0.5 x 0.5; the hard shadow starts at y 40.
    #expect(stage([faded]).pixel(60, 60) == 0xffbf_bfbf)
  }

  @Test func masksToBoundsCutsTheLayersOwnShadowOff() {
    let stage = stage([
      card.with {
        $0.masksToBounds = true
        $0.rare.shadow = shadow(4, 5, 5)
      }
    ])
    #expect(stage.pixel(93, 50) == white && stage.pixel(60, 68) == white)
  }

  @Test func withoutABackgroundTheBorderCastsAndWithoutThatTheSublayers() {
    var ring = card
    ring.snapshot.backgroundColor = nil
    ring.snapshot.borderWidth = 4
    ring.snapshot.borderColor = CGColor(hex: red)
    ring.snapshot.rare.shadow = shadow(0, 0, 10)
    let bordered = stage([ring])
    #expect(bordered.pixel(60, 37) == black && bordered.pixel(60, 45) == white)
    var group = SceneLayer(
      2, card.snapshot.frame,
      [SceneLayer(3, CGRect(x: 50, y: 10, width: 20, height: 10), color: red)])
    group.snapshot.rare.shadow = shadow(0, 0, 12)
    let cast = stage([group])
    #expect(cast.pixel(90, 40) == red && cast.pixel(90, 50) == black)
    #expect(cast.pixel(60, 50) == white)
  }

  @Test func aShadowPathCastsInsteadOfTheLayer() {
    let stage = stage([
      card.with {
        $0.rare.shadow = shadow(0)
        $0.rare.shadow.path = CGPath(
          rect: CGRect(x: 70, y: 0, width: 10, height: 10), transform: nil)
      }
    ])
    #expect(stage.pixel(105, 30) == black && stage.pixel(95, 30) == white)
    #expect(stage.pixel(115, 30) == white)
  }

  /// At a distance of one deviation (50,000 points) from a straight edge, a sixth of the shadow
  /// remains.
  @Test func aBlurWiderThanAnyScreenIsAGaussianStill() {
    let stage = stage([
      card.with {
        $0.rare.shadow = shadow(50_000)
        $0.rare.shadow.path = CGPath(
          rect: CGRect(x: -1e6, y: -1e6, width: 1e6 - 50_000, height: 2e6), transform: nil)
      }
    ])
    let level = Double(stage.pixel(10, 80) & 255)
    let expected: Double = 255 * (1 - 0.158655)
    #expect(abs(level - expected) <= 2)
  }

  @Test func aSquareCornersShadowIsSquare() {
    let radius = card.with {
      $0.cornerRadius = 20
      $0.rare.corners = .maxXMaxY
      $0.rare.shadow = shadow(0, 0, 20)
    }
    let stage = stage([radius])
    #expect(stage.pixel(30, 84) == black && stage.pixel(89, 84) == white)
  }

  @Test func nothingUnusualInAShadowIsAHarm() {
    for radius: CGFloat in [.nan, .infinity, -5, 1e9, 1e-9] {
      for offset: CGFloat in [0, .nan, .infinity, 1e9, -1e9] {
        _ = stage([card.with { $0.rare.shadow = shadow(radius, offset, 0, opacity: 2) }])
        var group = SceneLayer(2, card.snapshot.frame, [SceneLayer(3, .zero), card])
        group.sublayers[1].id = LayerID(rawValue: 4)
        group.snapshot.rare.shadow = shadow(radius, offset, 0)
        _ = stage([group])
      }
    }
  }
}
