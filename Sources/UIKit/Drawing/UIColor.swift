public import CoreGraphics
public import Foundation

/// A colour, fixed or one that looks different in light and dark surroundings.
///
/// May be used on any thread. A dynamic colour is resolved each time it is used.
open class UIColor: NSObject, @unchecked Sendable {
  let storage: Storage

  enum Storage: Hashable {
    case fixed(CGColor)
    case pair(light: CGColor, dark: CGColor)
  }

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// A fixed colour that looks like `cgColor`, with its components.
  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0 === self || $0.storage == storage } ?? false
  }

  open override var hash: Int { storage.hashValue }

  open override var description: String { "UIColor \(cgColor.components ?? [])" }
}

extension UIColor {
  /// sRGB from 0 to 1; values outside are kept, as colours of the extended range.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Gray from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Hue around the circle, saturation, brightness, each cut to 0...1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HueModel.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Components of Display P3; shown as far as sRGB reaches.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let color = space.flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
    self.init(
      cgColor: color ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour as it looks now; it stays what it was when a dynamic colour changes.
  public var cgColor: CGColor {
    switch storage {
    case .fixed(let color): color
    case .pair(let light, let dark): ColorAppearance.current == .dark ? dark : light
    }
  }

  /// The same colour with another alpha; a dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ color: CGColor) -> CGColor { color.copy(alpha: alpha) ?? color }
    switch storage {
    case .fixed(let color): return UIColor(storage: .fixed(faded(color)))
    case .pair(let light, let dark):
      return UIColor(storage: .pair(light: faded(light), dark: faded(dark)))
    }
  }
}
