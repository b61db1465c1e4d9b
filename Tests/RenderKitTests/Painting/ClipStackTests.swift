import CoreGraphics
import RenderKit
import Testing

struct ClipStackTests {
  @Test func whatSharesARoundEdgeIsCutByItOnce() {
    let inner = SceneLayer(3, CGRect(x: 0, y: 0, width: 40, height: 40), color: blue)
    var card = SceneLayer(2, CGRect(x: 4, y: 4, width: 40, height: 40), color: white, [inner])
    card.snapshot.masksToBounds = true
    card.snapshot.cornerRadius = 12
    let stage = Stage(48, 48)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 48, height: 48), color: red, [card]))
    // Red and blue share every pixel: no white remains between them.
    let pixels = stage.pixels
    let edge = pixels.filter { $0 != red && $0 != blue }
    #expect(edge.count > 20)
    #expect(
      edge.allSatisfy { $0 >> 8 & 255 == 0 && abs(Int($0 >> 16 & 255) + Int($0 & 255) - 255) <= 1 })
  }

  private let frame = CGRect(x: 0, y: 0, width: 6, height: 3)

  private func show(_ layer: SceneLayer, size: Int32 = 6) -> Stage {
    let stage = Stage(size, size / 2)
    let frame = CGRect(x: 0, y: 0, width: Int(size), height: Int(size / 2))
    stage.show(SceneLayer(1, frame, color: white, [layer]))
    return stage
  }

  @Test func sublayersReachOutsideUnlessTheBoundsClip() {
    let child = SceneLayer(3, CGRect(x: -1, y: 0, width: 9, height: 1), color: red)
    let open = SceneLayer(2, CGRect(x: 1, y: 1, width: 3, height: 2), color: green, [child])
    #expect(show(open).picture(letters) == ["wwwwww", "rrrrrr", "wgggww"])
    let clipped = open.with { $0.masksToBounds = true }
    #expect(show(clipped).picture(letters) == ["wwwwww", "wrrrww", "wgggww"])
  }

  @Test func nestedClipsLeaveWhatIsInsideAll() {
    let paint = SceneLayer(4, CGRect(x: -9, y: -9, width: 50, height: 50), color: red)
    let inner = SceneLayer(3, CGRect(x: 2, y: 0, width: 9, height: 2), [paint])
      .with { $0.masksToBounds = true }
    let outer = SceneLayer(2, CGRect(x: 0, y: 1, width: 4, height: 2), [inner])
      .with { $0.masksToBounds = true }
    #expect(show(outer).picture(letters) == ["wwwwww", "wwrrww", "wwrrww"])
  }

  @Test func roundedClipsCutLikeARoundedBackground() {
    let paint = SceneLayer(3, CGRect(x: -5, y: -5, width: 90, height: 90), color: red)
    let clip = SceneLayer(2, CGRect(x: 5, y: 3, width: 40, height: 20), [paint]).with {
      $0.masksToBounds = true
      $0.cornerRadius = 9
    }
    let shape = SceneLayer(2, CGRect(x: 5, y: 3, width: 40, height: 20), color: red)
      .with { $0.cornerRadius = 9 }
    #expect(show(clip, size: 60).pixels == show(shape, size: 60).pixels)
  }

  @Test func turnedClipsCutLikeATurnedBackground() {
    let paint = SceneLayer(3, CGRect(x: -50, y: -50, width: 190, height: 190), color: red)
    let clip = SceneLayer(2, CGRect(x: 15, y: 3, width: 30, height: 20), [paint]).with {
      $0.masksToBounds = true
      $0.rotate(0.5)
    }
    let shape = SceneLayer(2, CGRect(x: 15, y: 3, width: 30, height: 20), color: red)
      .with { $0.rotate(0.5) }
    #expect(show(clip, size: 60).pixels == show(shape, size: 60).pixels)
  }
}
