public import Foundation
import QuartzCore

/// Told when a dynamic animator rests and resumes. Both methods are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before motion resumes.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when everything rests.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Simulates items as rigid bodies with gravity, collisions, springs and pushes.
///
/// It advances in steps of 1/240 s with the display's refresh. When everything rests it stops and
/// no longer wakes the program. Main thread only.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the items use.
  open private(set) weak var referenceView: UIView?
  /// Held weakly.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The added behaviors in order, without their children.
  open internal(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves.
  open internal(set) var isRunning = false

  var world = DynamicWorld()
  var items: [DynamicItemBody] = []
  var indices: [ObjectIdentifier: Int] = [:]
  var link: CADisplayLink?
  var steps = 0
  /// Time that has passed but is not simulated yet.
  var remainder = 0.0
  /// Seconds without visible motion.
  var calm = 0.0
  var isStale = true

  /// Makes an animator for items in `view`.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Makes an animator for items that are not views.
  public override init() { super.init() }

  /// Simulated seconds so far.
  open var elapsedTime: TimeInterval { Double(steps) * DynamicWorld.step }

  /// Lets a behavior and its children act on their items.
  open func addBehavior(_ behavior: UIDynamicBehavior) { add(behavior) }

  /// Does nothing if it was not added.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { remove(behavior) }

  /// The items stay in place.
  open func removeAllBehaviors() { for behavior in behaviors { remove(behavior) } }

  /// The items that intersect `rect` in the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    refresh()
    return items.indices.filter { world.bodies[$0].frame.intersects(rect) }.map { items[$0].item }
  }

  /// Reads the position, rotation and bounds that the program has changed. The item keeps its
  /// velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) { reread(item) }
}

extension RigidBody {
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
