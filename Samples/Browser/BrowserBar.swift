import UIKit

/// The buttons and the address above a page.
class BrowserBar: UIView {
  let back = BrowserBar.button("chevron.left", "Back")
  let forward = BrowserBar.button("chevron.right", "Forward")
  let reload = BrowserBar.button("arrow.clockwise", "Reload")
  let find = BrowserBar.button("magnifyingglass", "Find")
  let look = BrowserBar.button("circle.lefthalf.filled", "Light or dark")
  let address = UITextField()
  let progress = UIProgressView(progressViewStyle: .bar)
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    address.borderStyle = .roundedRect
    address.placeholder = "Address or words to look for"
    address.accessibilityLabel = "Address"
    address.keyboardType = .URL
    address.autocapitalizationType = .none
    address.autocorrectionType = .no
    address.clearButtonMode = .whileEditing
    line.backgroundColor = .separator
    for item in [back, forward, reload, address, find, look, line, progress] { addSubview(item) }
  }

  required init?(coder: NSCoder) { nil }

  private static func button(_ symbol: String, _ label: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = label
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (side, middle) = (CGFloat(40), bounds.midY)
    func place(_ button: UIButton, _ x: CGFloat) {
      button.frame = CGRect(x: x, y: middle - side / 2, width: side, height: side)
    }
    for (index, button) in [back, forward, reload].enumerated() {
      place(button, 8 + CGFloat(index) * side)
    }
    place(look, bounds.width - side - 8)
    place(find, bounds.width - 2 * side - 8)
    let left = reload.frame.maxX + 8
    address.frame = CGRect(
      x: left, y: middle - 17, width: max(find.frame.minX - 8 - left, 0), height: 34)
    line.frame = CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1)
    progress.frame = CGRect(x: 0, y: bounds.maxY - 2, width: bounds.width, height: 2)
  }
}
