import Glibc
import RenderKit
import UIKit

/// A page of memory shared with the measuring process, as 64-bit words: 0 frames shown, 1 time of
/// the last in nanoseconds, 2 and 3 start and end of a stall, 5 pixels repainted, 6 pixels written
/// by items.
@MainActor
final class FrameCounter {
  private let words: UnsafeMutablePointer<UInt64>

  init() {
    let size = 4096
    guard let path = BenchmarkSettings.framesFile,
      case let file = open(path, O_RDWR | O_CREAT, 0o600), file >= 0, ftruncate(file, size) == 0,
      let page = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), page != MAP_FAILED
    else {
      words = .allocate(capacity: 512)
      words.initialize(repeating: 0, count: 512)
      return
    }
    words = page.bindMemory(to: UInt64.self, capacity: 512)
  }

  /// Publishes the current counts.
  func update(at seconds: Double) {
    let counts = UIApplication.shared.engine.server.statistics.total
    words[0] = UInt64(counts.framesPresented)
    words[1] = UInt64(seconds * 1e9)
    words[5] = UInt64(counts.pixelsRepainted)
    words[6] = UInt64(counts.pixelsPainted)
  }

  func stallBegan(at seconds: Double) { words[2] = UInt64(seconds * 1e9) }

  func stallEnded(at seconds: Double) { words[3] = UInt64(seconds * 1e9) }
}
