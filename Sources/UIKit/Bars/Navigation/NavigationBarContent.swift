import CoreGraphics
import Foundation

/// What a navigation bar shows of one item: buttons, title, large title.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  let leading: BarItemRow
  let middle: BarItemRow
  let trailing: BarItemRow
  /// The item's own view, or a label.
  let title: UIView
  let largeTitle = UILabel()
  /// The item's own view, or a label; nil with nothing beneath the large title.
  private(set) var largeSubtitle: UIView?
  private let large = UIView()
  private let prompt = UILabel()
  private let overflow: BarOverflow
  /// Last in the menu of what has no room.
  private let more: [UIMenuElement]
  private let titleOffset: UIOffset
  private var isSearching = false

  init(_ item: UINavigationItem, back: BarButton?, in bar: UINavigationBar) {
    self.item = item
    let look = bar.appearance(for: item)
    let leadingItems = BarItemRow(
      [bar.systemItem].compactMap { $0 } + item.leadingItems, appearance: look.buttons)
    leading =
      back.map { BarItemRow([BarItemRow.Entry.view($0)] + leadingItems.entries) } ?? leadingItems
    middle = BarItemRow(item.centerItems, appearance: look.buttons)
    trailing = BarItemRow(item.trailingItems.reversed(), appearance: look.buttons)
    overflow = BarOverflow(look.buttons)
    titleOffset = look.titleOffset
    let own: [UIMenuElement] = item.additionalOverflowItems.map { [$0] } ?? []
    more = item.groupsInMenu.flatMap { $0.menuElements(of: $0.barButtonItems) } + own
    title =
      bar.renaming?.field(for: item) ?? item.titleView
      ?? BarTitle(item, look, menu: TitleMenu.menu(of: item, in: bar))
    super.init(frame: .zero)
    semanticContentAttribute = bar.semanticContentAttribute
    prepareLarge(look)
    if bar.wantsLargeTitle { prepareLargeSubtitle(look) }
    preparePrompt()
    for view in leading.views + middle.views + trailing.views + [title] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rows = fitted
    let places = barLayout(rows).places(width: bounds.width)
    prompt.frame = mirrored(places.prompt)
    place(leading, in: places.leading)
    place(rows.middle, in: places.center)
    place(rows.side, in: places.trailing)
    title.frame = mirrored(places.title).moved(by: title is BarTitle ? titleOffset : nil)
    if title === item.titleView { item.titleViewSize.note(title) }
    large.frame = places.large
    largeTitle.frame = mirrored(places.largeTitle)
    largeSubtitle?.frame = mirrored(places.largeSubtitle)
  }

  /// What shows of the large title. The title in the row fades in when little of it is left.
  var largeHeight: CGFloat = 0 {
    didSet {
      guard largeHeight != oldValue else { return }
      showTitles()
      setNeedsLayout()
    }
  }

  /// What a tab bar takes of the row, as if from left to right: the title is before it, and items after it go
  /// into the menu of those that have no room.
  var taken: ClosedRange<CGFloat>? { didSet { if taken != oldValue { setNeedsLayout() } } }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }
}

extension NavigationBarContent {
  private func place(_ row: BarItemRow, in rect: CGRect) {
    for (view, place) in zip(row.views, row.places(in: rect)) { view.frame = mirrored(place) }
  }

  /// Titles are as large as their texts; other views have the size they have or would like.
  private func barLayout(_ fitted: BarOverflow.Rows) -> NavigationBarLayout {
    var layout = NavigationBarLayout(hasPrompt: item.prompt != nil, largeHeight: largeHeight)
    layout.hasLargeSubtitle = item.hasLargeSubtitle
    layout.leadingWidth = leading.width(NavigationBarLayout.row)
    layout.centerWidth = fitted.middle.width(NavigationBarLayout.row)
    layout.trailingWidth = fitted.side.width(NavigationBarLayout.row)
    layout.titleSize = titleSize
    layout.isTitleLeading = item.style != .navigator
    layout.taken = taken
    return layout
  }

