import CoreGraphics
import Foundation

/// Asks the user something in a card over the window. Main thread only.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How the actions are offered.
  public enum Style: Int, Sendable {
    /// A popover in wide windows, a card at the lower edge in others.
    case actionSheet
    case alert
  }

  private(set) var style: Style = .alert
  private(set) var ownActions: [UIAlertAction] = []
  private(set) var fields: [UITextField] = []
  private var preferred: UIAlertAction?
  private var isAnswered = false

  /// Makes an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, style) = (title, message, preferredStyle)
  }

  /// Beneath the title.
  @AlwaysObserved open var message: String? { didSet { cardDidChange() } }
  open override var title: String? { didSet { cardDidChange() } }
  /// How grave it is. Kept: alerts look the same.
  open var severity = UIAlertControllerSeverity.default
  /// Set when the alert is made.
  open var preferredStyle: Style { style }
  /// In the order in which they were added.
  open var actions: [UIAlertAction] { ownActions }
  /// In the order in which they were added; nil without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// The one that stands out and that Return performs. Traps if it is not among the actions.
  open var preferredAction: UIAlertAction? {
    get { preferred }
    set {
      precondition(
        newValue == nil || ownActions.contains { $0 === newValue },
        "The preferredAction of an alert controller must be contained in the \"actions\" array or be nil"
      )
      preferred = newValue
      cardDidChange()
    }
  }

  /// Adds a button. Traps for a second one that cancels.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    ownActions.append(action)
    action.onChange = { [weak self] in self?.cardDidChange() }
    cardDidChange()
  }

  /// Adds a field; `configurationHandler` is called at once. Traps on an action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      style == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
    field.addAction(
      UIAction { [weak self, weak field] _ in field.map { self?.returned(from: $0) } },
      for: .primaryActionTriggered)
    cardDidChange()
  }

  /// A popover for action sheets, else custom. Setting it does nothing.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { style == .actionSheet ? .popover : .custom }
    set {}
  }
  /// That of an action sheet's actions, in a popover.
  open override var preferredContentSize: CGSize {
    get { style == .actionSheet ? view.sizeThatFits(.zero) : super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  open override func loadView() { view = AlertCard(self) }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    isAnswered = false
    fields.first?.becomeFirstResponder()
  }

  /// Return performs the action that stands out, and arrows go to the buttons.
  open override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + ownCommands
  }
  /// Cancels, where there is an action for that.
  open override func accessibilityPerformEscape() -> Bool {
    cancelAction.map(perform)
    return true
  }

  override func makePresentationController(
    _ style: UIModalPresentationStyle, by presenting: UIViewController?,
    from source: UIViewController?
  ) -> UIPresentationController {
    style == .popover
      ? ActionSheetPopover(presentedViewController: self, presenting: presenting)
      : AlertPresentationController(presentedViewController: self, presenting: presenting)
  }
}

extension UIAlertController {
  /// Tells the user of a failure, and why.
  convenience init(failure title: String, _ reason: String) {
    self.init(title: title, message: reason, preferredStyle: .alert)
    addAction(UIAlertAction(title: "OK", style: .default))
  }

  var cancelAction: UIAlertAction? { ownActions.first { $0.style == .cancel } }

  /// Performs the action that cancels; false if there is none.
  func cancel() -> Bool {
    cancelAction.map(perform)
    return cancelAction != nil
  }

  var isInPopover: Bool { activePresentationController is ActionSheetPopover }

  /// Two stand beside each other, the one that cancels first; more beneath each other, that one last. In a
  /// popover, a touch outside cancels instead.
  var shownActions: [UIAlertAction] {
    if isInPopover {
      return ownActions.filter { $0.style != .cancel }
    }
    let others = ownActions.filter { $0.style != .cancel }
    let cancel = cancelAction.map { [$0] } ?? []
    return ownActions.count == 2 ? cancel + others : others + cancel
  }

  /// Dismisses the alert and calls the handler after that, once.
  func perform(_ action: UIAlertAction) {
    guard action.isEnabled, !isAnswered else { return }
    isAnswered = true
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Return in a field goes to the next one and, in the last, performs the default action.
  private func returned(from field: UITextField) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      _ = fields[index + 1].becomeFirstResponder()
    } else {
      performDefault()
    }
  }

  /// What Return performs: the preferred action, else the first that neither cancels nor destroys, else the
  /// only one.
  var defaultAction: UIAlertAction? {
    preferred ?? ownActions.first { $0.style == .default }
      ?? (ownActions.count == 1 ? ownActions.first : nil)
  }

  private func performDefault() { defaultAction.map(perform) }

  private var card: AlertCard? { viewIfLoaded as? AlertCard }

  func cardDidChange() { card?.reload() }

  private var ownCommands: [UIKeyCommand] {
    guard card?.focusedButton == nil else { return [] }
    let go = UIAlertController.focusButtons
    return [UIKeyCommand(input: "\r", modifierFlags: [], action: UIAlertController.performDefault)]
      + [
        UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
        UIKeyCommand.inputDownArrow,
      ].map { UIKeyCommand(input: $0, modifierFlags: [], action: go) }
  }

  private func focusButtons() {
    guard let card, let button = card.button(of: defaultAction) else { return }
    UIFocusSystem.focusSystem(for: card)?.requestFocusUpdate(to: button)
  }
}
