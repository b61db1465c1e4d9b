import CoreGraphics
import Foundation

/// Grows a controller's view from another view, and shrinks it into that again.
@MainActor
struct ZoomTransition {
  /// A little longer than a sheet's way.
  static let duration = 0.45
  /// Of the corners while it is small.
  private static let cornerRadius: CGFloat = 16

  private let zoomed: UIViewController
  private let source: UIView
  private let options: UIViewController.Transition.ZoomOptions

  /// Nil for a controller that does not zoom, or whose source has no place.
  init?(of zoomed: UIViewController, from controller: UIViewController?) {
    guard case .zoom(let options, let provider)? = zoomed.preferredTransition?.kind,
      let controller, let source = provider(.init(source: controller, zoomed: zoomed))
    else { return nil }
    self.init(of: zoomed, from: source, options)
  }

  /// Nil for a view without a place.
  init?(
    of zoomed: UIViewController, from source: UIView,
    _ options: UIViewController.Transition.ZoomOptions
  ) {
    guard source.bounds.width > 0, source.bounds.height > 0 else { return nil }
    (self.zoomed, self.source, self.options) = (zoomed, source, options)
  }

  /// `arrange` puts both views in place.
  func makeTransition(
    isBack: Bool,
    _ arrange: @escaping (any UIViewControllerContextTransitioning) -> UIView?
  ) -> AnimatorTransition {
    AnimatorTransition(duration: Self.duration) { [self] context in
      guard let view = arrange(context) else {
        return UIViewPropertyAnimator(duration: 0, curve: .linear)
      }
      return makeAnimator(view, in: context.containerView, isBack)
    }
  }

  private func makeAnimator(
    _ view: UIView, in container: UIView, _ isBack: Bool
  ) -> UIViewPropertyAnimator {
    let (radius, clips, sourceAlpha) = (view.layer.cornerRadius, view.clipsToBounds, source.alpha)
    let shade = addShade(beneath: view, in: container)
    let small = smallTransform(of: view, in: container)
    let apply: (Bool) -> Void = { isSmall in
      view.transform = isSmall ? small : .identity
      view.layer.cornerRadius = isSmall ? Self.cornerRadius : radius
      view.alpha = isSmall ? 0 : 1
      shade?.alpha = isSmall ? 0 : 1
    }
    view.clipsToBounds = true
    apply(!isBack)
    let animator = UIViewPropertyAnimator(duration: Self.duration, dampingRatio: 1) {
      apply(isBack)
    }
    animator.addCompletion { [source, zoomed, options] _ in
      view.transform = .identity
      (view.layer.cornerRadius, view.clipsToBounds, view.alpha) = (radius, clips, 1)
      source.alpha = sourceAlpha
      shade?.removeFromSuperview()
      if !isBack { ZoomDismissal.attach(to: zoomed, options) }
    }
    source.alpha = 0
    return animator
  }

  private func addShade(beneath view: UIView, in container: UIView) -> UIView? {
    let (color, effect) = (options.dimmingColor, options.dimmingVisualEffect)
    guard color != nil || effect != nil else { return nil }
    let blur = effect.map { UIVisualEffectView(effect: $0) }
    let shade = blur ?? UIView()
    shade.frame = container.bounds
    (blur?.contentView ?? shade).backgroundColor = color
    container.insertSubview(shade, belowSubview: view)
    return shade
  }

  /// From the view's place to that at which the part that the source shows is where the source is.
  private func smallTransform(of view: UIView, in container: UIView) -> CGAffineTransform {
    let (end, start) = (view.frame, source.convert(source.bounds, to: container))
    let part = alignmentRect(in: view).offsetBy(dx: end.minX, dy: end.minY)
    guard part.width > 0, part.height > 0 else { return .identity }
    let scale = CGPoint(x: start.width / part.width, y: start.height / part.height)
    // A view is scaled about its middle.
    let middle = CGPoint(
      x: end.midX + (part.midX - end.midX) * scale.x,
      y: end.midY + (part.midY - end.midY) * scale.y)
    return CGAffineTransform(scaleX: scale.x, y: scale.y)
      .concatenating(
        CGAffineTransform(translationX: start.midX - middle.x, y: start.midY - middle.y))
  }

  private func alignmentRect(in view: UIView) -> CGRect {
    let wanted = options.alignmentRectProvider?(.init(source, zoomed)) ?? .null
    let part = wanted.isNull || wanted.isEmpty || wanted.isInfinite ? view.bounds : wanted
    return part.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
  }
}
