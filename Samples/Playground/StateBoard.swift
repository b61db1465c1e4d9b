import UIKit

/// The recognizers of one card, each with the state it is in and those it has been through.
class StateBoard: UIView {
  private let heading = UILabel(frame: CGRect(x: 16, y: 14, width: 192, height: 22))
  private var rows: [StateRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 22
    heading.text = "Recognizers"
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(heading)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The same recognizers again change nothing.
  func show(_ recognizers: [UIGestureRecognizer]) {
    if rows.map(\.recognizer) == recognizers { return }
    for row in rows { row.removeFromSuperview() }
    rows = recognizers.map(StateRow.init)
    for row in rows { addSubview(row) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 16, y: 50 + 60 * CGFloat(index), width: bounds.width - 32, height: 52)
    }
  }
}

/// One recognizer: its name, its state in colour, and its last states as dots.
class StateRow: UIView {
  let recognizer: UIGestureRecognizer
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 110, height: 24))
  private let pill = UILabel(frame: CGRect(x: 112, y: 0, width: 80, height: 24))
  private var dots: [UIView] = []
  private var clearing = 0

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    super.init(frame: .zero)
    label.text = recognizer.name
    label.font = .systemFont(ofSize: 15)
    pill.font = .systemFont(ofSize: 13, weight: .medium)
    pill.textAlignment = .center
    pill.textColor = .white
    pill.layer.cornerRadius = 12
    pill.clipsToBounds = true
    addSubview(label)
    addSubview(pill)
    display(.possible)
    recognizer.addTarget(self, action: StateRow.stateDidChange)
  }

  required init?(coder: NSCoder) { fatalError("made in code only: use init(_:)") }

  private func stateDidChange(_ recognizer: UIGestureRecognizer) {
    if recognizer.state != .changed || dots.isEmpty { mark(recognizer.state) }
    display(recognizer.state)
    guard recognizer.state != .began, recognizer.state != .changed else { return }
    clearing += 1
    let turn = clearing
    _ = Timer.scheduledTimer(withTimeInterval: 0.8, repeats: false) { _ in
      MainActor.assumeIsolated { if self.clearing == turn { self.display(.possible) } }
    }
  }

  private func display(_ state: UIGestureRecognizer.State) {
    pill.text = "\(state)"
    pill.backgroundColor = state.color
  }

  /// The newest dot is the rightmost of at most sixteen.
  private func mark(_ state: UIGestureRecognizer.State) {
    let dot = UIView(frame: CGRect(x: 0, y: 32, width: 8, height: 8))
    dot.backgroundColor = state.color
    dot.layer.cornerRadius = 4
    dots.append(dot)
    addSubview(dot)
    if dots.count > 16 { dots.removeFirst().removeFromSuperview() }
    for (index, dot) in dots.enumerated() { dot.frame.origin.x = CGFloat(index) * 12 }
  }
}

extension UIGestureRecognizer.State {
  /// As the board shows it.
  @MainActor var color: UIColor {
    switch self {
    case .possible: .systemGray3
    case .began: .systemGreen
    case .changed: .systemBlue
    case .ended: .systemTeal
    case .cancelled: .systemOrange
    case .failed: .systemRed
    }
  }
}
