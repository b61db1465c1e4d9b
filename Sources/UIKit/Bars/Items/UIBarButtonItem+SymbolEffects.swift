/// What an effect does to the image of a button, animated or not.
typealias BarSymbolEffect = @MainActor (UIImageView, _ animated: Bool) -> Void

extension UIBarButtonItem {
  /// Moves the image of the button. What has no end goes on in whatever button shows the item later; other effects
  /// need a button that shows.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    if effect.motion == .appear { lastingEffects[.disappear] = nil }
    let apply: BarSymbolEffect = {
      $0.addSymbolEffect(effect, options: options, animated: $1)
    }
    if SymbolAnimation(motion: effect.motion, options: options).lasts {
      lastingEffects[effect.motion] = apply
    }
    shownImageView.map { apply($0, animated) }
  }

  /// Ends the effect of this kind.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    lastingEffects[effect.motion] = nil
    shownImageView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    lastingEffects = [:]
    shownImageView?.removeAllSymbolEffects(options: options, animated: animated)
  }

  /// Shows another image, into which the present one dissolves.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    guard shownImageView != nil, let bar = group?.host as? UIView else { return self.image = image }
    UIView.transition(
      with: bar, duration: 0.3 / options.factor,
      options: [.transitionCrossDissolve, .allowUserInteraction]
    ) {
      self.image = image
      bar.layoutIfNeeded()
    }
  }

  /// Another button shows the item.
  func showLastingEffects(in view: UIImageView?) {
    guard let view else { return }
    for effect in lastingEffects.values { effect(view, false) }
  }

  private var shownImageView: UIImageView? { (shownButton as? BarButton)?.imageView }
}
