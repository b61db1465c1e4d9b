import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct AccessibilityTests {
  private final class Stars: UIView {
    var stars = 2
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityValue: String? {
      get { "\(stars) stars" }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .adjustable }
      set {}
    }
    override func accessibilityIncrement() { stars += 1 }
  }

  @Test func labelsAndButtonsSayWhatTheyShow() {
    let label = UILabel()
    label.text = "Hello"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    button.accessibilityLabel = "Keep"
    #expect(button.accessibilityLabel == "Keep")
    button.accessibilityLabel = nil
    #expect(button.accessibilityLabel == "Save")
  }

  @Test func aButtonWithoutTitleHasItsImagesLabel() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    image.accessibilityLabel = "Bin"
    let button = UIButton()
    button.setImage(image, for: .normal)
    #expect(button.accessibilityLabel == "Bin")
    let view = UIImageView(image: image)
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .image)
  }

  @Test func symbolsSayWhatTheyStandForUntilTheyAreNamed() throws {
    let symbol = try #require(UIImage(systemName: "plus.circle"))
    let large = symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
    let button = UIButton()
    button.setImage(large?.withTintColor(.red), for: .normal)
    #expect(button.accessibilityLabel == "Add")
    #expect(UIImageView(image: symbol).accessibilityLabel == "Add")
    symbol.accessibilityLabel = "New letter"
    button.setImage(symbol, for: .normal)
    #expect(button.accessibilityLabel == "New letter")
    button.setTitle("New", for: .normal)
    #expect(button.accessibilityLabel == "New")
  }

  @Test func segmentsWithImagesSayTheirTitlesElseTheImages() throws {
    let list = try #require(UIImage(systemName: "list.bullet"))
    let control = UISegmentedControl(items: [list, "Names"])
    for (place, title) in [(2, "Grid"), (3, "")] {
      let action = UIAction(title: title, image: list) { _ in }
      control.insertSegment(action: action, at: place, animated: false)
    }
    #expect(control.segments.map(\.accessibilityLabel) == ["List", "Names", "Grid", "List"])
  }

  @Test func classesOverride() {
    let view = Stars()
    let object: AccessibilityObject = view
    object.accessibilityIncrement()
    #expect(object.accessibilityValue == "3 stars")
    #expect(object.accessibilityTraits == .adjustable && object.isAccessibilityElement)
    #expect(view.rareData == nil)
  }

  @Test func whatNobodySetIsUnset() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none)
    #expect(view.accessibilityUserInputLabels == [])
    #expect(view.accessibilityAttributedUserInputLabels == nil)
    #expect(view.accessibilityCustomActions == nil && view.accessibilityCustomRotors == nil)
    #expect(view.accessibilityElements == nil && view.accessibilityElementCount() == 0)
    #expect(view.rareData == nil)
  }

  @Test func framesAreTheScreens() {
    let harness = AppHarness()
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)), UIView())
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.accessibilityFrame == view.bounds)
    root.addSubview(view)
    harness.show(root)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    let nested = UIAccessibilityElement(accessibilityContainer: element)
    nested.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 1, height: 1)
    #expect(nested.accessibilityFrame.origin == CGPoint(x: 12, y: 23))
    view.accessibilityElements = [element]
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(view.index(ofAccessibilityElement: nested) == NSNotFound)
    #expect(view.accessibilityElement(at: 0) as? UIAccessibilityElement === element)
    #expect(view.accessibilityElement(at: 1) == nil)
  }

  @Test func customActionsCallClosuresAndSelectors() {
    final class Target: NSObject {
      var taken: String?
      func remove(_ action: UIAccessibilityCustomAction) -> Bool {
        taken = "removed"
        return true
      }
    }
    let target = Target()
    let byName = UIAccessibilityCustomAction(
      name: "Delete", target: target,
      selector: Selector(
        "remove:", Target.remove as (Target) -> (UIAccessibilityCustomAction) -> Bool))
    #expect(byName.perform() && target.taken == "removed")
    var names: [String] = []
    let byClosure = UIAccessibilityCustomAction(name: "Flag") { action in
      names.append(action.name)
      return false
    }
    #expect(!byClosure.perform() && names == ["Flag"])
  }

  @Test func settingsAreAskedAndAnnounced() {
    let harness = AppHarness()
    var heard = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { heard += 1 } }
    #expect(!UIAccessibility.isReduceMotionEnabled && UIAccessibility.isVideoAutoplayEnabled)
    harness.accessibilitySettings.isReduceMotionEnabled = true
    harness.accessibilitySettings.isBoldTextEnabled = true
    NotificationCenter.default.removeObserver(observer)
    #expect(UIAccessibility.isReduceMotionEnabled && heard == 1)
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test func postedNotificationsReachTheHarness() {
    let harness = AppHarness()
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(harness.accessibilityNotifications.count == 1)
    #expect(harness.accessibilityNotifications.first?.notification == .announcement)
    #expect(harness.accessibilityNotifications.first?.argument as? String == "Saved")
  }

  @Test func theHarnessFindsViewsThatAreSeen() {
    let harness = AppHarness()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let (hidden, save, box) = (UIButton(), UIButton(), UIView())
    for button in [hidden, save] { button.setTitle("Save", for: .normal) }
    hidden.isHidden = true
    box.accessibilityIdentifier = "box"
    for view in [save, hidden, box] { root.addSubview(view) }
    harness.show(root)
    #expect(harness.view(labelled: "Save") === save)
    #expect(harness.view(identifier: "box") === box)
    #expect(harness.view(labelled: "Open") == nil && harness.view(identifier: "Save") == nil)
  }
}
