import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct CornerTests {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 40)

  /// The colours of the four corner pixels, row by row.
  private func corners(_ layer: SceneLayer) -> [UInt32] {
    let stage = Stage(40, 40)
    stage.show(SceneLayer(1, frame, color: white, [layer]))
    return [(0, 0), (39, 0), (0, 39), (39, 39)].map { stage.pixel($0.0, $0.1) }
  }

  private func layer(_ corners: CornerSet, _ change: (inout LayerSnapshot) -> Void = { _ in })
    -> SceneLayer
  {
    SceneLayer(2, frame, color: red).with {
      $0.cornerRadius = 12
      $0.rare.corners = corners
      change(&$0)
    }
  }

  @Test func onlyMaskedCornersAreRound() {
    #expect(corners(layer(.minXMinY)) == [white, red, red, red])
    #expect(corners(layer([.maxXMinY, .minXMaxY])) == [red, white, white, red])
    #expect(corners(layer([])) == [red, red, red, red])
  }

  @Test func mirroringAndTurningTakeTheCornersAlong() {
    let mirrored = layer(.minXMinY) { $0.transform.m11 = -1 }
    #expect(corners(mirrored) == [red, white, red, red])
    let turned = layer(.minXMinY) {
      ($0.transform.m11, $0.transform.m12, $0.transform.m21, $0.transform.m22) = (0, 1, -1, 0)
    }
    #expect(corners(turned) == [red, white, red, red])
  }

  @Test func theClipHasTheSameCorners() {
    var clip = layer(.maxXMaxY) {
      $0.backgroundColor = nil
      $0.masksToBounds = true
    }
    clip.sublayers = [SceneLayer(3, frame, color: blue)]
    #expect(corners(clip) == [blue, blue, blue, white])
  }

  @Test func theBorderHasTheSameCorners() {
    let bordered = layer(.minXMaxY) {
      $0.backgroundColor = nil
      ($0.borderWidth, $0.borderColor) = (3, CGColor(hex: blue))
    }
    #expect(corners(bordered) == [blue, blue, white, blue])
  }

  @Test func continuousCornersReachFurtherAlongTheEdges() {
    let pictures = [CornerCurve.circular, .continuous].map { curve in
      let stage = Stage(40, 40)
      stage.show(
        SceneLayer(1, frame, color: white, [layer(.all) { $0.rare.cornerCurve = curve }]))
      return stage.pixel(13, 0)
    }
    #expect(pictures[0] == red && pictures[1] != red)
  }

  @Test func withoutSmoothingEdgesAreInOrOut() {
    let stage = Stage(40, 40)
    let layer = SceneLayer(2, CGRect(x: 8, y: 8, width: 24, height: 24), color: red).with {
      $0.rotate(0.4)
      $0.rare.smoothsEdges = false
    }
    stage.show(SceneLayer(1, frame, color: white, [layer]))
    #expect(Set(stage.pixels) == [red, white])
  }
}
