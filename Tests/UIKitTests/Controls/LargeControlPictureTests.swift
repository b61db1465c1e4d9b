import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension ControlPictureTests.Look {
  /// A page with a control in its middle, or with the part of a larger control that begins at a corner.
  @MainActor
  func picture(_ size: CGSize, _ control: UIView, from corner: CGPoint? = nil) -> CGImage {
    let harness = AppHarness(scale: scale)
    let page = UIView(frame: CGRect(origin: .zero, size: size))
    page.backgroundColor = .systemBackground
    page.overrideUserInterfaceStyle = style
    for view in [page, control] {
      view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    }
    if control.bounds.isEmpty { control.frame.size = control.intrinsicContentSize }
    control.center = CGPoint(x: size.width / 2, y: size.height / 2)
    if let corner { control.frame.origin = CGPoint(x: -corner.x, y: -corner.y) }
    page.addSubview(control)
    let window = harness.show(page)
    harness.advance(by: 0.01)
    return harness.screenshot(of: window)
  }
}

/// Parts of the largest controls: light, dark, from right to left, and at four scales. What is drawn whole
/// at one pixel a point in `PickerPictureTests` is left out there.
@MainActor
struct LargeControlPictureTests {
  typealias Look = ControlPictureTests.Look

  nonisolated static let looks = Look.all.filter { $0.scale > 1 }

  private func dates(_ style: UIDatePickerStyle, _ size: CGSize, day: Double) -> UIView {
    let dates = UIDatePicker()
    (dates.timeZone, dates.locale) = (TimeZone(identifier: "UTC"), Locale(identifier: "en_GB"))
    dates.calendar = Calendar(identifier: .gregorian)
    dates.datePickerMode = .date
    dates.preferredDatePickerStyle = style
    dates.date = Date(timeIntervalSince1970: 1_300_000_000 + day * 86_400)
    dates.frame.size = size
    return dates
  }

  @Test(arguments: Look.all)
  func dateWheels(look: Look) throws {
    let (page, whole) = (CGSize(width: 110, height: 76), CGSize(width: 320, height: 216))
    let wheels = {
      look.picture(page, self.dates(.wheels, whole, day: $0), from: CGPoint(x: 20, y: 70))
    }
    try expectSnapshot(
      wheels(0), named: "date-wheels-\(look.name)", differsFrom: [wheels(1)])
  }

  @Test(arguments: Look.all)
  func calendars(look: Look) throws {
    let (page, whole) = (CGSize(width: 110, height: 100), CGSize(width: 320, height: 330))
    // 13 March 2011 is a Sunday, in the last column.
    let calendar = {
      look.picture(page, self.dates(.inline, whole, day: $0), from: CGPoint(x: 210, y: 110))
    }
    try expectSnapshot(
      calendar(0), named: "calendar-\(look.name)", differsFrom: [calendar(-1)])
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
  }

  @Test(arguments: looks.filter { $0.scale >= 1.5 })
  func wheels(look: Look) throws {
    let rows = Rows()
    let wheel = { (row: Int) in
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 90, height: 110))
      (picker.dataSource, picker.delegate) = (rows, rows)
      picker.selectRow(row, inComponent: 0, animated: false)
      return look.picture(CGSize(width: 90, height: look.scale < 2 ? 100 : 60), picker)
    }
    try expectSnapshot(wheel(4), named: "wheels-\(look.name)", differsFrom: [wheel(0)])
  }

  @Test(arguments: looks)
  func searchBars(look: Look) throws {
    let bar = { (scope: Int) in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 230, height: 88))
      bar.text = "sea"
      bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Blue")]
      (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "Mine"], true)
      bar.selectedScopeButtonIndex = scope
      return look.picture(CGSize(width: look.scale < 2 ? 130 : 100, height: 84), bar, from: .zero)
    }
    try expectSnapshot(bar(0), named: "search-\(look.name)", differsFrom: [bar(1)])
  }

  @Test(arguments: Look.all)
  func segmentsWithPictures(look: Look) throws {
    let segments = { (selected: Int) in
      let control = UISegmentedControl(items: [
        UIImage(systemName: "star") as Any, "Day", UIImage(systemName: "heart") as Any,
      ])
      control.frame.size = CGSize(width: 150, height: 32)
      control.selectedSegmentIndex = selected
      return look.picture(CGSize(width: 160, height: 44), control)
    }
    try expectSnapshot(
      segments(0), named: "segments-pictures-\(look.name)", differsFrom: [segments(2)])
  }

  @Test(arguments: looks)
  func unavailableContent(look: Look) throws {
    let content = { (text: String) in
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "magnifyingglass")
      (configuration.text, configuration.secondaryText) = (text, "Nothing here")
      let view = UIContentUnavailableView(configuration: configuration)
      view.frame = CGRect(x: 0, y: 0, width: 190, height: 170)
      return look.picture(CGSize(width: 110, height: 90), view, from: CGPoint(x: 40, y: 40))
    }
    try expectSnapshot(
      content("No Mail"), named: "unavailable-\(look.name)", differsFrom: [content("No Post")])
  }
}
