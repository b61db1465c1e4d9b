package import Foundation
package import PlatformKit

/// Identifies a finger, pen or pressed pointer while it is down.
package enum TouchContact: Hashable, Sendable {
  case pointer
  /// The second finger of a mouse while Alt is held.
  case mirror
  case finger(UInt64)
  case pen(UInt64)
}

/// One report about one contact, in points of the scene, or of its window once that is known.
package struct TouchSample: Sendable {
  package enum Action: Sendable { case down, move, lift, cancel }

  package var contact: TouchContact
  package var action: Action
  package var position: CGPoint
  package var time: HostTime
  package var type: UITouch.TouchType
  package var pose: TouchPose

  package init(
    contact: TouchContact, action: Action, position: CGPoint, time: HostTime,
    type: UITouch.TouchType, pose: TouchPose = TouchPose()
  ) {
    self.contact = contact
    self.action = action
    self.position = position
    self.time = time
    self.type = type
    self.pose = pose
  }
}

extension TouchSample {
  /// From the coordinates of the scene to the window's.
  @MainActor
  func placed(in window: UIWindow?) -> TouchSample {
    var sample = self
    if let window { sample.position = window.fromScene(position) }
    return sample
  }
}
