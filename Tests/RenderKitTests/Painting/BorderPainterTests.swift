import CoreGraphics
import RenderKit
import Testing

struct BorderPainterTests {
  private func bordered(_ change: (inout SceneLayer) -> Void = { _ in }) -> Stage {
    let stage = Stage(5, 5)
    var layer = SceneLayer(2, CGRect(x: 0, y: 0, width: 5, height: 5), color: white)
    layer.snapshot.borderColor = CGColor(hex: blue)
    layer.snapshot.borderWidth = 1
    change(&layer)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 5, height: 5), [layer]))
    return stage
  }

  @Test func theBorderIsARingInsideTheBounds() {
    #expect(bordered().picture(letters) == ["bbbbb", "bwwwb", "bwwwb", "bwwwb", "bbbbb"])
  }

  @Test func theBorderLiesOverTheSublayers() {
    let stage = bordered {
      $0.sublayers = [SceneLayer(3, CGRect(x: 0, y: 2, width: 5, height: 1), color: red)]
    }
    #expect(stage.picture(letters)[2] == "brrrb")
  }

  @Test func aBorderTooWideForAHoleFillsTheBounds() {
    let stage = bordered { $0.snapshot.borderWidth = 3 }
    #expect(stage.picture(letters).allSatisfy { $0 == "bbbbb" })
  }

  @Test func theBorderFollowsTheCorners() {
    let stage = Stage(40, 40)
    let layer = SceneLayer(2, CGRect(x: 0, y: 0, width: 40, height: 40)).with {
      $0.cornerRadius = 20
      $0.borderWidth = 4
      $0.borderColor = CGColor(hex: blue)
    }
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 40, height: 40), color: white, [layer]))
    // On the diagonal the ring lies between 16 and 20 pixels from the middle.
    #expect(stage.pixel(2, 2) == white)
    #expect(stage.pixel(7, 7) == blue)
    #expect(stage.pixel(12, 12) == white)
  }
}
