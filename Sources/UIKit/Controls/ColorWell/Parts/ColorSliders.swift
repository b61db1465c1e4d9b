import CoreGraphics
import Foundation

/// A slider and a number for each part of a colour, and its six digits.
final class ColorSliders: UIView {
  private static let (row, field, gap): (CGFloat, CGFloat, CGFloat) = (54, 60, 12)

  let sliders = [GradientSlider(), GradientSlider(), GradientSlider()]
  let fields = [UITextField(), UITextField(), UITextField()]
  let hexField = UITextField()
  private let names = ["RED", "GREEN", "BLUE"].map { ColorSliders.caption($0) }
  private let hexName = ColorSliders.caption("sRGB HEX COLOR #")
  private var color = ColorComponents(red: 0, green: 0, blue: 0)
  /// With the slider while a finger moves it.
  var onChange: (ColorComponents, UIControl?) -> Void = { _, _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, slider) in sliders.enumerated() { prepare(slider, fields[index], index) }
    hexField.accessibilityLabel = "Hex Color"
    hexField.textAlignment = .center
    hexField.borderStyle = .roundedRect
    hexField.autocapitalizationType = .allCharacters
    hexField.addAction(
      UIAction { [weak self] _ in self?.hexDidChange() }, for: .editingDidEnd)
    hexField.addAction(
      UIAction { [weak self] _ in self?.hexDidChange() }, for: .primaryActionTriggered)
    for view in [hexName, hexField] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  static func caption(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .secondaryLabel
    return label
  }

  private func prepare(_ slider: GradientSlider, _ field: UITextField, _ index: Int) {
    slider.accessibilityLabel = names[index].text?.capitalized
    field.accessibilityLabel = slider.accessibilityLabel
    field.textAlignment = .center
    field.borderStyle = .roundedRect
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        guard let self, let slider else { return }
        set(CGFloat(slider.value), index)
        onChange(color, slider)
      }, for: .valueChanged)
    let read = UIAction { [weak self, weak field] _ in self?.read(field?.text, index) }
    field.addAction(read, for: .editingDidEnd)
    field.addAction(read, for: .primaryActionTriggered)
    for view in [names[index], slider, field] { addSubview(view) }
  }

  func show(_ color: ColorComponents) {
    self.color = color
    let parts = [color.red, color.green, color.blue]
    for (index, part) in parts.enumerated() {
      if !sliders[index].isTracking { sliders[index].value = Float(part) }
      fields[index].text = String(Int((part * 255).rounded()))
      sliders[index].show(changed(0, index), changed(1, index))
    }
    hexField.text = color.hex
  }

  private func changed(_ part: CGFloat, _ index: Int) -> ColorComponents {
    var new = color
    new.alpha = 1
    switch index {
    case 0: new.red = part
    case 1: new.green = part
    default: new.blue = part
    }
    return new
  }

  private func set(_ part: CGFloat, _ index: Int) {
    let alpha = color.alpha
    color = changed(part, index)
    color.alpha = alpha
  }

  /// Numbers beyond the range are cut; what is none is taken back.
  private func read(_ text: String?, _ index: Int) {
    let former = color
    if let number = Int((text ?? "").trimmingCharacters(in: .whitespaces)) {
      set(CGFloat(max(0, min(number, 255))) / 255, index)
    }
    show(color)
    if color != former { onChange(color, nil) }
  }

  private func hexDidChange() {
    let former = color
    if var new = ColorComponents(hex: hexField.text ?? "") {
      new.alpha = color.alpha
      color = new
    }
    show(color)
    if color.hex != former.hex { onChange(color, nil) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    for index in sliders.indices {
      let y = CGFloat(index) * Self.row
      names[index].frame = CGRect(x: 0, y: y, width: width, height: 18)
      sliders[index].frame = CGRect(
        x: 0, y: y + 20, width: width - Self.field - Self.gap, height: 30)
      fields[index].frame = CGRect(x: width - Self.field, y: y + 18, width: Self.field, height: 34)
    }
    let y = 3 * Self.row + Self.gap
    hexField.frame = CGRect(x: width - 100, y: y, width: 100, height: 34)
    hexName.frame = CGRect(x: 0, y: y, width: width - 112, height: 34)
  }
}
