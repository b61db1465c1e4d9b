import UIKit

/// A constraint in words, whether it holds, and sliders for its constant and priority.
class ConstraintRow: UIView {
  var onChange: () -> Void = {}
  private(set) var verdict = ""
  let constant = ValueSlider("constant", 0...300, value: 0)
  let priority = ValueSlider("priority", 1...1000, value: 1000) {
    $0 == 1000 ? "required" : $0.short
  }
  private(set) lazy var toggle = UIButton(
    type: .system, primaryAction: UIAction { [weak self] _ in self?.switchActive() })
  private let verdictLabel = UILabel.text(size: 12, weight: .semibold)
  private var constraint: NSLayoutConstraint?
  private var measure: () -> CGFloat = { 0 }

  /// `measure` is what the constraint compares with its constant, in the frames that there are.
  convenience init(
    _ text: String, _ constraint: NSLayoutConstraint, _ priority: Float,
    measure: @escaping () -> CGFloat
  ) {
    self.init(frame: .zero)
    (self.constraint, self.measure) = (constraint, measure)
    constraint.identifier = text
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
    (constant.value, self.priority.value) = (constraint.constant, CGFloat(priority))
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    let title = UILabel.text(text, size: 13, weight: .semibold)
    toggle.titleLabel?.font = .systemFont(ofSize: 12, weight: .medium)
    toggle.setTitle("Off", for: .normal)
    arrange(title)
    constant.onChange = { [weak self] value in
      self?.constraint?.constant = value
      self?.onChange()
    }
    self.priority.onChange = { [weak self] in self?.setPriority(UILayoutPriority(Float($0))) }
  }

  private func arrange(_ title: UILabel) {
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    let head = UIStackView(arrangedSubviews: [title, toggle])
    let sliders = UIStackView(arrangedSubviews: [constant, priority])
    (sliders.distribution, sliders.spacing) = (.fillEqually, 16)
    let column = UIStackView(arrangedSubviews: [head, verdictLabel, sliders])
    (column.axis, column.spacing) = (.vertical, 4)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
      column.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  /// An active constraint cannot change between required and optional, so it is taken out meanwhile.
  private func setPriority(_ new: UILayoutPriority) {
    guard let constraint else { return }
    let wasActive = constraint.isActive
    let crosses = (new == .required) != (constraint.priority == .required)
    if crosses { constraint.isActive = false }
    constraint.priority = new
    if crosses { constraint.isActive = wasActive }
    onChange()
  }

  private func switchActive() {
    guard let constraint else { return }
    constraint.isActive.toggle()
    toggle.setTitle(constraint.isActive ? "Off" : "On", for: .normal)
    onChange()
  }

  /// To be called when the views have their frames.
  func showVerdict() {
    guard let constraint else { return }
    let off = measure() - constraint.constant
    // Frames are whole pixels.
    let holds = constraint.relation == .greaterThanOrEqual ? off > -1 : abs(off) < 1
    let (text, color): (String, UIColor) =
      !constraint.isActive
      ? ("is off", .tertiaryLabel)
      : holds
        ? ("holds", .systemGreen)
        : constraint.priority == .required
          ? ("is in conflict and left out", .systemRed)
          : ("gives way by \(abs(off).short)", .systemOrange)
    (verdict, verdictLabel.text, verdictLabel.textColor) = (text, text, color)
  }
}
