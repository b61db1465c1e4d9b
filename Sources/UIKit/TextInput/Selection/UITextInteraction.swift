public import Foundation

/// Whether a text interaction lets the user change text, or only select it.
public enum UITextInteractionMode: Int, Sendable { case editable, nonEditable }

/// Decides whether a text interaction may begin, and hears of it.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: AnyObject {
  /// Whether a tap, press or drag at a point of the view may select. True by default.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// The user begins to select.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// The user has selected.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// True.
  public func interactionShouldBegin(
    _ interaction: UITextInteraction, at point: CGPoint
  ) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Gives a view with `UITextInput` a caret and a selection, and lets the user make them: with the mouse as
/// on a desktop, by touch as on iOS. Main thread only.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// Decides whether it may begin; held weakly.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text, which must be set before the interaction is added to a view.
  open var textInput: (any UIResponder & UITextInput)? {
    get { weakTextInput }
    set {
      weakTextInput = newValue
      textInputDidChange()
    }
  }
  private weak var weakTextInput: (any UIResponder & UITextInput)?
  /// As given to the initialiser.
  open private(set) var textInteractionMode: UITextInteractionMode
  /// The recognizers that others may wait for.
  open private(set) var gesturesForFailureRequirements: [UIGestureRecognizer] = []
  /// The view it was added to.
  open private(set) weak var view: UIView?

  /// Shows the caret and the selection.
  private(set) var display: UITextSelectionDisplayInteraction?
  /// Shows what can be done with the selection.
  private(set) var editMenu: TextEditMenu?
  private var pointerShape: UIPointerInteraction?
  /// Drags of the selection, and drops, where the text is a view of ours.
  let dragging = TextDragging()
  let dropping = TextDropping()
  var pasting = TextPasting()
  var drag: SelectionDrag?
  /// Whether the program selected something when the text got the keyboard by the present click or tap.
  var isSelectedByProgram = false
  var loupe: UITextLoupeSession?
  private var observers: [NotificationObserver] = []

  /// An interaction for text that may be changed, or only selected.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  /// Called by the view before it changes.
  open func willMove(to view: UIView?) {
    stopDragging()
    gesturesForFailureRequirements.forEach { self.view?.removeGestureRecognizer($0) }
    gesturesForFailureRequirements = []
    display.map { self.view?.removeInteraction($0) }
    editMenu.map { self.view?.removeInteraction($0.interaction) }
    pointerShape.map { self.view?.removeInteraction($0) }
    removeDragAndDrop()
    (display, editMenu, pointerShape) = (nil, nil, nil)
    observers = []
  }

  /// Called by the view after it has changed.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    gesturesForFailureRequirements = makeRecognizers()
    gesturesForFailureRequirements.forEach(view.addGestureRecognizer)
    let shape = UIPointerInteraction(delegate: self)
    view.addInteraction(shape)
    pointerShape = shape
    observers = Self.changesOfFocus.map { name in
      NotificationObserver(name) { [weak self] in self?.focusDidChange() }
    }
    textInputDidChange()
  }

  private static let changesOfFocus = [
    UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
  ]

  func setMode(_ mode: UITextInteractionMode) {
    guard mode != textInteractionMode else { return }
    textInteractionMode = mode
    refresh()
  }

  private func textInputDidChange() {
    display.map { view?.removeInteraction($0) }
    editMenu.map { view?.removeInteraction($0.interaction) }
    (display, editMenu) = (nil, nil)
    removeDragAndDrop()
    guard let view, let input = textInput as? any UIView & UITextInput else { return }
    let display = UITextSelectionDisplayInteraction(
      textInput: input, delegate: input as? any UITextSelectionDisplayInteractionDelegate)
    view.addInteraction(display)
    self.display = display
    let menu = TextEditMenu(input)
    view.addInteraction(menu.interaction)
    editMenu = menu
    addDragAndDrop(input)
    focusDidChange()
  }

  private func addDragAndDrop(_ input: any UIView & UITextInput) {
    guard let text = input as? any EditedTextView & UITextDraggable & UITextDroppable else {
      return
    }
    (dragging.view, dropping.view) = (text, text)
    text.addInteraction(dragging.interaction)
    text.addInteraction(dropping.interaction)
  }

  private func removeDragAndDrop() {
    dragging.view?.removeInteraction(dragging.interaction)
    dropping.view?.removeInteraction(dropping.interaction)
    (dragging.view, dropping.view) = (nil, nil)
  }
}

extension UITextInteraction {
  /// The first responder or the key window is another.
  func focusDidChange() {
    let isFirst = textInput?.isFirstResponder == true
    if isFirst, textInput?.inputDelegate == nil { textInput?.inputDelegate = self }
    display?.isActivated = isFirst
    refresh()
  }

  /// Shows the selection as it is now.
  func refresh() { display?.setNeedsSelectionUpdate() }
}

extension UITextInteraction: UITextInputDelegate {
  public func selectionWillChange(_ textInput: (any UITextInput)?) {}

  /// Shows the selection as it is.
  public func selectionDidChange(_ textInput: (any UITextInput)?) { refresh() }

  /// Ends what is being composed.
  public func textWillChange(_ textInput: (any UITextInput)?) {
    self.textInput?.finishComposition()
  }

  /// Shows the selection as it is.
  public func textDidChange(_ textInput: (any UITextInput)?) { refresh() }
}

extension UITextInteraction: UIPointerInteractionDelegate {
  /// A beam over the text.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    UIPointerStyle.textBeam()
  }
}

extension UIView {
  /// The interaction that makes its text editable, if it has one.
  var textInteraction: UITextInteraction? {
    interactions.lazy.compactMap { $0 as? UITextInteraction }.first
  }
}

extension UIWindow {
  func firstResponderDidChange(from old: UIResponder?) {
    old?.firstResponderHasGone()
    updateInputViews()
    for responder in [old, firstResponder] {
      (responder as? UIView)?.textInteraction?.focusDidChange()
    }
  }
}
