import CoreGraphics
import Foundation
import QuartzCore

/// Performs one transition of a view. The render side keeps the old content as it was last shown.
/// The new content is the live view. Only the page of a curl is a picture made here.
@MainActor
struct ViewTransitionRun {
  private let view: UIView
  private let block: AnimationBlock
  /// A picture of the view before the change, for curls.
  private let page: CALayer?

  init(
    _ view: UIView, _ transition: ViewTransition, _ settings: AnimationSettings,
    _ completion: ((Bool) -> Void)?
  ) {
    self.view = view
    var page: CALayer?
    if case .curl = transition { page = view.layer.makePicture() }
    self.page = page
    block = AnimationBlock(settings) { isFinished in
      page?.removeFromSuperlayer()
      completion?(isFinished)
    }
  }

  /// Makes the changes and starts the animations. Animates the changes too, if allowed.
  func perform(_ transition: ViewTransition, _ changes: () -> Void) {
    if block.settings.options.contains(.allowAnimatedContent) {
      AnimationContext.current.perform(changes, in: block)
    } else {
      UIView.performWithoutAnimation(changes)
    }
    view.layoutIfNeeded()
    if block.settings.duration > 0, AnimationContext.current.isEnabled { start(transition) }
    block.close()
  }

  private func start(_ transition: ViewTransition) {
    switch transition {
    case .flip(let side) where view.superview != nil: flip(from: side)
    case .curl(let isUp) where view.superview != nil: curl(isUp: isUp)
    // A window's own layer has no space around it to turn in.
    default: change(.fade)
    }
  }

  private func flip(from side: ViewTransition.Side) {
    let turn = side.turn(in: view.bounds.size)
    change(.cut)
    self.turn(view.layer, turn, times: ViewTransition.Side.times(of: turn))
  }

  /// Turns a page about its upper edge, slightly further than out of sight.
  private func curl(isUp: Bool) {
    guard let page, let superlayer = view.layer.superlayer else { return change(.fade) }
    let height = view.bounds.height
    let turn = FlipRotation(
      isUpright: false, axisOffset: -height / 2, distance: max(height, 1) * 2.5)
    let away = CGFloat.pi * 0.62
    if isUp {
      superlayer.insertSublayer(page, above: view.layer)
      self.turn(page, turn.transforms(from: 0, to: away))
      fade(page, through: [1, 1, 0])
    } else {
      superlayer.insertSublayer(page, below: view.layer)
      self.turn(view.layer, turn.transforms(from: away, to: 0))
      fade(view.layer, through: [0, 1, 1])
    }
  }

  private func change(_ type: CATransitionType) {
    let animation = ViewTransitionAnimation()
    animation.type = type
    block.prepare(animation, on: view.layer)
    animation.run(forKey: kCATransition, object: view.layer, arguments: nil)
  }

  private func turn(_ layer: CALayer, _ transforms: [CATransform3D], times: [NSNumber]? = nil) {
    let animation = ViewKeyframeAnimation()
    animation.keyPath = "transform"
    animation.values = transforms
    animation.keyTimes = times
    animation.isAdditive = true
    run(animation, on: layer)
  }

  /// Keeps the page opaque until it stands upright, then fades it out.
  private func fade(_ layer: CALayer, through values: [Double]) {
    let animation = ViewKeyframeAnimation()
    animation.keyPath = "opacity"
    animation.values = values
    run(animation, on: layer)
  }

  private func run(_ animation: CAPropertyAnimation, on layer: CALayer) {
    block.prepare(animation, on: layer)
    animation.run(
      forKey: "\(kCATransition).\(animation.keyPath ?? "")", object: layer, arguments: nil)
  }
}

extension CALayer {
  /// A layer in this one's place that shows its current content.
  @MainActor
  fileprivate func makePicture() -> CALayer {
    let image = UIGraphicsImageRenderer(bounds: bounds).image { render(in: $0.cgContext) }
    let picture = CALayer()
    picture.contents = image.cgImage
    picture.contentsScale = image.scale
    picture.bounds = bounds
    picture.anchorPoint = anchorPoint
    picture.position = position
    picture.transform = transform
    picture.zPosition = zPosition
    picture.opacity = opacity
    return picture
  }
}
