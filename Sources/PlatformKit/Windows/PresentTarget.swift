// Walk 21: present. In: painted pixels and their damage. Out: pixels on the screen. Next: QuartzCore/Display.

package import Dispatch
package import RasterKit

/// One of a window's buffers, lent to the compositor until it is presented.
package struct PresentBuffer: Sendable {
  /// Identifies the same memory in every frame, so that the compositor knows which damage it lacks.
  /// A buffer that was reallocated (after a resize) gets a new identity.
  package var identity: UInt64
  /// Premultiplied BGRA memory with its first pixel at (0, 0).
  package var pixels: PixelTarget

  package init(identity: UInt64, pixels: PixelTarget) {
    self.identity = identity
    self.pixels = pixels
  }
}

/// The platform's report on a presented frame.
package struct PresentFeedback: Sendable {
  /// The serial given to `present`.
  package var serial: UInt64
  /// When the pixels were known to be on the screen.
  package var time: HostTime

  package init(serial: UInt64, time: HostTime) {
    self.serial = serial
    self.time = time
  }
}

/// The destination of the compositor's pixels: a window's buffers and the way to present them.
///
/// Every call and every callback is made on the render queue. Failures (a window destroyed by
/// someone else, a dead server) are logged by the platform and drop the frame; they never throw.
package protocol PresentTarget: AnyObject, Sendable {
  /// Whether what is behind the window shows where its pixels are not opaque. Never changes.
  var isTranslucent: Bool { get }

  /// Called once, before all other calls, with the queue for the calls and a progress callback.
  ///
  /// `onProgress` runs when a buffer becomes free; its argument reports the finished frame.
  func begin(on queue: DispatchQueue, onProgress: @escaping @Sendable (PresentFeedback) -> Void)

  /// A buffer of exactly `size`; nil while the server still reads all of them.
  func acquire(size: PixelSize) -> PresentBuffer?

  /// Moves row y of an acquired buffer to row y + `rows`, most times without copying. The rows that
  /// come into view have undefined contents.
  ///
  /// Returns false if that is impossible; the whole buffer, which may have new memory, is then
  /// undefined.
  func roll(_ buffer: inout PresentBuffer, by rows: Int32) -> Bool

  /// Puts `damage` of the buffer on the screen and returns the buffer.
  ///
  /// With empty damage nothing is drawn, but `syncToken` is still answered: once the pixels are on
  /// their way, the platform tells the window manager that this resize is drawn.
  ///
  /// Returns whether the frame will be reported. It is not where the buffer is free at once.
  @discardableResult
  func present(
    _ buffer: PresentBuffer, damage: PixelRegion, serial: UInt64, syncToken: UInt64?
  ) -> Bool

  /// Presents pixels again after an Expose; cheaper than a frame, because nothing is repainted.
  ///
  /// Returns false if the pixels are no longer available and the caller must repaint.
  func represent(_ damage: PixelRegion) -> Bool

  /// Releases the buffers; no callback runs afterwards.
  func end()
}

extension PresentTarget {
  /// False, for targets of opaque windows only.
  package var isTranslucent: Bool { false }
}
