import CoreGraphics
import Diagnostics
import Foundation
import PlatformKit

/// State that few objects have, allocated on first use to keep plain views small.
@MainActor
final class RareData {
  var traits: TraitState?
  /// Of a view that constraints concern.
  var layout: ViewLayout?
  /// Of a view with a safe area or margins other than the usual ones, or of a root view.
  var insets: InsetState?
  /// Of a view controller.
  var safeAreaAdditions: SafeAreaAdditions?
  /// Of a view controller.
  var bars: ControllerBars?
  /// Of a controller: by their names.
  var segues: [String: UIViewController.SegueMaker] = [:]
  /// Of a controller that was read from a file.
  var nib: ControllerNib?
  /// Of a cell.
  var cellSegues: CellSegues?
  /// Of a responder.
  var activityItems: (any UIActivityItemsConfigurationReading)?
  /// Of a view or a controller with methods that have read observable objects.
  var observedReads: [ObservedMethod: ObservedReads] = [:]
  /// Of a text that is selected by keys or the pointer.
  var directedSelection: DirectedSelection?
  /// Of a window that shows input views.
  var inputPanel: InputPanel?
  var inputAssistantItem: UITextInputAssistantItem?
  var pasteConfiguration: UIPasteConfiguration?
  /// Of a view with a paste configuration.
  var pasteDrop: PasteDrop?
  /// Of a window with labels that show their whole text.
  var expansionTips: ExpansionTips?
  /// Of a window that shows a tool tip.
  weak var toolTip: UIToolTipInteraction?
  /// Of a window: the scroll view that was used last.
  weak var scroller: UIScrollView?
  /// Of a window: what is dragged in it, by a finger each.
  var drags: [WeakReference<DragOperation>] = []
  /// Of a window that shows or has shown one.
  var menuBar: WindowMenuBar?
  /// Of a window that draws its title bar, or has drawn one.
  var titlebar: WindowTitlebar?
  /// Of a window.
  var inputAreas: [CGRect]?
  /// Of a window that shows an edit menu.
  weak var editMenu: UIEditMenuInteraction?
  /// Of a window's root view controller while the window changes its size; of a navigation controller while
  /// what it shows changes.
  var transitionCoordinator: TransitionCoordinator?
  var accessibility: AccessibilityProperties?
  /// The number that assistive technologies know it by.
  var accessibilityNode: AccessibilityNodeID?
  /// Of a window.
  var windowFocus: WindowFocus?
  /// Of a view or a controller.
  var focusGroup: String?
  /// Of a view.
  var focusPriority = UIFocusGroupPriority.ignored
  /// Of a view controller.
  var restoresFocus = true
  /// Of a view that was focused or given a focus effect.
  var focusRing: FocusRing?
  /// Of a view.
  var mask: UIView?
  /// Of a view.
  var corners: UICornerConfiguration?
  /// Of a view.
  var largeContent: LargeContent?
  /// Of a view whose `contentScaleFactor` the program has set.
  var keepsContentScale = false
  /// Of a view or a controller.
  var restorationIdentifier: String?
  /// Of an appearance proxy.
  weak var appearanceRule: AppearanceRule?
  /// What the program has set on a view that an appearance sets as well.
  var explicitAppearance: Set<AppearanceKey> = []
}
