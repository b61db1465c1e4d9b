import UIKit

/// Shows all recognizers: a row per kind, with a light per card and the state of the selected card
/// as text.
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

  /// The recognizers of each card, with the kinds in the same order.
  func watch(_ cards: [[UIGestureRecognizer]]) {
    for row in rows { row.removeFromSuperview() }
    rows = (cards.first ?? []).indices.map { kind in StateRow(cards.map { $0[kind] }) }
    for row in rows { addSubview(row) }
    setNeedsLayout()
  }

  /// Selects the card to show as text.
  func select(_ card: Int) { for row in rows { row.selected = card } }

  /// Called once a frame, as recognizers do not report failures.
  func refresh() { for row in rows { row.refresh() } }

  override func layoutSubviews() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 16, y: 50 + 60 * CGFloat(index), width: bounds.width - 32, height: 52)
    }
  }
}
