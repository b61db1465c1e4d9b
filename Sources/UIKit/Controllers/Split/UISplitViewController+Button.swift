import CoreGraphics
import FoundationAdditions

extension UISplitViewController {
  func makeModeButton() -> UIBarButtonItem {
    let button = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"),
      primaryAction: UIAction { [weak self] _ in self?.toggleSides() })
    button.accessibilityLabel = "Sidebar"
    button.accessibilityIdentifier = "SplitDisplayMode"
    return button
  }

  /// It is in the bar of the column nearest to the primary edge.
  func updateModeButton() {
    let outermost = state.mode == nil ? nil : currentLayout.shown.first { state.hosts[$0] != nil }
    for (column, host) in state.hosts {
      let bar = (host as? UINavigationController)?.navigationBar
      bar?.systemItem = hasModeButton && column == outermost ? displayModeButtonItem : nil
    }
  }

  private var hasModeButton: Bool {
    guard style != .unspecified, state.collapse == nil, !plainLayout.sides.isEmpty else {
      return false
    }
    switch displayModeButtonVisibility {
    case .automatic: return presentsWithGesture
    case .never: return false
    case .always: return true
    }
  }
}

extension UISplitViewController {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [
        Selector("toggleSidebar:", UISplitViewController.toggleSidebar),
        Selector("toggleInspector:", UISplitViewController.toggleInspector),
      ]
    }
  }

  /// By the main menu.
  func toggleSidebar(_ sender: Any?) { toggleSides() }
  func toggleInspector(_ sender: Any?) { showInspector(!showsColumn(.inspector)) }
}
