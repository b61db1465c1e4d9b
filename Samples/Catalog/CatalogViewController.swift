import UIKit

/// Every control in its states. A segmented control chooses the kind, a switch the style.
class CatalogViewController: UIViewController {
  private static let header: CGFloat = 60

  let kinds = UISegmentedControl(items: CatalogPage.all.map(\.title))
  let dark = UISwitch()
  private let scroller = UIScrollView()
  private var rows: [CatalogRow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    kinds.selectedSegmentIndex = 0
    kinds.apportionsSegmentWidthsByContent = true
    kinds.addAction(UIAction { [unowned self] _ in showPage() }, for: .valueChanged)
    dark.accessibilityLabel = "Dark"
    dark.toolTip = "Light or dark"
    dark.addAction(
      UIAction { [unowned self] _ in
        overrideUserInterfaceStyle = dark.isOn ? .dark : .light
      }, for: .valueChanged)
    for part in [kinds, dark, scroller] as [UIView] { view.addSubview(part) }
    showPage()
  }

  func showPage() {
    for row in rows { row.removeFromSuperview() }
    let page = CatalogPage.all[max(0, kinds.selectedSegmentIndex)]
    rows = page.makeEntries().map { CatalogRow(entry: $0) }
    for row in rows { scroller.addSubview(row) }
    scroller.contentOffset = .zero
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let width = min(kinds.intrinsicContentSize.width + 80, bounds.width - 123)
    kinds.frame = CGRect(x: 20, y: 14, width: width, height: 32)
    dark.frame.origin = CGPoint(x: bounds.width - 83, y: 16)
    scroller.frame = CGRect(
      x: 0, y: Self.header, width: bounds.width, height: bounds.height - Self.header)
    var y: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
      y += row.height
    }
    scroller.contentSize = CGSize(width: bounds.width, height: y)
  }
}

/// A control, and beside it the code.
class CatalogRow: UIView {
  private(set) var height: CGFloat = 0
  private var content = UIView()
  private let code = UILabel()

  convenience init(entry: CatalogEntry) {
    self.init(frame: .zero)
    (content, height) = (entry.view, entry.height)
    code.text = entry.code
    code.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    code.textColor = .secondaryLabel
    if content.bounds.isEmpty { content.frame.size = content.intrinsicContentSize }
    for part in [content, code] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = content.bounds.size
    content.frame.origin = CGPoint(x: 20, y: ((bounds.height - size.height) / 2).rounded())
    code.frame = CGRect(x: 350, y: 0, width: max(0, bounds.width - 370), height: bounds.height)
  }
}
