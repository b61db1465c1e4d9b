public import CoreGraphics

/// Chooses what an edit menu has and is told when it is shown and dismissed.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu; nil for the suggested actions. A menu without elements is not shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// What the menu must not cover, in the interaction's view; null for the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// Called before the menu is shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)

  /// Called before the menu goes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// The source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Animates along with an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Animates while the menu appears or disappears.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Fades a menu, with what delegates add.
@MainActor
final class EditMenuFade: UIEditMenuInteractionAnimating {
  private static let seconds = 0.15

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run(_ fade: @escaping () -> Void, then end: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: Self.seconds, delay: 0, options: .allowUserInteraction,
      animations: { [animations] in
        fade()
        animations.forEach { $0() }
      },
      completion: { [completions] _ in
        end()
        completions.forEach { $0() }
      })
  }
}
