import AssetCatalog
import CoreGraphics

extension UIColor {
  func resolved(_ traits: UITraitCollection) -> UIColor {
    if case .fixed = storage { return self }
    return UIColor(cgColor: resolvedCGColor(traits))
  }

  func resolvedCGColor(_ traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .variants(let variants): variants.color(for: traits)
    // A provider may return another dynamic colour.
    case .provider(let provider): provider(traits).resolvedCGColor(traits)
    case .asset(let asset): asset.resolved(for: traits)
    case .tint: traits.resolvedTint
    }
  }

  func faded(_ alpha: CGFloat) -> UIColor {
    func faded(_ color: CGColor) -> CGColor { color.copy(alpha: alpha) ?? color }
    switch storage {
    case .fixed(let color): return UIColor(storage: .fixed(faded(color)))
    case .variants(let variants): return UIColor(storage: .variants(variants.map(faded)))
    case .provider(let provider):
      return UIColor { provider($0).withAlphaComponent(alpha) }
    case .asset, .tint:
      return UIColor { [self] in UIColor(cgColor: resolvedCGColor($0)).withAlphaComponent(alpha) }
    }
  }
}

extension UITraitCollection {
  /// A tint that is itself made of the tint is made of the default one.
  fileprivate var resolvedTint: CGColor {
    var rest = values
    rest.tintColor = nil
    return values.shownTint.resolvedCGColor(UITraitCollection(rest))
  }
}

extension UIColor.Storage {
  func isSame(as other: UIColor.Storage) -> Bool {
    switch (self, other) {
    case (.fixed(let a), .fixed(let b)): a == b
    case (.variants(let a), .variants(let b)): a == b
    case (.asset(let a), .asset(let b)): a == b
    case (.tint, .tint): true
    default: false
    }
  }

  var hash: Int {
    switch self {
    case .fixed(let color): color.hashValue
    case .variants(let variants): variants.hashValue
    // Equal only to itself and rare, so all share one bucket.
    case .provider: 0
    case .asset(let asset): asset.hashValue
    case .tint: 1
    }
  }
}

extension CGColor {
  static func displayP3(_ components: [CGFloat]) -> CGColor {
    CGColorSpace(name: CGColorSpace.displayP3)
      .flatMap { CGColor(colorSpace: $0, components: components) } ?? .clear
  }
}
