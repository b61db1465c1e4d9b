public import Foundation

/// What the sidebar shows of a tab, or of an action of a group. Main thread only.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject, @preconcurrency NSCopying {
  /// What an item stands for.
  public enum Content {
    case tab(UITab)
    case action(UIAction)
  }

  /// What the sidebar asks its delegate an item for. Main thread only.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// What the item is to stand for.
    public let content: Content
    /// Whether it is that of a group above its tabs.
    let isHeader: Bool
    let traits: UITraitCollection

    init(_ content: Content, isHeader: Bool, traits: UITraitCollection) {
      (self.content, self.isHeader, self.traits) = (content, isHeader, traits)
      super.init()
    }
  }

  private let request: Request

  /// Makes an item that looks as the sidebar's own.
  public required init(request: Request) {
    self.request = request
    configurationState = UICellConfigurationState(traitCollection: request.traits)
    contentConfiguration = request.defaultContent
    backgroundConfiguration = .listSidebarCell()
    accessories = request.badge.map { [.label(text: $0)] } ?? []
    super.init()
  }

  /// What it stands for.
  open var content: Content { request.content }
  /// The row's content.
  open var contentConfiguration: any UIContentConfiguration
  /// What is behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration
  /// Beside the content.
  open var accessories: [UICellAccessory]
  /// The state of the row when the delegate was last told.
  open internal(set) var configurationState: UICellConfigurationState

  /// Content as the sidebar would show it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { request.defaultContent }
  /// A background as the sidebar would show it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }

  /// One for the same tab or action that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(request: request)
    copy.contentConfiguration = contentConfiguration
    copy.backgroundConfiguration = backgroundConfiguration
    copy.accessories = accessories
    copy.configurationState = configurationState
    return copy
  }
}

extension UITabSidebarItem.Request {
  fileprivate var defaultContent: UIListContentConfiguration {
    switch content {
    case .action(let action):
      var shown = UIListContentConfiguration.sidebarCell()
      (shown.text, shown.image) = (action.title, action.image)
      return shown
    case .tab(let tab) where isHeader:
      var shown = UIListContentConfiguration.sidebarHeader()
      shown.text = tab.title
      return shown
    case .tab(let tab):
      var shown =
        tab.subtitle == nil ? UIListContentConfiguration.sidebarCell() : .sidebarSubtitleCell()
      (shown.text, shown.secondaryText) = (tab.barItem.title, tab.subtitle)
      shown.image = tab.barItem.image
      return shown
    }
  }

  fileprivate var badge: String? {
    if case .tab(let tab) = content, !isHeader { tab.barItem.badgeValue } else { nil }
  }
}
