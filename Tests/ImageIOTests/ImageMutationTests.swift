import CoreGraphics
import Foundation
import ImageIO
import PeakMemory
import SeededInput
import Testing

/// Files with wrong bytes, parts left out and parts twice: an image, or none, and never a crash.
///
/// 2,000 of each type in `scripts/soak`, and a few otherwise.
@Suite struct ImageMutationTests {
  private static let types = [
    "public.png", "public.jpeg", "com.compuserve.gif", "public.tiff", "com.microsoft.bmp",
    "org.webmproject.webp", "animated PNG", "animated GIF", "icon", "public.avif",
    "public.heic",
  ]

  /// A process of its own reads them, in bounded time and memory.
  @Test(.timeLimit(.minutes(10)), arguments: types) func mutations(type: String) async throws {
    guard file(type) != nil else { return }
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "\(type), SEED=\(SeededGenerator.seed)"
    ) { [type = type as String] in
      try PeakMemory.printGrowth { try ImageMutationTests().readMutations(of: type) }
    }
    let growth = try #require(PeakMemory.growth(in: result?.standardOutputContent ?? []))
    #expect(growth < PeakMemory.mostForDamagedFiles || !PeakMemory.isTelling, "\(type)")
  }

  private func readMutations(of type: String) throws {
    guard let whole = file(type) else { return }
    var numbers = SeededGenerator(seed: SeededGenerator.seed)
    for round in 0..<mutationRounds(40) {
      let fault = MutationFault(round: round)
      let data = whole.mutated(using: &numbers)
      guard let source = CGImageSourceCreateWithData(data, nil) else { throw fault }
      for index in 0..<min(CGImageSourceGetCount(source), 4) {
        let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
        let image = CGImageSourceCreateImageAtIndex(source, index, nil)
        guard let image, properties != nil else { throw fault }
        guard image.width * image.height < 1 << 22 else { continue }
        if image.values.count != image.width * image.height { throw fault }
      }
      let part = CGImageSourceCreateIncremental(nil)
      CGImageSourceUpdateData(part, data, false)
      guard let image = CGImageSourceCreateImageAtIndex(part, 0, nil) else { continue }
      if image.width <= 0 { throw fault }
    }
  }

  private func file(_ type: String) -> Data? {
    let image = picture(24, 17) { x, y in
      (x + y) % 7 == 0 ? 0 : 0xFF00_0000 | UInt32(x * 10) << 16 | UInt32(y * 15) << 8
    }
    let frames = [(image, nil), (gradient(24, 17), nil)] as [(CGImage, CFDictionary?)]
    switch type {
    case "animated PNG": return written("public.png", frames)
    case "animated GIF": return written("com.compuserve.gif", frames)
    case "public.avif": return Data(base64Encoded: avif)
    case "public.heic": return Data(base64Encoded: heic)
    case "icon":
      guard let png = written("public.png", [(image, nil)]) else { return nil }
      let start = [0, 0, 1, 0, 1, 0, 24, 17, 0, 0, 1, 0, 32, 0] as [UInt8]
      return Data(start + long(png.count) + long(22)) + png
    default: return written(type, [(image, nil)])
    }
  }
}
