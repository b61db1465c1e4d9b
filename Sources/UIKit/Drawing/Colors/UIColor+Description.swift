import AssetCatalog
import CoreGraphics
import Foundation

extension UIColor.Storage {
  /// In the words of UIKit's descriptions.
  var text: String {
    switch self {
    case .fixed(let color): Self.text(color)
    case .variants, .tint: "<UIDynamicSystemColor; name = \(systemName ?? "none")>"
    case .provider: "<UIDynamicProviderColor>"
    case .asset(let asset): "<UIDynamicCatalogColor; name = \(asset.name)>"
    }
  }

  private var systemName: String? {
    let names = UIColor.systemColors.filter { $0.value.storage.isSame(as: self) }.map(\.key)
      .sorted()
    return names.first { $0.hasPrefix("system") } ?? names.first
  }

  private static func text(_ color: CGColor) -> String {
    guard color.pattern == nil else { return "<UIPatternColor; alpha = \(number(color.alpha))>" }
    let space =
      switch (color.colorSpace?.name, color.colorSpace?.model) {
      case (CGColorSpace.displayP3, _): "UIDisplayP3ColorSpace"
      case (_, .monochrome): "UIExtendedGrayColorSpace"
      default: "UIExtendedSRGBColorSpace"
      }
    return ([space] + (color.components ?? []).map(number)).joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
