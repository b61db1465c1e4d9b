import CoreGraphics

/// What a navigation bar shows, while that changes. It animates beside the transition of the controllers, and
/// never on its own time.
@MainActor
struct BarTransition {
  enum Direction { case forward, backward, none }

  /// How far titles slide, as a part of the width.
  private static let shift: CGFloat = 0.3

  let bar: UINavigationBar
  let old: NavigationBarContent?
  let new: NavigationBarContent
  let direction: Direction

  /// Puts the new content where it comes from.
  func prepare() {
    new.alpha = 0
    new.title.transform = CGAffineTransform(translationX: distance, y: 0)
    new.largeTitle.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  /// To be called in the animations of the transition.
  func animate() {
    new.alpha = 1
    new.title.transform = .identity
    new.largeTitle.transform = .identity
    old?.alpha = 0
    old?.title.transform = CGAffineTransform(translationX: -distance, y: 0)
    old?.largeTitle.transform = CGAffineTransform(translationX: -distance, y: 0)
  }

  /// Leaves what shows at the end. The titles are whole again: their views may be the program's.
  func end(isCancelled: Bool) {
    for content in [old, new] {
      content?.title.transform = .identity
      content?.largeTitle.transform = .identity
      content?.alpha = 1
    }
    if isCancelled { new.removeFromSuperview() } else { old?.removeFromSuperview() }
  }

  private var distance: CGFloat {
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = bar.bounds.width * Self.shift * (isMirrored ? -1 : 1)
    return switch direction {
    case .forward: way
    case .backward: -way
    case .none: 0
    }
  }
}
