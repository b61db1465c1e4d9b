import CoreGraphics
import RenderKit
import Testing

struct ContentsPainterTests {
  private let flag = CGImage.make(width: 2, [red, green, blue, white])

  private func show(
    _ frame: CGRect, in width: Int32, _ height: Int32,
    _ change: (inout LayerSnapshot) -> Void = { _ in }
  ) -> Stage {
    let stage = Stage(width, height)
    var layer = SceneLayer(2, frame)
    layer.snapshot.contents = flag
    change(&layer.snapshot)
    stage.show(
      SceneLayer(
        1, CGRect(x: 0, y: 0, width: Int(width), height: Int(height)), color: black, [layer]))
    return stage
  }

  @Test func anImageOnThePixelGridIsCopied() {
    let stage = show(CGRect(x: 1, y: 0, width: 2, height: 2), in: 4, 3)
    #expect(stage.picture(letters) == [".rg.", ".bw.", "...."])
  }

  @Test func anUnstretchedImageReachesOutsideTheBoundsUnlessTheyClip() {
    let frame = CGRect(x: 1, y: 0, width: 1, height: 1)
    let open = show(frame, in: 3, 2) { $0.contentsGravity = .topLeft }
    #expect(open.picture(letters) == [".rg", ".bw"])
    let clipped = show(frame, in: 3, 2) {
      $0.contentsGravity = .topLeft
      $0.masksToBounds = true
    }
    #expect(clipped.picture(letters) == [".r.", "..."])
  }

  @Test func enlargedImagesAreSmoothAndClampedAtTheirEdges() {
    let stage = Stage(8, 1)
    var layer = SceneLayer(2, CGRect(x: 0, y: 0, width: 8, height: 1))
    layer.snapshot.contents = .make(width: 2, [black, white])
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 8, height: 1), [layer]))
    // Pixel centres fall at (x + 0.5) / 4 - 0.5 between the two source pixels.
    for x: Int32 in 0..<8 {
      let place: Double = (Double(x) + 0.5) / 4 - 0.5
      let wanted = 255 * min(max(place, 0), 1)
      #expect(abs(Double(stage.pixel(x, 0) & 255) - wanted) <= 1.5)
    }
  }

  @Test func opacityFadesAnImage() {
    let stage = show(CGRect(x: 0, y: 0, width: 2, height: 2), in: 2, 2) { $0.opacity = 0.5 }
    #expect(stage.pixel(0, 0) == 0xff80_0000)
  }

  @Test func aTurnedImageKeepsItsColoursInTheMiddle() {
    let stage = Stage(20, 20)
    var layer = SceneLayer(2, CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.snapshot.contents = .make(width: 4, Array(repeating: red, count: 16))
    layer.snapshot.rotate(.pi / 4)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 20, height: 20), color: white, [layer]))
    #expect(stage.pixel(10, 10) == red)
    #expect(stage.pixel(10, 0) == red && stage.pixel(0, 10) == red)
    #expect(stage.pixel(0, 0) == red.blended(over: white, coverage: stage.pixel(0, 0)))
  }
}

extension UInt32 {
  /// Red over white, whatever the coverage: green and blue are equal and red is full.
  fileprivate func blended(over: UInt32, coverage seen: UInt32) -> UInt32 {
    0xffff_0000 | (seen & 0xff) << 8 | seen & 0xff
  }
}
