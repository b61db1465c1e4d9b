import PlatformKit
import RasterKit

/// What the translator remembers of one window from event to event.
struct X11WindowState {
  /// What the app has been told.
  var size: PixelSize
  var position: PixelPoint
  /// Told at the end of a batch, when nothing newer is in the queue.
  var newSize: PixelSize?
  var newPosition: PixelPoint?
  /// When the app is to be told the size though it stayed; set while another one is asked for.
  var sizeIsDue: HostTime?

  var visibility = X11WindowVisibility()
  /// When the app is to be told that it is not on the screen; set while that is asked for.
  var showIsDue: HostTime?
  var isCovered = false
  var isFocused = false

  /// Exposes of a series whose last event has not come yet, and of finished series.
  var exposing = PixelRegion()
  var exposed = PixelRegion()

  /// A sync request's value; due once the configure it announces has come.
  var announcedSync: UInt64?
  var dueSync: UInt64?

  var buttons: Set<PointerButton> = []
  /// Where the pointer is, and where the app believes it to be: a drag keeps it inside.
  var hasPointer = false
  var toldPointerIsInside = false
  /// Where the pointer was last, for the exit that a drag held back.
  var pointer = (x: 0.0, y: 0.0)

  var keys = X11KeysDown()

  init(size: PixelSize, position: PixelPoint) {
    self.size = size
    self.position = position
  }
}
