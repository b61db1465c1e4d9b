import UIKit

extension UIStackView {
  /// Adds a row with a name at its start.
  func addControl(_ name: String, _ control: UIControl) {
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 14)
    label.textColor = .secondaryLabel
    label.widthAnchor.constraint(equalToConstant: 72).isActive = true
    control.accessibilityLabel = name
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    row.spacing = 12
    addArrangedSubview(row)
  }
}

extension UISlider {
  /// A slider from 0 to 1.
  static func fraction(_ value: Float, onChange: @escaping (CGFloat) -> Void) -> UISlider {
    let slider = UISlider()
    slider.value = value
    slider.addAction(
      UIAction { [unowned slider] _ in onChange(CGFloat(slider.value)) }, for: .valueChanged)
    return slider
  }
}

extension UISegmentedControl {
  /// The first of the titles is chosen.
  static func choice(_ titles: [String], onChoice: @escaping (Int) -> Void) -> UISegmentedControl {
    let actions = titles.enumerated().map { index, title in
      UIAction(title: title) { _ in onChoice(index) }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.selectedSegmentIndex = 0
    return control
  }
}
