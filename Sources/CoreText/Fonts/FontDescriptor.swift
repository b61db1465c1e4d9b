import CoreGraphics
import Diagnostics

/// A font face and size; a plain value for use on any thread.
package struct FontDescriptor: Hashable, Sendable {
  /// A face before any font file has been looked up.
  package enum Face: Hashable, Sendable {
    /// The replacement for San Francisco.
    case system
    /// The system's monospaced face.
    case monospaced
    /// The face of a family that weight and slant choose.
    case family(String)
    /// A face found by name, as a Pango description without a size.
    case named(String)
  }

  /// The size of fonts requested without a valid one, as in Core Text.
  package static let defaultSize: CGFloat = 12
  /// Above this, Pango's fixed point could not position a line of text.
  package static let maximumSize: CGFloat = 10_000

  package let face: Face
  /// In points; finite and above 0.
  package let size: CGFloat
  /// From 100 (thinnest) to 900, as in CSS; ignored for named faces, which have their own.
  package let weight: Int
  package let isItalic: Bool
  /// Nil for a font with nothing of it, as most are.
  package let settings: FontSettings?

  /// A size that is not finite and above 0 becomes `defaultSize`.
  package init(
    face: Face, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    settings: FontSettings? = nil
  ) {
    self.face = face
    self.size = Self.usable(size)
    self.weight = min(max(weight, 100), 1000)
    self.isItalic = isItalic
    let settings = settings?.usable
    self.settings = settings == FontSettings() ? nil : settings
  }

  /// The same face at another size.
  package func resized(_ size: CGFloat) -> FontDescriptor {
    FontDescriptor(
      face: face, size: size, weight: weight, isItalic: isItalic, settings: settings)
  }

  /// The same font with other settings.
  package func setting(_ change: (inout FontSettings) -> Void) -> FontDescriptor {
    var changed = settings ?? FontSettings()
    change(&changed)
    return FontDescriptor(
      face: face, size: size, weight: weight, isItalic: isItalic, settings: changed)
  }

  /// Applied to each glyph; the identity for most fonts.
  package var matrix: CGAffineTransform { settings?.matrix ?? .identity }

  private static func usable(_ size: CGFloat) -> CGFloat {
    if size == 0 { return defaultSize }
    guard size.isFinite, size > 0 else {
      Log.text.write("a font size must be a number above 0; \(defaultSize) is used instead")
      return defaultSize
    }
    return min(size, maximumSize)
  }
}
