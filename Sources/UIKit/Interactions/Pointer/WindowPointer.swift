import CoreGraphics
import Foundation
import PlatformKit

/// The pointer over one window: which interaction it is with, in which region, and how it looks.
///
/// The innermost view with an interaction that has a region there decides. Main thread only.
@MainActor
final class WindowPointer {
  private weak var window: UIWindow?
  private var place: (interaction: UIPointerInteraction, region: UIPointerRegion)?
  /// Where the pointer is now; nil while it is elsewhere.
  private var touch: UITouch?
  private var modifiers: UIKeyModifierFlags = []
  private var effect: HoverEffect?

  init(window: UIWindow) { self.window = window }

  func follow(_ event: UIHoverEvent) {
    guard event.touch.type == .indirectPointer else { return }
    touch = event.touch.phase == .regionExited ? nil : event.touch
    modifiers = event.modifierFlags
    refresh()
  }

  func refresh() {
    move(to: touch.flatMap { find(under: $0) })
    let wanted = place.flatMap { style(in: $0) }
    show(wanted?.effect)
    show(wanted?.cursor(scale: window?.screen.scale ?? 1) ?? .arrow)
  }

  func leave(_ interaction: UIPointerInteraction) {
    guard place?.interaction === interaction else { return }
    move(to: nil)
    show(nil)
    show(.arrow)
  }
}

extension WindowPointer {
  private typealias Place = (interaction: UIPointerInteraction, region: UIPointerRegion)

  private func find(under touch: UITouch) -> Place? {
    guard let hit = touch.view else { return nil }
    for view in hit.selfAndSuperviews {
      for case let interaction as UIPointerInteraction in view.interactions
      where interaction.isEnabled {
        if let region = region(of: interaction, in: view, under: touch) {
          return (interaction, region)
        }
      }
    }
    return nil
  }

  private func region(
    of interaction: UIPointerInteraction, in view: UIView, under touch: UITouch
  ) -> UIPointerRegion? {
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: touch.location(in: view), modifiers: modifiers)
    guard let delegate = interaction.delegate else { return whole }
    return delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: whole)
  }

  private func style(in place: Place) -> UIPointerStyle? {
    place.interaction.delegate?.pointerInteraction(place.interaction, styleFor: place.region)
  }

  private func move(to new: Place?) {
    if let new, let place, new.interaction === place.interaction,
      new.region.isSame(as: place.region)
    {
      return
    }
    if let old = place {
      let animator = PointerAnimator()
      old.interaction.delegate?.pointerInteraction(
        old.interaction, willExit: old.region, animator: animator)
      animator.run()
    }
    place = new
    if let new {
      let animator = PointerAnimator()
      new.interaction.delegate?.pointerInteraction(
        new.interaction, willEnter: new.region, animator: animator)
      animator.run()
    }
  }

  /// One that is shown already stays.
  private func show(_ wanted: UIPointerEffect?) {
    let (view, look) = (wanted?.preview.view, wanted?.look)
    if view === effect?.view, look == effect?.look { return }
    effect?.end()
    effect = view.flatMap { view in look.map { HoverEffect($0, on: view) } }
  }

  func show(_ shape: CursorShape) { window?.presence?.show(shape) }
}

/// Gathers what is animated along with the pointer.
private final class PointerAnimator: UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: 0.2, animations: { animations.forEach { $0() } },
      completion: { isFinished in completions.forEach { $0(isFinished) } })
  }
}
