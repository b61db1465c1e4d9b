import CoreGraphics
import QuartzCore

/// The accessories of a row, as views.
@MainActor
struct CellAccessories {
  private struct Entry {
    let accessory: UICellAccessory
    let view: UIView
  }

  /// Leading ones from the edge, trailing ones from the content.
  private var entries: [Entry] = []
  private var isEditing = false

  mutating func replace(with accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    for entry in entries { entry.view.removeFromSuperview() }
    let sides = [true, false].map { Self.ordered(accessories, isLeading: $0) }
    entries = sides.joined().map { Entry(accessory: $0, view: cell.makeView(of: $0)) }
    for entry in entries { cell.addSubview(entry.view) }
  }

  /// The system's of a side, and a program's own where they want to be among them.
  private static func ordered(
    _ accessories: [UICellAccessory], isLeading: Bool
  ) -> [UICellAccessory] {
    let side = accessories.filter { $0.kind.isLeading == isLeading }
    let system = side.enumerated().filter { $0.element.position == nil }.sorted {
      ($0.element.kind.order, $0.offset) < ($1.element.kind.order, $1.offset)
    }
    var ordered = system.map(\.element)
    // In turn, so that several at one place stay in their order.
    for accessory in isLeading ? side : side.reversed() {
      guard let position = accessory.position else { continue }
      ordered.insert(accessory, at: max(0, min(position(ordered), ordered.count)))
    }
    return ordered
  }

  mutating func show(_ state: UICellConfigurationState) {
    isEditing = state.isEditing
    for entry in entries {
      entry.view.isHidden =
        entry.accessory.isHidden || !isShown(entry.accessory, isEditing)
      switch entry.accessory.kind {
      case .outline:
        let downwards: CGFloat = entry.view.isRightToLeft ? -.pi / 2 : .pi / 2
        entry.view.transform =
          state.isExpanded ? CGAffineTransform(rotationAngle: downwards) : .identity
      case .multiselect:
        (entry.view as? UIImageView)?.image = UIImage(
          systemName: state.isSelected ? "checkmark.circle.fill" : "circle")
      default: break
      }
    }
  }

  var showsCheckmark: Bool {
    entries.contains { entry in
      guard case .checkmark = entry.accessory.kind else { return false }
      return !entry.view.isHidden
    }
  }

  private func isShown(_ accessory: UICellAccessory, _ isEditing: Bool) -> Bool {
    switch accessory.displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// What the accessories of each side take away from the content.
  func widths(isEditing: Bool) -> (leading: CGFloat, trailing: CGFloat) {
    var widths = (leading: CGFloat(0), trailing: CGFloat(0))
    for entry in entries where isShown(entry.accessory, isEditing) {
      if entry.accessory.kind.isLeading {
        widths.leading += 16 + width(entry)
      } else {
        widths.trailing += (widths.trailing == 0 ? 16 : 8) + width(entry)
      }
    }
    return widths
  }

  private func width(_ entry: Entry) -> CGFloat {
    switch (entry.accessory.reserved, entry.accessory.kind) {
    case (.custom(let width), _): width
    case (_, .label), (_, .menu), (.actual, _): entry.view.sizeThatFits(.zero).width
    default: entry.accessory.kind.width
    }
  }

  func place(in cell: UICollectionViewListCell) {
    var (start, end) = (CGFloat(16), cell.bounds.width - 16)
    if cell.indentsAccessories { start += CGFloat(cell.indentationLevel) * cell.indentationWidth }
    for entry in entries where isShown(entry.accessory, isEditing) && entry.accessory.kind.isLeading
    {
      put(entry, from: start, in: cell)
      start += width(entry) + 16
    }
    for entry in entries.reversed()
    where isShown(entry.accessory, isEditing) && !entry.accessory.kind.isLeading {
      end -= width(entry)
      put(entry, from: end, in: cell)
      end -= 8
    }
  }

  private func put(_ entry: Entry, from start: CGFloat, in cell: UIView) {
    let room = width(entry)
    var size = entry.view.sizeThatFits(CGSize(width: room, height: cell.bounds.height))
    size.width = min(size.width, room)
    let x = cell.isRightToLeft ? cell.bounds.width - start - room : start
    entry.view.bounds.size = size
    entry.view.center = CGPoint(
      x: ((x + (room - size.width) / 2) * 2).rounded() / 2 + size.width / 2,
      y: (((cell.bounds.height - size.height) / 2) * 2).rounded() / 2 + size.height / 2)
  }
}

extension UICollectionViewListCell {
  fileprivate func makeView(of accessory: UICellAccessory) -> UIView {
    switch accessory.kind {
    case .custom(let view, _): return view
    case .label(let text, let font):
      let label = UILabel()
      label.text = text
      label.setFont(font ?? .preferredFont(forTextStyle: .body))
      label.setTextColor(accessory.tint ?? .secondaryLabel)
      return label
    case .delete, .insert, .detail, .outline: return makeButton(of: accessory)
    case .menu(let menu): return makeMenu(menu, accessory)
    case .reorder: return makeGrip(of: accessory)
    default:
      let view = UIImageView(image: image(of: accessory.kind))
      view.setTintColor(accessory.tint)
      return view
    }
  }

