import UIKit

/// The recognizers of one kind, one per card: their name, the selected one's state in words and
/// colour, its last states as dots, and a light for each.
class StateRow: UIView {
  /// How long an end state is shown, in seconds.
  private static let afterglow = 0.8

  private let recognizers: [UIGestureRecognizer]
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 110, height: 24))
  private let pill = UILabel(frame: CGRect(x: 112, y: 0, width: 80, height: 24))
  private var lights: [UIView] = []
  private var dots: [UIView] = []
  /// The state shown by each light.
  private(set) var shown: [UIGestureRecognizer.State]
  private var clearings: [Int]
  /// The index of the selected card.
  var selected = 0 {
    didSet { if selected != oldValue { changeCard() } }
  }

  init(_ recognizers: [UIGestureRecognizer]) {
    self.recognizers = recognizers
    shown = recognizers.map { _ in .possible }
    clearings = recognizers.map { _ in 0 }
    super.init(frame: .zero)
    label.text = recognizers.first?.name
    label.font = .systemFont(ofSize: 15)
    pill.font = .systemFont(ofSize: 13, weight: .medium)
    pill.textAlignment = .center
    pill.textColor = .white
    pill.layer.cornerRadius = 12
    pill.clipsToBounds = true
    addSubview(label)
    addSubview(pill)
    for (card, recognizer) in recognizers.enumerated() {
      addLight(at: card)
      recognizer.addTarget(self, action: StateRow.stateDidChange)
    }
    show(.possible, of: selected)
  }

  var name: String? { label.text }
  var words: String? { pill.text }

  required init?(coder: NSCoder) { fatalError("made in code only: use init(_:)") }

  func refresh() {
    for (card, recognizer) in recognizers.enumerated()
    where recognizer.state == .failed && shown[card] != .failed {
      note(.failed, of: card)
    }
  }

  private func stateDidChange(_ recognizer: UIGestureRecognizer) {
    guard let card = recognizers.firstIndex(of: recognizer) else { return }
    note(recognizer.state, of: card)
  }

  private func note(_ state: UIGestureRecognizer.State, of card: Int) {
    if card == selected, state != .changed || dots.isEmpty { mark(state) }
    show(state, of: card)
    guard state != .began, state != .changed else { return }
    clearings[card] += 1
    let turn = clearings[card]
    _ = Timer.scheduledTimer(withTimeInterval: Self.afterglow, repeats: false) { _ in
      MainActor.assumeIsolated { self.clear(card, turn) }
    }
  }

  private func clear(_ card: Int, _ turn: Int) {
    if clearings[card] == turn { show(.possible, of: card) }
  }

  private func show(_ state: UIGestureRecognizer.State, of card: Int) {
    shown[card] = state
    lights[card].backgroundColor = state.color
    guard card == selected else { return }
    pill.text = "\(state)"
    pill.backgroundColor = state.color
  }

  private func changeCard() {
    for dot in dots { dot.removeFromSuperview() }
    dots = []
    for light in lights { light.layer.borderWidth = 0 }
    lights[selected].layer.borderWidth = 2
    show(shown[selected], of: selected)
  }

  private func addLight(at card: Int) {
    let light = UIView(frame: CGRect(x: 112 + CGFloat(card) * 17, y: 30, width: 12, height: 12))
    light.layer.cornerRadius = 6
    light.layer.borderColor = UIColor.darkGray.cgColor
    light.layer.borderWidth = card == selected ? 2 : 0
    light.backgroundColor = UIGestureRecognizer.State.possible.color
    lights.append(light)
    addSubview(light)
  }

  /// Shows at most eight dots, the newest at the right.
  private func mark(_ state: UIGestureRecognizer.State) {
    let dot = UIView(frame: CGRect(x: 0, y: 32, width: 8, height: 8))
    dot.backgroundColor = state.color
    dot.layer.cornerRadius = 4
    dots.append(dot)
    addSubview(dot)
    if dots.count > 8 { dots.removeFirst().removeFromSuperview() }
    for (index, dot) in dots.enumerated() { dot.frame.origin.x = CGFloat(index) * 12 }
  }
}

extension UIGestureRecognizer.State {
  /// The colour on the board.
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
