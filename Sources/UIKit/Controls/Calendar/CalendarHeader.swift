import CoreGraphics
import Foundation

/// The month's name, arrows to other months, and the names of the days of the week.
final class CalendarHeader: UIView {
  static let (bar, weekdayHeight): (CGFloat, CGFloat) = (40, 20)
  static var height: CGFloat { bar + weekdayHeight }

  weak var owner: UICalendarView?
  private let title = UIButton(configuration: .plain())
  private let back = UIButton(configuration: .plain())
  private let forth = UIButton(configuration: .plain())
  private var weekdays: [UILabel] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    prepareButtons()
    weekdays = (0..<7).map { _ in UILabel() }
    for label in weekdays {
      label.setTextColor(.tertiaryLabel)
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.isAccessibilityElement = false
    }
    for view in [title, back, forth] + weekdays as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func prepareButtons() {
    title.configuration?.baseForegroundColor = .label
    title.configuration?.imagePlacement = .trailing
    title.configuration?.imagePadding = 4
    title.configuration?.imageColorTransformer = UIConfigurationColorTransformer {
      [weak self] color in self?.tintColor ?? color
    }
    title.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 8, bottom: 4, trailing: 8)
    title.addAction(
      UIAction { [weak self] _ in self?.owner?.toggleChooser() }, for: .primaryActionTriggered)
    for (button, symbol, name, step) in [
      (back, "chevron.backward", "Previous month", -1), (forth, "chevron.forward", "Next month", 1),
    ] {
      button.configuration?.image = UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
      button.accessibilityLabel = name
      button.addAction(
        UIAction { [weak self] _ in self?.owner?.turn(by: step) }, for: .primaryActionTriggered)
    }
  }

  /// The week begins as the calendar says.
  func showTexts() {
    guard let owner else { return }
    let symbols = owner.formatter("E").shortStandaloneWeekdaySymbols
    let first = owner.usedCalendar.firstWeekday - 1
    for (index, label) in weekdays.enumerated() {
      let day = (first + index) % 7
      label.text = symbols.indices.contains(day) ? symbols[day].uppercased() : nil
      label.setFont(owner.font(.caption1, 12, .semibold))
    }
    showMonth()
  }

  func showMonth() {
    guard let owner else { return }
    title.configuration?.title = owner.formatter("yMMMM").string(from: owner.month)
    let font = owner.font(.headline, 17, .semibold)
    title.configuration?.titleTextAttributesTransformer = .init {
      var attributes = $0
      attributes.font = font
      return attributes
    }
    let isOpen = owner.chooser != nil
    title.configuration?.image = UIImage(
      systemName: isOpen ? "chevron.down" : "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: 17, weight: .semibold, scale: .small))
    back.isHidden = isOpen
    forth.isHidden = isOpen
    back.isEnabled = owner.pages.hasMonth(-1, from: owner.month)
    forth.isEnabled = owner.pages.hasMonth(1, from: owner.month)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (bar, width) = (Self.bar, bounds.width)
    let natural = title.intrinsicContentSize.width
    title.frame = mirrored(
      CGRect(x: 0, y: 0, width: max(0, min(natural, width - 2 * bar)), height: bar))
    back.frame = mirrored(CGRect(x: width - 2 * bar, y: 0, width: bar, height: bar))
    forth.frame = mirrored(CGRect(x: width - bar, y: 0, width: bar, height: bar))
    for (index, label) in weekdays.enumerated() {
      let column = width / 7
      label.frame = mirrored(
        CGRect(x: CGFloat(index) * column, y: bar, width: column, height: Self.weekdayHeight))
    }
  }
}
