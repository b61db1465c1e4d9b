import UIKitTesting

@testable import UIKit

/// A split view controller in a window, whose columns write down what they are told.
@MainActor
final class RecordedSplit: NSObject, UISplitViewControllerDelegate {
  let harness = AppHarness(screenSize: CGSize(width: 1800, height: 900))
  let recording = Recording()
  let split: UISplitViewController
  let primary: Page
  let supplementary: Page
  let secondary: Page
  let window: UIWindow
  /// What the delegate answers with.
  var topColumn: UISplitViewController.Column?
  /// Whether columns that have come and gone are written down.
  var writesEnds = false

  init(
    _ style: UISplitViewController.Style = .doubleColumn, width: CGFloat = 1000,
    _ prepare: (UISplitViewController) -> Void = { _ in }
  ) {
    split = UISplitViewController(style: style)
    primary = Page("p", recording, color: .systemGroupedBackground)
    supplementary = Page("s", recording)
    secondary = Page("d", recording)
    split.setViewController(primary, for: .primary)
    if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
    prepare(split)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    super.init()
    split.delegate = self
    window.rootViewController = split
    window.makeKeyAndVisible()
    harness.settle()
    _ = recording.taken()
  }

  func resize(_ width: CGFloat) { harness.resize(window, to: CGSize(width: width, height: 600)) }
  func finish() { harness.advance(by: 2) }

  /// Where a column is in the window; nil if it does not show.
  func place(_ column: UISplitViewController.Column) -> CGRect? {
    split.state.hosts[column].flatMap(placeInWindow)
  }

  func placeInWindow(_ controller: UIViewController) -> CGRect? {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  /// The stack of the navigation controller that shows while the columns are one.
  var stack: [String] {
    let navigation = split.state.collapse?.host as? UINavigationController
    return (navigation?.viewControllers ?? []).map { $0.title ?? "" }
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { recording.write("mode \(displayMode)") }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { recording.write("show \(column)") }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { recording.write("hide \(column)") }
  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) { if writesEnds { recording.write("shown \(column)") } }
  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) { if writesEnds { recording.write("hidden \(column)") } }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    recording.write("collapsed")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { recording.write("expanded") }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    recording.write("top? \(proposedTopColumn)")
    return topColumn ?? proposedTopColumn
  }
}
