import Foundation

extension NibKind {
  static let controls = [
    control, button, switchControl, slider, stepper, segmentedControl, pageControl, progressView,
    activityIndicator, datePicker, pickerView, textField, searchTextField, textView, refreshControl,
    colorWell, calendarView,
  ]

  static let control = NibKind("control", type: UIControl.self) { nib, control in
    nib.flag("enabled") { control.isEnabled = $0 }
    nib.flag("selected") { control.isSelected = $0 }
    nib.flag("highlighted") { control.isHighlighted = $0 }
    nib.word("contentHorizontalAlignment", NibWords.horizontalAlignments) {
      control.contentHorizontalAlignment = $0
    }
    nib.word("contentVerticalAlignment", NibWords.verticalAlignments) {
      control.contentVerticalAlignment = $0
    }
    nib.flag("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = $0 }
    nib.text("toolTip") { control.toolTip = $0 }
  }

  static let refreshControl = NibKind("refreshControl", type: UIRefreshControl.self) {
    nib, control in
    nib.attributedText("attributedTitle") { control.attributedTitle = $0 }
  }

  static let colorWell = NibKind("colorWell", type: UIColorWell.self) { nib, well in
    nib.color("selectedColor") { well.selectedColor = $0 }
    nib.flag("supportsAlpha") { well.supportsAlpha = $0 }
    nib.text("title") { well.title = $0 }
  }

  static let calendarView = NibKind(
    "calendarView", type: UICalendarView.self,
    outlets: [NibOutlet("delegate", (any UICalendarViewDelegate).self) { $0.delegate = $1 }]
  ) { nib, view in
    nib.flag("wantsDateDecorations") { view.wantsDateDecorations = $0 }
  }
}
