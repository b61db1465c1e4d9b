import Foundation
import InterfaceFiles

/// What a segue of one of the system's kinds does.
@MainActor
struct SegueAction {
  private let segue: NibSegue
  private let sender: Any?

  init(_ segue: NibSegue, _ sender: Any?) { (self.segue, self.sender) = (segue, sender) }

  private var element: InterfaceElement { segue.element }
  private var kind: String { element.attributes["kind"] ?? "show" }
  private var isAnimated: Bool { element.flag("animates") ?? true }

  /// What the destination is told of its presentation, before the program prepares it.
  func prepare(_ target: UIViewController) {
    guard ["presentation", "modal", "popoverPresentation", "popover"].contains(kind) else { return }
    if kind.hasPrefix("popover") { return preparePopover(target) }
    let style = element.attributes["modalPresentationStyle"].flatMap {
      NibWords.presentationStyles[$0]
    }
    if let style { target.modalPresentationStyle = style }
    let transition = element.attributes["modalTransitionStyle"].flatMap {
      NibWords.transitionStyles[$0]
    }
    if let transition { target.modalTransitionStyle = transition }
  }

  private func preparePopover(_ target: UIViewController) {
    target.modalPresentationStyle = .popover
    guard let popover = target.popoverPresentationController else { return }
    let anchor = ["popoverAnchorBarButtonItem", "popoverAnchorView"].lazy
      .compactMap { element.attributes[$0] }.compactMap { segue.run.object($0) }.first
    switch anchor ?? sender.map({ $0 as AnyObject }) {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView: (popover.sourceView, popover.sourceRect) = (view, view.bounds)
    default: break
    }
    guard let arrows = element.value("popoverArrowDirection") else { return }
    let names: [String: UIPopoverArrowDirection] = [
      "up": .up, "down": .down, "left": .left, "right": .right,
    ]
    popover.permittedArrowDirections = names.reduce(into: []) { directions, entry in
      if arrows.flag(entry.key) == true { directions.insert(entry.value) }
    }
  }

  /// The segue, which the program has still to prepare.
  func segue(from source: UIViewController, to target: UIViewController) -> UIStoryboardSegue {
    let (kind, sender, isAnimated) = (kind, sender, isAnimated)
    return UIStoryboardSegue(
      identifier: segue.identifier, source: source, destination: target
    ) { [segue] in
      switch kind {
      case "show": source.show(target, sender: sender)
      case "showDetail": source.showDetailViewController(target, sender: sender)
      case "push": source.navigationController?.pushViewController(target, animated: isAnimated)
      case "replace": source.replaceDetail(with: target)
      case "embed": (sender as? UIView).map { source.embed(target, in: $0) }
      case "presentation", "modal", "popoverPresentation", "popover":
        source.present(target, animated: isAnimated)
      default: segue.run.source.nameOnce("segue.kind=\"\(kind)\"", segue.element)
      }
    }
  }
}

extension UIViewController {
  /// Segues for iOS 7: the last controller of a split view, or the top of a stack.
  fileprivate func replaceDetail(with target: UIViewController) {
    if let split = splitViewController, split.viewControllers.count > 1 {
      split.viewControllers[split.viewControllers.count - 1] = target
    } else if let stack = navigationController {
      stack.viewControllers = stack.viewControllers.dropLast() + [target]
    }
  }
}
