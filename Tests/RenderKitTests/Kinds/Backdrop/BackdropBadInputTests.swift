import CoreGraphics
import RasterKit
import RenderKit
import Testing

@Suite struct BackdropBadInputTests {
  private let window = CGRect(x: 0, y: 0, width: 64, height: 64)

  private func show(_ change: (inout LayerSnapshot) -> Void) -> Stage {
    let stage = Stage(64, 64)
    let half = SceneLayer(3, CGRect(x: 0, y: 0, width: 32, height: 64), color: red)
    let blurring = SceneLayer(2, window).with {
      $0.backdrop.radius = 8
      change(&$0)
    }
    stage.show(SceneLayer(1, window, color: white, [half, blurring]))
    return stage
  }

  @Test(arguments: [CGFloat.nan, -3, 0, -CGFloat.infinity])
  func aRadiusThatIsNoneIsNoBlur(radius: CGFloat) {
    let stage = show { $0.backdrop.radius = radius }
    #expect(stage.pixel(31, 10) == red && stage.pixel(32, 10) == white)
    #expect(stage.server.statistics.total.pixelsRead == 0)
  }

  @Test(arguments: [CGFloat.infinity, 1e300, 100_000])
  func aHugeRadiusIsAnEvenColour(radius: CGFloat) {
    let stage = show { $0.backdrop.radius = radius }
    // Half red, half white.
    #expect(Set(stage.pixels).count == 1 && abs(Int(stage.pixel(5, 5) & 255) - 128) <= 2)
  }

  @Test func aTinyRadiusIsThePictureItself() {
    let stage = show { $0.backdrop.radius = 1e-300 }
    #expect(stage.pixel(31, 10) == red && stage.pixel(32, 10) == white)
  }

  @Test(arguments: [CGFloat(100_000), 1e9, 1e30])
  func oneOfEnormousSizeReadsTheWindow(side: CGFloat) {
    let stage = show { $0.bounds.size = CGSize(width: side, height: side) }
    #expect(stage.server.statistics.total.pixelsRead == 4096)
    #expect(stage.pixel(2, 2) != white && stage.pixel(61, 2) != red)
  }

  @Test func whatIsNoNumberIsNotDrawn() {
    let stage = show { $0.bounds.size.width = .nan }
    #expect(stage.pixel(31, 10) == red && stage.pixel(32, 10) == white)
    let scaled = show { $0.transform.m11 = .nan }
    #expect(scaled.pixel(31, 10) == red)
    let strong = show { $0.backdrop.saturation = .nan }
    #expect(strong.pixel(31, 10) == show { _ in }.pixel(31, 10))
  }

  @Test func theRootIsNoBackdropOfItself() {
    let stage = Stage(8, 8)
    stage.show(
      SceneLayer(1, CGRect(x: 0, y: 0, width: 8, height: 8), color: green).with {
        $0.backdrop.radius = 2
      })
    #expect(Set(stage.pixels) == [black], "nothing is beneath, and a window is black there")
  }

  @Test func maskedAndCopiedOnesShowTheirBackground() {
    let stage = Stage(64, 64)
    let blurring = SceneLayer(2, CGRect(x: 0, y: 0, width: 20, height: 20), color: green).with {
      $0.backdrop.radius = 4
    }
    var copier = SceneLayer(5, window, [blurring])
    var copies = ReplicatorSnapshot()
    copies.count = 2
    copies.transform.m41 = 30
    copier.snapshot.kind = copies
    stage.show(SceneLayer(1, window, color: white, [copier]))
    #expect(stage.pixel(40, 10) == green)
  }
}
