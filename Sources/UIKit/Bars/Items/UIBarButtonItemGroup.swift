public import Foundation

/// Bar button items that belong together. Main thread only.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  weak var host: (any BarItemHost)?

  /// Makes a group that a single item may stand for where there is no room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    adopt()
  }

  /// An empty group, as there are no archives to read.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// In their order from the leading side.
  @AlwaysObserved open var barButtonItems: [UIBarButtonItem] {
    didSet {
      adopt()
      tellHost()
    }
  }
  /// Stands for the others where there is no room. Kept: bars show all.
  open var representativeItem: UIBarButtonItem?
  /// Whether the representative item shows in the place of the others: never.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the bar shows the group at all times. Kept: bars show all groups that are not hidden.
  open var alwaysAvailable = false
  /// Stands for the group in a menu of what has no room. Kept.
  open var menuRepresentation: UIMenuElement?
  /// Whether the group takes up no room.
  @AlwaysObserved open var isHidden = false {
    didSet { if isHidden != oldValue { tellHost() } }
  }

  /// Makes a group that stays where it is. There is no customisation by the user.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that the user could move. There is no customisation by the user.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that shows unless `isInDefaultCustomization` is false. There is no customisation by the user.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  private func adopt() {
    for item in barButtonItems { item.group = self }
  }

  private func tellHost() {
    guard let item = barButtonItems.first else { return }
    host?.barItemDidChange(item)
  }
}

extension UIBarButtonItem {
  /// The group that has it.
  public var buttonGroup: UIBarButtonItemGroup? { group }

  /// Makes a group of this item alone.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  /// Makes a group of this item alone. The user cannot move it.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }

  /// Makes a group of this item alone, which shows unless `isInDefaultCustomization` is false.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    let group = creatingFixedGroup()
    group.isHidden = !isInDefaultCustomization
    return group
  }
}
