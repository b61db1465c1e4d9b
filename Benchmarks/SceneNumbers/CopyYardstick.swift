import Glibc

/// Copies the window's pixels once, as the reference for all scenes.
package enum CopyYardstick {
  /// Median seconds of 41 copies.
  package static func measure(_ window: SceneWindow) -> Double {
    let count = Int(window.width) * Int(window.height)
    let (a, b) = (pixels(count), pixels(count))
    defer {
      a.deallocate()
      b.deallocate()
    }
    let times = (0..<41).map { _ in
      let start = seconds()
      a.update(from: b, count: count)
      return seconds() - start
    }
    return times.sorted()[20]
  }

  private static func pixels(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
    return pixels
  }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
