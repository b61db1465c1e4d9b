import CoreGraphics
import Foundation
import PeakMemory
import RasterKit
import Testing
import VectorImages

/// Drawings of a few bytes that declare, or unpack, more than memory holds.
@Suite(.enabled(if: VectorImage.isSupported(.svg), "librsvg is not installed"))
struct VectorSizeTests {
  @Test(arguments: [(65_535, 65_535), (32_768, 1), (1, 65_535), (2_000_000_000, 1)])
  func moreThanCanBeDrawnIsRefused(width: Int, height: Int) {
    let text = Bomb.svg(#"width="\#(width)" height="\#(height)""#, "")
    #expect(VectorImage(Data(text.utf8), .svg, name: "large.svg") == nil)
  }

  @Test func theLargestIsDrawnSmall() throws {
    let square = #"<rect width="16384" height="32767" fill="red"/>"#
    let text = Bomb.svg(#"width="32767" height="32767""#, square)
    let image = try #require(VectorImage(Data(text.utf8), .svg, name: "large.svg"))
    #expect(image.image(pixelsWide: 32_767, high: 32_767) == nil)
    let small = try #require(image.image(pixelsWide: 8, high: 8))
    let (left, right) = withExtendedLifetime(small) {
      (small.pixels.base[1], small.pixels.base[6])
    }
    #expect(left == 0xFFFF_0000 && right == 0)
  }

  @Test func bombsTakeLittleMemory() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        PeakMemory.printGrowth {
          for text in Bomb.all {
            let image = VectorImage(Data(text.utf8), .svg, name: "bomb.svg")
            _ = image?.image(pixelsWide: 40, high: 30)
          }
        }
      })
    let growth = try #require(PeakMemory.growth(in: result.standardOutputContent))
    #expect(growth < 256 << 20)
  }
}

private enum Bomb {
  static func svg(_ attributes: String, _ body: String, before: String = "") -> String {
    before + #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(body)</svg>"#
  }

  /// Entities of ten others each, ten thousand groups in each other, a group and a pattern of themselves, and dashes
  /// that nobody could count.
  static var all: [String] {
    let names = Array("abcdefghi")
    let entities = zip(names.dropFirst(), names).map { name, part in
      "<!ENTITY \(name) \"" + String(repeating: "&\(part);", count: 10) + "\">"
    }
    let declared = #"<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">"# + entities.joined() + "]>"
    let size = #"width="40" height="30""#
    let deep = String(repeating: "<g>", count: 10_000) + String(repeating: "</g>", count: 10_000)
    return [
      svg(size, "<text>&i;</text>", before: declared), svg(size, deep),
      svg(size, ##"<g id="a"><use href="#a"/></g>"##),
      svg(
        size,
        ##"<pattern id="p" width="1" height="1"><rect width="9" height="9" fill="url(#p)"/></pattern>"##
          + ##"<rect width="40" height="30" fill="url(#p)"/>"##),
      svg(size, #"<path d="M0 0H1e9" stroke="red" stroke-dasharray="1e-9"/>"#),
    ]
  }
}
