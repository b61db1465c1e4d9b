public import Foundation

/// A service for what the user shares, offered by a `UIActivityViewController`. Main thread only.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Where a service is offered.
  public enum Category: Int, Sendable {
    /// In the list of actions.
    case action
    /// In the row of programs.
    case share
  }

  /// The sheet that performs it.
  weak var host: UIActivityViewController?

  public override init() { super.init() }

  /// Actions by default.
  open class var activityCategory: Category { .action }
  /// Names the service for completion handlers and exclusions; nil by default.
  open var activityType: ActivityType? { nil }
  /// Nil by default. Without one the service isn't offered.
  open var activityTitle: String? { nil }
  /// Of an action a picture in one colour, of a program one in all colours; nil by default.
  open var activityImage: UIImage? { nil }
  /// Whether the service can do something with the items. False by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the service is performed. Override it to keep the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shown in place of a call of `perform()`; nil by default.
  open var activityViewController: UIViewController? { nil }
  /// Does the work, and calls `activityDidFinish(_:)` at its end.
  open func perform() { activityDidFinish(false) }
  /// Call it once, when the work is done (true) or the user gave it up (false).
  open func activityDidFinish(_ completed: Bool) { host?.didFinish(self, completed) }
}
