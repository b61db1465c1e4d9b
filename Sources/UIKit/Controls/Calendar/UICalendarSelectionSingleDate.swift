public import Foundation

/// Picks one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Is asked and told of picks. Held weakly.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  private var picked: DateComponents?

  /// Without a day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Nil for none. Setting it tells the delegate nothing.
  open var selectedDate: DateComponents? {
    get { picked }
    set { setSelected(newValue, animated: false) }
  }
  /// Picks a day without telling the delegate, and turns to its month.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    picked = selectedDate
    view?.selectionDidChange(to: selectedDate, animated: animated)
  }

  override func isPicked(_ day: DateComponents) -> Bool {
    guard let picked, let view else { return false }
    return picked.isSameDay(as: day, in: view.usedCalendar)
  }
  override func canPick(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
  /// The day that is picked is given up, if that is allowed.
  override func wasTapped(_ day: DateComponents) {
    let new = isPicked(day) ? nil : day
    guard new != nil || delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
    picked = new
    view?.refreshDays()
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// Is asked and told of the day that the user picks.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Whether a day, or with nil no day, can be picked; true by default.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
  /// The user has picked a day, or with nil given it up.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}

extension UICalendarSelectionSingleDateDelegate {
  /// True.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
