import UIKit

/// Colours and a width to draw with.
class InkBar: UIView {
  private(set) var ink = Ink()
  var onChange: (Ink) -> Void = { _ in }

  private(set) var swatches: [UIButton] = []
  let well = UIColorWell()
  let slider = UISlider()
  private let rows = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    swatches = Ink.colors.map { name, color in
      UIButton.swatch(name, color) { [weak self] in self?.choose(color) }
    }
    makeWell()
    makeSlider()
    let colors = UIStackView(arrangedSubviews: swatches + [well])
    (colors.distribution, colors.spacing) = (.equalSpacing, 6)
    for part in [colors, slider] { rows.addArrangedSubview(part) }
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      rows.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      rows.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (bar: InkBar, _) in
      bar.arrange()
    }
    arrange()
    choose(ink.color)
  }

  required init?(coder: NSCoder) { nil }

  private func arrange() {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    (rows.axis, rows.spacing) = isNarrow ? (.vertical, 4) : (.horizontal, 24)
  }

  private func makeWell() {
    well.title = "Ink"
    well.accessibilityLabel = "Color"
    well.addAction(
      UIAction { [weak self] _ in self?.well.selectedColor.map { self?.choose($0) } },
      for: .valueChanged)
  }

  private func makeSlider() {
    (slider.minimumValue, slider.maximumValue) = (
      Float(Ink.widths.lowerBound), Float(Ink.widths.upperBound)
    )
    slider.value = Float(ink.width)
    slider.minimumValueImage = .dot(4)
    slider.maximumValueImage = .dot(16)
    slider.tintColor = .label
    slider.accessibilityLabel = "Width"
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        ink.width = CGFloat(slider.value)
        onChange(ink)
      }, for: .valueChanged)
  }

  private func choose(_ color: UIColor) {
    ink.color = color
    well.selectedColor = color
    for (swatch, known) in zip(swatches, Ink.colors) { swatch.isSelected = known.color == color }
    onChange(ink)
  }
}
