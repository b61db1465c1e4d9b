import CoreGraphics

/// The control at the leading edge of a row that is edited: deletes, inserts, or shows whether the
/// row is selected.
final class CellEditControl: UIControl {
  enum Kind: Equatable {
    case delete, insert
    case select(Bool)

    @MainActor
    init?(_ cell: UITableViewCell) {
      if cell.look.selectsSeveral {
        self = .select(cell.isSelected)
      } else {
        switch cell.editingStyle {
        case .none: return nil
        case .delete: self = .delete
        case .insert: self = .insert
        }
      }
    }

    fileprivate var symbol: (name: String, color: UIColor) {
      switch self {
      case .delete: ("minus.circle.fill", .systemRed)
      case .insert: ("plus.circle.fill", .systemGreen)
      case .select(true): ("checkmark.circle.fill", .tintColor)
      case .select(false): ("circle", .tertiaryLabel)
      }
    }
  }

  private(set) var kind = Kind.delete
  private let image = UIImageView()

  convenience init(_ kind: Kind, for cell: UITableViewCell) {
    self.init(frame: .zero)
    isOpaque = false
    image.contentMode = .center
    addSubview(image)
    show(kind)
    if case .select = kind { isUserInteractionEnabled = false }
    addAction(
      UIAction { [weak cell] _ in
        if let cell { cell.table?.editControlWasTapped(of: cell) }
      }, for: .touchUpInside)
  }

  func show(_ kind: Kind) {
    self.kind = kind
    let size = UIImage.SymbolConfiguration(pointSize: 22)
    image.image = UIImage(systemName: kind.symbol.name, withConfiguration: size)
    image.tintColor = kind.symbol.color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds.insetBy(dx: 4, dy: 0)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.label = kind == .insert ? "Insert" : kind == .delete ? "Remove" : nil
    // Of a row that can be selected, the row itself says whether it is.
    defaults.isElement = defaults.label != nil
    defaults.traits.insert(.button)
    return defaults
  }
}

/// The grip at the trailing edge of a row that can be moved.
final class CellReorderControl: UIView {
  private let image = UIImageView()

  convenience init(for cell: UITableViewCell) {
    self.init(frame: .zero)
    isOpaque = false
    let size = UIImage.SymbolConfiguration(pointSize: 17)
    image.image = UIImage(systemName: "line.3.horizontal", withConfiguration: size)
    image.tintColor = .tertiaryLabel
    image.contentMode = .center
    addSubview(image)
    let pan = UIPanGestureRecognizer { [weak cell] pan in
      if let cell { cell.table?.reorder(cell, with: pan) }
    }
    addGestureRecognizer(pan)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
  }
}
