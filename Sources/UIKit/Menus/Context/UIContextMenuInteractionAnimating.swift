public import Foundation

/// Animates along with a context menu. Main thread only.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// What the menu's preview shows; nil for a view, and where there is no preview.
  var previewViewController: UIViewController? { get }
  /// Animates while the menu appears or disappears.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension UIContextMenuInteractionAnimating {
  /// Nil.
  public var previewViewController: UIViewController? { nil }
}

/// How the preview goes whose action is performed.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// Back to where it came from.
  case dismiss
  /// It grows, as what is opened takes its place.
  case pop
}

/// Animates along while the preview's action is performed. Main thread only.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// `dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What a program has to be animated along with a context menu.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  static let duration: TimeInterval = 0.25

  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ previewViewController: UIViewController? = nil) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// The program's animations beside the menu's own.
  static func run(
    _ animators: [ContextMenuAnimator], beside own: @escaping () -> Void = {},
    completion: @escaping () -> Void = {}
  ) {
    let animations = animators.flatMap(\.animations)
    let completions = animators.flatMap(\.completions)
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]
    ) {
      own()
      for animation in animations { animation() }
    } completion: { _ in
      completion()
      for told in completions { told() }
    }
  }
}
