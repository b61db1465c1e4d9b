public import Foundation

/// What a bar of shortcuts above an on-screen keyboard would show. Desktops have no such bar.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the bar may hide what does not fit. Stored only.
  open var allowsHidingShortcuts = true
  /// Before the suggestions. Stored only.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// After the suggestions. Stored only.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
