import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Controls in their states: light, dark, from right to left, and at four scales.
@MainActor
struct ControlPictureTests {
  struct Look: CustomTestStringConvertible, Sendable {
    let name: String
    var style = UIUserInterfaceStyle.light
    var isRightToLeft = false
    var scale: CGFloat = 1
    var testDescription: String { name }

    static let all = [
      Look(name: "light"), Look(name: "dark", style: .dark),
      Look(name: "right-to-left", isRightToLeft: true, scale: 1.25),
      Look(name: "light-1.5", scale: 1.5), Look(name: "dark-2", style: .dark, scale: 2),
    ]
  }

  /// Controls beside each other, each in the middle of a cell.
  private func picture(
    _ look: Look, cell: CGSize, _ controls: [UIView]
  ) -> CGImage {
    let harness = AppHarness(scale: look.scale)
    let page = UIView(
      frame: CGRect(x: 0, y: 0, width: cell.width * CGFloat(controls.count), height: cell.height))
    page.backgroundColor = .systemBackground
    page.overrideUserInterfaceStyle = look.style
    for (index, control) in controls.enumerated() {
      control.semanticContentAttribute = look.isRightToLeft ? .forceRightToLeft : .unspecified
      if control.bounds.isEmpty { control.frame.size = control.intrinsicContentSize }
      let size = control.bounds.size
      control.frame.origin = CGPoint(
        x: (CGFloat(index) * cell.width + (cell.width - size.width) / 2).rounded(),
        y: ((cell.height - size.height) / 2).rounded())
      page.addSubview(control)
    }
    let window = harness.show(page)
    harness.advance(by: 0.01)
    return harness.screenshot(of: window)
  }

  private func made<Control: UIView>(
    _ control: Control, _ change: (Control) -> Void
  ) -> Control {
    change(control)
    return control
  }

  @Test(arguments: Look.all)
  func switches(look: Look) throws {
    let controls = { (isOn: Bool) in
      [self.made(UISwitch()) { $0.isOn = isOn }, self.made(UISwitch()) { $0.isOn = !isOn }]
    }
    let cell = CGSize(width: 75, height: 40)
    try expectSnapshot(
      picture(look, cell: cell, controls(false)), named: "switches-\(look.name)",
      differsFrom: [picture(look, cell: cell, controls(true))])
  }

