import CoreGraphics
public import Foundation

/// Shows a menu over a view after a click with the secondary button, or when a finger rests on it.
/// Main thread only.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Asked for the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?

  private var recognizers: [UIGestureRecognizer] = []
  private weak var stage: MenuOverlay?
  /// Where the menu was asked for, in the window.
  private var place = CGPoint.zero

  /// The delegate is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Where the menu was asked for last.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Takes the menu away, if it is there.
  open func dismissMenu() { stage?.dismiss() }

  /// Shows what `block` makes of the menu that is there.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let stage { stage.show(block(stage.menu)) }
  }

  /// Called by the view it leaves or comes to.
  open func willMove(to view: UIView?) {
    dismissMenu()
    for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
    recognizers = []
  }

  /// Called by the view it has left or come to.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    recognizers = [makeClick(), makeRest()]
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }
}

extension UIContextMenuInteraction {
  private func makeClick() -> UIGestureRecognizer {
    let click = UITapGestureRecognizer { [weak self] in self?.openMenu(at: $0.location(in: nil)) }
    click.buttonMaskRequired = .secondary
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    return click
  }

  private func makeRest() -> UIGestureRecognizer {
    let rest = UILongPressGestureRecognizer { [weak self] in
      if $0.state == .began { self?.openMenu(at: $0.location(in: nil)) }
    }
    rest.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map {
      NSNumber(value: $0.rawValue)
    }
    return rest
  }

  private func openMenu(at place: CGPoint) {
    self.place = place
    guard stage == nil, let view, let window = view.window, let delegate,
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: location(in: view)),
      let menu = configuration.actionProvider?([])
    else { return }
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    stage = MenuOverlay.show(menu, at: place, in: window) { [weak self] in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
  }
}

/// What a context menu interaction asks and tells.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a place of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The menu is about to be shown. There is no animator.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The menu has been dismissed. There is no animator.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Where it is left out, nothing happens.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Lets a program animate along with a context menu; never given out here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Animates while the menu comes or goes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when that is over.
  func addCompletion(_ completion: @escaping () -> Void)
}
