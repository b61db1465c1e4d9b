import PlatformKit
import UIKitTesting

@testable import UIKit

/// A page of an app, with somebody who listens.
@MainActor
final class ExportedPage {
  let harness: AppHarness
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let bridge: HeadlessAccessibility

  init(scale: CGFloat = 1) {
    harness = AppHarness(scale: scale)
    bridge = (harness.application.engine.platform as! HeadlessPlatform).headlessAccessibility
    bridge.isActive = true
    view.backgroundColor = .white
    harness.show(view)
  }

  var exporter: AccessibilityExporter { harness.application.engine.accessibility.exporter! }

  /// What a listener knows now.
  var tree: AccessibilityTree {
    harness.settle()
    return bridge.tree ?? AccessibilityTree()
  }

  /// The elements of the window, without the application and the window.
  var elements: [AccessibilityNode] { Array(tree.preorder().dropFirst(2)) }

  var names: [String] { elements.map(\.name) }

  @discardableResult
  func add<View: UIView>(
    _ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 30
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    self.view.addSubview(view)
    return view
  }

  func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  /// The node of a view.
  func node(_ view: UIView) -> AccessibilityNode? {
    let tree = tree
    return exporter.numbers.knownNumber(of: view).flatMap { tree[$0] }
  }

  /// What a walk of all views gives, with nothing remembered.
  func plainTree() throws -> AccessibilityTree {
    var walk = AccessibilityWalk(numbers: exporter.numbers)
    let roots = AccessibilityEncoder.nodes(of: harness.application, &walk)
    var tree = AccessibilityTree()
    let made = roots + walk.nodes.values
    let focus = AccessibilityEncoder.focus(
      of: harness.application, exporter.numbers, made: made, since: tree)
    let nodes = AccessibilityEncoder.changed(made, focus, since: tree)
    _ = try tree.apply(AccessibilityUpdate(nodes: nodes, focus: focus))
    return tree
  }
}
