import Foundation

/// A tab that has other tabs, which the sidebar shows beneath it. Main thread only.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// How the sidebar shows a group.
  public enum SidebarAppearance: Int, Sendable {
    /// As `rootSection` for a group that is in no other one, else as `inline`.
    case automatic
    /// As a row, with those of its tabs beneath.
    case inline
    /// As a header, with the rows of its tabs beneath. A group in another one is a row.
    case rootSection
  }

  /// Makes a group of tabs. With a provider it has a controller of its own, for bars that show the group
  /// while none of its tabs is selected.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// Its tabs.
  @AlwaysObserved open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      if let selectedChild, !children.contains(selectedChild) { self.selectedChild = nil }
      didChange()
    }
  }
  /// The one that shows while the group is selected.
  open var selectedChild: UITab? {
    get { weakSelectedChild }
    set {
      let isOther = newValue !== weakSelectedChild
      weakSelectedChild = newValue
      if isOther { tabBarController?.selectionDidChange(in: self) }
    }
  }
  private weak var weakSelectedChild: UITab?
  /// Which of its tabs shows while none was selected; nil for the group's own controller.
  open var defaultChildIdentifier: String?
  /// In which order the tabs are shown; those that are not named come last.
  @AlwaysObserved open var displayOrderIdentifiers: [String] = [] { didSet { didChange() } }
  /// In that order.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { child in !named.contains(child) }
  }
  /// Whether the user may change the order. Kept: the sidebar has one order.
  open var allowsReordering = false
  /// Beneath its tabs in the sidebar.
  @AlwaysObserved open var sidebarActions: [UIAction] = [] { didSet { didChange() } }
  /// How the sidebar shows it.
  @AlwaysObserved open var sidebarAppearance = SidebarAppearance.automatic {
    didSet { if sidebarAppearance != oldValue { didChange() } }
  }
  /// Shows the controllers of the group and of its selected tab as a stack; nil for the tab's alone.
  @AlwaysObserved open var managingNavigationController: UINavigationController? {
    didSet { if managingNavigationController !== oldValue { placed = nil } }
  }
  /// The tab whose controller was put on that stack last; the user may have gone back from it.
  weak var placed: UITab?

  /// The tab with this identifier, in the group or in a group in it.
  open func tab(forIdentifier identifier: String) -> UITab? {
    all.dropFirst().first { $0.identifier == identifier }
  }

  var currentChild: UITab? {
    selectedChild ?? children.first { $0.identifier == defaultChildIdentifier }
      ?? (load() == nil ? displayOrder.first { !$0.isHidden } : nil)
  }
}

/// A tab for searching, which bars show apart from the others. Main thread only.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Makes a tab with a magnifying glass.
  public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "UISearchTab", viewControllerProvider: viewControllerProvider)
  }

  /// Makes a tab with a text and an image of its own.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }

  /// Whether selecting it begins a search, where its controller has one.
  open var automaticallyActivatesSearch = false
}
