public import Foundation

/// What a navigation bar shows for one controller. Main thread only.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item below it; large for the first one.
    case automatic
    case always, never
    /// As `always`.
    case inline
  }

  /// Where the title is and how the items beside it are arranged.
  public enum ItemStyle: Int, Sendable {
    /// A title in the centre.
    case navigator
    /// A title at the leading side.
    case browser
    /// A title at the leading side.
    case editor
  }

  /// What the back button of the next item shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title if there is room, else an arrow.
    case `default`
    /// As `minimal`: there is no general title.
    case generic
    /// An arrow.
    case minimal
  }

  /// Told of changes.
  weak var bar: UINavigationBar?
  /// Called when the controller that has it must look at its bars.
  var onChange: (@MainActor () -> Void)?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
  public override init() { super.init() }
  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init()
    coder.readNib(self, as: UINavigationItem.self)
  }

  // MARK: Titles

  /// In the centre of the bar.
  @AlwaysObserved open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// In the place of the title in the bar's row, with attributes that win over the bar's.
  @AlwaysObserved open var attributedTitle: AttributedString? {
    didSet { if attributedTitle != oldValue { didChange() } }
  }
  /// In the place of the title where it is large; nil for the title.
  @AlwaysObserved open var largeTitle: String? {
    didSet { if largeTitle != oldValue { didChange() } }
  }
  /// In the place of the subtitle.
  @AlwaysObserved open var subtitleView: UIView? {
    didSet { if subtitleView !== oldValue { didChange() } }
  }
  /// Beneath the title, the large one too. It reads the text of `attributedSubtitle` if there is one.
  open var subtitle: String? {
    get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
    set {
      guard newValue != plainSubtitle else { return }
      plainSubtitle = newValue
      didChange()
    }
  }
  private var plainSubtitle: String?
  /// In the place of the subtitle, with attributes that win over the bar's.
  @AlwaysObserved open var attributedSubtitle: AttributedString? {
    didSet { if attributedSubtitle != oldValue { didChange() } }
  }
  /// Beneath the large title; nil for the subtitle.
  @AlwaysObserved open var largeSubtitle: String? {
    didSet { if largeSubtitle != oldValue { didChange() } }
  }
  /// In the place of the large subtitle, with attributes that win over the bar's.
  @AlwaysObserved open var largeAttributedSubtitle: AttributedString? {
    didSet { if largeAttributedSubtitle != oldValue { didChange() } }
  }
  /// In the place of all subtitles beneath the large title.
  @AlwaysObserved open var largeSubtitleView: UIView? {
    didSet { if largeSubtitleView !== oldValue { didChange() } }
  }
  /// In the place of the title.
  @AlwaysObserved open var titleView: UIView? {
    didSet {
      if titleView !== oldValue {
        titleViewSize = TitleViewSize()
        didChange()
      }
    }
  }
  var titleViewSize = TitleViewSize()
  /// A line above the title.
  @AlwaysObserved open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// When the title is large, in bars that prefer large titles.
  @AlwaysObserved open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }
  /// Where the title is.
  @AlwaysObserved open var style = ItemStyle.navigator {
    didSet { if style != oldValue { didChange() } }
  }

  // MARK: The menu of the title

  /// Makes the menu from what is suggested; nil for that alone.
  @AlwaysObserved open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { didChange() }
  }
  /// Lets the user edit the title; held weakly.
  open var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { heldRenameDelegate }
    set {
      guard newValue !== heldRenameDelegate else { return }
      heldRenameDelegate = newValue
      didChange()
    }
  }
  private weak var heldRenameDelegate: (any UINavigationItemRenameDelegate)?
  /// Says at the head of the menu what the document is.
  @AlwaysObserved open var documentProperties: UIDocumentProperties? { didSet { didChange() } }

  // MARK: Back

  /// The back button while the next item is on top; its title and image count.
  @AlwaysObserved open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// The back button's text while the next item is on top; nil for the title.
  @AlwaysObserved open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { didChange() } }
  }
  /// What the back button shows while the next item is on top, beside a title of `backBarButtonItem`.
  @AlwaysObserved open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange() } }
  }
  /// Whether there is no back button while this item is on top.
  @AlwaysObserved open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { didChange() } }
  }
  /// The same, with an animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }
  /// Whether the left items are beside the back button, and not in its place.
  @AlwaysObserved open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }
  /// Performed by the back button in the place of going back.
  @AlwaysObserved open var backAction: UIAction? { didSet { didChange() } }

  // MARK: Items

  /// At the leading side, from the side inwards.
  @AlwaysObserved open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// At the trailing side, from the side inwards.
  @AlwaysObserved open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The first of the left items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the right items.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The same, with an animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { self.leftBarButtonItem = item }
  }
  /// The same, with an animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { self.rightBarButtonItem = item }
  }
  /// The same, with an animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { self.leftBarButtonItems = items }
  }
  /// The same, with an animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { self.rightBarButtonItems = items }
  }
  /// After the left items.
  @AlwaysObserved open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { didChange() } }
  /// In the middle of the bar where the title is at the leading side or there is none, else before the trailing ones.
  @AlwaysObserved open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { didChange() } }
  /// Before the right items.
  @AlwaysObserved open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { didChange() }
  }
  /// At the outermost trailing side.
  @AlwaysObserved open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { didChange() } }
  /// At the end of the menu of items that have no room, whose button shows always then.
  @AlwaysObserved open var additionalOverflowItems: UIDeferredMenuElement? {
    didSet { didChange() }
  }
  /// Under which name the user's choice of items would be stored. The user cannot choose items: with a name, optional
  /// groups that the bar leaves out are in the menu of items that have no room.
  @AlwaysObserved open var customizationIdentifier: String? {
    didSet { if customizationIdentifier != oldValue { didChange() } }
  }

  // MARK: Search

  /// A search in what the controller shows; nil for none.
  @AlwaysObserved open var searchController: UISearchController? {
    didSet { replaceSearch(oldValue) }
  }
  /// Whether a search bar beneath the titles goes as the content is scrolled.
  @AlwaysObserved open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
  }
  /// Where the search bar is, if there is room.
  @AlwaysObserved open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { didChange() } }
  }
  /// Stands for the search bar among the items of a toolbar, where that is to be in it; without it, the bar is the
  /// last there. Other bars leave it out.
  open var searchBarPlacementBarButtonItem: UIBarButtonItem {
    let item = searchPlacementItem ?? makeSearchPlacementItem()
    searchPlacementItem = item
    return item
  }
  private(set) var searchPlacementItem: UIBarButtonItem?
  /// Whether the search bar may be in the toolbar of a navigation controller in narrow windows.
  @AlwaysObserved open var searchBarPlacementAllowsToolbarIntegration = true {
    didSet { if searchBarPlacementAllowsToolbarIntegration != oldValue { didChange() } }
  }
  /// Stored only: a search bar stays in the column of its controller.
  open var searchBarPlacementAllowsExternalIntegration = false
  /// The button of the menu of items that have no room, for popovers to point at; nil while it doesn't show.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    bar?.topItem === self ? bar?.content?.overflowButton : nil
  }
  /// Where it is.
  open var searchBarPlacement: SearchBarPlacement { resolvedPlacement }

  // MARK: Looks, in the place of the bar's

  /// While content is beneath the bar.
  @AlwaysObserved open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      follow(standardAppearance, insteadOf: oldValue)
      didChange()
    }
  }
  /// In bars that are less high. Kept: bars have one height.
  open var compactAppearance: UINavigationBarAppearance?
  /// While the content is at its upper end.
  @AlwaysObserved open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      follow(scrollEdgeAppearance, insteadOf: oldValue)
      didChange()
    }
  }
  /// In bars that are less high. Kept: bars have one height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

