import CoreGraphics
import PlatformKit
import RasterKit

// Popovers that are larger than the room in their window. They have a window of the desktop of their own.

extension UIPopoverPresentationController {
  struct Arrangement {
    var place: PopoverLayout.Place
    /// Whether it is in a window of its own.
    var isBeyond = false
  }

  /// How far a shadow reaches around a card.
  private static let shadow = UIEdgeInsets(top: 30, left: 38, bottom: 46, right: 38)

  /// In a container of this size: in the window where all of it fits there, else in a window of its own where that
  /// gives it more room.
  func arrangement(in size: CGSize) -> Arrangement? {
    guard let layout = layout(in: size) else { return nil }
    let inside = Arrangement(place: layout.place)
    let pointsBeyond = viewPointedAt?.cardBeyond != nil
    guard pointsBeyond || !layout.holds(inside.place), mayLeave, let room = roomOnDesktop else {
      return inside
    }
    var wider = layout
    wider.bounds = room
    let beyond = Arrangement(place: wider.place, isBeyond: true)
    let isLarger = beyond.place.contentArea > inside.place.contentArea
    return pointsBeyond || isLarger ? beyond : inside
  }

  private var viewPointedAt: UIView? {
    sourceItem as? UIView ?? (sourceItem as? UIBarButtonItem)?.viewThatShows ?? sourceView
  }

  /// Over windows of others, or over what it presents itself, it must not be.
  private var mayLeave: Bool {
    guard !isRefused, let window = containerView?.ownWindow, let presence = window.presence,
      let application = window.application
    else { return false }
    return !presence.isMinimized && !application.activation.hasLostFocus
      && application.keyWindow?.presence === presence && !isCovered
  }

  /// Popovers over it are beyond the window too, and covered with it.
  private var isCovered: Bool {
    var top = presentation?.presented ?? presentedViewController
    while let above = top.presentation, above.phase != .gone {
      guard above.controller is UIPopoverPresentationController else { return true }
      top = above.presented
    }
    return false
  }

  /// What the monitor has without the desktop's panels, in the container.
  private var roomOnDesktop: CGRect? {
    guard let containerView, let window = containerView.ownWindow,
      let room = window.desktopRoom(in: workArea)
    else { return nil }
    return containerView.convert(room, from: window as UIView?).inset(by: edges)
  }

  /// Asked for once, as that takes a round trip, and again after it has come back and with new monitors.
  private var workArea: PixelRect? {
    if heldWorkArea == nil {
      heldWorkArea = containerView?.ownWindow?.application?.engine.platform.workArea
    }
    return heldWorkArea
  }

  /// Shows it where it is arranged. False where the window system refuses.
  func show(_ arrangement: Arrangement) -> Bool {
    guard arrangement.isBeyond else {
      comeBack()
      return true
    }
    guard let containerView, let window = containerView.ownWindow else { return false }
    let isTranslucent = isCompositing
    let part = part(arrangement.place, isTranslucent, in: containerView)
    if popup?.isOpen != true || popup?.isTranslucent != isTranslucent {
      popup?.close()
      popup = PopoverPopup.open(card, part, over: window, isTranslucent: isTranslucent)
    }
    popup?.show(part)
    return popup != nil
  }

  /// Where nothing shows through windows, the content without its arrow, and elsewhere the shadow too.
  private func part(
    _ place: PopoverLayout.Place, _ isTranslucent: Bool, in container: UIView
  ) -> PopoverPopup.Part {
    let whole = CGRect(origin: .zero, size: place.frame.size)
    let scale = container.ownWindow?.presence?.scale ?? 1
    let rect = isTranslucent ? shadowed(place, scale: scale) : place.contentFrame
    let corner = CGPoint(x: place.frame.minX + rect.minX, y: place.frame.minY + rect.minY)
    return PopoverPopup.Part(
      rect: rect, corner: container.convert(corner, to: container.ownWindow as UIView?),
      touchable: isTranslucent ? whole : rect)
  }

  /// With the shadow, and so that the content begins at whole pixels.
  private func shadowed(_ place: PopoverLayout.Place, scale: CGFloat) -> CGRect {
    func reach(_ shadow: CGFloat, _ inset: CGFloat) -> CGFloat {
      ((shadow + inset) * scale).rounded(.up) / scale - inset
    }
    let (size, content, shadow) = (place.frame.size, place.contentFrame, Self.shadow)
    let left = reach(shadow.left, content.minX)
    let top = reach(shadow.top, content.minY)
    return CGRect(
      x: -left, y: -top, width: left + size.width + shadow.right,
      height: top + size.height + shadow.bottom)
  }

  private var isCompositing: Bool {
    containerView?.ownWindow?.application?.engine.platform.isCompositing == true
  }

  /// A window that shows what is behind it fades away with the card, and ends when that leaves its own. Others have
  /// nothing to show in its place.
  func letGoOfPopup(animated: Bool) {
    if animated, popup?.isTranslucent == true { popup?.letPressesThrough() } else { popup?.close() }
  }

  /// It must not fade away over windows of others, nor over black.
  func endFading() {
    if presentation?.phase == .going, !mayLeave || !isCompositing { popup?.close() }
  }

  private func comeBack() {
    if popup != nil { heldWorkArea = nil }
    popup?.close()
    popup = nil
    card.show(in: nil)
  }
}
