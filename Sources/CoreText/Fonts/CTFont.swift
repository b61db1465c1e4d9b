import CoreGraphics
import Synchronization

/// A font face at a size; immutable, usable from any thread.
///
/// The font file is opened only for metrics that cannot be computed without it.
public final class CTFont: Sendable {
  package let descriptor: FontDescriptor
  private let measured = Mutex<FontMetrics?>(nil)
  private let foundNames = Mutex<FontNames?>(nil)

  package init(_ descriptor: FontDescriptor) { self.descriptor = descriptor }

  /// In points; measured once.
  package var metrics: FontMetrics {
    measured.withLock { known in
      if let known { return known }
      let metrics = FontMetrics.measure(descriptor)
      known = metrics
      return metrics
    }
  }

  /// The names in the font file; looked up once.
  package var names: FontNames {
    foundNames.withLock { known in
      if let known { return known }
      let names = FontNames.read(descriptor)
      known = names
      return names
    }
  }
}

extension CTFont: Hashable {
  /// Fonts are equal if they have the same descriptor.
  public static func == (a: CTFont, b: CTFont) -> Bool { a.descriptor == b.descriptor }

  public func hash(into hasher: inout Hasher) { hasher.combine(descriptor) }
}

extension CTFont {
  /// Ascent, descent and leading for placing lines. For the system font these need no file access,
  /// so that measuring labels is cheap.
  package var lineMetrics: FontMetrics {
    guard descriptor.face == .system else { return metrics }
    let metrics = FontMetrics(
      ascent: SystemFont.ascent * descriptor.size, descent: SystemFont.descent * descriptor.size)
    return metrics.scaled(by: abs(descriptor.matrix.d))
  }

  /// Points to add after every glyph of this face at this size.
  package var tracking: CGFloat {
    descriptor.face == .system && FontDatabase.hasSystemFace
      ? SystemFont.tracking(size: descriptor.size) : 0
  }
}
