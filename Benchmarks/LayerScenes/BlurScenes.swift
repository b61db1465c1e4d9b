import CoreGraphics
import RenderKit
package import SceneNumbers

/// Scenes with a bar that blurs what is beneath it.
extension BenchmarkScene {
  /// The rows that scroll, beneath a bar of 64 points.
  package static func blurringBar(_ window: SceneWindow) -> BenchmarkScene {
    let rows = rows(window)
    var scene = BenchmarkScene(
      name: SceneName.blurringBar, root: rows.root, frame: rows.frame)
    scene.layers = rows.layers
    scene.layers.append((3, blurringBar(window), 1))
    return scene
  }

  /// A square that moves over such a bar; beneath it nothing moves.
  package static func moverOverBlur(_ window: SceneWindow) -> BenchmarkScene {
    let rows = rows(window)
    let side = 20 * window.scale
    var scene = BenchmarkScene(
      name: SceneName.moverOverBlur, root: rows.root,
      frame: { frame in
        let x = Double(frame % 100) * 5 * window.scale
        return [
          (4, LayerSnapshot(x: x, y: side, width: side, height: side, color: 0xffd0_2020))
        ]
      })
    scene.layers = rows.layers
    scene.layers.append((3, blurringBar(window), 1))
    for mover in scene.frame(0) { scene.layers.append((mover.id, mover.snapshot, 3)) }
    return scene
  }

  private static func blurringBar(_ window: SceneWindow) -> LayerSnapshot {
    var bar = LayerSnapshot(x: 0, y: 0, width: window.width, height: 64 * window.scale)
    bar.backdrop.radius = CGFloat(20 * window.scale)
    bar.backdrop.saturation = 1.8
    bar.backdrop.overlay = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.6)
    return bar
  }
}
