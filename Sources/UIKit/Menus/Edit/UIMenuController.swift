import CoreGraphics
public import Foundation
import FoundationAdditions

/// The edit menu of programs that do not use `UIEditMenuInteraction`. Main thread only.
///
/// It has the editing commands and menu items that the first responder, or one up its chain, can perform.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Where the menu is about its target.
  public enum ArrowDirection: Int, Sendable {
    /// Above the target where there is room.
    case `default`
    /// Below the target.
    case up
    /// Above the target.
    case down
    case left, right
  }

  /// The only one.
  public class var shared: UIMenuController { only }
  private static let only = UIMenuController()

  /// Shown after the editing commands, in the edit menus of texts too.
  @AlwaysObserved open var menuItems: [UIMenuItem]? {
    didSet { update() }
  }
  /// Where the menu is preferred.
  open var arrowDirection = ArrowDirection.default

  private var target = CGRect.null
  private lazy var interaction = UIEditMenuInteraction(delegate: self)

  /// Whether the menu shows. Setting it shows the menu at the target rectangle.
  open var isMenuVisible: Bool {
    get { interaction.bar != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// In the coordinates of its window; zero while the menu does not show.
  open var menuFrame: CGRect { interaction.bar?.frame ?? .zero }

  /// The same as `isMenuVisible`. The menu always fades.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    menuVisible ? show() : interaction.dismissMenu()
  }
  /// What the menu is about, in the coordinates of a view. Call it before the menu is shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (target, interaction.view) = (targetRect, targetView)
    interaction.updateVisibleMenuPosition(animated: false)
  }
  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    interaction.dismissMenu()
    setTargetRect(targetRect, in: targetView)
    show()
  }
  /// Hides the menu, if the view shows it.
  open func hideMenu(from targetView: UIView) {
    if interaction.view === targetView { interaction.dismissMenu() }
  }
  /// Hides the menu.
  open func hideMenu() { interaction.dismissMenu() }
  /// Asks again which commands can be performed, if the menu shows.
  open func update() { interaction.reloadVisibleMenu() }
}

extension UIMenuController {
  private func show() {
    guard !isMenuVisible, interaction.view?.window != nil, !target.isNull else { return }
    let configuration = UIEditMenuConfiguration(
      identifier: nil, sourcePoint: CGPoint(x: target.midX, y: target.midY))
    configuration.preferredArrowDirection =
      UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
    interaction.presentEditMenu(with: configuration)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The items of the shared controller that a responder from `start` on can perform.
  static func items(for start: UIResponder) -> [UIMenuElement] {
    let commands = (only.menuItems ?? []).map {
      MenuItemCommand(title: $0.title, action: $0.action)
    }
    return UIMenu(
      children: [UIMenu(options: .displayInline, children: commands)]
    ).keepingPerformable(from: start).children
  }
}

/// Sends what a menu item sends.
private final class MenuItemCommand: UICommand {
  override var actionSender: AnyObject { UIMenuController.shared }
}

extension UIMenuController: UIEditMenuInteractionDelegate {
  /// The target rectangle.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { target }

  /// Posts the notifications of showing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    post(Self.willShowMenuNotification)
    animator.addCompletion { [weak self] in self?.post(Self.didShowMenuNotification) }
  }

  /// Posts the notifications of hiding.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    post(Self.willHideMenuNotification)
    animator.addCompletion { [weak self] in self?.post(Self.didHideMenuNotification) }
  }
}

extension UIMenuController {
  /// Posted before the menu shows.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu shows.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu goes.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has gone.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Never posted: the menu's frame follows its target at once.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
