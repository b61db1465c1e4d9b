public import Foundation
public import FoundationAdditions

/// An object that can get events: a view, view controller, window or the application.
///
/// Methods that are not overridden pass the event to `next`. Main thread only.
@preconcurrency @MainActor
open class UIResponder: AccessibilityObject, UIResponderStandardEditActions,
  UIPasteConfigurationSupporting
{
  public override init() { super.init() }

  deinit { AssociatedObjects.objectWasReleased(self) }

  /// The responder to ask after this one; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// The window whose first responder this can be; nil if it is in none.
  var focusWindow: UIWindow? { nil }

  // MARK: Focus

  /// Whether it can have the keyboard; false by default. Override it to accept.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it gives up the keyboard on request. Override it to refuse.
  open var canResignFirstResponder: Bool { true }
  /// Whether its window sends it key presses.
  open var isFirstResponder: Bool { focusWindow?.firstResponder === self }

  /// False, without any change, if this responder is in no window or the current one refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFocus() }

  /// False if it refuses or is not the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFocus() }

  /// Called when it is no longer the first responder, whether it was asked or not.
  func firstResponderHasGone() {}

  // MARK: Input views

  /// Shows at the lower edge of the window while this responder, or one that has it up its chain and
  /// declares none, is the first responder; none by default. Override it to give one.
  open var inputView: UIView? { nil }
  /// Shows above the input view, and without one too; none by default. Override it to give one.
  open var inputAccessoryView: UIView? { nil }
  /// Its input view is shown in place of `inputView`; none by default.
  open var inputViewController: UIInputViewController? { nil }
  /// Its input view is shown in place of `inputAccessoryView`; none by default.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// What a bar of shortcuts would show. Kept; desktops show none.
  open var inputAssistantItem: UITextInputAssistantItem { ensureInputAssistantItem }
  /// Asks for the input views again, if this is the first responder.
  open func reloadInputViews() { renewInputViews() }

  // MARK: Touches

  /// Fingers landed. The default passes it to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called once a frame while fingers move; `event.coalescedTouches(for:)` has every report.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers lifted, inside the view or outside.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches ended without a lift: the window closed or lost the focus, or a gesture claimed
  /// them.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Commands

  /// The key commands to offer while this responder is in the chain. Asked at every key press.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether it can perform an action now; by default, whether its class has the method. To paste, a
  /// paste configuration that accepts what is on the pasteboard will do. Override it to refuse actions
  /// or to take more.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    has(action) || canPaste(by: action)
  }

  /// The responder that performs an action: this one if it can, else the next one's answer. Override
  /// it to name another object.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Changes the menus that UIKit builds. Override it in the application's delegate for the main menu,
  /// and in views and controllers for what their context menus suggest; call super.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called on the responder that would perform a command, before the command is shown or performed.
  /// Override it to change its title, attributes and state; call super.
  open func validate(_ command: UICommand) {}

  /// The nearest undo manager up the chain; each window has one. Override it to give another.
  open var undoManager: UndoManager? { next?.undoManager }

  /// What the user does here, to come back to. Kept; no other device is told.
  open var userActivity: NSUserActivity?
  /// What can be shared of it, for programs that present a `UIActivityViewController`. UIKit itself doesn't ask.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { rareData?.activityItems }
    set { ensureRareData.activityItems = newValue }
  }

  /// Override it to bring an activity up to date. Called by programs only.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Override it to show what an activity is about. Called for the objects that the application's
  /// delegate names to continue one.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Texts

  /// Override it to change the attributes of what is selected, as `conversionHandler` says.
  open func updateTextAttributes(
    conversionHandler: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  /// Never asked: one keyboard types everywhere. Override it to name a place that has its own.
  open var textInputContextIdentifier: String? { nil }

  /// The language that is typed here. Override it to ask for another one; nobody is told.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  // MARK: Pasting

  /// The types of data that can be pasted into it, and dropped on it if it is a view; nil, as at first,
  /// for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { rareData?.pasteConfiguration }
    set { setPasteConfiguration(newValue) }
  }
  /// Whether it takes some of the items; by default, whether its paste configuration accepts one.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { accepts(itemProviders) }
  /// Called with the items that are pasted or dropped. Override it to take them.
  open func paste(itemProviders: [NSItemProvider]) {}

  // MARK: Presses

  /// Keys went down. By default a first responder that takes text takes them as text, and what is left
  /// goes to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = enterText(from: presses)
    if !rest.isEmpty { next?.pressesBegan(rest, with: event) }
  }

  /// Keys repeat. The default does as for keys that go down.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = enterText(from: presses)
    if !rest.isEmpty { next?.pressesChanged(rest, with: event) }
  }

  /// Keys came up. The default passes those that were no text to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = endText(of: presses)
    if !rest.isEmpty { next?.pressesEnded(rest, with: event) }
  }

  /// The presses ended without a key coming up, as when the window loses the focus.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = endText(of: presses)
    if !rest.isEmpty { next?.pressesCancelled(rest, with: event) }
  }

  // MARK: Motion

  /// Never called, as no device reports motion. Passes it to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The motion ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The motion was interrupted.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Never called, as no remote control is connected. Passes it to the next responder.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  /// Never called, as no device corrects its estimates.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Editing commands; the responder has those that its class overrides

  /// Moves the selection to the pasteboard.
  open func cut(_ sender: Any?) { lacks("cut:") }
  /// Copies the selection to the pasteboard.
  open func copy(_ sender: Any?) { lacks("copy:") }
  /// Inserts what is on the pasteboard. A responder with a paste configuration gets the items in
  /// `paste(itemProviders:)`.
  open func paste(_ sender: Any?) { pasteItems() }
  /// Inserts it in the style of the text around it.
  open func pasteAndMatchStyle(_ sender: Any?) { lacks("pasteAndMatchStyle:") }
  /// Inserts it and opens or looks up what was inserted.
  open func pasteAndGo(_ sender: Any?) { lacks("pasteAndGo:") }
  /// Inserts it and searches for what was inserted.
  open func pasteAndSearch(_ sender: Any?) { lacks("pasteAndSearch:") }
  /// Selects what is at the insertion point.
  open func select(_ sender: Any?) { lacks("select:") }
  /// Selects everything.
  open func selectAll(_ sender: Any?) { lacks("selectAll:") }
  /// Removes the selection.
  open func delete(_ sender: Any?) { lacks("delete:") }
  /// Sets the writing direction of the selection.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    lacks("makeTextWritingDirectionLeftToRight:")
  }
  /// Sets the writing direction of the selection.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    lacks("makeTextWritingDirectionRightToLeft:")
  }
  /// Switches bold type of the selection.
  open func toggleBoldface(_ sender: Any?) { lacks("toggleBoldface:") }
  /// Switches italic type of the selection.
  open func toggleItalics(_ sender: Any?) { lacks("toggleItalics:") }
  /// Switches underlines of the selection.
  open func toggleUnderline(_ sender: Any?) { lacks("toggleUnderline:") }
  /// Makes the type of the selection larger.
  open func increaseSize(_ sender: Any?) { lacks("increaseSize:") }
  /// Makes it smaller.
  open func decreaseSize(_ sender: Any?) { lacks("decreaseSize:") }
  /// Shows the find panel.
  open func find(_ sender: Any?) { lacks("find:") }
  /// Shows the find panel with a field for the replacement.
  open func findAndReplace(_ sender: Any?) { lacks("findAndReplace:") }
  /// Goes to the next match.
  open func findNext(_ sender: Any?) { lacks("findNext:") }
  /// Goes to the previous match.
  open func findPrevious(_ sender: Any?) { lacks("findPrevious:") }
  /// Searches for the selection.
  open func useSelectionForFind(_ sender: Any?) { lacks("useSelectionForFind:") }
  /// Prints.
  open func printContent(_ sender: Any?) { lacks("printContent:") }
  /// Renames the document.
  open func rename(_ sender: Any?) { lacks("rename:") }
  /// Makes a copy of the document or the selection.
  open func duplicate(_ sender: Any?) { lacks("duplicate:") }
  /// Moves the document.
  open func move(_ sender: Any?) { lacks("move:") }
  /// Writes the document in another format.
  open func export(_ sender: Any?) { lacks("export:") }
}
