// Walk 21: present. In: painted pixels and their damage. Out: pixels on the screen. Next: QuartzCore/Display.

package import Dispatch
package import RasterKit

/// One of a window's buffers, lent to the compositor until it is presented.
package struct PresentBuffer: Sendable {
  /// Names the same memory from frame to frame, so that the compositor knows which damage it lacks.
  /// A buffer that was reallocated (after a resize) gets an index-generation never seen before.
  package var identity: UInt64
  /// Premultiplied BGRA memory with its first pixel at (0, 0).
  package var pixels: PixelTarget

  package init(identity: UInt64, pixels: PixelTarget) {
    self.identity = identity
    self.pixels = pixels
  }
}

/// What the platform reports about a frame it was given.
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

/// Where the compositor's pixels go: a window's buffers and the way to put them on the screen.
///
/// Every call is made on the render queue, and so is every callback. Failures (a window destroyed
/// under us, a dead server) are logged by the platform and swallow the frame; they never throw.
package protocol PresentTarget: AnyObject, Sendable {
  /// Told once, before anything else, which queue the calls come on and whom to tell about progress.
  ///
  /// `onProgress` runs when a buffer becomes free; its argument reports the frame that ended.
  func begin(on queue: DispatchQueue, onProgress: @escaping @Sendable (PresentFeedback) -> Void)

  /// A buffer of exactly `size`, or nil while all of them are still being read by the server.
  func acquire(size: PixelSize) -> PresentBuffer?

  /// Lets what was painted at row y of an acquired buffer be at row y + `rows`, without copying it;
  /// the rows that come into sight hold anything.
  ///
  /// False where that cannot be: then the buffer, which may have got other memory, holds nothing.
  func roll(_ buffer: inout PresentBuffer, by rows: Int32) -> Bool

  /// Puts `damage` of the buffer on the screen and gives the buffer back.
  ///
  /// An empty damage puts nothing, but still answers `syncToken`: after the pixels are on their way
  /// the platform tells the window manager that this resize is drawn.
  func present(_ buffer: PresentBuffer, damage: PixelRegion, serial: UInt64, syncToken: UInt64?)

  /// Puts pixels already presented once more (an Expose); cheaper than a frame, no repaint.
  ///
  /// False when there is nothing that can be put again: then the caller repaints.
  func represent(_ damage: PixelRegion) -> Bool

  /// Releases buffers; nothing is called afterwards.
  func end()
}
