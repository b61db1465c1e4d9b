import CoreGraphics
import Foundation

extension UISearchTextField {
  /// In points: the field's height, the magnifier's place, and what is kept free at the text's ends, measured.
  private static let (height, iconInset, textInset, clearReserve, endInset) = (
    CGFloat(36), CGFloat(8), CGFloat(31.5), CGFloat(34.5), CGFloat(10)
  )
  private static let iconSize = CGSize(width: 20, height: 20)

  func prepareSearch() {
    font = .systemFont(ofSize: 17, weight: .medium)
    showBackgrounds([:])
    layer.cornerCurve = .continuous
    clearButtonMode = .always
    returnKeyType = .search
    addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    let icon = UIImageView(image: Self.symbol("magnifyingglass"))
    icon.contentMode = .center
    icon.tintColor = .secondaryLabel
    icon.frame.size = Self.iconSize
    (leftView, leftViewMode) = (icon, .always)
  }

  private static func symbol(_ name: String) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15))
  }

  /// In the place of the magnifier; nil for that.
  func showIcon(_ image: UIImage?) {
    (leftView as? UIImageView)?.image = image ?? Self.symbol("magnifyingglass")
  }

  func showClearImage() {
    let image = clearImage ?? Self.symbol("xmark.circle.fill")
    guard let clearButton, clearButton.image(for: .normal) !== image else { return }
    clearButton.setImage(image, for: .normal)
  }

  /// In the place of the capsule, by state.
  func showBackgrounds(_ images: [UIControl.State: UIImage]) {
    (background, disabledBackground) = (images[.normal], images[.disabled])
    setBackgroundColor(background == nil ? .tertiarySystemFill : nil)
  }

  var searchSize: CGSize {
    let size = fittingSize
    let lineHeight = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
    return CGSize(
      width: size.width + Self.textInset + Self.endInset,
      height: max(Self.height, lineHeight + 15))
  }

  func magnifierRect(_ bounds: CGRect) -> CGRect {
    let size = leftView?.sizeBesideText ?? .zero
    return mirrored(
      CGRect(
        x: bounds.minX + Self.iconInset,
        y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
        height: size.height), in: bounds)
  }

  func clearRect(_ bounds: CGRect) -> CGRect {
    let side = TextFieldLayout.clear
    return mirrored(
      CGRect(
        x: bounds.maxX - 8 - side, y: bounds.minY + ((bounds.height - side) / 2).rounded(.down),
        width: side, height: side), in: bounds)
  }

  func searchTextRect(_ bounds: CGRect) -> CGRect {
    let start = showsLeftView ? Self.textInset : Self.endInset
    let end =
      showsRightView
      ? (rightView?.sizeBesideText.width ?? 0) + 2 * Self.iconInset
      : showsClearButton ? Self.clearReserve : Self.endInset
    return mirrored(
      CGRect(
        x: bounds.minX + start, y: bounds.minY, width: max(bounds.width - start - end, 0),
        height: bounds.height), in: bounds)
  }

  private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = bounds.minX + bounds.maxX - rect.maxX
    return rect
  }
}
