import Foundation

/// What a drop does with what is dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the items go back.
  case cancel = 0
  /// Nothing, because it is not allowed here.
  case forbidden = 1
  /// The items are copied; a plus sign says so.
  case copy = 2
  /// The items are moved; where the drag does not allow that, it counts as forbidden.
  case move = 3
}

/// What would happen if the fingers were lifted now. Main thread only.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What a drop would do.
  public let operation: UIDropOperation

  /// Proposes `operation`.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
