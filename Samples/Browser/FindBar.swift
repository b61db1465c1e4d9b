import UIKit

/// Looks for words in a page.
class FindBar: UIView {
  let field = UITextField()
  let onwards = UIButton(type: .system)
  let backwards = UIButton(type: .system)
  let done = UIButton(type: .system)
  let note = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Find in page"
    field.accessibilityLabel = "Find in page"
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    backwards.setImage(UIImage(systemName: "chevron.up"), for: .normal)
    backwards.accessibilityLabel = "Previous"
    onwards.setImage(UIImage(systemName: "chevron.down"), for: .normal)
    onwards.accessibilityLabel = "Next"
    done.setTitle("Done", for: .normal)
    note.textColor = .secondaryLabel
    note.font = .preferredFont(forTextStyle: .footnote)
    line.backgroundColor = .separator
    for item in [field, backwards, onwards, done, note, line] { addSubview(item) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    field.frame = CGRect(x: 8, y: middle - 17, width: min(320, bounds.width - 240), height: 34)
    backwards.frame = CGRect(x: field.frame.maxX + 4, y: middle - 20, width: 40, height: 40)
    onwards.frame = backwards.frame.offsetBy(dx: 40, dy: 0)
    done.frame = CGRect(x: bounds.width - 68, y: middle - 20, width: 60, height: 40)
    note.frame = CGRect(
      x: onwards.frame.maxX + 8, y: middle - 12,
      width: max(done.frame.minX - onwards.frame.maxX - 16, 0), height: 24)
  }
}
