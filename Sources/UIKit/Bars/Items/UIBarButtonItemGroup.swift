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
      for item in oldValue where item.group === self { item.group = nil }
      adopt()
      tellHost()
    }
  }
  /// Stands for the others where there is no room at the trailing side or in the middle of a navigation bar. A tap
  /// opens a menu of the others, unless the item has an action or a menu.
  @AlwaysObserved open var representativeItem: UIBarButtonItem? {
    didSet { if representativeItem !== oldValue { tellHost() } }
  }
  /// Whether the representative item shows in the place of the others.
  open var isDisplayingRepresentativeItem: Bool { isShrunken }
  var isShrunken = false
  /// Whether a group that the bar leaves out is in the menu of what has no room.
  @AlwaysObserved open var alwaysAvailable = false {
    didSet { if alwaysAvailable != oldValue { tellHost() } }
  }
  /// Stands for the group in a menu of what has no room.
  @AlwaysObserved open var menuRepresentation: UIMenuElement? {
    didSet { if menuRepresentation !== oldValue { tellHost() } }
  }
  /// Whether it is shown only to those who choose it.
  var isLeftOut = false
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

  /// Makes a group that the bar leaves out where `isInDefaultCustomization` is false. There is no customisation by
  /// the user: such a group is in the menu of what has no room, where the navigation item has a
  /// `customizationIdentifier`.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isLeftOut = !isInDefaultCustomization
    return group
  }

  private func adopt() {
    for item in barButtonItems { item.group = self }
  }

  private func tellHost() {
    guard let item = barButtonItems.first ?? representativeItem else { return }
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

  /// Makes a group of this item alone, which the bar leaves out where `isInDefaultCustomization` is false.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    let group = creatingFixedGroup()
    group.isLeftOut = !isInDefaultCustomization
    return group
  }
}
