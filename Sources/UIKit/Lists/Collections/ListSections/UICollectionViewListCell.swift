import CoreGraphics
public import Foundation
import PlatformKit

/// A row of a list section: content, accessories at its sides and a separator. Main thread only.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private(set) var place: ListPlace?
  private(set) var bar = CellAccessories()
  private let line = UIView()
  private let topLine = UIView()
  private var lineColor = UIColor.separator
  /// The buttons beside the row while it is swiped.
  var swipe: SwipeActionsView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLine()
  }
  /// An empty row, as there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLine()
  }

  /// Marks and controls at the sides. Two of one of the system's kinds trap.
  @AlwaysObserved open var accessories: [UICellAccessory] = [] {
    didSet {
      requireOneOfEachKind()
      renewAccessories()
    }
  }
  /// How deep the row is in an outline.
  @AlwaysObserved open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Of each level, in points.
  @AlwaysObserved open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories on the leading side are indented as well; true by default.
  @AlwaysObserved open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// Where the separator begins and ends, once a program's constraints say so.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = UILayoutGuide()
    separatorGuide = guide
    addLayoutGuide(guide)
    return guide
  }
  private var separatorGuide: UILayoutGuide?

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isSwiped = swipe != nil
    return state
  }

  /// A row that a press opens says whether it is open, and one with a tick that it is the chosen one.
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    let isBranch = accessories.contains { if case .outline = $0.kind { true } else { false } }
    if bar.showsCheckmark { defaults.traits.insert(.selected) }
    if isBranch { defaults.states.insert(.expandable) }
    if isBranch, isExpanded { defaults.states.insert(.expanded) }
    return defaults
  }

  open override func defaultContentConfiguration() -> UIListContentConfiguration {
    place?.content ?? .cell()
  }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place?.background ?? .listPlainCell()
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    take(layoutAttributes.list)
  }

  /// The row's place in its list decides the defaults of its configurations.
  func take(_ new: ListPlace?) {
    guard new != place else { return }
    place = new
    let leading = new?.leadingMargin ?? 8
    if directionalLayoutMargins.leading != leading { directionalLayoutMargins.leading = leading }
    setNeedsUpdateConfiguration()
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    if backgroundConfiguration == nil, backgroundView == nil, place != nil {
      backgroundConfiguration = defaultBackgroundConfiguration()
      hasOwnBackground = false
    }
    super.updateConfiguration(using: state)
    backdrop?.round(place)
    bar.show(state)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    swipe?.close(animated: false)
    indentationLevel = 0
    if !hasOwnBackground { backgroundConfiguration = nil }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if hidesLineAbove != (isSelected || isHighlighted) { tellRowAbove() }
    bar.place(in: self)
    placeLines(separatorGuide?.layoutFrame)
    if let swipe { moveAside(by: swipe.offset) }
  }

  private var hasOwnBackground = true
  /// Whether the row above was told that this one is selected.
  private var hidesLineAbove = false
  /// Whether the row below is selected, which has no line above it either.
  var isAboveSelected = false {
    didSet { if isAboveSelected != oldValue { setNeedsLayout() } }
  }

  // MARK: Overrides for the package

  override var contentFrame: CGRect {
    let indentation = CGFloat(indentationLevel) * indentationWidth
    let sides = bar.widths(isEditing: isEditingList)
    let insets = NSDirectionalEdgeInsets(
      top: 0, leading: sides.leading + indentation, bottom: 0, trailing: sides.trailing)
    return bounds.inset(by: insets.absolute(effectiveUserInterfaceLayoutDirection))
  }

  override func measuredAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    configureIfNeeded()
    let sides = bounds.width - contentFrame.width
    let inner = attributes.copied
    inner.size.width = max(1, inner.size.width - sides)
    let fitted = super.measuredAttributes(inner)
    fitted.size.width = attributes.size.width
    return fitted
  }
}

extension UICollectionViewListCell {
  private func prepareLine() {
    for line in [line, topLine] {
      line.setBackgroundColor(lineColor)
      line.isUserInteractionEnabled = false
      line.isHidden = true
      addSubview(line)
    }
  }

  private func moveAside(by offset: CGFloat) {
    for view in subviews where view !== swipe && view !== backgroundView {
      view.center.x += offset
    }
  }

  private func requireOneOfEachKind() {
    let names = accessories.compactMap(\.kind.systemName)
    ListFault.require(
      Set(names).count == names.count,
      "Accessories array contains more than one accessory of the same system type: \(names)")
  }

  private func renewAccessories() {
    bar.replace(with: accessories, in: self)
    setNeedsUpdateConfiguration()
  }

  /// Between the text's start and the row's end, at the edges.
  private func placeLines(_ guide: CGRect?) {
    let look = place?.separator
    let isPlain = !isSelected && !isHighlighted
    line.isHidden =
      look?.bottomSeparatorVisibility != .visible || !isPlain || isAboveSelected
    topLine.isHidden = look?.topSeparatorVisibility != .visible || !isPlain
    guard let look else { return }
    showLineColor(look.color)
    let thickness = 1 / max(1, window?.screen.scale ?? 1)
    if !line.isHidden {
      line.frame = lineFrame(
        look.bottomSeparatorInsets, bounds.height - thickness, thickness, guide)
    }
    if !topLine.isHidden {
      topLine.frame = lineFrame(look.topSeparatorInsets, 0, thickness, guide)
    }
  }

  private func tellRowAbove() {
    hidesLineAbove = isSelected || isHighlighted
    guard let list = collectionView, let path = list.indexPath(for: self), path.item > 0 else {
      return
    }
    let above = list.cellForItem(at: IndexPath(item: path.item - 1, section: path.section))
    (above as? UICollectionViewListCell)?.isAboveSelected = hidesLineAbove
  }

  private func showLineColor(_ color: UIColor) {
    guard color != lineColor else { return }
    lineColor = color
    for line in [line, topLine] { line.setBackgroundColor(color) }
  }

  private func lineFrame(
    _ insets: NSDirectionalEdgeInsets, _ y: CGFloat, _ thickness: CGFloat, _ guide: CGRect?
  ) -> CGRect {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let leading =
      insets.leading == automatic.leading ? textStart : insets.leading
    let trailing =
      insets.trailing == automatic.trailing
      ? (place?.appearance == .insetGrouped ? 16 : 8) : insets.trailing
    var frame = CGRect(
      x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: thickness)
    if isRightToLeft { frame.origin.x = trailing }
    if let guide, guide.width > 0 { (frame.origin.x, frame.size.width) = (guide.minX, guide.width) }
    return frame
  }

  /// From the row's leading edge.
  private var textStart: CGFloat {
    let content = contentView.frame
    let start = isRightToLeft ? bounds.width - content.maxX : content.minX
    return start + ((contentView as? UIListContentView)?.textStart ?? 16)
  }

  /// The user has tapped the row: an outline's mark that takes taps anywhere is pressed.
  func wasTapped() {
    for case let accessory in accessories {
      if case .outline(let style) = accessory.kind, style == .header { toggleOutline(accessory) }
    }
  }

  func toggleOutline(_ accessory: UICellAccessory) {
    if let handler = accessory.handler { return handler() }
    var view = superview
    while let candidate = view, !(candidate is UICollectionView) { view = candidate.superview }
    guard let list = view as? UICollectionView, let path = list.indexPath(for: self) else { return }
    (list.dataSource as? any OutlineSource)?.toggleItem(at: path)
  }
}

/// A data source that shows and hides the children of an item.
@MainActor
protocol OutlineSource {
  func toggleItem(at path: IndexPath)
}
