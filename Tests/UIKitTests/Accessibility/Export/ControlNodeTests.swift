import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// What each control is to a listener.
@MainActor
struct ControlNodeTests {
  private let page = ExportedPage()

  private func node(_ view: UIView) throws -> AccessibilityNode {
    page.add(view, 10, 10, 200, 60)
    return try #require(page.node(view))
  }

  @Test func labelsImagesAndButtons() throws {
    let label = try node(page.label("Hello"))
    #expect(label.role == .staticText && label.name == "Hello" && label.actions == [])
    #expect(label.states == [.enabled, .showing])
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    let save = try node(button)
    #expect(save.role == .button && save.name == "Save" && save.actions == [.press])
    #expect(save.states == [.enabled, .showing, .focusable])
    button.isEnabled = false
    let off = try #require(page.node(button))
    #expect(off.states == [.showing] && off.actions == [])
    let header = page.label("Title")
    header.accessibilityTraits = .header
    #expect(try node(header).role == .heading)
    let image = UIImageView()
    image.isAccessibilityElement = true
    image.accessibilityLabel = "A cat"
    #expect(try node(image).role == .image)
  }

  @Test func buttonsOfTypesAndFieldsThatNobodyNamed() throws {
    let names = try [UIButton.ButtonType.infoLight, .contactAdd, .close].map {
      try node(UIButton(type: $0)).name
    }
    #expect(names == ["More Info", "Add", "Close"])
    let field = UITextField()
    field.placeholder = "Street"
    #expect(try node(field).name == "Street")
    field.accessibilityLabel = "Where"
    #expect(try #require(page.node(field)).name == "Where")
  }

  @Test func switchesSlidersSteppersAndProgress() throws {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Sound"
    #expect(try node(toggle).role == .toggle)
    #expect(try #require(page.node(toggle)).states == [.enabled, .showing, .focusable, .checkable])
    toggle.isOn = true
    #expect(try #require(page.node(toggle)).states.contains(.checked))
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 4
    let slid = try node(slider)
    #expect(slid.role == .slider && slid.value == "40%")
    #expect(slid.number == AccessibilityNumber(4, in: 0...10))
    #expect(slid.actions == [.increment, .decrement])
    let stepper = UIStepper()
    stepper.value = 3
    let stepped = try node(stepper)
    #expect(
      stepped.role == .stepper && stepped.number == AccessibilityNumber(3, in: 0...100, step: 1))
    stepper.value = 5
    #expect(try #require(page.node(stepper)).value == "5")
    let progress = UIProgressView()
    progress.progress = 0.25
    let done = try node(progress)
    #expect(done.role == .progressIndicator && done.value == "25%")
    let pages = UIPageControl()
    pages.numberOfPages = 4
    #expect(try node(pages).number == AccessibilityNumber(0, in: 0...3, step: 1))
    (pages.numberOfPages, pages.currentPage) = (100, 50)
    #expect(try #require(page.node(pages)).number?.value == 50)
    pages.currentPage = 51
    #expect(try #require(page.node(pages)).number?.value == 51, "the dots are where they were")
    let spinner = UIActivityIndicatorView()
    spinner.hidesWhenStopped = false
    spinner.startAnimating()
    #expect(try node(spinner).states.contains(.busy))
  }

  @Test func fieldsHaveTextAndSecretsAreDots() throws {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(try node(field).role == .textField)
    #expect(try #require(page.node(field)).value == "Name")
    page.harness.tap(field)
    page.harness.type("Ann")
    var written = try #require(page.node(field))
    #expect(written.text == AccessibilityText("Ann", selection: 3..<3, isEditable: true))
    #expect(page.tree.focus == written.id && written.states.contains(.focused))
    field.isSecureTextEntry = true
    page.exporter.noteAll()
    written = try #require(page.node(field))
    #expect(written.role == .secureTextField && written.text?.string == "•••")
    #expect(!"\(written)".contains("Ann"))
    let view = UITextView()
    view.text = "One\nTwo"
    let long = try node(view)
    #expect(long.role == .textView && long.text?.isMultiline == true)
    #expect(long.text?.string == "One\nTwo" && long.text?.isEditable == true)
  }

  @Test func segmentsAndPickers() throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    let parent = try node(control)
    #expect(parent.role == .segmentedControl)
    let segments = parent.children.compactMap { page.tree[$0] }
    #expect(segments.map(\.name) == ["Day", "Week"])
    #expect(segments.map { $0.states.contains(.selected) } == [false, true])
    #expect(segments.allSatisfy { $0.role == .segment && $0.actions == [.press] })
    #expect(segments.map(\.place) == [AccessibilityPlace(0, of: 2), AccessibilityPlace(1, of: 2)])
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    let places = try #require(page.node(control)).children.map { page.tree[$0]?.place }
    #expect(places == (0..<3).map { AccessibilityPlace($0, of: 3) })
  }

  @Test func aButtonThatOpensAMenuSaysSo() throws {
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "By name") { _ in }])
    #expect(try !node(button).states.contains(.opensMenu))
    button.showsMenuAsPrimaryAction = true
    #expect(try #require(page.node(button)).states.contains(.opensMenu))
  }

  @Test func arrowsAreHeardFromSegmentToSegment() throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 0
    page.add(control, 10, 10)
    let momentary = UISegmentedControl(items: ["Up", "Down"])
    momentary.isMomentary = true
    page.add(momentary, 10, 60)
    page.harness.press(.keyboardTab)
    #expect(focusedName == "Day")
    page.harness.press(.keyboardRightArrow)
    #expect(focusedName == "Week" && control.selectedSegmentIndex == 1)
    // Nothing is selected there until the arrows come to something.
    page.harness.press(.keyboardTab)
    #expect(page.node(momentary)?.states.contains(.focused) == true)
    page.harness.press(.keyboardRightArrow)
    #expect(focusedName == "Up" && momentary.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(page.bridge.faults == [])
  }

  private var focusedName: String? {
    let tree = page.tree
    return tree.focus.flatMap { tree[$0]?.name }
  }

  @Test func inactiveNothingIsKept() {
    page.add(page.label("x"), 0, 0)
    #expect(page.names == ["x"] && AccessibilityExporter.active > 0)
    page.bridge.isActive = false
    page.add(page.label("y"), 0, 50)
    page.harness.settle()
    #expect(page.bridge.tree == nil && page.exporter.tree.nodes.isEmpty)
    #expect(page.harness.application.engine.host.onCommit == nil)
    page.bridge.isActive = true
    #expect(page.names == ["x", "y"])
    #expect(page.bridge.faults == [])
  }
}
