import CoreGraphics
import Foundation
import Testing
import UIKitTesting
@testable import UIKit

@MainActor
final class UIPickerViewTests {
  @MainActor
  private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [["a", "b", "c", "d", "e"], ["1", "2"]]
    var selections: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { rows[component][row] }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      selections.append(rows[component][row])
    }
  }

  private let harness = AppHarness()
  private let source = Source()
  private lazy var picker: UIPickerView = {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (source, source)
    harness.show(picker)
    return picker
  }()

  /// Measured on iOS 26: H = 216 gives a table of 291, 19 rows a turn and a radius of 97.26.
  @Test func rowsLieOnAWheel() {
    let wheel = PickerGeometry(height: 216, rowHeight: 32)
    #expect(wheel.rowsOnWheel == 19)
    #expect(wheel.center(0) == 108 && wheel.scale(0) == 1)
    let angle = 2 * CGFloat.pi * 2 / 19
    #expect(abs(wheel.center(2) - (108 + 0.334225 * 291 * sin(angle))) < 1e-9)
    #expect(abs(wheel.scale(-2) - cos(angle)) < 1e-9)
    #expect(wheel.scale(5) == 0)
    #expect(abs(wheel.distance(at: wheel.center(3)) - 3) < 1e-9)
  }

  @Test func rowsAreAskedForAndTheFirstIsSelected() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 5)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect((picker.view(forRow: 1, forComponent: 1) as? UILabel)?.text == "2")
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
    source.rows = [[], ["1"]]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(source.selections.isEmpty)
  }

  @MainActor
  private final class RichSource: UIPickerViewDataSource, UIPickerViewDelegate {
    let dot = UIView()

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "plain" }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { row == 1 ? nil : NSAttributedString(string: "rich") }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      row == 2 ? dot : pickerView.makeLabel(forRow: row, component, reusing: view)
    }
  }

  @Test func attributedTitlesWinAndViewsWinOverBoth() {
    let rich = RichSource()
    (picker.dataSource, picker.delegate) = (rich, rich)
    harness.settle()
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "rich")
    #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "plain")
    #expect(picker.view(forRow: 2, forComponent: 0) === rich.dot)
    #expect(rich.dot.center.x == picker.wheels[0].bounds.midX)
  }

  @Test func codeSelectsInSilence() {
    picker.selectRow(3, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    picker.selectRow(99, inComponent: 0, animated: true)
    harness.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 0) == 4 && source.selections.isEmpty)
  }

  @Test func aDragTurnsTheWheelToAWholeRow() {
    let wheel = picker.wheels[0]
    harness.drag(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 70, y: 70), in: picker, duration: 0.5)
    harness.advance(by: 3)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row >= 2)
    #expect(wheel.contentOffset.y == CGFloat(row) * 32)
    #expect(source.selections == [source.rows[0][row]])
  }

  @Test func aTapTakesTheRowThatIsSeenThere() {
    let place = PickerGeometry(height: 216, rowHeight: 32).center(2)
    harness.tap(picker, at: CGPoint(x: 70, y: place))
    harness.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 0) == 2 && source.selections == ["c"])
  }

  @Test func aClickOfTheMousesWheelIsARow() {
    let turn = { (clicks: Int) in
      self.harness.scroll(
        self.picker.wheels[0], by: CGVector(dx: 0, dy: -48 * clicks), steps: abs(clicks),
        isContinuous: false)
      self.harness.advance(by: 1)
    }
    turn(1)
    #expect(source.selections == ["b"] && picker.wheels[0].contentOffset.y == 32)
    turn(2)
    #expect(source.selections == ["b", "c", "d"] && picker.wheels[0].contentOffset.y == 96)
    turn(-1)
    #expect(source.selections.last == "c" && picker.wheels[0].contentOffset.y == 64)
    turn(-9)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.wheels[0].contentOffset.y == 0)
  }

  @Test func aTouchpadScrollsItToAWholeRow() {
    harness.scroll(picker.wheels[0], by: CGVector(dx: 0, dy: -70))
    harness.advance(by: 3)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row >= 2 && picker.wheels[0].contentOffset.y == CGFloat(row) * 32)
    #expect(source.selections == [source.rows[0][row]])
  }

  @Test func keysAndAssistiveTechnologiesTurnIt() {
    _ = picker
    harness.press(.keyboardTab)
    #expect(picker.wheels[0].isFocused)
    harness.press(.keyboardDownArrow)
    harness.press(.keyboardDownArrow)
    harness.press(.keyboardUpArrow)
    #expect(source.selections == ["b", "c", "b"])
    harness.press(.keyboardEnd)
    #expect(picker.selectedRow(inComponent: 0) == 4)
    harness.press(.keyboardTab)
    #expect(picker.wheels[1].isFocused)
    picker.wheels[1].accessibilityIncrement()
    #expect(picker.wheels[1].accessibilityValue == "2")
  }

  @Test func fromRightToLeftTheFirstComponentIsAtTheRight() {
    picker.semanticContentAttribute = .forceRightToLeft
    harness.settle()
    #expect(picker.wheels[0].frame.minX > picker.wheels[1].frame.maxX)
  }

  @Test func onlyRowsInSightHaveViews() {
    source.rows = [(0..<100_000).map(String.init)]
    picker.reloadAllComponents()
    picker.selectRow(50_000, inComponent: 0, animated: false)
    harness.settle()
    #expect(picker.wheels[0].subviews.count { $0 is UILabel } <= 11)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect((picker.view(forRow: 50_000, forComponent: 0) as? UILabel)?.text == "50000")
  }
}
