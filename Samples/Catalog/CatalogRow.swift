import UIKit

/// A control, and beside it or below it the code.
class CatalogRow: UIView {
  private static let margin: CGFloat = 20
  private static let codeHeight: CGFloat = 20
  private static let codePlace: CGFloat = 350

  private var entryHeight: CGFloat = 0
  private var content = UIView()
  /// Nil for controls that are as large as they wish.
  private var givenSize: CGSize?
  private let code = UILabel()

  convenience init(entry: CatalogEntry) {
    self.init(frame: .zero)
    (content, entryHeight) = (entry.view, entry.height)
    if !content.bounds.isEmpty { givenSize = content.bounds.size }
    code.text = entry.code
    code.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    code.textColor = .secondaryLabel
    code.numberOfLines = 2
    for part in [content, code] { addSubview(part) }
    if isNameless { content.accessibilityLabel = entry.code }
  }

  /// Whether a screen reader would say its value without a name.
  private var isNameless: Bool {
    guard content.isAccessibilityElement || content is UISegmentedControl else { return false }
    return content.accessibilityLabel == nil && (content as? UITextField)?.placeholder == nil
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    isWide(width) ? contentHeight : contentHeight + Self.codeHeight
  }

  private func isWide(_ width: CGFloat) -> Bool { width >= 600 }

  private var contentSize: CGSize { givenSize ?? content.intrinsicContentSize }
  private var contentHeight: CGFloat { max(entryHeight, contentSize.height + 8) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, margin) = (bounds.width, Self.margin)
    let size = CGSize(width: min(contentSize.width, width - 2 * margin), height: contentSize.height)
    let y = ((contentHeight - size.height) / 2).rounded()
    content.frame = CGRect(origin: CGPoint(x: margin, y: y), size: size)
    code.frame =
      isWide(width)
      ? CGRect(
        x: Self.codePlace, y: 0, width: width - Self.codePlace - margin, height: contentHeight)
      : CGRect(x: margin, y: contentHeight, width: width - 2 * margin, height: Self.codeHeight)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for part in [content, code] { part.frame.origin.x = width - part.frame.maxX }
  }
}
