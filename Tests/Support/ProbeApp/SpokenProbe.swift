import UIKit

/// A page for assistive technologies: it reports what they do.
class SpokenProbe: UIViewController {
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private let field = UITextField()
  private let toggle = UISwitch()
  private let slider = UISlider()
  private var presses = 0

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    label.text = "Not saved"
    button.setTitle("Save", for: .normal)
    button.addAction(UIAction { [unowned self] _ in save() }, for: .touchUpInside)
    field.accessibilityLabel = "Name"
    field.borderStyle = .roundedRect
    field.addAction(
      UIAction { [unowned self] _ in report("text \(field.text ?? "")") }, for: .editingChanged)
    toggle.accessibilityLabel = "Sound"
    toggle.addAction(
      UIAction { [unowned self] _ in report("sound \(toggle.isOn)") }, for: .valueChanged)
    slider.accessibilityLabel = "Volume"
    slider.addAction(
      UIAction { [unowned self] _ in report("volume \(slider.value)") }, for: .valueChanged)
    for (index, part) in [label, button, field, toggle, slider].enumerated() {
      part.frame = CGRect(x: 20, y: 20 + 50 * CGFloat(index), width: 200, height: 32)
      view.addSubview(part)
    }
  }

  private func save() {
    presses += 1
    label.text = "Saved \(presses)"
    report("saved \(presses)")
    UIAccessibility.post(notification: .announcement, argument: "Done")
  }
}
