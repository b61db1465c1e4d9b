import CoreGraphics
import Foundation

/// The list of tabs in a sidebar: rows, and those of groups beneath headers.
final class TabSidebarView: UIView {
  private weak var owner: UITabBarController?
  private let list: UICollectionView
  private let toggle = UIButton(type: .system)
  private var rows: [SidebarRow] = []
  private static let top: CGFloat = 52

  init(_ owner: UITabBarController) {
    self.owner = owner
    var style = UICollectionLayoutListConfiguration(appearance: .sidebar)
    style.backgroundColor = .clear
    list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: style))
    super.init(frame: .zero)
    applyPanelStyle()
    backgroundColor = .secondarySystemBackground
    list.backgroundColor = .clear
    list.dataSource = self
    list.delegate = self
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    prepareToggle()
    for part in [list, toggle] as [UIView] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private func prepareToggle() {
    toggle.setImage(UIImage(systemName: "sidebar.left"), for: .normal)
    toggle.tintColor = .label
    toggle.accessibilityLabel = "Hide Sidebar"
    toggle.addAction(
      UIAction { [weak self] _ in self?.owner?.sidebar.isHidden = true }, for: .touchUpInside)
  }

  func reload() {
    guard let owner else { return }
    let own = owner.sidebar
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

extension TabSidebarView: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    let row = rows[indexPath.item]
    cell.contentConfiguration = row.content
    cell.indentationLevel = row.level
    cell.accessories = row.badge.map { [.label(text: $0)] } ?? []
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { rows[indexPath.item].selectableTab?.isEnabled == true }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    rows[indexPath.item].selectableTab.map { owner?.choose($0) }
    showSelection()
  }
}

/// A row of a sidebar.
@MainActor
private enum SidebarRow {
  case tab(UITab, level: Int)
  /// Of a group, above its tabs.
  case header(UITab)
  /// The program's own.
  case content(any UIContentConfiguration)

  static func rows(of tab: UITab, level: Int) -> [SidebarRow] {
    if tab.isHidden { return [] }
    guard let group = tab as? UITabGroup else { return [.tab(tab, level: level)] }
    let isHeader = group.sidebarAppearance != .inline && level == 0
    let below = isHeader ? 0 : level + 1
    let own: SidebarRow = isHeader ? .header(tab) : .tab(tab, level: level)
    return [own] + group.displayOrder.flatMap { rows(of: $0, level: below) }
  }

  var tab: UITab? {
    switch self {
    case .tab(let tab, _), .header(let tab): tab
    case .content: nil
    }
  }

  var selectableTab: UITab? { if case .tab(let tab, _) = self { tab } else { nil } }
  var level: Int { if case .tab(_, let level) = self { level } else { 0 } }
  var badge: String? { selectableTab?.barItem.badgeValue }

  var content: any UIContentConfiguration {
    switch self {
    case .content(let own): return own
    case .header(let tab):
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = tab.title
      return content
    case .tab(let tab, _):
      var content =
        tab.subtitle == nil
        ? UIListContentConfiguration.sidebarCell() : .sidebarSubtitleCell()
      (content.text, content.secondaryText) = (tab.barItem.title, tab.subtitle)
      content.image = tab.barItem.image
      return content
    }
  }
}
