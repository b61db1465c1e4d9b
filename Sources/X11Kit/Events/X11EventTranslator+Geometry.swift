// Walk 2: X event translation, sizes, places and exposes. In: XEvent. Out: WindowChange.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit
import RasterKit

extension X11EventTranslator {
  /// Synthetic events have the position on the root. Real ones have the position in the parent,
  /// which is the root only until a window manager adds a frame.
  func configured(_ event: XConfigureEvent) {
    let isOnRoot = event.send_event != 0 || tracks[event.window]?.visibility.isReparented == false
    _ = update(event.window) {
      $0.newSize = PixelSize(width: event.width, height: event.height)
      if isOnRoot { $0.newPosition = PixelPoint(x: event.x, y: event.y) }
      if let announced = $0.announcedSync { $0.dueSync = announced }
      $0.announcedSync = nil
    }
    markUnfinished(event.window)
  }

  func exposed(_ event: XExposeEvent) {
    _ = update(event.window) {
      $0.exposing.formUnion(
        PixelRect(x: event.x, y: event.y, width: event.width, height: event.height))
      guard event.count == 0 else { return }
      $0.exposed.formUnion($0.exposing)
      $0.exposing = PixelRegion()
    }
    markUnfinished(event.window)
  }

  /// Call after requesting another size. Window managers that refuse should send the old size
  /// again, but some do not. If there is no answer by `due`, the request counts as refused.
  func expectSize(of window: Window, by due: HostTime) {
    _ = update(window) { $0.sizeIsDue = due }
  }

  /// Reports the unchanged size for requests without an answer.
  func answerSizes(dueAt now: HostTime) {
    for (window, track) in tracks where track.sizeIsDue.map({ $0 <= now }) == true {
      tracks[window]?.newSize = track.newSize ?? track.size
      markUnfinished(window)
    }
  }

  /// Reports the newest state that a batch held back. A sync request and a requested size are
  /// answered even if the size did not change.
  func finish(_ window: Window) {
    guard var track = tracks[window] else { return }
    if let size = track.newSize,
      size != track.size || track.dueSync != nil || track.sizeIsDue != nil
    {
      emit(.resized(size, syncToken: track.dueSync), for: window)
      track.size = size
      track.sizeIsDue = nil
    }
    if let position = track.newPosition, position != track.position {
      emit(.moved(position), for: window)
      track.position = position
    }
    if !track.exposed.isEmpty { emit(.exposed(track.exposed), for: window) }
    track.newSize = nil
    track.newPosition = nil
    track.dueSync = nil
    track.exposed = PixelRegion()
    tracks[window] = track
  }
}
