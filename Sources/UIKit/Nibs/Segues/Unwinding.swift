import Foundation
import FoundationAdditions

/// Finds the controller that an unwinding ends at.
///
/// From the source outwards, each container and each presenter is asked: first its other children, those
/// on top first, then itself. The first that may perform the action is the target.
@MainActor
struct UnwindSearch {
  private let source: UIStoryboardUnwindSegueSource

  init(_ source: UIStoryboardUnwindSegueSource) { self.source = source }

  var target: UIViewController? {
    let outwards = sequence(first: source.source) { $0.parent ?? $0.presentedBy?.presenter }
    return outwards.dropFirst().lazy.compactMap { search($0) }.first
  }

  private func search(_ controller: UIViewController) -> UIViewController? {
    let children = controller.allowedChildrenForUnwinding(from: source)
    if let found = children.lazy.compactMap({ search($0) }).first { return found }
    let mayEnd = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return mayEnd ? controller : nil
  }
}

/// The system's unwinding: presented controllers go, and the containers show the target.
final class UnwindSegue: UIStoryboardSegue {
  override func perform() {
    let ancestors = Array(sequence(first: destination, next: \.parent))
    // The outermost that presents what the source is in.
    for controller in ancestors.reversed() {
      guard let presented = controller.presentation?.presented, contains(presented, source) else {
        continue
      }
      controller.dismiss(animated: true)
      break
    }
    for (child, container) in zip(ancestors, ancestors.dropFirst()).reversed() {
      container.unwind(for: self, towards: child)
    }
  }

  /// Whether a controller is in another, or in what that presents.
  private func contains(_ outer: UIViewController, _ inner: UIViewController) -> Bool {
    let outwards = sequence(first: inner) { $0.parent ?? $0.presentedBy?.presenter }
    return outwards.contains { $0 === outer }
  }
}
