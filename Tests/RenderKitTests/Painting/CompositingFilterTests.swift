import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct CompositingFilterTests {
  private let frame = CGRect(x: 0, y: 0, width: 64, height: 64)

  private func filtered(_ color: UInt32, _ mode: BlendMode, id: UInt64 = 2) -> SceneLayer {
    SceneLayer(id, frame, color: color).with { $0.rare.group.filter = mode }
  }

  private func stage(_ layers: [SceneLayer], on color: UInt32) -> Stage {
    let stage = Stage(64, 64)
    stage.show(SceneLayer(1, frame, color: color, layers))
    return stage
  }

  /// One component by W3C Compositing, both colours opaque, in 0...1.
  private func mixed(_ s: Double, _ d: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .multiply: s * d
    case .screen: s + d - s * d
    case .overlay: d <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    case .darken: min(s, d)
    case .lighten: max(s, d)
    case .plusLighter: min(s + d, 1)
    }
  }

  private func part(_ pixel: UInt32, _ shift: UInt32) -> Double { Double(pixel >> shift & 255) }

  @Test(arguments: BlendMode.allCases, [0xff40_80c0, 0x8040_80c0] as [UInt32])
  func everyFilterIsItsFormula(mode: BlendMode, source: UInt32) {
    let backdrop: UInt32 = 0xffc8_7828
    let pixel = stage([filtered(source, mode)], on: backdrop).pixel(9, 9)
    let alpha = part(source, 24) / 255
    for shift: UInt32 in [0, 8, 16] {
      let (s, d) = (part(source, shift) / 255, part(backdrop, shift) / 255)
      // Over an opaque backdrop: (1 - a) d + a B(s, d); plus-lighter adds premultiplied values.
      let expected =
        mode == .plusLighter ? min(alpha * s + d, 1) : (1 - alpha) * d + alpha * mixed(s, d, mode)
      #expect(abs(part(pixel, shift) - expected * 255) <= 1.01)
    }
    #expect(pixel >> 24 == 255)
  }

  @Test func opacityFadesTheFilteredLayer() {
    let layer = filtered(black, .multiply).with { $0.opacity = 0.5 }
    #expect(stage([layer], on: white).pixel(3, 3) == 0xff7f_7f7f)
  }

  @Test func aFilteredLayerIsComposedBeforeItIsBlended() {
    let pair = [SceneLayer(3, frame, color: red), SceneLayer(4, frame, color: white)]
    var layer = SceneLayer(2, frame, pair)
    layer.snapshot.rare.group.filter = .multiply
    // White over red is white, and multiplying by it changes nothing. Filtered separately, the red
    // would remain.
    #expect(stage([layer], on: 0xff00_ff00).pixel(3, 3) == 0xff00_ff00)
  }

  @Test func whatIsBeneathAFilteredLayerIsNeverTakenForHidden() {
    let layers = [SceneLayer(3, frame, color: green), filtered(0xff80_8080, .multiply)]
    #expect(stage(layers, on: white).pixel(30, 30) == 0xff00_8000)
  }

  @Test func aFilterWorksOnlyInsideTheSuperlayersGroup() {
    let inside = SceneLayer(3, CGRect(x: 0, y: 0, width: 32, height: 64), color: green)
    let group = SceneLayer(2, frame, [inside, filtered(red, .multiply, id: 4)])
      .with { $0.opacity = 0.5 }
    let stage = stage([group], on: white)
    // Red times green is black. Beside the green the group is clear, and red stays red.
    #expect(stage.pixel(9, 9) == 0xff7f_7f7f)
    #expect(stage.pixel(40, 9) == 0xffff_7f7f)
  }

  @Test func inAFadedLayerOfNothingElseThereIsNothingToFilter() {
    let group = SceneLayer(2, frame, [filtered(0xff00_ff00, .multiply, id: 3)])
      .with { $0.opacity = 0.5 }
    #expect(stage([group], on: red).pixel(9, 9) == 0xff7f_8000)
  }

  @Test func aClipCutsAFilteredLayerSmoothly() {
    let child = filtered(black, .multiply, id: 3).with { $0.position.x -= 4 }
    var clip = SceneLayer(2, CGRect(x: 0.5, y: 0, width: 20, height: 64), [child])
    clip.snapshot.masksToBounds = true
    let stage = stage([clip], on: white)
    #expect(abs(Int(stage.pixel(0, 9) & 255) - 127) <= 1)
    #expect(stage.pixel(1, 9) == black && stage.pixel(30, 9) == white)
  }
}
