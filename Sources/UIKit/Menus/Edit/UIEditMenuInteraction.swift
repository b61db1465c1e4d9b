import CoreGraphics
public import Foundation

/// Shows a menu of editing commands beside a selection: a bar that the program opens, and a menu where
/// the secondary button is clicked. Main thread only.
///
/// Neither takes the keyboard from the first responder, whose commands it shows.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Provides the menu; held weakly.
  open internal(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view it was added to.
  open internal(set) weak var view: UIView?

  var configuration: UIEditMenuConfiguration?
  var bar: EditMenuBar?
  weak var overlay: MenuOverlay?
  var deferred: DeferredElements?
  private var click: UIGestureRecognizer?
  /// Asked with the place before the secondary button opens a menu.
  var mayOpen: (CGPoint) -> Bool = { _ in true }

  /// The delegate is held weakly.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Shows the bar in place of one that is shown. Nothing is shown if the view is in no window or the
  /// menu is empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { present(configuration) }

  /// Does nothing if no menu is shown.
  open func dismissMenu() { dismiss() }

  /// Asks for the elements again, if a menu is shown.
  open func reloadVisibleMenu() { reload() }

  /// Asks for the place again, if a menu is shown.
  open func updateVisibleMenuPosition(animated: Bool) { moveMenu(animated: animated) }

  /// Where the menu was requested, in `view`; nil means the window. The greatest numbers while no menu
  /// is shown.
  open func location(in view: UIView?) -> CGPoint { place(in: view) }

  /// Called by the view before it changes.
  open func willMove(to view: UIView?) {
    dismiss()
    click.map { self.view?.removeGestureRecognizer($0) }
    click = nil
  }

  /// Called by the view after it has changed.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let click = makeClick()
    self.click = click
    view.addGestureRecognizer(click)
  }
}