  private var titleSize: CGSize {
    let row = NavigationBarLayout.row
    if title === item.titleView {
      return item.titleViewSize.ownSize(of: title) ?? BarItemRow.fittingSize(of: title, row)
    }
    guard title is BarTitle else { return BarItemRow.size(of: title, row) }
    return title.sizeThatFits(CGSize(width: bounds.width, height: row))
  }

  /// Beside the leading items there is room for some letters of the title.
  private var fitted: BarOverflow.Rows {
    guard bounds.width > 0 else { return (middle, trailing) }
    let height = NavigationBarLayout.row
    let title = item.hasTitle ? NavigationBarLayout.leastTitle : 0
    var room = bounds.width - 2 * NavigationBarLayout.side - leading.width(height) - title
    var contents = BarContents(
      middle: middle, side: trailing, groups: item.allGroups, keepsEnd: true, more: more)
    if let taken {
      room = bounds.width - NavigationBarLayout.side - taken.upperBound - NavigationBarLayout.gap
      contents.middle = BarItemRow([])
      contents.side = BarItemRow(middle.entries + trailing.entries)
    }
    return overflow.fit(contents, in: max(room, BarButton.height), height, of: self)
  }

  private func prepareLarge(_ look: BarLook) {
    large.clipsToBounds = true
    largeTitle.textAlignment = .natural
    largeTitle.attributedText = NSAttributedString(
      string: item.largeTitle ?? item.title ?? "", attributes: look.largeTitle)
    largeTitle.adjustsFontSizeToFitWidth = true
    largeTitle.minimumScaleFactor = 0.6
    largeTitle.accessibilityTraits = .header
    large.addSubview(largeTitle)
    addSubview(large)
    showTitles()
  }

  private func prepareLargeSubtitle(_ look: BarLook) {
    largeSubtitle = item.largeSubtitleView ?? subtitleLabel(item.shownLargeSubtitle(look))
    largeSubtitle.map(large.addSubview)
  }

  private func subtitleLabel(_ text: NSAttributedString?) -> UILabel? {
    guard let text else { return nil }
    let label = UILabel()
    label.textAlignment = .natural
    label.lineBreakMode = .byTruncatingTail
    label.attributedText = text
    return label
  }

  private func preparePrompt() {
    prompt.text = item.prompt
    prompt.font = .systemFont(ofSize: 13)
    prompt.textColor = .secondaryLabel
    prompt.textAlignment = .center
    if item.prompt != nil { addSubview(prompt) }
  }

  private func showTitles() {
    if item.titleView == nil, !isSearching { title.alpha = min(max(1 - largeHeight / 16, 0), 1) }
    large.isHidden = largeHeight <= 0
  }

  /// While the user searches, only the search bar shows.
  func setSearching(_ isSearching: Bool) {
    guard isSearching != self.isSearching else { return }
    self.isSearching = isSearching
    isUserInteractionEnabled = !isSearching
    var parts = leading.views + middle.views + trailing.views + overflow.views
    parts += [title, large, prompt]
    for part in parts { part.alpha = isSearching ? 0 : 1 }
    showTitles()
  }

  /// Nil while it doesn't show.
  var overflowButton: UIView? {
    layoutIfNeeded()
    return overflow.button.flatMap { $0.isHidden ? nil : $0 }
  }

  /// Of the buttons at the trailing side, with the gap beside them.
  var trailingWidth: CGFloat {
    let width = fitted.side.width(NavigationBarLayout.row)
    return width > 0 ? width + NavigationBarLayout.gap : 0
  }

  /// Where the items in the middle of the bar end, with the gap beside them, else the middle itself.
  var middleEnd: CGFloat {
    let center = barLayout(fitted).places(width: bounds.width).center
    return max(bounds.width / 2, center.width > 0 ? center.maxX + NavigationBarLayout.gap : 0)
  }
}
