import CUIKernels

/// One way to run a kernel: an instruction set, or the plain twin.
struct Contender {
  let name: String
  let run: () -> Void
}

/// What a kernel is measured on: a window of 1280 by 800 unless said otherwise.
struct Kernel {
  let name: String
  /// Pixels written by one run.
  let pixels: Int
  let contenders: [Contender]

  /// `set` is run with every instruction set of this machine.
  init(
    _ name: String, pixels: Int = Scene.width * Scene.height, set: @escaping (cui_kernels) -> Void,
    twin: @escaping () -> Void
  ) {
    self.name = name
    self.pixels = pixels
    contenders =
      instructionSets.map { kernels in
        Contender(name: String(cString: kernels.name)) { set(kernels) }
      } + [Contender(name: "twin", run: twin)]
  }
}

/// Best first.
var instructionSets: [cui_kernels] {
  (cui_kernels_avx2().map { [$0.pointee] } ?? []) + [cui_kernels_baseline]
}

/// Seconds of the fastest of many runs: what the machine can do when nothing else is in the way.
func fastest(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  var best = Duration.seconds(3600)
  let start = clock.now
  repeat {
    best = min(best, clock.measure(body))
  } while start.duration(to: clock.now) < .milliseconds(60)
  return Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
}
