import Foundation
import RasterKit

extension RenderTree {
  /// The layer trees of all surfaces as text, one indented line per layer.
  package func dump() -> String {
    var lines: [String] = []
    for surface in surfaces {
      let size = "\(surface.size.width)x\(surface.size.height)"
      lines.append("surface \(surface.id.rawValue) \(size) scale \(surface.scale)")
      var stack = [(layer: surface.root, depth: 1)]
      while let (layer, depth) = stack.popLast() {
        lines.append(String(repeating: "  ", count: depth) + line(layer))
        if let mask = layer.mask { stack.append((mask, depth + 1)) }
        for child in layer.paintingOrder.reversed() { stack.append((child, depth + 1)) }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ layer: RenderLayer) -> String {
    let shown = layer.shown
    var words = ["layer \(layer.id.rawValue)"]
    let bounds = shown.bounds
    words.append(
      "bounds (\(bounds.origin.x) \(bounds.origin.y) \(bounds.size.width) \(bounds.size.height))")
    words.append("position (\(shown.position.x) \(shown.position.y))")
    if shown.opacity != 1 { words.append("opacity \(shown.opacity)") }
    if shown.paintsBackground { words.append("background") }
    if shown.paintsContents { words.append("contents") }
    if shown.paintsBorder { words.append("border") }
    if shown.masksToBounds { words.append("clips") }
    if layer.mask != nil { words.append("masked") }
    if layer.parent?.mask === layer { words.append("(mask)") }
    if layer.animator != nil { words.append("animated") }
    if layer.index != nil { words.append("indexed") }
    if !layer.geometry.isDrawn { words.append("(not drawn)") }
    return words.joined(separator: " ")
  }
}
