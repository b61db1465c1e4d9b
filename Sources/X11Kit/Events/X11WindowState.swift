import PlatformKit
import RasterKit

/// The translator's state for one window.
struct X11WindowState {
  /// The size last reported to the app.
  var size: PixelSize
  var position: PixelPoint
  /// Reported at the end of a batch, if there is nothing newer in the queue.
  var newSize: PixelSize?
  var newPosition: PixelPoint?
  /// The deadline for an answer to a requested size; nil if no request is pending. The unchanged
  /// size is reported then.
  var sizeIsDue: HostTime?

  var visibility = X11WindowVisibility()
  /// The deadline for the window to become visible; nil if that is not pending. The window is
  /// reported as hidden then.
  var showIsDue: HostTime?
  /// As last reported.
  var states: WindowStates = []
  var frame = FrameWidths()
  var isObscured = false
  var isFocused = false

  /// Exposed pixels, from complete series and from one that is not complete yet.
  var exposing = PixelRegion()
  var exposed = PixelRegion()

  /// A sync request's value, to be reported with the configure event that it announces.
  var announcedSync: UInt64?
  var dueSync: UInt64?

  var buttons: Set<PointerButton> = []
  /// Where the pointer is, and where the app believes it to be: inside, during a drag.
  var hasPointer = false
  var toldPointerIsInside = false
  /// The last position of the pointer, for the exit that a drag delays.
  var pointer = (x: 0.0, y: 0.0)

  var keys = X11PressedKeys()

  init(size: PixelSize, position: PixelPoint) {
    self.size = size
    self.position = position
  }
}