  @Test(arguments: Look.all)
  func sliders(look: Look) throws {
    let slider = { (value: Float) in
      self.made(UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))) { $0.value = value }
    }
    let cell = CGSize(width: 112, height: 40)
    try expectSnapshot(
      picture(look, cell: cell, [slider(0.3)]), named: "sliders-\(look.name)",
      differsFrom: [picture(look, cell: cell, [slider(0.4)])])
  }

  @Test(arguments: Look.all)
  func steppersAndDots(look: Look) throws {
    let controls = { (page: Int) -> [UIView] in
      [
        self.made(UIStepper()) { $0.value = 50 }, UIStepper(),
        self.made(UIPageControl()) {
          $0.numberOfPages = 4
          $0.currentPage = page
          $0.backgroundStyle = .prominent
        },
      ]
    }
    let cell = CGSize(width: 104, height: 40)
    try expectSnapshot(
      picture(look, cell: cell, controls(1)), named: "steppers-\(look.name)",
      differsFrom: [picture(look, cell: cell, controls(2))])
  }

  @Test(arguments: Look.all)
  func segments(look: Look) throws {
    let controls = { (selected: Int) in
      [
        self.made(UISegmentedControl(items: ["Day", "Week", "Month"])) {
          $0.frame.size.width = 200
          $0.selectedSegmentIndex = selected
        }
      ]
    }
    let cell = CGSize(width: 212, height: 44)
    try expectSnapshot(
      picture(look, cell: cell, controls(0)), named: "segments-\(look.name)",
      differsFrom: [picture(look, cell: cell, controls(1))])
  }

  @Test(arguments: Look.all)
  func progress(look: Look) throws {
    let controls = { (progress: Float) -> [UIView] in
      [
        self.made(UIProgressView(frame: CGRect(x: 0, y: 0, width: 70, height: 4))) {
          $0.progress = progress
        }, self.made(UIActivityIndicatorView(style: .medium)) { $0.startAnimating() },
        self.made(UIActivityIndicatorView(style: .large)) { $0.startAnimating() },
      ]
    }
    let cell = CGSize(width: 80, height: 44)
    try expectSnapshot(
      picture(look, cell: cell, controls(0.6)), named: "progress-\(look.name)",
      differsFrom: [picture(look, cell: cell, controls(0.2))])
  }

  /// Two of them where a point is many pixels.
  @Test(arguments: Look.all)
  func buttons(look: Look) throws {
    let button = { (configuration: UIButton.Configuration, isEnabled: Bool) in
      self.made(UIButton(configuration: configuration)) {
        $0.configuration?.title = "Save"
        $0.isEnabled = isEnabled
      }
    }
    let controls = { (isEnabled: Bool) -> [UIView] in
      let all = [
        button(.filled(), true), button(.tinted(), true), button(.gray(), isEnabled),
        button(.plain(), true),
      ]
      return look.scale < 1.5 ? all : [all[0], all[2]]
    }
    let cell = CGSize(width: look.scale < 1.5 ? 72 : 70, height: 44)
    try expectSnapshot(
      picture(look, cell: cell, controls(true)), named: "buttons-\(look.name)",
      differsFrom: [picture(look, cell: cell, controls(false))])
  }

  private func button(
    _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void
  ) -> UIButton {
    var configuration = configuration
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  /// One of them where a point is many pixels.
  @Test(arguments: Look.all)
  func partsOfButtons(look: Look) throws {
    let buttons = { (placement: NSDirectionalRectEdge, subtitle: String) -> [UIView] in
      let all = [
        self.button(.tinted()) {
          ($0.title, $0.image) = ("Go", UIImage(systemName: "star"))
          ($0.imagePlacement, $0.imagePadding) = (placement, 4)
        },
        self.button(.bordered()) {
          ($0.title, $0.subtitle, $0.cornerStyle) = ("Save", subtitle, .capsule)
        },
        self.button(.gray()) { $0.showsActivityIndicator = true },
      ]
      if look.scale < 1.5 { return all }
      return look.scale < 2 ? [all[1]] : [all[0]]
    }
    let cell = CGSize(width: 84, height: 52)
    try expectSnapshot(
      picture(look, cell: cell, buttons(.leading, "All")), named: "button-parts-\(look.name)",
      differsFrom: [picture(look, cell: cell, buttons(.trailing, "Now"))])
  }

  @Test(arguments: Look.all)
  func slidersWithImages(look: Look) throws {
    let slider = { (image: String) in
      self.made(UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 34))) {
        $0.value = 0.3
        $0.minimumValueImage = UIImage(systemName: image)
        $0.maximumValueImage = UIImage(systemName: "plus")
      }
    }
    let cell = CGSize(width: 152, height: 40)
    try expectSnapshot(
      picture(look, cell: cell, [slider("minus")]), named: "slider-images-\(look.name)",
      differsFrom: [picture(look, cell: cell, [slider("plus")])])
  }

  @Test(arguments: Look.all)
  func disabledControls(look: Look) throws {
    let controls = { (isEnabled: Bool) -> [UIView] in
      let all: [UIControl] = [
        self.made(UISwitch()) { $0.isOn = true },
        self.made(UISlider(frame: CGRect(x: 0, y: 0, width: 80, height: 34))) { $0.value = 0.5 },
        UIStepper(),
      ]
      for control in all { control.isEnabled = isEnabled }
      return all
    }
    let cell = CGSize(width: 100, height: 40)
    try expectSnapshot(
      picture(look, cell: cell, controls(false)), named: "disabled-\(look.name)",
      differsFrom: [picture(look, cell: cell, controls(true))])
  }
}
