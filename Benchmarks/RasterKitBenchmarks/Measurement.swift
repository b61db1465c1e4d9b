import CUIKernels
import Foundation

/// One implementation of a kernel: an instruction set, or the reference.
struct Contender {
  let name: String
  let run: () -> Void
}

/// A kernel to measure, on a window of 1280 by 800 by default.
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

/// Seconds of the fastest of many runs, undisturbed by other processes. Measures this thread's
/// processor time, because on a busy machine a run is longer than a time slice.
func fastest(_ body: () -> Void) -> Double {
  let start = threadSeconds()
  var (best, now, runs) = (Double.infinity, start, 0)
  while runs < 3 || now - start < 0.06 {
    let before = now
    body()
    now = threadSeconds()
    best = min(best, now - before)
    runs += 1
  }
  return best
}

private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
