import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Controls with panels and wheels, and what shows in the place of content: light, dark, from
/// right to left, and at four scales.
@MainActor
struct PickerPictureTests {
  typealias Look = ControlPictureTests.Look

  private func well(_ color: UIColor?) -> UIView {
    let well = UIColorWell()
    well.selectedColor = color
    return well
  }

  @Test(arguments: Look.all)
  func colorWells(look: Look) throws {
    let size = CGSize(width: 40, height: 40)
    try expectSnapshot(
      look.picture(size, well(.systemGreen)), named: "wells-\(look.name)",
      differsFrom: [look.picture(size, well(.systemRed))])
  }

  @Test(arguments: Look.all)
  func pageProgress(look: Look) throws {
    let pages = { (part: Float) in
      let pages = UIPageControl()
      let progress = UIPageControlProgress()
      progress.currentProgress = part
      (pages.numberOfPages, pages.currentPage, pages.progress) = (4, 1, progress)
      pages.pageIndicatorTintColor = .tertiaryLabel
      pages.currentPageIndicatorTintColor = .label
      return pages
    }
    let size = CGSize(width: 130, height: 40)
    try expectSnapshot(
      look.picture(size, pages(0.4)), named: "page-progress-\(look.name)",
      differsFrom: [look.picture(size, pages(0.6))])
  }

  private final class Fruit: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
  }

  @Test(arguments: Look.all.filter { $0.scale < 1.5 })
  func wheels(look: Look) throws {
    let fruit = Fruit()
    let wheel = { (row: Int) in
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 110, height: 110))
      (picker.dataSource, picker.delegate) = (fruit, fruit)
      picker.selectRow(row, inComponent: 0, animated: false)
      return picker
    }
    let size = CGSize(width: 120, height: 110)
    try expectSnapshot(
      look.picture(size, wheel(4)), named: "wheels-\(look.name)",
      differsFrom: [look.picture(size, wheel(0))])
  }

  private func dates(day: Double) -> UIView {
    let dates = UIDatePicker()
    (dates.timeZone, dates.locale) = (TimeZone(identifier: "UTC"), Locale(identifier: "en_GB"))
    dates.calendar = Calendar(identifier: .gregorian)
    dates.datePickerMode = .date
    dates.preferredDatePickerStyle = .compact
    dates.date = Date(timeIntervalSince1970: 1_300_000_000 + day * 86_400)
    return dates
  }

  @Test(arguments: Look.all)
  func compactDates(look: Look) throws {
    let size = CGSize(width: 160, height: 44)
    try expectSnapshot(
      look.picture(size, dates(day: 0)), named: "dates-\(look.name)",
      differsFrom: [look.picture(size, dates(day: 1))])
  }

  private func search(_ scope: Int) -> UIView {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 230, height: 88))
    bar.text = "sea"
    bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Blue")]
    bar.showsCancelButton = true
    (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "Mine"], true)
    bar.selectedScopeButtonIndex = scope
    return bar
  }

  @Test(arguments: Look.all.filter { $0.scale == 1 })
  func searchBars(look: Look) throws {
    let size = CGSize(width: 230, height: 88)
    try expectSnapshot(
      look.picture(size, search(0)), named: "search-\(look.name)",
      differsFrom: [look.picture(size, search(1))])
  }

  private func unavailable(_ text: String) -> UIView {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "magnifyingglass")
    (configuration.text, configuration.secondaryText) = (text, "Nothing is here yet.")
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 190, height: 170)
    return view
  }

  @Test(arguments: Look.all.filter { $0.scale == 1 })
  func unavailableContent(look: Look) throws {
    let size = CGSize(width: 190, height: 170)
    try expectSnapshot(
      look.picture(size, unavailable("No Mail")), named: "unavailable-\(look.name)",
      differsFrom: [look.picture(size, unavailable("No Post"))])
  }

  private func choices(_ isSelected: Bool) -> UIView {
    let (popUp, toggle) = (UIButton(configuration: .gray()), UIButton(configuration: .tinted()))
    (popUp.showsMenuAsPrimaryAction, popUp.changesSelectionAsPrimaryAction) = (true, true)
    popUp.menu = UIMenu(children: ["Metre", "Mile"].map { UIAction(title: $0) { _ in } })
    toggle.configuration?.title = "Bold"
    (toggle.changesSelectionAsPrimaryAction, toggle.isSelected) = (true, isSelected)
    popUp.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
    toggle.frame = CGRect(x: 106, y: 0, width: 70, height: 34)
    let both = UIView(frame: CGRect(x: 0, y: 0, width: 176, height: 34))
    for button in [popUp, toggle] { both.addSubview(button) }
    return both
  }

  @Test(arguments: Look.all)
  func popUpAndToggleButtons(look: Look) throws {
    let size = CGSize(width: 184, height: 42)
    try expectSnapshot(
      look.picture(size, choices(true)), named: "choices-\(look.name)",
      differsFrom: [look.picture(size, choices(false))])
  }

  private func paste(_ mode: UIPasteControl.DisplayMode) -> UIView {
    let look = UIPasteControl.Configuration()
    look.displayMode = mode
    let control = Working(configuration: look)
    // It was measured for the screen that was there before its window's.
    control.frame = .zero
    return control
  }

  /// Without a target a paste control is disabled.
  private final class Working: UIPasteControl {
    override var isEnabled: Bool {
      get { true }
      set { super.isEnabled = true }
    }
  }

  @Test(arguments: Look.all)
  func pasteControls(look: Look) throws {
    let size = CGSize(width: 110, height: 44)
    try expectSnapshot(
      look.picture(size, paste(.iconAndLabel)), named: "paste-\(look.name)",
      differsFrom: [look.picture(size, paste(.labelOnly))])
  }

  private func text(_ text: String) -> UIView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 60))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    return view
  }

  @Test(arguments: Look.all)
  func textViews(look: Look) throws {
    let size = CGSize(width: 150, height: 60)
    try expectSnapshot(
      look.picture(size, text("Two lines of text")), named: "text-\(look.name)",
      differsFrom: [look.picture(size, text("Two lines of test"))])
  }
}
