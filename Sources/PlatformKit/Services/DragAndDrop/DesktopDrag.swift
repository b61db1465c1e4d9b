package import RasterKit

/// A drag of this program on the desktop, from its beginning to its only end. Main thread only.
///
/// Where it is over another program, that program is told, and may lie, stall or die: it is waited for until
/// a deadline, and never by main.
@MainActor
package protocol DesktopDrag: AnyObject {
  /// What is under it.
  var ground: DragGround { get }
  /// Called when another program has changed its mind, so that `ground` is another.
  var onChange: (@MainActor () -> Void)? { get set }

  /// The pointer is here now, in device pixels of the desktop; `wish` is what the user wants of a drop.
  func move(to place: PixelPoint, wish: DragAction)
  /// Drops on the other program under it. The completion is called once, at the latest when a deadline has
  /// passed, with what that program has done, nil if it has taken nothing.
  func drop(_ completion: @escaping @MainActor (DragAction?) -> Void)
  /// Ends the drag without a drop on another program.
  func cancel()
}

/// What is under a drag.
package enum DragGround: Hashable, Sendable {
  /// Nobody who takes drags.
  case nothing
  /// A window of this program.
  case window(WindowID)
  /// Another program, and what it would do with a drop; nil while it has not said yes.
  case program(DragAction?)
}
