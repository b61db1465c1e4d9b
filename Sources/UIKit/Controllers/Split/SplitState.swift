import CoreGraphics

/// What a split view controller knows.
@MainActor
final class SplitState {
  typealias Column = UISplitViewController.Column

  /// As the program set them.
  var controllers: [Column: UIViewController] = [:]
  /// What is in the view for them: the controller itself, or a navigation controller around it.
  var hosts: [Column: UIViewController] = [:]
  var primaryWidths = SplitWidths()
  var supplementaryWidths = SplitWidths()
  var secondaryWidths = SplitWidths()
  var inspectorWidths = SplitWidths()
  /// Whether the inspector was asked for, and whether it is beside the secondary column or comes there.
  var wantsInspector = false
  var showsInspector = false
  /// Whether it was shown over the stack.
  var hasInspectorOverStack = false
  /// What shows, or comes while a transition runs; nil until there is a window.
  var mode: UISplitViewController.DisplayMode?
  /// The behaviour for which the mode was chosen.
  var behavior: UISplitViewController.SplitBehavior?
  /// How many columns the user or the program has asked for since.
  var wantedSides: Int?
  /// The same before the last request, for a drag that is given up.
  var formerSides: Int?
  /// Controllers and the delegate are being told of a change: others wait.
  var isTelling = false
  /// Whether a change that waits is animated; nil if none waits.
  var waiting: Bool?
  /// The transition that runs, which has all that moves in it.
  var run: TransitionRun?
  /// Drives it by a gesture.
  var swipe: UIPercentDrivenInteractiveTransition?
  /// Nil while there are columns.
  var collapse: SplitCollapse?

  /// With a controller, from the leading one on.
  var present: [Column] {
    [.primary, .supplementary, .secondary].filter { hosts[$0] != nil }
  }
}
