public import Foundation
import Synchronization

/// An operation that makes an item to share, on a queue in the background, once the user has chosen a service.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var activityType: UIActivity.ActivityType?
    var made: Any?
  }

  /// Stands for the item until a service is chosen: of its class, perhaps empty.
  public let placeholderItem: Any?
  private let state = Mutex(State())

  /// With what stands for the item.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The service that was chosen.
  open var activityType: UIActivity.ActivityType? { state.withLock { $0.activityType } }

  /// Override it to make the item. Called in the background. The placeholder by default.
  open var item: Any { placeholderItem ?? NSNull() }

  open override func main() {
    let made = UncheckedItem(item)
    state.withLock { $0.made = made.value }
  }

  /// The item for a service; nil where the operation was cancelled. Waits for it.
  func make(for type: UIActivity.ActivityType?) -> UncheckedItem? {
    state.withLock { $0 = State(activityType: type) }
    if isFinished { main() } else if !isExecuting { start() }
    let made = state.withLock { $0.made.map(UncheckedItem.init) }
    return isCancelled ? nil : made
  }
}

extension UIActivityItemProvider: UIActivityItemSource {
  /// The item's stand-in.
  @MainActor
  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// The last item that was made.
  @MainActor
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { make(for: activityType)?.value }
}

/// An item on its way between threads. The program hands it over and doesn't touch it meanwhile.
struct UncheckedItem: @unchecked Sendable {
  let value: Any

  init(_ value: Any) { self.value = value }
}
