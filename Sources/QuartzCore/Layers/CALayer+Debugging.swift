import CoreGraphics
import RenderKit

extension CALayer {
  /// One line per layer, sublayers indented, back to front. Deep trees are cut at 100 levels.
  var treeDescription: String {
    var lines: [String] = []
    var waiting = [(layer: self, depth: 0)]
    while let (layer, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + layer.line)
      guard depth < 100 else { continue }
      if let mask = layer.rareData?.mask { waiting.append((mask, depth + 1)) }
      for child in layer.children.reversed() { waiting.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  private var line: String {
    let place = frame
    var words = ["\(type(of: self)) \(id.rawValue)"]
    if let name { words.append("\"\(name)\"") }
    words.append("(\(place.minX) \(place.minY); \(place.width) \(place.height))")
    if isMask { words.append("mask") }
    if isHidden { words.append("hidden") }
    if opacity != 1 { words.append("opacity \(opacity)") }
    if zPosition != 0 { words.append("z \(zPosition)") }
    if let image = snapshot.contents {
      let origin = flags.contains(.hasBackingStore) ? "drawn" : "image"
      words.append("\(origin) \(image.width)x\(image.height)")
    }
    if let keys = animationKeys() { words.append("animations \(keys.joined(separator: ", "))") }
    return "<" + words.joined(separator: " ") + ">"
  }
}
