public import Foundation
public import FoundationAdditions

/// The way from one controller to another. Main thread only.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  private let handler: (() -> Void)?

  /// Its name in the storyboard.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it ends.
  public let destination: UIViewController
  /// Of an unwinding: the method that its end is told by.
  var unwindAction: Selector?

  /// A segue of a subclass, which overrides `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = nil
    super.init()
  }

  /// A segue that calls a handler.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Shows the destination. Traps unless a subclass overrides it or there is a handler.
  open func perform() {
    guard let handler else {
      preconditionFailure("Subclasses of UIStoryboardSegue must override -perform.")
    }
    handler()
  }
}

/// Who wants to go back, and how.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// Where it begins.
  public let source: UIViewController
  /// The method of the controller that it ends at.
  public let unwindAction: Selector
  /// What began it.
  public let sender: Any?

  init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}
