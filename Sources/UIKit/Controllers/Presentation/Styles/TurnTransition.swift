import CoreGraphics
import Foundation
import QuartzCore

/// Turns one controller's view over, with another on its back.
@MainActor
final class TurnTransition: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Context = any UIViewControllerContextTransitioning

  private static let duration = 0.6
  private static let key = "turn"

  private weak var controller: UIPresentationController?
  private let isDismissal: Bool
  private var layers: [CALayer] = []

  init(_ controller: UIPresentationController, isDismissal: Bool) {
    (self.controller, self.isDismissal) = (controller, isDismissal)
  }

  func transitionDuration(using transitionContext: Context?) -> TimeInterval { Self.duration }

  func animateTransition(using context: Context) {
    guard let controller else { return context.completeTransition(false) }
    StyleTransition.arrange(controller, context, isDismissal)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      context.completeTransition(!context.transitionWasCancelled)
    }
    let turn = (isDismissal ? ViewTransition.Side.left : .right).turn(in: size(in: context))
    let times = ViewTransition.Side.times(of: turn).map(\.doubleValue)
    let half = turn.count / 2
    if let going = context.view(forKey: .from) {
      add(Array(turn.prefix(half)) + [turn[half - 1]], Array(times.prefix(half)) + [1], to: going)
    }
    if let coming = context.view(forKey: .to) {
      add([turn[half]] + Array(turn.suffix(half)), [0] + Array(times.suffix(half)), to: coming)
    }
    CATransaction.commit()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    for layer in layers { layer.removeAnimation(forKey: Self.key) }
    layers = []
  }

  private func size(in context: Context) -> CGSize {
    let turned = context.view(forKey: isDismissal ? .from : .to)
    return turned?.bounds.size ?? context.containerView.bounds.size
  }

  private func add(_ transforms: [CATransform3D], _ times: [Double], to view: UIView) {
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = transforms
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.duration = Self.duration
    animation.isAdditive = true
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    view.layer.add(animation, forKey: Self.key)
    layers.append(view.layer)
  }
}
