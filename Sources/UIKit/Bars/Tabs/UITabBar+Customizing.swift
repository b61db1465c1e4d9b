import Foundation

extension UITabBar {
  /// Lets the user choose which items the bar has, and their order, in a sheet: the first ones of `items`, as many
  /// as there are now. A tab bar controller's bar is changed by its More list.
  public func beginCustomizingItems(_ items: [UITabBarItem]) {
    requireOwnItems()
    guard customizing == nil, !items.isEmpty,
      let presenter = window?.rootViewController?.frontmost
    else { return }
    let order = BarItemsController(items: items, in: self)
    customizing = order
    delegate?.tabBar(self, willBeginCustomizing: items)
    let sheet = UINavigationController(rootViewController: order)
    presenter.present(sheet, animated: true) { [weak self] in
      self.map { $0.delegate?.tabBar($0, didBeginCustomizing: items) }
    }
  }

  /// Closes the sheet; whether the items have changed.
  @discardableResult
  public func endCustomizing(animated: Bool) -> Bool {
    guard let customizing else { return false }
    let hasChanged = finishCustomizing()
    customizing.dismiss(animated: animated)
    return hasChanged
  }

  /// Whether the sheet shows.
  public var isCustomizing: Bool { customizing != nil }

  /// The bar has what the user has chosen.
  @discardableResult
  func finishCustomizing() -> Bool {
    guard let order = customizing else { return false }
    customizing = nil
    let hasChanged = order.shown != items ?? []
    delegate?.tabBar(self, willEndCustomizing: order.order, changed: hasChanged)
    if hasChanged { setItems(order.shown, animated: window != nil) }
    delegate?.tabBar(self, didEndCustomizing: order.order, changed: hasChanged)
    return hasChanged
  }
}

/// A list of the items that a bar can have: the first ones are in the bar.
final class BarItemsController: ItemOrderController {
  private weak var bar: UITabBar?
  private let count: Int

  /// Those that the bar has come first.
  init(items: [UITabBarItem], in bar: UITabBar) {
    let now = bar.items ?? []
    self.bar = bar
    count = now.count
    super.init(now + items.filter { !now.contains($0) })
  }

  required init?(coder: NSCoder) { nil }

  /// What the bar is to have.
  var shown: [UITabBarItem] { Array(order.prefix(count)) }

  override func finish() { bar?.endCustomizing(animated: true) }

  /// However the sheet was closed.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if bar?.customizing === self { bar?.finishCustomizing() }
  }
}
