import UIKit

/// A name, a value, and a slider to change it: to whole numbers where the range is long, otherwise to
/// hundredths.
class ValueSlider: UIView {
  var onChange: (CGFloat) -> Void = { _ in }
  var value: CGFloat {
    get { (CGFloat(slider.value) * steps).rounded() / steps }
    set {
      slider.value = Float(newValue)
      showValue()
    }
  }
  let slider = UISlider()
  private var steps: CGFloat = 1
  private let valueLabel = UILabel.text(size: 13, weight: .medium)
  private var format: (CGFloat) -> String = { $0.short }

  convenience init(
    _ name: String, _ range: ClosedRange<CGFloat>, value: CGFloat,
    format: @escaping (CGFloat) -> String = { $0.short }
  ) {
    self.init(frame: .zero)
    self.format = format
    steps = range.upperBound - range.lowerBound > 10 ? 1 : 100
    slider.minimumValue = Float(range.lowerBound)
    slider.maximumValue = Float(range.upperBound)
    slider.minimumTrackTintColor = .systemIndigo
    self.value = value
    slider.addAction(UIAction { [weak self] _ in self?.change() }, for: .valueChanged)
    let nameLabel = UILabel.text(name, size: 13, color: .secondaryLabel)
    for part in [nameLabel, valueLabel, slider] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: topAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      valueLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      valueLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
      slider.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      slider.leadingAnchor.constraint(equalTo: leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: trailingAnchor),
      slider.heightAnchor.constraint(equalToConstant: 24),
      slider.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  private func change() {
    showValue()
    onChange(value)
  }

  private func showValue() { valueLabel.text = format(value) }
}
