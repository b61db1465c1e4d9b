import CoreGraphics
import Foundation

extension UIPopoverPresentationController {
  /// UIKit's for content that prefers no size.
  private static let standardSize = CGSize(width: 320, height: 480)
  /// Stays free at the window's edges.
  private static let edge: CGFloat = 10

  var place: PopoverLayout.Place? {
    guard let containerView else { return nil }
    return arrangement(in: containerView.bounds.size)?.place
  }

  func layout(in size: CGSize) -> PopoverLayout? {
    guard let containerView else { return nil }
    let bounds = CGRect(origin: .zero, size: size).inset(by: containerView.safeAreaInsets)
      .inset(by: edges)
    let background = popoverBackgroundViewClass ?? PopoverOutline.self
    let insets = background.contentViewInsets()
    let wanted = wantedSize
    let content = CGSize(
      width: wanted.width + insets.left + insets.right,
      height: wanted.height + insets.top + insets.bottom)
    var layout = PopoverLayout(
      bounds: bounds, source: source ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0),
      content: content)
    layout.permitted = hasSource ? permittedArrowDirections : []
    layout.mayCoverSource = canOverlapSourceViewRect
    layout.arrowHeight = background.arrowHeight()
    layout.arrowBase = background.arrowBase()
    return layout
  }

  /// What stays free around it.
  var edges: UIEdgeInsets {
    let margins = popoverLayoutMargins
    return UIEdgeInsets(
      top: max(margins.top, Self.edge), left: max(margins.left, Self.edge),
      bottom: max(margins.bottom, Self.edge), right: max(margins.right, Self.edge))
  }

  private var wantedSize: CGSize {
    let presented = presentation?.presented ?? presentedViewController
    let wanted = presented.wantedContentSize
    return CGSize(
      width: wanted.width > 0 ? wanted.width : Self.standardSize.width,
      height: wanted.height > 0 ? wanted.height : Self.standardSize.height)
  }

  var hasSource: Bool { sourceItem != nil || sourceView != nil }

  /// What it points at, in the container.
  private var source: CGRect? {
    guard let containerView else { return nil }
    if let sourceItem {
      let frame = sourceItem.frame(in: containerView)
      return frame.isNull ? nil : frame
    }
    guard let sourceView, sourceView.ownWindow === containerView.ownWindow else { return nil }
    let rect = sourceRect.isNull || !sourceRect.isFinite ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: containerView)
  }

  func placeCard() {
    guard let containerView, let new = arrangement(in: containerView.bounds.size) else { return }
    let (former, wasBeyond) = (card.frame, card.isBeyond)
    guard show(new) else {
      isRefused = true
      return placeCard()
    }
    card.transform = .identity
    card.frame = new.place.frame
    card.show(new.place)
    shownDirection = new.place.direction
    placeShield(in: containerView)
    if card.frame != former || card.isBeyond != wasBeyond { popoverAbove?.sourceDidChange() }
  }

  /// Points at something in this one.
  private var popoverAbove: UIPopoverPresentationController? {
    let presented = presentation?.presented ?? presentedViewController
    return presented.presentation?.controller as? UIPopoverPresentationController
  }

  /// Beside a popover in a window of its own, presses anywhere on the desktop are for it.
  private func placeShield(in container: UIView) {
    let reach: CGFloat = card.isBeyond ? 32768 : 0
    shield.frame = container.bounds.insetBy(dx: -reach, dy: -reach)
  }

  /// The window may have another size.
  func layoutInContainer() {
    guard let containerView else { return }
    placeShield(in: containerView)
    guard presentation?.phase == .shown else { return endFading() }
    if let shownSize, shownSize != containerView.bounds.size { askForSource() }
    shownSize = containerView.bounds.size
    placeCard()
  }

  private func askForSource() {
    guard sourceItem == nil, let view = sourceView else { return }
    var (rect, target) = (sourceRect.isNull ? view.bounds : sourceRect, view)
    delegateOfPopover?.popoverPresentationController(
      self, willRepositionPopoverTo: &rect, in: &target)
    if target !== view { sourceView = target }
    if !sourceRect.isNull || rect != view.bounds { sourceRect = rect }
  }

  func sourceDidChange() { containerView?.setNeedsLayout() }

  func animateToPlace() {
    guard presentation?.phase == .shown, let containerView else { return }
    containerView.layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
      self.card.layoutIfNeeded()
    }
  }
}

extension UIPopoverPresentationController {
  var delegateOfPopover: (any UIPopoverPresentationControllerDelegate)? {
    delegate ?? (self as UIPresentationController).delegate
      as? any UIPopoverPresentationControllerDelegate
  }

  func prepare() {
    delegateOfPopover?.prepareForPopoverPresentation(self)
    precondition(
      hasSource,
      "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
    )
    (isRefused, heldWorkArea) = (false, nil)
    card.prepare()
    shownSize = containerView?.bounds.size
  }

  func makeBackground() -> UIPopoverBackgroundView {
    guard let type = popoverBackgroundViewClass else { return PopoverOutline() }
    return ViewMaker.make(type, frame: .zero)
  }

  /// Takes touches outside, and clicks of either button.
  func addShield() {
    guard let containerView else { return }
    shield.frame = containerView.bounds
    containerView.insertSubview(shield, at: 0)
    guard shield.gestureRecognizers?.isEmpty ?? true else { return }
    for button in [UIEvent.ButtonMask.primary, .secondary] {
      let tap = UITapGestureRecognizer { [weak self] _ in _ = self?.dismissForUser() }
      tap.buttonMaskRequired = button
      if button == .secondary {
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
      }
      shield.addGestureRecognizer(tap)
    }
  }

  func passedThrough(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard let containerView, !card.frame.contains(point) else { return nil }
    for view in passthroughViews ?? [] where view.ownWindow === containerView.ownWindow {
      let inside = view.convert(point, from: containerView)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return nil
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
  }
}
