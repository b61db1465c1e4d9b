import PlatformKit
import RasterKit

/// A way to transfer pixels to the server. Render queue only.
protocol X11Presenter: AnyObject {
  /// A buffer to paint; nil while all are in flight.
  func acquire(size: PixelSize) -> PresentBuffer?

  /// See `PresentTarget.roll`.
  func roll(_ buffer: inout PresentBuffer, by rows: Int32) -> Bool

  /// Requests to show the region of the buffer. `serial` is reported when the buffer is free.
  /// Returns false if it is free at once, as where there was nothing to request.
  func put(_ buffer: PresentBuffer, region: PixelRegion, serial: UInt64) -> Bool

  /// Prepares the next frame while the first one of a size is in flight. Attaching memory waits for
  /// the server, which should neither delay the first frame nor interrupt an animation. Returns
  /// true if something was done.
  func prepareNext() -> Bool

  /// Requests to show the region of the last frame again; returns false if there is none.
  func putAgain(_ region: PixelRegion) -> Bool

  /// Frees everything, even if in flight, and returns the serials that will never complete.
  func release() -> [UInt64]
}

/// The compositor's pixels, if they must be converted for the server.
struct X11Canvas {
  private(set) var buffer: PixelBuffer?
  private(set) var identity: UInt64 = 0

  /// Resizes the canvas; it gets a new identity if that needs new memory.
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
