import CoreGraphics
import Foundation
import RasterKit

/// The same work done by us and by the libraries below us.
struct Comparison {
  let name: String
  let ours: () -> Void
  let plain: () -> Void
  /// What each has made; nil where there is nothing to compare.
  var results: (ours: PixelBuffer, plain: PixelBuffer)?

  init(_ name: String, ours: @escaping () -> Void, plain: @escaping () -> Void) {
    (self.name, self.ours, self.plain) = (name, ours, plain)
  }

  /// The least of this thread's time for each, in microseconds: both in turns, so that what disturbs one
  /// disturbs the other.
  func measure() -> (ours: Double, plain: Double) {
    var best = (ours: Double.infinity, plain: Double.infinity)
    ours()
    plain()
    for round in 0..<40 {
      let first = round % 2 == 0
      for isOurs in [first, !first] {
        let time = microseconds(isOurs ? ours : plain)
        if isOurs { best.ours = min(best.ours, time) } else { best.plain = min(best.plain, time) }
      }
    }
    return best
  }

  /// Otherwise the work would not be the same.
  func expectSamePixels() {
    guard let results else { return }
    ours()
    plain()
    let (a, b) = (results.ours, results.plain)
    for y in 0..<Int(a.size.height) {
      for x in 0..<Int(a.size.width) {
        let (p, q) = (a.base[y * a.stride + x], b.base[y * b.stride + x])
        for shift in [0, 8, 16, 24] as [UInt32] {
          let difference = abs(Int(p >> shift & 255) - Int(q >> shift & 255))
          precondition(difference <= 2, "\(name): pixel \(x), \(y) is \(p), plainly \(q)")
        }
      }
    }
  }
}

/// Of many calls, so that the clock's own time does not count.
private func microseconds(_ body: () -> Void) -> Double {
  var (calls, time) = (0, 0.0)
  let start = threadSeconds()
  repeat {
    body()
    calls += 1
    time = threadSeconds() - start
  } while time < 0.01
  return time / Double(calls) * 1e6
}

private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
