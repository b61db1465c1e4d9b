import CoreGraphics
import Foundation

extension SymbolAttributes {
  /// What an archive specifies.
  init(_ coder: NSCoder) {
    let size = coder.decodeDouble(forKey: "UIPointSize")
    pointSize = size.isFinite && size > 0 ? CGFloat(size) : 0
    weight = UIImage.SymbolWeight(rawValue: coder.decodeInteger(forKey: "UIWeight")) ?? weight
    scale = UIImage.SymbolScale(rawValue: coder.decodeInteger(forKey: "UISymbolScale")) ?? scale
    textStyle = coder.text("UITextStyle").map { UIFont.TextStyle(rawValue: $0) }
    colors = Colors(coder)
    prefersMulticolor = coder.decodeBool(forKey: "UIPrefersMulticolor")
  }

  func encode(with coder: NSCoder) {
    coder.encode(Double(pointSize), forKey: "UIPointSize")
    coder.encode(weight.rawValue, forKey: "UIWeight")
    coder.encode(scale.rawValue, forKey: "UISymbolScale")
    if let textStyle { coder.encode(textStyle.rawValue, forKey: "UITextStyle") }
    colors?.encode(with: coder)
    coder.encode(prefersMulticolor, forKey: "UIPrefersMulticolor")
  }
}

extension SymbolAttributes.Colors {
  /// At most as many colours as symbols have levels matter.
  private static let mostColors = 16

  fileprivate init?(_ coder: NSCoder) {
    let count = min(coder.decodeInteger(forKey: "UIColorCount"), Self.mostColors)
    let colors = (0..<max(count, 0)).compactMap {
      coder.object(UIColor.self, "UIColor\($0)")
    }
    switch (coder.text("UIColors"), colors.first) {
    case ("monochrome", _): self = .monochrome
    case ("hierarchical", let color?): self = .hierarchical(color)
    case ("palette", .some): self = .palette(colors)
    default: return nil
    }
  }

  fileprivate func encode(with coder: NSCoder) {
    func encode(_ name: String, _ colors: [UIColor]) {
      coder.encode(name, forKey: "UIColors")
      coder.encode(colors.count, forKey: "UIColorCount")
      for (index, color) in colors.enumerated() { coder.encode(color, forKey: "UIColor\(index)") }
    }
    switch self {
    case .monochrome: encode("monochrome", [])
    case .hierarchical(let color): encode("hierarchical", [color])
    case .palette(let colors): encode("palette", colors)
    }
  }
}
