import UIKit

/// Every recognizer there is: a row for each kind, a light for each card in it, and the states of the
/// card at hand in words.
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

  /// The recognizers of each card, in the same order of kinds.
  func watch(_ cards: [[UIGestureRecognizer]]) {
    for row in rows { row.removeFromSuperview() }
    rows = (cards.first ?? []).indices.map { kind in StateRow(cards.map { $0[kind] }) }
    for row in rows { addSubview(row) }
    setNeedsLayout()
  }

  /// Puts a card into words.
  func select(_ card: Int) { for row in rows { row.selected = card } }

  /// Once a frame: nobody tells of failures.
  func refresh() { for row in rows { row.refresh() } }

  override func layoutSubviews() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 16, y: 50 + 60 * CGFloat(index), width: bounds.width - 32, height: 52)
    }
  }
}
