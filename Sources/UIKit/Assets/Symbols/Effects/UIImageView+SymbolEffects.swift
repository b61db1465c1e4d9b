public import Foundation
import QuartzCore

/// Called when an effect has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// How an effect ended.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
  /// Whether it ran to its end.
  public let isFinished: Bool
  /// The view.
  public private(set) weak var sender: AnyObject?
  /// The effect; nil for a change of the symbol.
  public let effect: (any SymbolEffect)?
  /// The change of the symbol; nil for an effect.
  public let contentTransition: (any ContentTransitionSymbolEffect)?

  init(
    isFinished: Bool, sender: AnyObject, effect: (any SymbolEffect)? = nil,
    contentTransition: (any ContentTransitionSymbolEffect)? = nil
  ) {
    self.isFinished = isFinished
    self.sender = sender
    self.effect = effect
    self.contentTransition = contentTransition
  }
}

extension UIImageView {
  /// Moves the view as the effect says, whatever image it shows. Of each kind there is one.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    // What has disappeared is back.
    if effect.motion == .appear { layer.removeAnimation(forKey: SymbolAnimation.key(.disappear)) }
    let made = SymbolAnimation(motion: effect.motion, options: options)
    let animation = made.make(animated: animated)
    if let completion {
      animation.delegate = SymbolEffectEnd { [weak self] isFinished in
        guard let self else { return }
        completion(
          UISymbolEffectCompletionContext(isFinished: isFinished, sender: self, effect: effect))
      }
    }
    layer.add(animation, forKey: SymbolAnimation.key(effect.motion))
  }

  /// Ends the effect of this kind.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    layer.removeAnimation(forKey: SymbolAnimation.key(effect.motion))
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix("symbolEffect.") {
      layer.removeAnimation(forKey: key)
    }
  }

  /// Shows another image, into which the present one dissolves.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    UIView.transition(
      with: self, duration: 0.3 / options.factor,
      options: [.transitionCrossDissolve, .allowUserInteraction]
    ) {
      self.image = image
    } completion: { isFinished in
      completion?(
        UISymbolEffectCompletionContext(
          isFinished: isFinished, sender: self, contentTransition: contentTransition))
    }
  }
}

/// Hears of the end of one effect. The animation holds it.
private final class SymbolEffectEnd: NSObject, @preconcurrency CAAnimationDelegate {
  private let end: @MainActor (Bool) -> Void

  init(_ end: @escaping @MainActor (Bool) -> Void) { self.end = end }

  @MainActor func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end(flag) }
}
