import CoreGraphics
package import PlatformKit

// Popovers that lie beyond the borders of their window.

extension UIWindow {
  /// Whether a popover of the window is in a window of the desktop of its own.
  var hasPopoverBeyond: Bool { presence?.popovers.contains { $0.window === self } ?? false }
}

extension UIView {
  /// The card of such a popover, where the view is in one.
  var cardBeyond: PopoverCard? {
    guard window?.hasPopoverBeyond == true else { return nil }
    for view in selfAndSuperviews {
      if let card = view as? PopoverCard { return card.isBeyond ? card : nil }
    }
    return nil
  }

  /// What small things are put into that float over the view.
  var overlayHost: UIView? { cardBeyond ?? window }

  /// The window of the desktop that shows the view, and where a point of the view is in that, in device pixels.
  package func shownPlace(of point: CGPoint) -> (window: any PlatformWindow, pixel: CGPoint)? {
    guard let window, let presence = window.presence else { return nil }
    let place = window.toScene(convert(point, to: window))
    let pixel = CGPoint(x: place.x * presence.scale, y: place.y * presence.scale)
    guard let popup = cardBeyond?.popover?.popup, let corner = popup.receiver else {
      return (presence.platformWindow, pixel)
    }
    return (
      popup.platformWindow, CGPoint(x: pixel.x - CGFloat(corner.x), y: pixel.y - CGFloat(corner.y))
    )
  }
}

extension WindowPresence {
  /// Of a window, or of all.
  func closePopovers(of window: UIWindow? = nil) {
    for popover in popovers where window == nil || popover.window === window { popover.close() }
  }

  /// The one whose windows are at a place in it.
  var shown: WindowPresence { popover == nil ? self : owner ?? self }
}

extension UIApplication {
  /// Popovers may have to leave their windows, or to come back: the desktop around them is not what it was, or the
  /// keys are elsewhere.
  func placePopovers(hasNewMonitors: Bool = false) {
    for window in windows {
      for presentation in window.rootController?.allPresentations ?? [] {
        guard let popover = presentation.controller as? UIPopoverPresentationController else {
          continue
        }
        if hasNewMonitors { popover.heldWorkArea = nil }
        popover.sourceDidChange()
      }
    }
  }

  /// What the user does in the window of such a popover is done in the window that the popover belongs to.
  func passedOnByPopover(_ event: PlatformEvent) -> PlatformEvent {
    switch event {
    case .pointer(let id, let sample): passed(id, sample, PlatformEvent.pointer) ?? event
    case .touch(let id, let report): passed(id, report, PlatformEvent.touch) ?? event
    case .scroll(let id, let report): passed(id, report, PlatformEvent.scroll) ?? event
    case .transform(let id, let report): passed(id, report, PlatformEvent.transform) ?? event
    case .key(let id, let stroke): .key(presence(id)?.popover?.receiver?.id ?? id, stroke)
    default: event
    }
  }

  private func passed<Report: PlacedReport>(
    _ id: WindowID, _ report: Report, _ event: (WindowID, Report) -> PlatformEvent
  ) -> PlatformEvent? {
    presence(id)?.popover?.receiver.map { event($0.id, report.moved(dx: $0.x, dy: $0.y)) }
  }
}
