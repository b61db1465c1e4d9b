import CoreGraphics
import Foundation

/// The list of tabs in a sidebar: rows, and those of groups beneath headers.
final class TabSidebarView: UIView {
  private(set) weak var owner: UITabBarController?
  private let list = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewLayout())
  private let toggle = UIButton(type: .system)
  private let overflow = UIButton(type: .system)
  private(set) var rows: [SidebarRow] = []
  /// The tabs whose rows are in view, by their cells.
  var displayed: [ObjectIdentifier: UITab] = [:]
  private static let top: CGFloat = 52

  init(_ owner: UITabBarController) {
    self.owner = owner
    super.init(frame: .zero)
    list.collectionViewLayout = makeLayout()
    applyPanelStyle()
    backgroundColor = .secondarySystemBackground
    list.backgroundColor = .clear
    list.dataSource = self
    list.delegate = self
    list.dragDelegate = self
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    prepareButtons()
    for part in [list, toggle, overflow] as [UIView] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private func makeLayout() -> UICollectionViewLayout {
    var style = UICollectionLayoutListConfiguration(appearance: .sidebar)
    style.backgroundColor = .clear
    style.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.ask(path) {
        $0.tabBarController($1, sidebar: $1.sidebar, leadingSwipeActionsConfigurationFor: $2)
      }
    }
    style.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.ask(path) {
        $0.tabBarController($1, sidebar: $1.sidebar, trailingSwipeActionsConfigurationFor: $2)
      }
    }
    return UICollectionViewCompositionalLayout.list(using: style)
  }

  private func prepareButtons() {
    toggle.setImage(UIImage(systemName: "sidebar.left"), for: .normal)
    overflow.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    for button in [toggle, overflow] { button.tintColor = .label }
    overflow.accessibilityLabel = "More"
    overflow.showsMenuAsPrimaryAction = true
    toggle.accessibilityLabel = "Hide Sidebar"
    toggle.addAction(
      UIAction { [weak self] _ in self?.owner?.sidebar.isHidden = true }, for: .touchUpInside)
  }

  func reload() {
    guard let owner else { return }
    endDisplaying()
    let own = owner.sidebar
    overflow.menu = own.navigationOverflowItems.map { UIMenu(children: [$0]) }
    overflow.isHidden = overflow.menu == nil
    rows =
      (own.headerContentConfiguration.map { [.content($0)] } ?? [])
      + owner.model.flatMap { SidebarRow.rows(of: $0, level: 0) }
      + (own.footerContentConfiguration.map { [.content($0)] } ?? [])
    list.reloadData()
    showSelection()
  }

  func showSelection() {
    let selected = owner?.selectedTab
    let index = rows.firstIndex { $0.selectableTab === selected && selected != nil }
    let wanted = index.map { IndexPath(item: $0, section: 0) }
    guard list.indexPathsForSelectedItems?.first != wanted else { return }
    list.selectItem(at: wanted, animated: false, scrollPosition: [])
  }

  func scroll(to tab: UITab, animated: Bool) {
    guard let index = rows.firstIndex(where: { $0.tab === tab }) else { return }
    list.scrollToItem(
      at: IndexPath(item: index, section: 0), at: .centeredVertically, animated: animated)
  }

  func replaceBottomBar(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    new.map(addSubview)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x: CGFloat = isRightToLeft ? 8 : bounds.width - 52
    toggle.frame = CGRect(x: x, y: 4, width: 44, height: 44)
    overflow.frame = toggle.frame.offsetBy(dx: isRightToLeft ? 48 : -48, dy: 0)
    let bottom = owner?.sidebar.bottomBarView
    let height = min(bottom.map(wantedHeight) ?? 0, bounds.height / 2)
    bottom?.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    list.frame = CGRect(
      x: 0, y: Self.top, width: bounds.width, height: max(bounds.height - Self.top - height, 0))
  }

  private func wantedHeight(of bottom: UIView) -> CGFloat {
    let fitting = bottom.systemLayoutSizeFitting(CGSize(width: bounds.width, height: 0)).height
    return max(fitting, bottom.bounds.height)
  }
}
