public import CoreGraphics
public import Foundation

import AssetCatalog

/// A fixed colour, or a dynamic one that depends on style, contrast and level.
///
/// Can be used on any thread. A dynamic colour is resolved at each use.
open class UIColor: NSObject, @unchecked Sendable {
  let storage: Storage

  enum Storage {
    case fixed(CGColor)
    case variants(ColorVariants)
    case provider(@Sendable (UITraitCollection) -> UIColor)
    case asset(ColorAsset)
  }

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// Makes a fixed colour with the components of `cgColor`.
  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
    super.init()
  }

  /// Makes a colour that asks `dynamicProvider` at each use. The closure may run on any thread.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .provider(dynamicProvider)
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0 === self || $0.isSame(as: self) } ?? false
  }

  open override var hash: Int { storage.hash }

  open override func copy() -> Any { self }

  open override var description: String { "UIColor \(cgColor.components ?? [])" }
}

extension UIColor {
  /// sRGB components from 0 to 1. Values outside are kept as extended range.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Gray from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Hue, saturation and brightness, each clamped to 0...1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HSBColor.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Display P3 components. Displayed within the sRGB gamut.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let color = space.flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
    self.init(
      cgColor: color ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour resolved with the current traits. Does not follow later changes.
  public var cgColor: CGColor { resolvedCGColor(.current) }

  /// The colour with another alpha. A dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ color: CGColor) -> CGColor { color.copy(alpha: alpha) ?? color }
    switch storage {
    case .fixed(let color): return UIColor(storage: .fixed(faded(color)))
    case .variants(let variants): return UIColor(storage: .variants(variants.map(faded)))
    case .provider(let provider):
      return UIColor { provider($0).withAlphaComponent(alpha) }
    case .asset(let asset):
      return UIColor { UIColor(cgColor: asset.resolved(for: $0)).withAlphaComponent(alpha) }
    }
  }
}

extension UIColor {
  func resolvedCGColor(_ traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .variants(let variants): variants.color(for: traits)
    // A provider may return another dynamic colour.
    case .provider(let provider): provider(traits).resolvedCGColor(traits)
    case .asset(let asset): asset.resolved(for: traits)
    }
  }

  private func isSame(as other: UIColor) -> Bool {
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)): a == b
    case (.variants(let a), .variants(let b)): a == b
    case (.asset(let a), .asset(let b)): a == b
    default: false
    }
  }
}

extension UIColor.Storage {
  fileprivate var hash: Int {
    switch self {
    case .fixed(let color): color.hashValue
    case .variants(let variants): variants.hashValue
    // Equal only to itself and rare, so all share one bucket.
    case .provider: 0
    case .asset(let asset): asset.hashValue
    }
  }
}
