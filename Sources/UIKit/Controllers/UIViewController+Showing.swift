public import Foundation
import FoundationAdditions

// Containers decide how controllers are shown, by overriding `show(_:sender:)`.

extension UIViewController {
  /// Posted by a split view controller whose columns have become one stack, or are columns again:
  /// `showDetailViewController(_:sender:)` shows a controller elsewhere from now on.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  func showOtherwise(_ controller: UIViewController, _ sender: Any?) {
    let action = Selector("showViewController:sender:", UIViewController.show)
    if let container = targetViewController(forAction: action, sender: sender) {
      container.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func showDetailOtherwise(_ controller: UIViewController, _ sender: Any?) {
    let action = Selector(
      "showDetailViewController:sender:", UIViewController.showDetailViewController)
    if let container = targetViewController(forAction: action, sender: sender) {
      container.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func container(for action: Selector, _ sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).dropFirst().first { container in
      container.canPerformAction(action, withSender: sender)
        && ShowingProbe.has(action, type(of: container))
    }
  }
}

/// Tells whether a container shows controllers in a way of its own, without asking it to.
@MainActor
private enum ShowingProbe {
  private static let names = ["showViewController:sender:", "showDetailViewController:sender:"]

  /// True for any other method.
  static func has(_ action: Selector, _ type: UIViewController.Type) -> Bool {
    guard let index = names.firstIndex(of: action.description), slots.count == names.count else {
      return true
    }
    let (own, base) = (ClassTable.words(of: type), ClassTable.words(of: UIViewController.self))
    return own[slots[index]] != base[slots[index]]
  }

  /// In the order in which the class declares the methods.
  private static let slots = ClassTable.overriddenSlots(
    of: UIViewController.self, plain: PlainController.self, overriding: ShowingController.self)

  /// Assigned by bodies that must differ.
  private static var last = 0

  private class PlainController: UIViewController {}

  private class ShowingController: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) { last = 0 }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { last = 1 }
  }
}
