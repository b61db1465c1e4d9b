import Foundation

/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// None: the items return to their source.
  case cancel = 0
  /// None, because it is not allowed here.
  case forbidden = 1
  /// Copies the items. The preview shows a plus sign.
  case copy = 2
  /// Moves the items; forbidden if the drag does not allow moving.
  case move = 3
}

/// The operation that a drop would perform now. Main thread only.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The proposed operation.
  public let operation: UIDropOperation
  /// Kept without effect: places are always those of the finger.
  open var isPrecise = false
  /// Kept without effect: previews always have their full size.
  open var prefersFullSizePreview = false

  /// Proposes `operation`.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
