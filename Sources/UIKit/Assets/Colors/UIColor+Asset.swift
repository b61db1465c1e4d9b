public import Foundation

import AssetCatalog
import CoreGraphics
import Diagnostics

extension UIColor {
  /// A dynamic colour of the main bundle's asset catalogs; nil if they have none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A dynamic colour of a bundle's asset catalogs. It follows the traits in use, whatever
  /// `traitCollection` is, as on Apple's systems.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let asset = BundleAssets.of(bundle ?? .main).catalogs.color(named: name) else {
      return nil
    }
    self.init(storage: .asset(asset))
  }
}

extension ColorAsset {
  func resolved(for traits: UITraitCollection) -> CGColor {
    // A set for the other appearance only shows that rather than nothing.
    switch best(for: AssetConditions(traits)) ?? variants[0].value {
    case .components(let space, let red, let green, let blue, let alpha):
      return Self.color(space, [red, green, blue, alpha].map { CGFloat($0) })
    case .system(let reference):
      if let color = UIColor.systemColors[reference] { return color.resolvedCGColor(traits) }
      Log("assets").write("the colour \(name) refers to an unknown \(reference.debugDescription)")
      return UIColor.clear.resolvedCGColor(traits)
    }
  }

  private static func color(_ space: Space, _ parts: [CGFloat]) -> CGColor {
    let name: CFString? =
      switch space {
      case .displayP3: CGColorSpace.displayP3
      case .extendedLinearSRGB: CGColorSpace.extendedLinearSRGB
      case .gray, .extendedGray: nil
      case .sRGB: CGColorSpace.sRGB
      case .extendedSRGB: CGColorSpace.extendedSRGB
      }
    guard let name else { return CGColor(gray: parts[0], alpha: parts[3]) }
    return CGColorSpace(name: name).flatMap { CGColor(colorSpace: $0, components: parts) }
      ?? CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
