import CoreGraphics
import Foundation

/// The paths of an SVG file that has nothing else, with absolute commands and spaces between all words.
struct OutlineReader {
  private(set) var paths: [CGPath] = []

  init(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    for part in text.components(separatedBy: " d=\"").dropFirst() {
      let data = part.prefix { $0 != "\"" }
      paths.append(Self.path(data.split(whereSeparator: \.isWhitespace)))
    }
  }

  private static func path(_ words: [Substring]) -> CGPath {
    let path = CGMutablePath()
    var rest = words[...]
    while let command = rest.popFirst() {
      let numbers = rest.prefix { Double($0) != nil }.compactMap { Double($0) }
      rest = rest.dropFirst(numbers.count)
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      add(command, points, to: path)
    }
    return path
  }

  private static func add(_ command: Substring, _ points: [CGPoint], to path: CGMutablePath) {
    switch (command, points.count) {
    case ("M", 1): path.move(to: points[0])
    case ("L", 1): path.addLine(to: points[0])
    case ("Q", 2): path.addQuadCurve(to: points[1], control: points[0])
    case ("C", 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
    default: path.closeSubpath()
    }
  }
}
