import CoreGraphics
import UIKit
import UIKitTesting

/// A dynamic animator over a view of 400 by 400 points in an app without a server.
@MainActor
final class DynamicsStage {
  let harness = AppHarness()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: view)
    harness.show(view)
  }

  /// A square with its middle at `center`.
  func addBox(at center: CGPoint, size: CGFloat = 40) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
    box.center = center
    view.addSubview(box)
    return box
  }

  @discardableResult
  func addWalls(for items: [UIView]) -> UICollisionBehavior {
    let walls = UICollisionBehavior(items: items)
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    return walls
  }

  @discardableResult
  func setMaterial(
    of items: [UIView], _ change: (UIDynamicItemBehavior) -> Void
  ) -> UIDynamicItemBehavior {
    let material = UIDynamicItemBehavior(items: items)
    change(material)
    animator.addBehavior(material)
    return material
  }

  func advance(by seconds: Double) { harness.advance(by: seconds) }
}

/// A box of any outline.
final class RoundView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
