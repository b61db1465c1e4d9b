import UIKit

/// Names and values in two columns.
class ReadoutView: UIView {
  private var values: [UILabel] = []

  convenience init(_ names: [String]) {
    self.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 6
    for name in names {
      let value = UILabel.text(size: 13, weight: .medium)
      value.textAlignment = .right
      let nameLabel = UILabel.text(name, size: 13, color: .secondaryLabel)
      nameLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      nameLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [nameLabel, value])
      row.alignment = .firstBaseline
      row.spacing = 8
      rows.addArrangedSubview(row)
      values.append(value)
    }
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
      rows.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      rows.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  func show(_ texts: [String]) {
    for (label, text) in zip(values, texts) { label.text = text }
  }
}
