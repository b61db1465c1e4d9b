import CoreGraphics

/// A plus sign for a copy, or the number of items.
final class DragBadge: UILabel {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    text = "+"
    textAlignment = .center
    textColor = .white
    font = .systemFont(ofSize: 17, weight: .semibold)
    backgroundColor = .systemGreen
    layer.cornerRadius = 11
    clipsToBounds = true
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func show(isCopied: Bool, count: Int) {
    text = count > 1 ? "\(count)" : "+"
    backgroundColor = isCopied ? .systemGreen : .systemRed
    isHidden = !isCopied && count < 2
  }

  func copyLook(of other: DragBadge) {
    (text, backgroundColor, isHidden) = (other.text, other.backgroundColor, other.isHidden)
  }
}