  /// Shows what is chosen, and the menu when it is pressed.
  private func makeMenu(_ menu: UIMenu, _ accessory: UICellAccessory) -> UIView {
    var look = UIButton.Configuration.plain()
    look.contentInsets = .zero
    let button = UIButton(configuration: look)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.setTintColor(accessory.tint)
    return button
  }

  /// A finger on it moves the row.
  private func makeGrip(of accessory: UICellAccessory) -> UIView {
    let grip = ReorderGrip(image: image(of: accessory.kind))
    grip.setTintColor(accessory.tint)
    grip.isUserInteractionEnabled = true
    grip.addGestureRecognizer(
      UIPanGestureRecognizer { [weak self] (pan: UIPanGestureRecognizer) in self?.followGrip(pan) })
    return grip
  }

  private func followGrip(_ pan: UIPanGestureRecognizer) {
    guard let list = collectionView else { return }
    let place = CGPoint(x: center.x, y: pan.location(in: list).y)
    switch pan.state {
    case .began:
      if let path = list.indexPath(for: self) { list.beginInteractiveMovementForItem(at: path) }
    case .changed: list.updateInteractiveMovementTargetPosition(place)
    case .ended: list.endInteractiveMovement()
    case .cancelled, .failed: list.cancelInteractiveMovement()
    case .possible: break
    }
  }

  private func image(of kind: CellAccessoryKind) -> UIImage? {
    let scale: UIImage.SymbolScale =
      switch kind {
      case .outline, .disclosure: .small
      default: .medium
      }
    let look = UIImage.SymbolConfiguration(textStyle: .body, scale: scale)
    return kind.symbol.flatMap { UIImage(systemName: $0, withConfiguration: look) }
  }

  /// One that takes presses.
  private func makeButton(of accessory: UICellAccessory) -> UIView {
    let button = UIButton(type: .custom)
    button.setImage(image(of: accessory.kind), for: .normal)
    button.setTintColor(accessory.tint)
    button.accessibilityLabel = accessory.kind.accessibilityLabel
    let action = UIAction { [weak self] _ in
      if case .outline = accessory.kind {
        self?.toggleOutline(accessory)
      } else {
        accessory.handler?()
      }
    }
    button.addAction(action, for: .touchUpInside)
    if case .outline(.header) = accessory.kind {
      // The row is what is pressed.
      (button.isUserInteractionEnabled, button.isAccessibilityElement) = (false, false)
    }
    return button
  }
}

/// By which a finger moves a row.
final class ReorderGrip: UIImageView {}

extension BackgroundView {
  /// Rounds the corners of the card that a list's rows are on.
  func round(_ place: ListPlace?) {
    guard let place, place.cardRadius > 0 else { return roundCorners([], radius: nil) }
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion(.top) }
    if place.isLast { corners.formUnion(.bottom) }
    roundCorners(corners, radius: corners.isEmpty ? 0 : place.cardRadius)
  }
}
