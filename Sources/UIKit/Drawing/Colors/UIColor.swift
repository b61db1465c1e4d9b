public import CoreGraphics
public import Foundation

import AssetCatalog
import TextKit

/// A fixed colour, a pattern, or a dynamic colour that depends on style, contrast and level.
///
/// Can be used on any thread. A dynamic colour is resolved at each use.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The first field, as Foundation reads it.
  private let typeField = FoundationTypeField()
  let storage: Storage

  enum Storage {
    case fixed(CGColor)
    case variants(ColorVariants)
    case provider(@Sendable (UITraitCollection) -> UIColor)
    case asset(ColorAsset)
    /// That of the traits.
    case tint
  }

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// Gray from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// sRGB components from 0 to 1. Values outside are kept as extended range.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Hue, saturation and brightness, each clamped to 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSBColor.rgb(hue: hue, saturation: saturation, brightness: brightness)
    storage = .fixed(CGColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
    super.init()
  }

  /// Display P3 components. Displayed within the sRGB gamut.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(.displayP3([red, green, blue, alpha]))
    super.init()
  }

  /// Makes a fixed colour with the components of `cgColor`.
  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
    super.init()
  }

  /// The image at its own size, repeated from the origin of what is painted. An empty image paints
  /// nothing.
  public init(patternImage image: UIImage) {
    storage = .fixed(.pattern(of: image))
    super.init()
  }

  /// Makes a colour that asks `dynamicProvider` at each use. The closure may run on any thread.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .provider(dynamicProvider)
    super.init()
  }

  /// Nil if the archive has no colour.
  public required init?(coder: NSCoder) {
    guard let storage = Storage(coder) else { return nil }
    self.storage = storage
    super.init()
  }

  /// A dynamic colour is archived as what it is in each style, contrast and level.
  open func encode(with coder: NSCoder) { storage.encode(with: coder) }

  /// True: archives are read with the classes that are expected.
  open class var supportsSecureCoding: Bool { true }

  /// Sets the fill and stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Gets the gray with the colour's lightness; false for a pattern. Any pointer may be nil.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    readWhite(white, alpha)
  }

  /// Gets hue, saturation and brightness; false for a pattern. Any pointer may be nil.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    readHue(hue, saturation, brightness, alpha)
  }

  /// Gets the sRGB components; false for a pattern. Any pointer may be nil.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    readRed(red, green, blue, alpha)
  }

  /// The colour with another alpha. A dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { faded(alpha) }

  /// The colour resolved with the current traits. Does not follow later changes.
  open var cgColor: CGColor { resolvedCGColor(.current) }

  /// The fixed colour for these traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolved(traitCollection)
  }

  /// The object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0 === self || $0.storage.isSame(as: storage) } ?? false
  }

  open override var hash: Int { storage.hash }

  /// Space and components, or where a dynamic colour comes from.
  open override var description: String { storage.text }
}
