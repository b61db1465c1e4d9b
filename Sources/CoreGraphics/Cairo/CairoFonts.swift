import Foundation

/// Cairo's fonts, which one thread at a time may use.
///
/// Workaround: all threads share Cairo's FreeType library and its faces. Cairo 1.16 opens a face without a
/// lock, and to open an eleventh it closes another, even if a thread has just begun to use that one.
package enum CairoFonts {
  private static let turn = NSRecursiveLock()

  /// Calls `body` while no other thread uses a font. Calls may be inside each other.
  ///
  /// For all that may load, measure, draw or release fonts of Cairo's. Keep it short: the main thread
  /// may wait for it.
  package static func exclusively<Result>(_ body: () -> Result) -> Result { turn.withLock(body) }
}
