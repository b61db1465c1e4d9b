package import CoreGraphics
import Synchronization

/// A face at a size; immutable, usable from any thread.
///
/// The font file is opened when a measure is asked for that isn't known in closed form.
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

  /// Of the file in use; looked up once.
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
  /// Equal are fonts made from the same description.
  public static func == (a: CTFont, b: CTFont) -> Bool { a.descriptor == b.descriptor }

  public func hash(into hasher: inout Hasher) { hasher.combine(descriptor) }
}

extension CTFont {
  /// Height above and depth below the baseline that place lines; no file is opened for the system
  /// font, so that labels can be measured and laid out cheaply.
  package var lineMetrics: FontMetrics {
    guard descriptor.face == .system else { return metrics }
    return FontMetrics(
      ascent: SystemFont.ascent * descriptor.size, descent: SystemFont.descent * descriptor.size)
  }

  /// Points after every glyph that the face wants at its size.
  package var tracking: CGFloat {
    descriptor.face == .system && FontDatabase.hasSystemFace
      ? SystemFont.tracking(size: descriptor.size) : 0
  }
}
