import CoreGraphics

/// The views of a cell that are made when they are first needed.
@MainActor
final class CellParts {
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?
  /// Of the content configuration.
  var configured: (any UIView & UIContentView)?
  /// Of the background configuration.
  var background: BackgroundView?
  var accessory: UIView?
  var editControl: CellEditControl?
  var reorderControl: CellReorderControl?
  let separator = UIView()

  func ensureText(in cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let label = CellParts.label(.body, .label, in: cell)
    if cell.style == .value2 {
      label.setFont(.preferredFont(forTextStyle: .footnote))
      label.setTextColor(cell.tintColor)
      label.textAlignment = cell.isRightToLeft ? .left : .right
    }
    text = label
    return label
  }

  func ensureDetail(in cell: UITableViewCell) -> UILabel? {
    if let detail { return detail }
    switch cell.style {
    case .default: return nil
    case .value1: detail = CellParts.label(.body, .secondaryLabel, in: cell)
    case .value2: detail = CellParts.label(.footnote, .label, in: cell)
    case .subtitle: detail = CellParts.label(.subheadline, .secondaryLabel, in: cell)
    }
    return detail
  }

  func ensureImage(in cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    cell.contentView.addSubview(view)
    image = view
    return view
  }

  /// The labels, images and texts of a cell that shows a content configuration instead.
  func removeTexts() {
    for view in [text, detail, image] as [UIView?] { view?.removeFromSuperview() }
    (text, detail, image) = (nil, nil, nil)
  }

  func followTextSize(_ traits: UITraitCollection) {
    for label in [text, detail] { label?.adapt(to: traits) }
  }

  /// A label whose changes lay out the cell.
  private static func label(
    _ style: UIFont.TextStyle, _ color: UIColor, in cell: UITableViewCell
  ) -> UILabel {
    let label = UILabel()
    label.setFont(.preferredFont(forTextStyle: style, compatibleWith: cell.traitCollection))
    label.adjustsFontForContentSizeCategory = true
    label.setTextColor(color)
    cell.contentView.addSubview(label)
    return label
  }
}

/// Where a program's subviews go. Cells place their texts anew when one of them changes.
final class CellContentView: UIView {
  override func setNeedsLayout() {
    super.setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
