import Foundation

/// Lets the user order the tabs: the first ones are in the bar.
final class TabOrderController: ItemOrderController {
  private weak var owner: UITabBarController?
  private let tabs: [UITab]

  init(_ owner: UITabBarController) {
    self.owner = owner
    tabs = owner.movableTabs
    super.init(tabs.map(\.barItem))
  }

  required init?(coder: NSCoder) { nil }

  override func finish() {
    owner?.endCustomizing(order.compactMap { item in tabs.first { $0.barItem === item } })
    dismiss(animated: true)
  }
}
