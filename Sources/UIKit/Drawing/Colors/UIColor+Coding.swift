import CoreGraphics
import Diagnostics
import Foundation

// Keys of components are those of UIKit's archives.

extension UIColor.Storage {
  init?(_ coder: NSCoder) {
    if let variants = ColorVariants(coder) {
      self = .variants(variants)
    } else {
      guard let color = CGColor.decoded(coder) else { return nil }
      self = .fixed(color)
    }
  }

  func encode(with coder: NSCoder) {
    switch self {
    case .fixed(let color): color.encode(with: coder)
    case .variants(let variants): variants.encode(with: coder)
    case .provider, .asset, .tint:
      ColorVariants(resolving: UIColor(storage: self)).encode(with: coder)
    }
  }
}

extension ColorVariants {
  /// What a dynamic colour is in each case.
  fileprivate init(resolving color: UIColor) {
    func resolved(_ change: (inout any UIMutableTraits) -> Void) -> CGColor {
      color.resolvedCGColor(UITraitCollection(mutations: change))
    }
    self.init(
      light: resolved { $0.userInterfaceStyle = .light },
      dark: resolved { $0.userInterfaceStyle = .dark },
      lightHighContrast: resolved {
        $0.userInterfaceStyle = .light
        $0.accessibilityContrast = .high
      },
      darkHighContrast: resolved {
        $0.userInterfaceStyle = .dark
        $0.accessibilityContrast = .high
      },
      darkElevated: resolved {
        $0.userInterfaceStyle = .dark
        $0.userInterfaceLevel = .elevated
      })
  }

  fileprivate init?(_ coder: NSCoder) {
    func color(_ key: String) -> CGColor? {
      guard case .fixed(let color) = coder.object(UIColor.self, key)?.storage
      else { return nil }
      return color
    }
    guard let light = color("light"), let dark = color("dark") else { return nil }
    self.init(
      light: light, dark: dark, lightHighContrast: color("lightHighContrast"),
      darkHighContrast: color("darkHighContrast"), darkElevated: color("darkElevated"))
  }

  fileprivate func encode(with coder: NSCoder) {
    func encode(_ color: CGColor?, _ key: String) {
      if let color { coder.encode(UIColor(cgColor: color), forKey: key) }
    }
    encode(light, "light")
    encode(dark, "dark")
    encode(lightHighContrast, "lightHighContrast")
    encode(darkHighContrast, "darkHighContrast")
    encode(darkElevated, "darkElevated")
  }
}

extension CGColor {
  private static let grayKeys = ["UIWhite", "UIAlpha"]
  private static let rgbKeys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

  fileprivate func encode(with coder: NSCoder) {
    if pattern != nil { return encodePattern(with: coder) }
    let components = components ?? []
    let keys = components.count == Self.grayKeys.count ? Self.grayKeys : Self.rgbKeys
    coder.encode(components.count, forKey: "UIColorComponentCount")
    for (key, component) in zip(keys, components) { coder.encode(Double(component), forKey: key) }
    if let name = colorSpace?.name { coder.encode(name, forKey: "UIColorSpaceName") }
  }

  private func encodePattern(with coder: NSCoder) {
    guard let patternImage else {
      return Log.graphics.write("a pattern that a function draws cannot be archived")
    }
    coder.encode(patternImage, forKey: "UIPatternImage")
    coder.encode(Double(alpha), forKey: "UIAlpha")
  }

  fileprivate static func decoded(_ coder: NSCoder) -> CGColor? {
    if let image = coder.object(UIImage.self, "UIPatternImage") {
      return pattern(of: image).copy(alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha")))
    }
    let count = coder.decodeInteger(forKey: "UIColorComponentCount")
    guard let keys = [grayKeys, rgbKeys].first(where: { $0.count == count }) else { return nil }
    let components = keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    if let space = coder.text("UIColorSpaceName").flatMap({ CGColorSpace(name: $0) }),
      space.numberOfComponents + 1 == count
    {
      return CGColor(colorSpace: space, components: components)
    }
    return count == grayKeys.count
      ? CGColor(gray: components[0], alpha: components[1])
      : CGColor(
        srgbRed: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}
