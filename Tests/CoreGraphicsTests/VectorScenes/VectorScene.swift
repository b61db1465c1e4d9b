import CoreGraphics
import Foundation
import RasterKit
import Testing

/// A picture in calls of Core Graphics, of which another rasteriser made the same from SVG.
struct VectorScene: Sendable, CustomTestStringConvertible {
  static let side: Int32 = 128

  let name: String
  let draw: @Sendable (CGContext) throws -> Void

  init(_ name: String, _ draw: @escaping @Sendable (CGContext) throws -> Void) {
    (self.name, self.draw) = (name, draw)
  }

  var testDescription: String { name }

  static let all = shapes + strokes + gradients + layers + pictures

  /// In the coordinates of SVG, with y downwards.
  func picture() throws -> PixelBuffer {
    let canvas = Canvas(VectorScene.side, VectorScene.side)
    try draw(canvas.context)
    return canvas.pixels
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("References")

  func file(_ type: String) -> URL { VectorScene.folder.appendingPathComponent("\(name).\(type)") }

  /// What the other rasteriser made.
  func reference() throws -> PixelBuffer {
    let provider = CGDataProvider(url: file("png") as CFURL)
    let image = provider.flatMap {
      CGImage(
        pngDataProviderSource: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    guard let image else { throw CocoaError(.fileReadCorruptFile) }
    return image.pixels
  }
}

extension CGColor {
  /// A colour as SVG writes it.
  static func hex(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
    return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}

extension CGContext {
  func saving(_ body: () -> Void) {
    saveGState()
    body()
    restoreGState()
  }

  func polygon(_ points: [(CGFloat, CGFloat)], closes: Bool = true) {
    addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    if closes { closePath() }
  }

  func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor) {
    setFillColor(color)
    fill(CGRect(x: x, y: y, width: width, height: height))
  }

  func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ color: CGColor) {
    setFillColor(color)
    fillEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  func star() { polygon([(64, 4), (102, 118), (6, 48), (122, 48), (26, 118)]) }
}
