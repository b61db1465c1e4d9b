import CUICairo
import Foundation

/// Takes the bytes of a document while it is drawn.
package final class PDFOutput {
  private let take: (UnsafeRawBufferPointer) -> Bool

  /// `take` returns false where nothing more can be written.
  package init(_ take: @escaping (UnsafeRawBufferPointer) -> Bool) { self.take = take }

  /// Called by Cairo.
  static let write: cairo_write_func_t = { output, bytes, count in
    guard let output, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    let taker = Unmanaged<PDFOutput>.fromOpaque(output).takeUnretainedValue()
    let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(count))
    return taker.take(buffer) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
  }
}
