import CoreGraphics
public import Foundation

/// Shows a menu over a view after a click with the secondary button or a long press. A finger that moves on
/// after the press drags, if the view has something to drag there. Main thread only.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Provides the menu; held weakly.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?

  /// How far a finger moves from where the menu was requested until it drags.
  private static let slop: CGFloat = 10

  private var recognizers: [UIGestureRecognizer] = []
  /// The menu that shows.
  private var presentation: ContextMenuPresentation?
  private var overlay: MenuOverlay? { presentation?.overlay }
  /// Where the menu was requested, in the window; nil while none is shown.
  private var place: CGPoint?
  /// The drag that the press with the menu has become.
  private var drag: UIDragInteraction?
  /// Whether the finger that has opened the menu has moved on.
  private var isSliding = false

  /// The delegate is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Where the menu was requested, in `view`; nil means the window. The greatest numbers while no menu
  /// is shown.
  open func location(in view: UIView?) -> CGPoint {
    let nowhere = CGPoint(
      x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)
    return place.map { view?.convert($0, from: nil) ?? $0 } ?? nowhere
  }

  /// Whether the menu has a preview, as those have that a finger opens.
  open private(set) var menuAppearance = Appearance.unknown

  /// How a menu looks.
  public enum Appearance: UInt, Sendable {
    /// None has been shown.
    case unknown
    /// With a preview over the dimmed window.
    case rich
    /// By itself.
    case compact
  }

  /// Does nothing if no menu is shown.
  open func dismissMenu() { overlay?.dismiss() }

  /// Replaces the visible menu by the result of `block`. Does nothing if no menu is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let overlay { overlay.show(block(overlay.menu)) }
  }

  /// Whether clicks and long presses open its menu. A view whose menus come otherwise turns it off before
  /// it adds the interaction.
  package var opensByItself = true

  /// Called by the view before it changes.
  open func willMove(to view: UIView?) {
    dismissMenu()
    for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
    recognizers = []
  }

  /// Called by the view after it has changed.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view, opensByItself else { return }
    recognizers = [makeClick(), makeRest()]
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }
}

extension UIContextMenuInteraction {
  /// Whether it is one of those that open the menu.
  func owns(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { $0 === recognizer }
  }

  private func makeClick() -> UIGestureRecognizer {
    let click = UITapGestureRecognizer { [weak self] in
      self?.openMenu(at: $0.location(in: nil), hasPreview: false)
    }
    click.buttonMaskRequired = .secondary
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    return click
  }

  private func makeRest() -> UIGestureRecognizer {
    let rest = UILongPressGestureRecognizer { [weak self] in self?.follow($0) }
    rest.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map {
      NSNumber(value: $0.rawValue)
    }
    return rest
  }

  private func follow(_ rest: UIGestureRecognizer) {
    let finger = rest.location(in: nil)
    switch rest.state {
    case .began: openMenu(at: finger, hasPreview: true)
    case .changed:
      if drag == nil { beginDrag(finger) }
      drag?.move(to: finger)
      slide(to: finger)
    case .ended, .cancelled:
      drag?.end(isDropped: rest.state == .ended)
      drag = nil
      endSlide(at: finger, isLifted: rest.state == .ended)
    case .possible, .failed: break
    }
  }

  private func hasLeft(_ finger: CGPoint) -> Bool {
    place.map { hypot(finger.x - $0.x, finger.y - $0.y) > Self.slop } ?? false
  }

  /// The finger that has opened the menu highlights the rows that it comes to.
  private func slide(to finger: CGPoint) {
    isSliding = isSliding || hasLeft(finger)
    if isSliding { overlay?.follow(finger) }
  }

  /// And chooses the one that it lifts from. Elsewhere the menu stays open.
  private func endSlide(at finger: CGPoint, isLifted: Bool) {
    if isSliding, isLifted, let overlay, overlay.hasMenu(at: finger) { overlay.lift(at: finger) }
    isSliding = false
  }

  /// The menu gives way to a drag.
  private func beginDrag(_ finger: CGPoint) {
    guard let place, hasLeft(finger),
      let source = view?.interactions.lazy.compactMap({ $0 as? UIDragInteraction }).first,
      source.isEnabled, source.hasItems(at: place)
    else { return }
    dismissMenu()
    if source.begin(at: place) { drag = source }
  }

  /// Opens what the secondary button opens, at a place in the window.
  func openByKey(at place: CGPoint) {
    if opensByItself { openMenu(at: place, hasPreview: false) }
  }

  private func openMenu(at place: CGPoint, hasPreview: Bool) {
    guard overlay == nil, let view, let delegate else { return }
    if let control = view as? UIControl, control.contextMenuInteraction === self,
      control.showsMenuAsPrimaryAction
    {
      control.openPrimaryMenu()
      return
    }
    self.place = place
    guard
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: location(in: view))
    else { return self.place = nil }
    open(configuration, view.suggestedMenuElements, at: place, hasPreview: hasPreview)
  }

  /// Shows a menu that the delegate wasn't asked for, at a place in the view; none while one shows.
  package func open(
    _ configuration: UIContextMenuConfiguration, suggesting elements: [UIMenuElement],
    at place: CGPoint
  ) {
    guard overlay == nil, let view else { return }
    open(configuration, elements, at: view.convert(place, to: nil), hasPreview: false)
  }

  private func open(
    _ configuration: UIContextMenuConfiguration, _ elements: [UIMenuElement], at place: CGPoint,
    hasPreview: Bool
  ) {
    self.place = place
    guard let window = view?.window, let menu = configuration.actionProvider?(elements) else {
      return self.place = nil
    }
    menuAppearance = hasPreview ? .rich : .compact
    let presentation = ContextMenuPresentation(of: self, configuration, hasPreview: hasPreview)
    self.presentation = presentation
    presentation.show(menu, at: place, in: window)
  }

  func menuDidEnd() { (place, presentation) = (nil, nil) }
}

extension UIView {
  /// The menus of the context system that have something to do for the first responder or the view.
  var suggestedMenuElements: [UIMenuElement] {
    MenuBuilder.build(.context, StandardMenus.context, from: self)
      .keepingPerformable(from: window?.firstResponder ?? self).children
  }
}
