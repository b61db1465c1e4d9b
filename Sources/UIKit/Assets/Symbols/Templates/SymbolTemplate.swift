import CoreGraphics
import Diagnostics
import Foundation
import SystemSymbols
import VectorImages

/// A custom symbol: an SVG document in the form of SF Symbols' templates, with a drawing named
/// "Regular-M" and others for further weights and scales.
struct SymbolTemplate: Sendable {
  let name: String
  let parts: SVGParts
  private let drawings: [TemplateDrawingName]

  /// Nil, and one line in the log, for a file that is no such template.
  init?(_ data: Data, name: String) {
    guard let parts = SVGParts(data, name: name) else { return nil }
    let drawings = TemplateDrawingName.all.filter { parts.box(of: $0.id) != nil }
    guard !drawings.isEmpty else {
      Log("assets").write("\(name) has no group named Regular-M or for another weight and scale")
      return nil
    }
    (self.name, self.parts, self.drawings) = (name, parts, drawings)
  }

  /// The drawing of this scale, or else of another, that comes nearest to a weight from below, or else
  /// from above: bolder ones are made of it by a stroke around it.
  func drawing(_ weight: SymbolWeight, _ scale: SymbolScale) -> TemplateDrawingName {
    func rank(_ drawing: TemplateDrawingName) -> [Int] {
      let way = weight.rawValue - drawing.weight.rawValue
      return [drawing.scale == scale ? 0 : 1, way >= 0 ? 0 : 1, abs(way)]
    }
    return drawings.min { rank($0).lexicographicallyPrecedes(rank($1)) } ?? drawings[0]
  }
}

/// The name of a drawing in a template.
struct TemplateDrawingName: Hashable, Sendable {
  let weight: SymbolWeight
  let scale: SymbolScale

  static let all = SymbolWeight.allCases.flatMap { weight in
    SymbolScale.allCases.map { TemplateDrawingName(weight: weight, scale: $0) }
  }

  /// "Regular-M", for example.
  var id: String { "\(Self.weights[weight.rawValue - 1])-\(letter)" }

  /// "S", "M" or "L".
  var letter: String { ["S", "M", "L"][scale.rawValue - 1] }

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
}
