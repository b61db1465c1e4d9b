import CoreGraphics

extension UITableViewCell {
  var showsCheckmark: Bool { (shownAccessory as? CellAccessory)?.type == .checkmark }

  /// The accessory of the current state: a program's view, or one for the type.
  var shownAccessory: UIView? {
    let own = isEditing ? editingAccessoryView : accessoryView
    return own ?? parts.accessory
  }

  func replaceAccessory(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    accessoriesDidChange()
    setNeedsLayout()
  }

  /// Makes and removes views as types and state want them. A cell that is used again for a row like the last
  /// needs no layout.
  func accessoriesDidChange() {
    let own = isEditing ? editingAccessoryView : accessoryView
    let other = isEditing ? accessoryView : editingAccessoryView
    if other !== own { other?.removeFromSuperview() }
    if let own, own.superview !== self { addSubview(own) }
    let type = own == nil ? (isEditing ? editingAccessoryType : accessoryType) : .none
    let shown: AccessoryType = (parts.accessory as? CellAccessory)?.type ?? .none
    if shown != type {
      parts.accessory?.removeFromSuperview()
      parts.accessory = type == .none ? nil : CellAccessory(type, in: self)
      parts.accessory.map { addSubview($0) }
      setNeedsLayout()
    }
    showReorderControl()
  }

  private func showReorderControl() {
    let isShown = isEditing && showsReorderControl && look.canReorder
    guard isShown != (parts.reorderControl != nil) else { return }
    parts.reorderControl?.removeFromSuperview()
    parts.reorderControl = isShown ? CellReorderControl(for: self) : nil
    parts.reorderControl.map { addSubview($0) }
    setNeedsLayout()
  }

  // MARK: Editing

  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard flags.isEditing != editing else { return }
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    flags.isEditing = editing
    setNeedsUpdateConfiguration()
    showEditControl()
    accessoriesDidChange()
    setNeedsLayout()
    stateMask = mask
    guard animated else {
      didTransition(to: mask)
      return
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction]) {
      self.layoutIfNeeded()
    } completion: { _ in
      self.didTransition(to: mask)
    }
  }

  private func showEditControl() {
    let kind = isEditing ? CellEditControl.Kind(self) : nil
    guard parts.editControl?.kind != kind else { return }
    parts.editControl?.removeFromSuperview()
    parts.editControl = kind.map { CellEditControl($0, for: self) }
    parts.editControl.map { addSubview($0) }
    setNeedsLayout()
  }

  /// After the table has said what the row's control does.
  func editingStyleDidChange() {
    showEditControl()
    accessoriesDidChange()
  }
}

/// What a type of accessory shows.
final class CellAccessory: UIView {
  private(set) var type = UITableViewCell.AccessoryType.none

  convenience init(_ type: UITableViewCell.AccessoryType, in cell: UITableViewCell) {
    self.init(frame: .zero)
    self.type = type
    isOpaque = false
    var width: CGFloat = 0
    if type == .detailButton || type == .detailDisclosureButton {
      width = addButton(for: cell)
    }
    switch type {
    case .disclosureIndicator: width = addImage("chevron.forward", .tertiaryLabel, 10.5, at: 0)
    case .detailDisclosureButton:
      width = addImage("chevron.forward", .tertiaryLabel, 10.5, at: width + 8)
    case .checkmark: width = addImage("checkmark", nil, 19, at: 0)
    case .detailButton, .none: break
    }
    bounds.size = CGSize(width: width, height: 24)
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
  }

  /// The width with the image. A nil colour is the tint.
  private func addImage(
    _ name: String, _ color: UIColor?, _ width: CGFloat, at x: CGFloat
  ) -> CGFloat {
    let symbol = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: symbol))
    view.contentMode = .center
    if let color { view.tintColor = color }
    view.frame = CGRect(x: x, y: 0, width: width, height: 24)
    addSubview(view)
    return x + width
  }

  private func addButton(for cell: UITableViewCell) -> CGFloat {
    let button = UIButton(type: .detailDisclosure)
    button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    button.addAction(
      UIAction { [weak cell] _ in
        if let cell { cell.table?.accessoryWasTapped(of: cell) }
      }, for: .primaryActionTriggered)
    addSubview(button)
    return 24
  }
}
