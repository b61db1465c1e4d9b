public import Foundation
import QuartzCore

/// Is told when a dynamic animator comes to rest and goes on; both methods may be left out.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Something is to move again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything rests.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as bodies of a world with gravity, collisions, springs and pushes.
///
/// Steps of 1/240 s follow the display's beats; when everything rests it stops, and nothing wakes the
/// program. Main thread only.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the items' places are in.
  open private(set) weak var referenceView: UIView?
  /// Told of rest and motion.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors added, in that order, without their children.
  open internal(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves.
  open internal(set) var isRunning = false

  var world = DynamicWorld()
  var items: [DynamicItemBody] = []
  var indices: [ObjectIdentifier: Int] = [:]
  var link: CADisplayLink?
  /// Steps taken.
  var steps = 0
  /// Time that has passed and is not stepped through yet.
  var remainder = 0.0
  /// Seconds everything has been slow for.
  var calm = 0.0
  /// Whether items or colliders must be looked at again.
  var isStale = true

  /// An animator for items in `view`.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator for items that are no views.
  public override init() { super.init() }

  /// Seconds of motion so far.
  open var elapsedTime: TimeInterval { Double(steps) * DynamicWorld.step }

  /// Lets a behavior, with its children, act on its items from now on.
  open func addBehavior(_ behavior: UIDynamicBehavior) { add(behavior) }

  /// Does nothing for one that was not added.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { remove(behavior) }

  /// The items stay where they are.
  open func removeAllBehaviors() { for behavior in behaviors { remove(behavior) } }

  /// The items that are at least partly in `rect` of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    refresh()
    return items.indices.filter { world.bodies[$0].frame.intersects(rect) }.map { items[$0].item }
  }

  /// Reads place, turn and bounds of an item that the program has changed; it keeps its speed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) { reread(item) }
}

extension RigidBody {
  /// The smallest upright rectangle around the body.
  var frame: CGRect {
    guard let corners = outline?.corners else {
      let reach = outerRadius
      return CGRect(
        x: position.x - reach, y: position.y - reach, width: reach * 2, height: reach * 2)
    }
    let low = corners.reduce(corners[0]) { pointwiseMin($0, $1) }
    let high = corners.reduce(corners[0]) { pointwiseMax($0, $1) }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
