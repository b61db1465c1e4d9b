import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// The colour picker, as a user works it.
@MainActor
final class UIColorPickerViewControllerTests: UIColorPickerViewControllerDelegate {
  private let harness = AppHarness()
  private let root = UIViewController()
  private let source = UIView(frame: CGRect(x: 300, y: 20, width: 40, height: 40))
  private let picker = UIColorPickerViewController()
  private let window: UIWindow
  private var log: [String] = []

  init() {
    window = harness.show(root, size: CGSize(width: 700, height: 800))
    root.view.addSubview(source)
    root.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    picker.delegate = self
    picker.selectedColor = .red
  }

  private func open() {
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = source
    root.present(picker, animated: true)
    harness.advance(by: 2)
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { log.append("\(ColorComponents(color, .current).hex) \(continuously)") }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    log.append("finish")
  }

  private func choose(_ mode: Int) {
    picker.panel.modes.selectedSegmentIndex = mode
    picker.panel.modes.sendActions(for: .valueChanged)
    harness.settle()
  }

  @Test func aTapInTheGridPicks() {
    open()
    let grid = picker.panel.grid
    harness.tap(grid, at: CGPoint(x: 5, y: 5))
    #expect(log == ["FFFFFF true", "FFFFFF false"])
    harness.press(.keyboardEscape)
    harness.advance(by: 2)
    #expect(log.last == "finish" && root.presentedViewController == nil)
  }

  @Test func aDragInTheSpectrumIsContinuous() {
    open()
    choose(1)
    let spectrum = picker.panel.spectrum
    #expect(!spectrum.isHidden && picker.panel.grid.isHidden)
    let (width, height) = (spectrum.bounds.width, spectrum.bounds.height)
    harness.touchDown(spectrum, at: CGPoint(x: 0, y: height / 2))
    harness.touchMove(to: CGPoint(x: width / 3, y: height / 2), in: spectrum)
    harness.touchUp()
    #expect(log == ["FF0000 true", "00FF00 true", "00FF00 false"])
  }

  @Test func slidersAndNumbersSetTheParts() throws {
    open()
    choose(2)
    let sliders = picker.panel.sliders
    #expect(sliders.fields.map(\.text) == ["255", "0", "0"] && sliders.hexField.text == "FF0000")
    sliders.fields[1].text = "300"
    sliders.fields[1].sendActions(for: .editingDidEnd)
    #expect(log == ["FFFF00 false"])
    sliders.fields[2].text = "x"
    sliders.fields[2].sendActions(for: .editingDidEnd)
    #expect(sliders.fields[2].text == "0" && log.count == 1)
    sliders.hexField.text = "#0000ff"
    sliders.hexField.sendActions(for: .editingDidEnd)
    #expect(log.last == "0000FF false" && sliders.sliders.map(\.value) == [0, 0, 1])
    sliders.hexField.text = "nothing"
    sliders.hexField.sendActions(for: .editingDidEnd)
    #expect(sliders.hexField.text == "0000FF")
  }

  @Test func theOpacityIsKeptWithTheColour() {
    open()
    picker.panel.opacity.accessibilityDecrement()
    #expect(abs(ColorComponents(picker.selectedColor, .current).alpha - 0.9) < 1e-6)
    harness.tap(picker.panel.grid, at: CGPoint(x: 5, y: 5))
    #expect(abs(ColorComponents(picker.selectedColor, .current).alpha - 0.9) < 1e-6)
    picker.supportsAlpha = false
    #expect(ColorComponents(picker.selectedColor, .current).alpha == 1)
  }

  @Test func settingTheColourTellsNobody() {
    open()
    picker.selectedColor = .blue
    #expect(log == [] && picker.panel.sliders.hexField.text == "0000FF")
    picker.selectedColor = UIColor(red: .nan, green: 9, blue: -1, alpha: .infinity)
    #expect(picker.panel.sliders.hexField.text == "00FF00")
  }

  @Test func coloursAreKeptAndChosenAgain() throws {
    open()
    picker.selectedColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    let swatches = picker.panel.swatches
    harness.tap(swatches.addButton)
    let kept = try #require(swatches.buttons.last)
    picker.selectedColor = .red
    harness.tap(kept)
    #expect(log == ["336699 false"])
    for _ in 0..<20 { harness.tap(swatches.addButton) }
    #expect(swatches.buttons.count <= 9)
  }

  @Test func aColourOfTheWindowIsPicked() throws {
    open()
    harness.tap(picker.pickButton)
    let sampler = try #require(picker.sampler)
    harness.tap(window, at: CGPoint(x: 10, y: 790))
    #expect(log == ["00FF00 false"] && sampler.window == nil)
    harness.tap(picker.pickButton)
    harness.press(.keyboardEscape)
    harness.settle()
    #expect(log.count == 1 && picker.sampler?.window == nil)
    #expect(root.presentedViewController === picker && picker.view.window != nil)
  }

  @Test func itIsASheetInNarrowWindows() {
    harness.resize(window, to: CGSize(width: 400, height: 700))
    open()
    #expect(picker.activePresentationController is UISheetPresentationController)
    harness.tap(picker.closeButton)
    harness.advance(by: 2)
    #expect(log == ["finish"])
  }
}
