import UIKit

extension CatalogPage {
  static let pickers = CatalogPage(title: "Pickers") { dates + [calendar, wheels] }

  /// The same on every day, so that pictures can be compared.
  private static let date = Date(timeIntervalSince1970: 1_600_000_000)

  private static func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = date
    return picker
  }

  private static var dates: [CatalogEntry] {
    [
      entry("preferredDatePickerStyle = .compact", picker(.dateAndTime, .compact)),
      entry(".inline", picker(.date, .inline), height: 320),
      entry(".wheels", picker(.date, .wheels), height: 226),
      entry("datePickerMode = .countDownTimer", picker(.countDownTimer, .wheels), height: 226) {
        $0.countDownDuration = 5400
      },
    ]
  }

  private static var calendar: CatalogEntry {
    entry("UICalendarView()", DecoratedCalendar(), height: 400)
  }

  private static var wheels: CatalogEntry {
    entry("UIPickerView()", FruitPicker(), height: 226)
  }
}

/// A month with decorations, of which several days can be picked.
class DecoratedCalendar: UICalendarView, UICalendarViewDelegate {
  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 384))
    locale = Locale(identifier: "en_US")
    timeZone = TimeZone(identifier: "UTC")
    visibleDateComponents = DateComponents(year: 2020, month: 9)
    let picked = UICalendarSelectionMultiDate(delegate: nil)
    picked.selectedDates = [8, 13].map { DateComponents(year: 2020, month: 9, day: $0) }
    selectionBehavior = picked
    delegate = self
  }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> Decoration? {
    switch dateComponents.day {
    case 4: .default(color: .systemOrange)
    case 8: .default(color: .systemPurple, size: .large)
    case 22: .image(UIImage(systemName: "star.fill"), color: .systemYellow, size: .large)
    default: nil
    }
  }
}

/// A picker with two components.
class FruitPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let rows = [
    ["Fresh", "Dried", "Frozen"], ["Apples", "Pears", "Plums", "Quinces", "Figs"],
  ]

  convenience init() {
    self.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    rows[component][row]
  }
}
