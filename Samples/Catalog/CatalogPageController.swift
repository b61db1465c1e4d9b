import UIKit

/// The controls of a page, one below the other.
class CatalogPageController: UIViewController {
  private let page: CatalogPage
  private let scroller = UIScrollView()
  private var rows: [CatalogRow] = []

  init(_ page: CatalogPage) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
    title = page.title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows = page.makeEntries().map { CatalogRow(entry: $0) }
    scroller.keyboardDismissMode = .interactive
    for row in rows { scroller.addSubview(row) }
    view.addSubview(scroller)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: Self, _: UITraitCollection) in self.view.setNeedsLayout()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let insets = view.safeAreaInsets
    let width = view.bounds.width - insets.left - insets.right
    var y: CGFloat = 8
    for row in rows {
      row.frame = CGRect(x: insets.left, y: y, width: width, height: row.height(forWidth: width))
      y = row.frame.maxY
    }
    scroller.contentSize = CGSize(width: view.bounds.width, height: y + 8)
  }
}
