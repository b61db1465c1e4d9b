import CoreGraphics
import QuartzCore
import RasterKit
import Testing
import UIKit
import UIKitTesting

/// Each kind of animation at five times of its second, side by side.
@Suite(.serialized) @MainActor struct AnimationStripTests {
  private let side: CGFloat = 48

  /// Passes `animate` a blue square of 16 points at the left of a white field.
  private func strip(_ animate: (CALayer) -> Void) -> CGImage {
    let harness = AppHarness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.backgroundColor = .white
    let layer = CALayer()
    layer.frame = CGRect(x: 4, y: 16, width: 16, height: 16)
    layer.backgroundColor = UIColor.blue.cgColor
    view.layer.addSublayer(layer)
    let window = harness.show(view)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    animate(layer)
    CATransaction.commit()
    let pictures = (0..<5).map { _ in
      harness.advance(by: 0.2)
      return harness.screenshot(of: window)
    }
    return joined(pictures)
  }

  private func joined(_ pictures: [CGImage]) -> CGImage {
    let step = Int32(side) + 2
    let size = PixelSize(width: step * Int32(pictures.count) - 2, height: Int32(side))
    let buffer = PixelBuffer(size: size)
    Kernels.fill(buffer.target, rect: buffer.target.bounds, color: 0xff80_8080)
    for (index, picture) in pictures.enumerated() {
      let pixels = picture.pixels
      for y in 0..<Int32(side) {
        buffer.target.address(x: Int32(index) * step, y: y)
          .update(from: pixels.target.address(x: 0, y: y), count: Int(side))
      }
    }
    return CGImage(pixels: buffer)
  }

  private func run(_ animation: CAAnimation, on layer: CALayer) {
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "a")
  }

  @Test func basic() throws {
    let image = strip { layer in
      let move = CABasicAnimation(keyPath: "position.x")
      move.toValue = 36
      move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      run(move, on: layer)
    }
    try expectSnapshot(image, named: "basic")
  }

  @Test func spring() throws {
    let image = strip { layer in
      let swing = CASpringAnimation(keyPath: "position.x")
      (swing.toValue, swing.stiffness, swing.damping) = (24, 180, 6)
      run(swing, on: layer)
    }
    try expectSnapshot(image, named: "spring")
  }

  @Test func keyframesAlongAPath() throws {
    let image = strip { layer in
      let ride = CAKeyframeAnimation(keyPath: "position")
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 10, y: 10))
      path.addQuadCurve(to: CGPoint(x: 38, y: 38), control: CGPoint(x: 38, y: 10))
      (ride.path, ride.rotationMode, ride.calculationMode) = (path, .rotateAuto, .paced)
      run(ride, on: layer)
    }
    try expectSnapshot(image, named: "path")
  }

  @Test func keyframesInSteps() throws {
    let image = strip { layer in
      let steps = CAKeyframeAnimation(keyPath: "backgroundColor")
      steps.values = [UIColor.red, .green, .blue].map(\.cgColor)
      steps.calculationMode = .discrete
      run(steps, on: layer)
    }
    try expectSnapshot(image, named: "steps")
  }

  @Test func aGroup() throws {
    let image = strip { layer in
      let (grow, fade) = (
        CABasicAnimation(keyPath: "transform.scale"), CABasicAnimation(keyPath: "opacity")
      )
      (grow.toValue, fade.toValue, fade.beginTime, fade.duration) = (0.25, 0, 0.5, 0.5)
      let group = CAAnimationGroup()
      group.animations = [grow, fade]
      run(group, on: layer)
    }
    try expectSnapshot(image, named: "group")
  }

  @Test func aTurnByAFunction() throws {
    let image = strip { layer in
      let spin = CABasicAnimation(keyPath: "transform")
      spin.valueFunction = CAValueFunction(name: .rotateZ)
      (spin.fromValue, spin.toValue) = (0, 5 * Double.pi / 4)
      run(spin, on: layer)
    }
    try expectSnapshot(image, named: "function")
  }

  @Test func imagesThatFade() throws {
    let image = strip { layer in
      let fade = CABasicAnimation(keyPath: "contents")
      (fade.fromValue, fade.toValue) = (picture(.red, .yellow), picture(.green, .blue))
      run(fade, on: layer)
    }
    try expectSnapshot(image, named: "contents")
  }

  @Test(arguments: [CATransitionType.fade, .moveIn, .push, .reveal])
  func transitions(type: CATransitionType) throws {
    let image = strip { layer in
      layer.frame = CGRect(x: 16, y: 16, width: 16, height: 16)
      CATransaction.flush()
      let transition = CATransition()
      (transition.type, transition.subtype) = (type, .fromRight)
      run(transition, on: layer)
      layer.backgroundColor = UIColor.red.cgColor
    }
    try expectSnapshot(image, named: "transition-\(type.rawValue)")
  }

  private func picture(_ left: UIColor, _ right: UIColor) -> CGImage? {
    UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
      left.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 16))
      right.setFill()
      context.fill(CGRect(x: 8, y: 0, width: 8, height: 16))
    }.cgImage
  }
}
