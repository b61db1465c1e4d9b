// Measures every kernel: millions of pixels per second for each instruction set and for the
// reference, and the best one's time relative to copying the pixels.

import CUIKernels
import Foundation
import RasterKit

let scene = Scene()

let copySeconds = fastest {
  memcpy(scene.window.base, scene.picture.base, Scene.width * Scene.height * 4)
}
let copySpeed = Double(Scene.width * Scene.height) / copySeconds

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(width - text.count, 1)) + text
}

func report(_ kernel: Kernel) {
  let speeds = kernel.contenders.map { Double(kernel.pixels) / fastest($0.run) }
  let cells = speeds.map { column(String(Int($0 / 1e6)), 10) }
  let ratio = String(format: "%.2f", copySpeed / speeds[0])
  let name = kernel.name.padding(toLength: 32, withPad: " ", startingAt: 0)
  print(name + cells.joined() + column(ratio, 12))
}

let titles = instructionSets.map { String(cString: $0.name) } + ["twin"]
print("memcpy of 1280x800: \(Int(copySpeed / 1e6)) Mpx/s; Mpx/s by contender, time over memcpy's")
print(String(repeating: " ", count: 32) + titles.map { column($0, 10) }.joined() + column("x", 12))
let groups = [
  solidBenchmarks, imageBenchmarks, maskBenchmarks, sampleBenchmarks, shapeBenchmarks,
  layoutBenchmarks, blendBenchmarks, gradientBenchmarks, blurBenchmarks, perspectiveBenchmarks,
  mipBenchmarks,
]
for group in groups {
  for kernel in group(scene) { report(kernel) }
}
