public import CoreGraphics
public import Foundation
import FoundationAdditions

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// Wheels for durations, else compact.
  case automatic
  case wheels
  /// Buttons that open a calendar or wheels.
  case compact
  /// A calendar.
  case inline
}

/// A control for a date, a time or a duration. Main thread only.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is picked.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime
    /// Hours and minutes.
    case countDownTimer
    case yearAndMonth
  }

  private var picked = CurrentDate.read()
  private var duration: TimeInterval = 60
  private var limits: (least: Date?, greatest: Date?)
  /// What shows the date in the style of the moment.
  var face: (any DatePickerFace)?
  /// What a compact picker has opened.
  var opened: ControlPopover?
  weak var openedFace: (any DatePickerFace)?
  private var shownZone: TimeZone?
  private var observer: NotificationObserver?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(self, as: UIDatePicker.self)
  }

  private func prepare() {
    isOpaque = false
    rebuild()
    observer = NotificationObserver(
      UIApplication.significantTimeChangeNotification
    ) { [weak self] in self?.timeDidChange() }
  }

  /// Calendars follow by themselves, and show the month that the user has turned to.
  private func timeDidChange() {
    guard usedCalendar.timeZone == shownZone else { return settingsDidChange() }
    (face as? DateWheels)?.showDate(animated: false)
  }

  // MARK: Date

  /// Now at first. Setting it sends no event.
  open var date: Date {
    get { picked }
    set { setDate(newValue, animated: false) }
  }

  /// Within the limits, and at a whole interval where dates are rounded.
  open func setDate(_ date: Date, animated: Bool) {
    let new = allowed(date)
    if new != picked { ObservedChange.announce(self, "date") { picked = new } }
    face?.showDate(animated: animated)
    openedFace?.showDate(animated: animated)
  }

  /// In seconds, in whole minutes, less than a day; 0 in other modes than that of durations.
  open var countDownDuration: TimeInterval {
    get { datePickerMode == .countDownTimer ? duration : 0 }
    set {
      guard datePickerMode == .countDownTimer, newValue.isFinite else { return }
      let minutes = (min(max(newValue, 60), 86_340) / 60).rounded(.down)
      let interval = Double(minuteInterval)
      duration = max(interval, (minutes / interval).rounded(.down) * interval) * 60
      face?.showDate(animated: false)
    }
  }

  /// Nil for no limit. Where it is later than the maximum, neither counts.
  open var minimumDate: Date? {
    get { limits.least }
    set {
      limits.least = newValue
      setDate(picked, animated: false)
    }
  }
  /// Nil for no limit. Limited to a whole interval.
  open var maximumDate: Date? {
    get { limits.greatest }
    set {
      limits.greatest = newValue.map(floored)
      setDate(picked, animated: false)
    }
  }
  /// Minutes between times that can be picked: a part of 60. Others are not taken.
  open var minuteInterval: Int {
    get { interval }
    set {
      guard newValue > 0, newValue <= 30, 60 % newValue == 0, newValue != interval else { return }
      interval = newValue
      settingsDidChange()
    }
  }
  private var interval = 1
  /// Whether dates are moved back to a whole interval.
  @AlwaysObserved open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval, !oldValue { setDate(picked, animated: false) } }
  }

  // MARK: Settings

  /// Nil for the user's.
  @AlwaysObserved open var locale: Locale? {
    didSet { if locale != oldValue { rebuild() } }
  }
  /// Nil for the user's.
  open var calendar: Calendar! {
    get { ownCalendar ?? Calendar.current }
    set {
      ownCalendar = newValue
      rebuild()
    }
  }
  private var ownCalendar: Calendar?
  /// Nil for the calendar's.
  @AlwaysObserved open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { rebuild() } }
  }
  /// What is picked; a date and a time at first. Entering the mode for durations sets a minute and the
  /// start of today.
  @AlwaysObserved open var datePickerMode: Mode = .dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      if datePickerMode == .countDownTimer {
        duration = 60
        picked = usedCalendar.startOfDay(for: CurrentDate.read())
      }
      rebuild()
    }
  }
  /// The style wished for; wheels are taken where another does not suit the mode.
  @AlwaysObserved open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if datePickerStyle != shownStyle { rebuild() } }
  }
  private var shownStyle = UIDatePickerStyle.automatic

  /// The style that shows.
  open var datePickerStyle: UIDatePickerStyle {
    let needsWheels = datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth
    switch preferredDatePickerStyle {
    case .wheels: return .wheels
    case .automatic, .compact: return needsWheels ? .wheels : .compact
    case .inline: return needsWheels || datePickerMode == .time ? .wheels : .inline
    }
  }

  open override var intrinsicContentSize: CGSize { face?.intrinsicContentSize ?? .zero }
  /// The style's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    face?.frame = bounds
  }

  /// The parts of a date picker take the focus.
  open override var canBecomeFocused: Bool { false }
  override func stateDidChange() {
    super.stateDidChange()
    face?.isUserInteractionEnabled = isEnabled
    face?.alpha = isEnabled ? 1 : 0.5
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    rebuild()
  }

  func rebuild() {
    face?.removeFromSuperview()
    opened?.close()
    (shownStyle, shownZone) = (datePickerStyle, usedCalendar.timeZone)
    let made: any DatePickerFace =
      switch shownStyle {
      case .compact: DateButtons(self)
      case .inline: DateCalendar(self)
      case .automatic, .wheels: DateWheels(self)
      }
    face = made
    made.semanticContentAttribute = semanticContentAttribute
    addSubview(made)
    made.showDate(animated: false)
    stateDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// A look of a date picker.
@MainActor
protocol DatePickerFace: UIView {
  func showDate(animated: Bool)
}
