package import CoreGraphics
import Diagnostics

/// What identifies a font: which face and how large; a plain value that any thread may hold.
package struct FontDescriptor: Hashable, Sendable {
  /// The face, before any file has been looked up.
  package enum Face: Hashable, Sendable {
    /// The face that stands in for San Francisco.
    case system
    /// The system's face for code, every glyph equally wide.
    case monospaced
    /// A face found by name, as a Pango description without a size.
    case named(String)
  }

  /// The size of a font that was asked for without a usable one, as Core Text has it.
  package static let defaultSize: CGFloat = 12
  /// Above this no line of text could be positioned in Pango's fixed point.
  package static let maximumSize: CGFloat = 10_000

  package let face: Face
  /// In points; finite and above 0.
  package let size: CGFloat
  /// From 100, the thinnest, to 900, as in CSS; a named face has its own.
  package let weight: Int
  package let isItalic: Bool
  /// Whether all digits are equally wide.
  package let hasMonospacedDigits: Bool

  /// A size that isn't a finite number above 0 is taken for `defaultSize`.
  package init(
    face: Face, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.face = face
    self.size = Self.usable(size)
    self.weight = min(max(weight, 100), 1000)
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The same face at another size.
  package func resized(_ size: CGFloat) -> FontDescriptor {
    FontDescriptor(
      face: face, size: size, weight: weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
  }

  private static func usable(_ size: CGFloat) -> CGFloat {
    if size == 0 { return defaultSize }
    guard size.isFinite, size > 0 else {
      Log.text.write("a font size must be a number above 0; \(defaultSize) is used instead")
      return defaultSize
    }
    return min(size, maximumSize)
  }
}
