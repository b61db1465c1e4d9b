// Measures the way of a picture from OpenGL's framebuffer to a layer, and on to the pixels of a window in memory,
// beside glReadPixels of the same renderbuffer, in turns. Prints a line for each size: microseconds of the process
// for a frame, and the ratios. Then runs the sample Teapot, which must be built beside it, on a private Xvfb of 60 Hz, and
// prints its frames a second and their ratio to the display's. Arguments select: 640x480 1280x800 1920x1080 teapot.

import Foundation
import OpenGLES
import QuartzCore
import UIKit
import UIKitTesting

/// The least times of rounds in turns, in microseconds.
struct Figures {
  var plain = Double.infinity
  var presented = Double.infinity
  var shown = Double.infinity
}

func processMicroseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

func microseconds(_ body: () -> Void) -> Double {
  let start = processMicroseconds()
  body()
  return processMicroseconds() - start
}

@MainActor func measure(_ size: CGSize) -> Figures? {
  let harness = AppHarness(screenSize: size)
  let stage = LayerStage(size)
  harness.show(stage)
  harness.settle()
  guard let picture = RenderbufferPicture(stage.drawable) else { return nil }
  defer { picture.end() }
  var figures = Figures()
  for round in 0..<60 {
    picture.paint(round)
    figures.plain = min(figures.plain, microseconds { picture.read() })
    figures.presented = min(figures.presented, microseconds { picture.present() })
    harness.settle()
    picture.paint(round + 1)
    let shown = microseconds {
      picture.present()
      harness.settle()
    }
    figures.shown = min(figures.shown, shown)
  }
  return figures
}

let wanted = CommandLine.arguments.dropFirst()
@MainActor func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }

for (width, height) in [(640, 480), (1280, 800), (1920, 1080)] {
  let name = "\(width)x\(height)"
  guard isWanted(name) else { continue }
  guard let figures = measure(CGSize(width: width, height: height)) else {
    print("there is no OpenGL ES here")
    break
  }
  print(
    name.padding(toLength: 12, withPad: " ", startingAt: 0),
    String(
      format: "read %7.0f us  present %7.0f us (%.2f)  to the window %7.0f us (%.2f)",
      figures.plain, figures.presented, figures.presented / figures.plain, figures.shown,
      figures.shown / figures.plain))
}

let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent()
if isWanted("teapot") {
  print(try TeapotRate(folder.appendingPathComponent("Teapot").path, rate: 60))
}
