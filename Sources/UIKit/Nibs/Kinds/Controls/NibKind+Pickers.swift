import Foundation
import InterfaceFiles

extension NibKind {
  static let pickerView = NibKind(
    "pickerView", type: UIPickerView.self,
    outlets: [
      NibOutlet("dataSource", (any UIPickerViewDataSource).self) { $0.dataSource = $1 },
      NibOutlet("delegate", (any UIPickerViewDelegate).self) { $0.delegate = $1 },
    ]
  ) { nib, picker in
    nib.flag("showsSelectionIndicator") { picker.showsSelectionIndicator = $0 }
  }

  static let datePicker = NibKind("datePicker", type: UIDatePicker.self) { nib, picker in
    nib.word("datePickerMode", dateModes) { picker.datePickerMode = $0 }
    nib.word("style", dateStyles) { picker.preferredDatePickerStyle = $0 }
    nib.integer("minuteInterval") { if (1...30).contains($0) { picker.minuteInterval = $0 } }
    nib.number("countDownDuration") { picker.countDownDuration = TimeInterval($0) }
    nib.date("minimumDate") { picker.minimumDate = $0 }
    nib.date("maximumDate") { picker.maximumDate = $0 }
    nib.date("date") { picker.date = $0 }
    nib.string("locale") { picker.locale = Locale(identifier: $0) }
    // Otherwise the date that Interface Builder showed.
    nib.skip("useCurrentDate")
    if let locale = nib.child("locale")?.attributes["localeIdentifier"] {
      picker.locale = Locale(identifier: locale)
    }
    if let zone = nib.child("timeZone")?.attributes["name"] {
      picker.timeZone = TimeZone(identifier: zone)
    }
  }

  private static let dateModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]
  private static let dateStyles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}

extension NibReader {
  /// Written as seconds since 2001.
  func date(_ key: String, _ set: (Date) -> Void) {
    guard let written = child(key), let seconds = written.number("timeIntervalSinceReferenceDate")
    else { return }
    set(Date(timeIntervalSinceReferenceDate: seconds))
  }
}
