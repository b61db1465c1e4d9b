import CoreGraphics
import Foundation
import PeakMemory
import RasterKit
import SeededInput
import Testing
import VectorImages

/// Documents with wrong bytes, parts left out and parts twice, and with wrong values of attributes: drawings, or
/// none, and never a crash.
///
/// 2,000 in `scripts/soak`, and a few otherwise.
@Suite(.enabled(if: VectorImage.isSupported(.svg), "librsvg is not installed"))
struct SVGMutationTests {
  /// A process of its own reads them, in bounded time and memory.
  @Test(.timeLimit(.minutes(10))) func mutationsAreDrawnOrRefused() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "SEED=\(SeededGenerator.seed)"
    ) { try PeakMemory.printGrowth { try SVGMutationTests().drawMutations() } }
    let growth = try #require(PeakMemory.growth(in: result?.standardOutputContent ?? []))
    #expect(growth < PeakMemory.mostForDamagedFiles || !PeakMemory.isTelling)
  }

  private func drawMutations() throws {
    let whole = Data(Self.document.utf8)
    var numbers = SeededGenerator(seed: SeededGenerator.seed)
    var opened = 0
    let rounds = mutationRounds(200)
    if VectorImage(whole, .svg, name: "whole.svg") == nil { throw MutationFault(round: rounds) }
    for round in 0..<rounds {
      let fault = MutationFault(round: round)
      // XML with wrong bytes is seldom XML.
      let data = round % 2 == 0 ? whole.mutated(using: &numbers) : otherValues(&numbers)
      guard let image = VectorImage(data, .svg, name: "mutated.svg") else { continue }
      opened += 1
      guard image.size.width > 0, image.size.height > 0 else { throw fault }
      if image.image(pixelsWide: 40, high: 30)?.width != 40 { throw fault }
      guard let parts = SVGParts(data, name: "mutated.svg"), let box = parts.box(of: "disc") else {
        continue
      }
      guard box.width.isFinite, box.height.isFinite else { throw fault }
      let size = PixelSize(width: 12, height: 9)
      _ = parts.pixels(of: "disc", in: box, style: "circle { fill: #0f0 }", size)
    }
    if opened <= rounds / 4 { throw MutationFault(round: rounds) }
  }

  /// Other values of one to three attributes, which are between quotes.
  private func otherValues(_ numbers: inout SeededGenerator) -> Data {
    var parts = Self.document.components(separatedBy: "\"")
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let place = 2 * Int.random(in: 0..<parts.count / 2, using: &numbers) + 1
      parts[place] = Self.values[Int.random(in: Self.values.indices, using: &numbers)]
    }
    return Data(parts.joined(separator: "\"").utf8)
  }

  private static let values = [
    "", "0", "nan", "-1e300", "1e300", "99999999999", "0.000001", "url(#fade)", "url(#veil)",
    "#star", "M0 0a1", "rotate(1e9)", "-5%",
  ]

  /// Styles, a gradient, a clip, a mask, a pattern, a filter, a marker, a symbol, a transform and text.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      width="40" height="30" viewBox="0 0 40 30">
    <title>A document with some of everything</title>
    <style>.warm { fill: #f80; stroke: rgb(20, 40, 60) } #disc { stroke-width: 2 }
    text { font-size: 8px }</style>
    <defs>
    <linearGradient id="fade"><stop offset="0" stop-color="red"/><stop offset="1"
      stop-color="blue" stop-opacity="0.5"/></linearGradient>
    <clipPath id="hole"><rect x="2" y="2" width="20" height="20" rx="3"/></clipPath>
    <mask id="veil"><rect width="40" height="30" fill="url(#fade)"/></mask>
    <pattern id="dots" width="4" height="4" patternUnits="userSpaceOnUse">
      <circle cx="2" cy="2" r="1"/></pattern>
    <filter id="soft"><feGaussianBlur stdDeviation="1.5"/><feOffset dx="1" dy="1"/></filter>
    <marker id="tip" markerWidth="3" markerHeight="3" orient="auto"><path d="M0 0L3 1.5L0 3z"/></marker>
    <symbol id="star" viewBox="0 0 10 10"><path d="M5 0L6 4L10 5L6 6L5 10L4 6L0 5L4 4z"/></symbol>
    </defs>
    <rect width="40" height="30" fill="url(#dots)" mask="url(#veil)"/>
    <circle id="disc" class="warm" cx="12" cy="11" r="8" clip-path="url(#hole)"/>
    <path d="M4 20C10 8 20 30 36 12a4 3 20 0 1 2 5" fill="none" stroke="url(#fade)"
      stroke-dasharray="3 1" marker-end="url(#tip)" filter="url(#soft)"/>
    <g transform="rotate(20 20 15) scale(0.8)" opacity="0.7">
    <use xlink:href="#star" x="18" y="4" width="12" height="12"/></g>
    <text x="3" y="27">Some <tspan fill="green" dy="-2">text</tspan></text>
    </svg>
    """
}
