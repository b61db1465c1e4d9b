import UIKit

/// A name, a value, and a track on which the value is dragged.
class ValueSlider: UIView {
  var onChange: (CGFloat) -> Void = { _ in }
  var value: CGFloat {
    get { track.value }
    set {
      track.value = newValue
      showValue()
    }
  }
  let track = SliderTrack()
  private let valueLabel = UILabel.text(size: 13, weight: .medium)
  private var format: (CGFloat) -> String = { $0.short }

  convenience init(
    _ name: String, _ range: ClosedRange<CGFloat>, value: CGFloat,
    format: @escaping (CGFloat) -> String = { $0.short }
  ) {
    self.init(frame: .zero)
    self.format = format
    track.range = range
    track.value = value
    showValue()
    track.onChange = { [weak self] value in
      self?.showValue()
      self?.onChange(value)
    }
    let nameLabel = UILabel.text(name, size: 13, color: .secondaryLabel)
    for part in [nameLabel, valueLabel, track] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: topAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      valueLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      valueLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
      track.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      track.leadingAnchor.constraint(equalTo: leadingAnchor),
      track.trailingAnchor.constraint(equalTo: trailingAnchor),
      track.heightAnchor.constraint(equalToConstant: 22),
      track.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  private func showValue() { valueLabel.text = format(track.value) }
}

/// Places its knob by frames, inside of views that are placed by constraints.
class SliderTrack: UIControl {
  var onChange: (CGFloat) -> Void = { _ in }
  var range: ClosedRange<CGFloat> = 0...1
  var value: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  private let bar = UIView()
  private let filled = UIView()
  private let knob = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.backgroundColor = .systemFill
    filled.backgroundColor = .systemIndigo
    knob.backgroundColor = .white
    knob.layer.cornerRadius = 9
    knob.layer.shadowOpacity = 0.25
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 1)
    for part in [bar, filled, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for part in [bar, filled] { part.layer.cornerRadius = 2 }
  }

  required init?(coder: NSCoder) {
    fatalError("the pages make their controls in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let part = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    let x = 9 + (bounds.width - 18) * min(max(part, 0), 1)
    bar.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    filled.frame = CGRect(x: 0, y: bounds.midY - 2, width: x, height: 4)
    knob.frame = CGRect(x: x - 9, y: bounds.midY - 9, width: 18, height: 18)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    let part = (touch.location(in: self).x - 9) / max(bounds.width - 18, 1)
    let raw = range.lowerBound + min(max(part, 0), 1) * (range.upperBound - range.lowerBound)
    let fine: CGFloat = range.upperBound - range.lowerBound > 10 ? 1 : 100
    let new = (raw * fine).rounded() / fine
    guard new != value else { return }
    value = new
    onChange(new)
  }
}
