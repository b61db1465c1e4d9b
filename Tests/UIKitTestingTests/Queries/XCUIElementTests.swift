import Testing
import UIKit
import UIKitTesting

/// Elements found and used as XCUITest's tests do.
@MainActor
struct XCUIElementTests {
  private let harness = AppHarness()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  private func add(_ view: UIView, _ y: CGFloat) {
    view.frame = CGRect(x: 10, y: y, width: 200, height: 40)
    self.view.addSubview(view)
  }

  @Test func buttonsAreFoundByTitleAndTapped() {
    var taps = 0
    for (index, title) in ["Save", "Open"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { _ in taps += index + 1 }, for: .touchUpInside)
      add(button, 10 + 50 * CGFloat(index))
    }
    harness.show(view)
    #expect(harness.app.buttons.count == 2)
    #expect(harness.app.buttons["Save"].exists && !harness.app.buttons["Close"].exists)
    harness.app.buttons["Open"].tap()
    #expect(taps == 2)
    #expect(harness.app.buttons.element(boundBy: 0).label == "Save")
    #expect(!harness.app.buttons.element(boundBy: 2).exists)
    #expect(harness.app.buttons["Save"].frame == CGRect(x: 10, y: 10, width: 200, height: 40))
    #expect(harness.app.windows.buttons.firstMatch.label == "Save")
  }

  @Test func fieldsAreTypedInto() {
    let field = UITextField()
    field.accessibilityIdentifier = "name"
    add(field, 10)
    harness.show(view)
    let element = harness.app.textFields["name"]
    #expect(!element.hasFocus && element.value == nil)
    element.tap()
    element.typeText("Ann")
    #expect(field.text == "Ann" && element.value as? String == "Ann" && element.hasFocus)
  }

  @Test func switchesSlidersAndSegments() {
    let (toggle, slider) = (UISwitch(), UISlider())
    toggle.accessibilityLabel = "Sound"
    slider.accessibilityLabel = "Volume"
    let control = UISegmentedControl(items: ["Day", "Week"])
    add(toggle, 10)
    add(slider, 60)
    add(control, 110)
    harness.show(view)
    harness.app.switches["Sound"].tap()
    #expect(toggle.isOn && harness.app.switches["Sound"].value as? String == "1")
    harness.app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.5)
    #expect(slider.value == 0.5)
    harness.app.segmentedControls.buttons["Week"].tap()
    #expect(control.selectedSegmentIndex == 1)
    #expect(harness.app.segmentedControls.buttons["Week"].isSelected)
    slider.isEnabled = false
    #expect(!harness.app.sliders["Volume"].isEnabled)
  }

  @Test func cellsAreFoundByWhatIsInThem() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell()
        cell.textLabel?.text = "Row \(path.row)"
        return cell
      }
    }
    let (rows, table) = (Rows(), UITableView(frame: view.bounds))
    table.dataSource = rows
    view.addSubview(table)
    harness.show(view)
    let cells = harness.app.tables.cells
    #expect(cells.element(boundBy: 2).label == "Row 2")
    #expect(cells.staticTexts["Row 3"].exists)
    #expect(cells.containing(.staticText, identifier: "Row 4").element.exists)
    harness.app.tables.firstMatch.swipeUp()
    #expect(table.contentOffset.y > 100 && !cells["Row 0"].exists)
  }

  @Test func elementsAreFoundByKindNameAndClosure() {
    for (index, title) in ["Save", "Save", "Open"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      add(button, 10 + 50 * CGFloat(index))
    }
    let well = UIColorWell()
    well.title = "Ink"
    add(well, 160)
    let group = UIView()
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Group"
    add(group, 210)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Inside"
    group.addSubview(label)
    harness.show(view)
    let app = harness.app
    // There are two, of which one is used.
    #expect(app.buttons["Save"].firstMatch.label == "Save")
    #expect(app.windows.firstMatch.exists && app.firstMatch.exists)
    let all = app.descendants(matching: .any)
    #expect(all.matching(.button, identifier: "Save").count == 2)
    #expect(all.element(matching: .button, identifier: "Open").exists)
    #expect(!all.element(matching: .staticText, identifier: "Open").exists)
    #expect(app.buttons.element(matching: { $0.label.hasPrefix("Op") }).label == "Open")
    #expect(app.colorWells["Ink"].exists && app.keys.count == 0 && app.dialogs.count == 0)
    #expect(app.groups["Group"].staticTexts["Inside"].exists)
    let holders = app.groups.containing { $0.label == "Inside" }
    #expect(holders.count == 1 && holders.firstMatch.label == "Group")
  }

  @Test func timeIsWaited() {
    harness.show(view)
    let label = UILabel()
    label.text = "Late"
    UIView.animate(
      withDuration: 0.2, delay: 0.5, options: [], animations: { [self] in view.alpha = 0.9 },
      completion: { [self] _ in add(label, 10) })
    #expect(!harness.app.staticTexts["Late"].waitForExistence(timeout: 0.3))
    #expect(harness.app.staticTexts["Late"].waitForExistence(timeout: 2))
    label.isHidden = true
    #expect(harness.app.staticTexts["Late"].waitForNonExistence(timeout: 1))
  }
}
