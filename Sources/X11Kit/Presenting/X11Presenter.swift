import PlatformKit
import RasterKit

/// A way to bring pixels to the server. Render queue only.
protocol X11Presenter: AnyObject {
  /// A buffer to paint, or nil while all are in flight.
  func acquire(size: PixelSize) -> PresentBuffer?

  /// As `PresentTarget.roll`.
  func roll(_ buffer: inout PresentBuffer, by rows: Int32) -> Bool

  /// Requests that the region of the buffer be shown; `serial` comes back when the buffer is free.
  /// False when there was nothing to request.
  func put(_ buffer: PresentBuffer, region: PixelRegion, serial: UInt64) -> Bool

  /// Gets ready for the next frame while the first one of a size is on its way: attaching memory waits for
  /// the server, and should neither hold that frame up nor come in the middle of an animation. True when
  /// something was done.
  func prepareNext() -> Bool

  /// Requests that the region of what was shown last be shown again; false when there is nothing.
  func putAgain(_ region: PixelRegion) -> Bool

  /// Frees everything, whether in flight or not, and returns the serials that will never complete.
  func release() -> [UInt64]
}

/// The compositor's own pixels where they need converting on the way to the server.
struct X11Canvas {
  private(set) var buffer: PixelBuffer?
  private(set) var identity: UInt64 = 0

  /// Makes the canvas have this size, with a new identity where that takes new memory.
  mutating func fit(_ size: PixelSize, makeIdentity: () -> UInt64) -> PresentBuffer {
    let buffer = buffer.flatMap { $0.size == size ? $0 : nil } ?? PixelBuffer(size: size)
    if self.buffer !== buffer {
      self.buffer = buffer
      identity = makeIdentity()
    }
    return PresentBuffer(identity: identity, pixels: buffer.target)
  }

  mutating func release() { buffer = nil }
}
