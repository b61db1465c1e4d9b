import CoreGraphics
import Foundation
import Testing
import UIKit
import VectorImages

/// Vector files as images of any size.
@MainActor @Suite struct VectorPictureTests {
  @Test(
    .enabled(if: VectorImage.isSupported(.svg), "librsvg is not installed"),
    arguments: DrawingScene.drawings
  ) func looksAsItDid(scene: DrawingScene) throws {
    try scene.expectPicture(.downwards, tolerance: 8)
  }
}

extension DrawingScene {
  fileprivate static let drawings = [
    svg(
      "svg-shapes",
      """
      <path d="M4 20 L20 4 L36 20 Z" fill="#ff4f6d" stroke="#14316b" stroke-width="2"/>
      <g transform="translate(20 12) rotate(20)" opacity="0.6">
      <rect x="-6" y="-6" width="12" height="12" rx="3" fill="#34c060"/>
      <circle cx="6" r="5" fill="#ffc800"/></g>
      <path d="M2 22 C12 10 28 30 38 18" fill="none" stroke="#3aa0ff" stroke-dasharray="3 2"/>
      """),
    svg(
      "svg-gradients",
      """
      <defs><linearGradient id="a" x2="1"><stop stop-color="#ff4f6d"/>
      <stop offset="1" stop-color="#3aa0ff" stop-opacity="0.2"/></linearGradient>
      <radialGradient id="b"><stop stop-color="#fff"/><stop offset="1" stop-color="#14316b"/>
      </radialGradient><clipPath id="c"><circle cx="28" cy="12" r="9"/></clipPath></defs>
      <rect x="1" y="2" width="38" height="9" fill="url(#a)"/>
      <rect x="16" y="2" width="24" height="20" fill="url(#b)" clip-path="url(#c)"/>
      """),
  ]

  /// At its own size and twice as large.
  private static func svg(_ name: String, _ body: String) -> DrawingScene {
    DrawingScene(name, 136, 56) { context, shows in
      let file = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="24">\#(body)</svg>"#
      let image = try #require(VectorImage(Data(file.utf8), .svg, name: name))
      context.stripes(rect(0, 0, 136, 56))
      for (scale, x) in [(1, 4), (2, 50)] where shows {
        let drawn = try #require(image.image(pixelsWide: 40 * scale, high: 24 * scale))
        UIImage(cgImage: drawn).draw(at: CGPoint(x: x, y: 4))
      }
    }
  }
}
