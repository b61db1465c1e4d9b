public import CoreGraphics
public import Foundation

/// Shows months of days, to be picked and decorated. Main thread only.
///
/// Without a selection behaviour days can't be picked.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// Answers the decorations of days, and is told of the month that shows. Held weakly.
  open var delegate: (any UICalendarViewDelegate)? {
    get { weakDelegate }
    set {
      let isOther = newValue !== weakDelegate
      weakDelegate = newValue
      if isOther { refreshDays() }
    }
  }
  private weak var weakDelegate: (any UICalendarViewDelegate)?
  /// How days are picked; nil, as by default, where they aren't.
  @AlwaysObserved open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      refreshDays()
    }
  }
  /// The user's by default.
  @AlwaysObserved open var locale = Locale.current {
    didSet { if locale != oldValue { settingsDidChange() } }
  }
  /// The user's by default.
  open var calendar: Calendar {
    get { ownCalendar ?? .current }
    set {
      let isOther = newValue != calendar
      ownCalendar = newValue
      if isOther { settingsDidChange() }
    }
  }
  private var ownCalendar: Calendar?
  /// Nil for the calendar's.
  @AlwaysObserved open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { settingsDidChange() } }
  }
  /// Of all texts.
  @AlwaysObserved open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { if fontDesign != oldValue { settingsDidChange() } }
  }
  /// The days that can be seen and picked; from year 1 to 4001 by default, and never beyond.
  @AlwaysObserved open var availableDateRange = DateInterval(
    start: .distantPast, end: .distantFuture)
  {
    didSet { if availableDateRange != oldValue { settingsDidChange() } }
  }
  /// Whether there is room for decorations below the days; true by default.
  @AlwaysObserved open var wantsDateDecorations = true {
    didSet {
      guard wantsDateDecorations != oldValue else { return }
      invalidateIntrinsicContentSize()
      refreshDays()
    }
  }

  /// The month that shows. Setting it turns to that month without animation.
  open var visibleDateComponents: DateComponents {
    get { components([.era, .year, .month], of: month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  /// Turns to a month within the available dates.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    if let date = dateComponents.day(in: usedCalendar) {
      show(monthOf: date, animated: animated)
    }
  }
  /// Asks the delegate again for the decorations of these days.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    let days = dateComponents.compactMap { $0.day(in: usedCalendar) }
    for cell in shownDays where days.contains(where: { isSameDay($0, cell.day) }) {
      showDecoration(of: cell)
    }
  }

  /// With the view's locale and time zone.
  var usedCalendar = Calendar.current
  let numerals = NumberFormatter()
  /// The first day of the month that shows.
  var month = CurrentDate.read()
  let pages = MonthPages()
  let header = CalendarHeader()
  /// The wheels that the month's name opens.
  var chooser: UIDatePicker?
  /// Whether arrow keys pick the day that they go to.
  var picksByArrows = false
  /// The day that has, or will have, the focus of the keys.
  var focusDay: Date?
  private var observer: NotificationObserver?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(self, as: UICalendarView.self)
  }

  private func prepare() {
    isOpaque = false
    header.owner = self
    pages.owner = self
    for view in [header, pages.view] { addSubview(view) }
    month = usedCalendar.dateInterval(of: .month, for: month)?.start ?? month
    settingsDidChange()
    observer = NotificationObserver(
      UIApplication.significantTimeChangeNotification
    ) { [weak self] in self?.timeDidChange() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: 7 * CalendarMetrics.column,
      height: CalendarHeader.height + 6 * CalendarMetrics.row(decorated: wantsDateDecorations))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = CalendarHeader.height
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let rest = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    pages.place(rest)
    chooser?.frame = rest
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refreshTexts()
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    settingsDidChange()
  }
  /// The days take the focus.
  open override var canBecomeFocused: Bool { false }
}

/// Lengths of calendars.
enum CalendarMetrics {
  static let (column, disc, decoration): (CGFloat, CGFloat, CGFloat) = (44, 36, 14)

  static func row(decorated: Bool) -> CGFloat { decorated ? 54 : 40 }
}