extension UINavigationItem: BarAppearanceFollower {
  func appearanceDidChange() { didChange() }

  func didChange() {
    bar?.itemDidChange(self)
    onChange?()
  }

  private func change(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, let bar, bar.topItem === self else { return change() }
    bar.crossfade(change)
  }

  /// From the leading side inwards.
  var leadingItems: [UIBarButtonItem] {
    ((leftBarButtonItems ?? []) + Self.shown(leadingItemGroups)).filter { !$0.isHidden }
  }

  /// From the leading side on.
  var centerItems: [UIBarButtonItem] {
    hasCenter ? Self.shown(centerItemGroups).filter { !$0.isHidden } : []
  }

  /// From the trailing side inwards.
  var trailingItems: [UIBarButtonItem] {
    let pinned = pinnedTrailingGroup.map { [$0] } ?? []
    let groups = (hasCenter ? [] : centerItemGroups) + trailingItemGroups + pinned
    let right = rightBarButtonItems ?? []
    return (right + Self.shown(groups).reversed()).filter { !$0.isHidden }
  }

  /// Whether the title leaves the middle of the bar to items.
  private var hasCenter: Bool { style != .navigator || !hasTitle }

  /// In the bar's row.
  var hasTitle: Bool { title != nil || attributedTitle != nil || titleView != nil }

  /// Those that the bar does not show, but the menu of what has no room.
  var groupsInMenu: [UIBarButtonItemGroup] {
    allGroups.filter { group in
      group.isLeftOut && !group.isHidden
        && (group.alwaysAvailable || customizationIdentifier != nil)
    }
  }

  var allGroups: [UIBarButtonItemGroup] {
    leadingItemGroups + centerItemGroups + trailingItemGroups
      + (pinnedTrailingGroup.map { [$0] } ?? [])
  }

  private static func shown(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden && !$0.isLeftOut }.flatMap(\.barButtonItems)
  }
}
