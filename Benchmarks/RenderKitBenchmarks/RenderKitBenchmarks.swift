import Foundation
import LayerScenes
import PlatformKit
import RasterKit
import RenderKit
import SceneNumbers

/// Renders the scenes to memory and prints what a frame of each costs: processor time of all
/// threads, time until it is done, what was counted, and the ratio to copying the window once,
/// measured before and after in the same run. An argument picks scenes by how their names begin, or by letter.
@main
struct RenderKitBenchmarks {
  static func main() {
    let windows = [
      SceneWindow(width: 1280, height: 800, scale: 1),
      SceneWindow(width: 3840, height: 2160, scale: 2),
    ]
    for window in windows {
      for workers in [1, 2] { run(window, workers: workers) }
    }
  }

  private static func run(_ window: SceneWindow, workers: Int) {
    print(
      "\(Int(window.width))x\(Int(window.height)), threads: \(workers), \(Kernels.instructionSet)")
    print(
      row(["scene", "cpu ms", "wall ms", "copies", "damaged", "repainted", "painted", "visited"]))
    let scenes = [
      BenchmarkScene.cards(window), .mover(window, still: 100), .mover(window, still: 10_000),
      .rows(window), .whiteCards(window, castShadows: true),
      .whiteCards(window, castShadows: false), .tiles(window), .blurringBar(window),
      .moverOverBlur(window),
    ]
    let wanted = SceneName.named(CommandLine.arguments.dropFirst().first ?? "")
    for scene in scenes where scene.name.hasPrefix(wanted) {
      report(scene, window, workers: workers)
    }
  }

  private static func report(_ scene: BenchmarkScene, _ window: SceneWindow, workers: Int) {
    let before = CopyYardstick.measure(window)
    let result = BenchmarkRun(scene, window, workers: workers).measure(frames: 240)
    let copy = (before + CopyYardstick.measure(window)) / 2
    let counts = result.counts
    print(
      row([
        scene.name, number(result.processor * 1000), number(result.wall * 1000),
        number(result.wall / copy), "\(counts.pixelsDamaged)", "\(counts.pixelsRepainted)",
        "\(counts.pixelsPainted)", "\(counts.layersVisited)",
      ]))
  }

  private static func number(_ value: Double) -> String { String(format: "%.3f", value) }

  private static func row(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      cell.padding(toLength: max(index == 0 ? 20 : 10, cell.count), withPad: " ", startingAt: 0)
    }.joined(separator: " ")
  }
}
