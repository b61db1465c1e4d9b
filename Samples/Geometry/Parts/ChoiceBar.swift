import UIKit

/// Buttons in rows, one of which is chosen; a pill slides to it.
class ChoiceBar: UIView {
  var onChoice: (Int) -> Void = { _ in }
  private(set) var buttons: [UIButton] = []
  private(set) var chosen = 0
  private let pill = UIView()
  private var pillEdges: [NSLayoutConstraint] = []

  convenience init(_ titles: [String], columns: Int? = nil) {
    self.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    pill.layer.cornerRadius = 7
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowRadius = 3
    pill.layer.shadowOffset = CGSize(width: 0, height: 1)
    pill.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
    }
    buttons = titles.enumerated().map { makeButton($1, $0) }
    arrange(columns ?? titles.count)
    choose(0)
  }

  private func makeButton(_ title: String, _ index: Int) -> UIButton {
    let button = UIButton(
      type: .custom,
      primaryAction: UIAction(title: title) { [weak self] _ in
        self?.choose(index)
        self?.onChoice(index)
      })
    button.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
    button.setTitleColor(.label, for: .normal)
    button.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return button
  }

  private func arrange(_ columns: Int) {
    let rows = UIStackView()
    rows.axis = .vertical
    rows.distribution = .fillEqually
    for start in stride(from: 0, to: buttons.count, by: columns) {
      var row: [UIView] = Array(buttons[start..<min(start + columns, buttons.count)])
      while row.count < columns { row.append(UIView()) }
      let stack = UIStackView(arrangedSubviews: row)
      // A single row has no columns to keep, so long titles may be wider.
      stack.distribution = columns < buttons.count ? .fillEqually : .fillProportionally
      rows.addArrangedSubview(stack)
    }
    for part in [pill, rows] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -2),
      rows.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      rows.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
    ])
  }

  func choose(_ index: Int) {
    chosen = index
    NSLayoutConstraint.deactivate(pillEdges)
    pillEdges = pill.edges(equalTo: buttons[index])
    NSLayoutConstraint.activate(pillEdges)
    guard window != nil else { return }
    UIView.animate(springDuration: 0.35, bounce: 0.15) { self.layoutIfNeeded() }
  }
}
