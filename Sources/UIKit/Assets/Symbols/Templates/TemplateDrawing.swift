import CoreGraphics
import RasterKit
import SystemSymbols
import VectorImages

/// Draws a custom symbol in the middle of a box.
struct TemplateDrawing: VectorDrawing {
  let parts: SVGParts
  let id: String
  /// In the template's units.
  let box: CGRect
  let style: String

  func pixels(_ size: PixelSize) -> PixelBuffer? {
    parts.pixels(of: id, in: box, style: style, size)
  }
}

/// The style sheet that colours a drawing of a template, whose own colours and strokes only show what
/// it is made of.
struct TemplateStyle {
  let id: String
  let colors: SymbolColors
  /// The width of the stroke that makes it bolder; 0 for none.
  let stroke: CGFloat

  var sheet: String {
    let levels = [(2, "secondary"), (3, "tertiary")].map { level, name in
      let paths = (0..<Self.mostLayers).map { "#\(id) [class*='hierarchical-\($0):\(name)']" }
      return "\(paths.joined(separator: ", ")) { \(paint(colors.color(level))) }"
    }
    return (["#\(id) * { \(paint(colors.color(1))) }"] + levels).joined(separator: "\n")
  }

  /// Layers of a symbol are numbered from 0.
  private static let mostLayers = 16

  private func paint(_ color: CGColor) -> String {
    let c = color.rgba.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    let (red, green, blue) = (Int(c.x * 255), Int(c.y * 255), Int(c.z * 255))
    let name = "rgb(\(red), \(green), \(blue))"
    let pen = stroke > 0 ? "\(name) !important; stroke-width: \(stroke)" : "none"
    return "fill: \(name) !important; stroke: \(pen) !important; "
      + "stroke-linejoin: round !important; opacity: \(c.w) !important"
  }
}
