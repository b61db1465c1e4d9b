public import Foundation

/// Picks any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Is asked and told of picks. Held weakly.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  private var picked: [DateComponents] = [] {
    didSet { places = nil }
  }
  /// Where days are among those that are picked, by their beginnings in a calendar.
  private var places: (calendar: Calendar, indices: [Date: Int])?

  /// Without a day.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// In the order in which they were picked. Setting it tells the delegate nothing.
  open var selectedDates: [DateComponents] {
    get { picked }
    set { setSelectedDates(newValue, animated: false) }
  }
  /// Picks days without telling the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    picked = selectedDates
    view?.refreshDays()
  }

  private func index(of day: DateComponents) -> Int? {
    guard let calendar = view?.usedCalendar, let date = day.day(in: calendar) else { return nil }
    return indices(in: calendar)[calendar.startOfDay(for: date)]
  }

  private func indices(in calendar: Calendar) -> [Date: Int] {
    if let places, places.calendar == calendar { return places.indices }
    var indices: [Date: Int] = [:]
    for (index, day) in picked.enumerated().reversed() {
      day.day(in: calendar).map { indices[calendar.startOfDay(for: $0)] = index }
    }
    places = (calendar, indices)
    return indices
  }

  override func isPicked(_ day: DateComponents) -> Bool { index(of: day) != nil }
  override func canPick(_ day: DateComponents) -> Bool {
    isPicked(day)
      ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
  override func wasTapped(_ day: DateComponents) {
    if let index = index(of: day) {
      picked.remove(at: index)
      view?.refreshDays()
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      picked.append(day)
      view?.refreshDays()
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Is asked and told of the days that the user picks.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Whether a day can be picked; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a day can be given up; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
  /// The user has picked a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// The user has given up a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

extension UICalendarSelectionMultiDateDelegate {
  /// True.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// True.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
