// Walk 2: X event translation, windows as a whole. In: XEvent. Out: WindowChange.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit
import RasterKit

extension X11EventTranslator {
  /// Synthetic events name the place on the root; real ones the place in the parent, which is the
  /// root only as long as no window manager has put a frame around.
  func configured(_ event: XConfigureEvent) {
    let isOnRoot = event.send_event != 0 || tracks[event.window]?.isReparented == false
    _ = update(event.window) {
      $0.newSize = PixelSize(width: event.width, height: event.height)
      if isOnRoot { $0.newPosition = PixelPoint(x: event.x, y: event.y) }
      if let announced = $0.announcedSync { $0.dueSync = announced }
      $0.announcedSync = nil
    }
    markUnfinished(event.window)
  }

  func reparented(_ event: XReparentEvent) {
    _ = update(event.window) { $0.isReparented = event.parent != root }
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

  func mapped(_ event: XMapEvent) {
    reportMapping(event.window, true)
    if tracks[event.window] != nil { replies?.didShow(event.window) }
  }

  func unmapped(_ event: XUnmapEvent) {
    reportMapping(event.window, false)
  }

  func visibilityChanged(_ event: XVisibilityEvent) {
    let isCovered = event.state == VisibilityFullyObscured
    guard let track = tracks[event.window], track.isCovered != isCovered else { return }
    tracks[event.window]?.isCovered = isCovered
    emit(.covered(isCovered), for: event.window)
  }

  func destroyed(_ event: XDestroyWindowEvent) {
    guard tracks[event.window] != nil else { return }
    forget(event.window)
    replies?.didDestroy(event.window)
    emit(.destroyed, for: event.window)
  }
}

extension X11EventTranslator {
  func messageReceived(_ event: XClientMessageEvent) {
    guard event.message_type == atoms[.protocols], event.format == 32 else { return }
    switch Atom(bitPattern: event.data.l.0) {
    case atoms[.deleteWindow]: closeRequested(event)
    case atoms[.takeFocus]: focusOffered(event)
    case atoms[.ping]: pinged(event)
    case atoms[.syncRequest]: syncRequested(event)
    default: break
    }
  }

  private func closeRequested(_ event: XClientMessageEvent) {
    guard tracks[event.window] != nil else { return }
    emit(.closeRequested, for: event.window)
  }

  private func focusOffered(_ event: XClientMessageEvent) {
    guard tracks[event.window] != nil else { return }
    replies?.takeFocus(event.window, time: Time(bitPattern: event.data.l.1))
  }

  /// A ping that comes by the root is our own answer; to answer it would never end.
  private func pinged(_ event: XClientMessageEvent) {
    guard event.window != root else { return }
    replies?.answerPing(event)
  }

  private func syncRequested(_ event: XClientMessageEvent) {
    let low = UInt64(UInt32(truncatingIfNeeded: event.data.l.2))
    let high = UInt64(UInt32(truncatingIfNeeded: event.data.l.3))
    _ = update(event.window) { $0.announcedSync = high << 32 | low }
  }
}

extension X11EventTranslator {
  private func reportMapping(_ window: Window, _ isMapped: Bool) {
    guard let track = tracks[window], track.isMapped != isMapped else { return }
    tracks[window]?.isMapped = isMapped
    emit(isMapped ? .shown : .hidden, for: window)
  }

  /// The newest of what a batch held back. A sync request is answered even where the size stayed.
  func finish(_ window: Window) {
    guard var track = tracks[window] else { return }
    if let size = track.newSize, size != track.size || track.dueSync != nil {
      emit(.resized(size, syncToken: track.dueSync), for: window)
      track.size = size
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
