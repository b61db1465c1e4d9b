import CoreGraphics

/// The frame of a presented view in its window.
///
/// A page sheet leaves a strip of the window visible at the top and, in wide windows, at the sides.
/// A form sheet is centered if the window has room for it, and a page sheet otherwise.
struct SheetLayout {
  /// The strip above a sheet, in points. Apple uses the height of the status bar.
  static let topStrip: CGFloat = 28
  static let widestPage: CGFloat = 704
  static let form = CGSize(width: 540, height: 620)

  private let style: UIModalPresentationStyle

  init(_ style: UIModalPresentationStyle) { self.style = style }

  func frame(in bounds: CGRect) -> CGRect {
    if !style.isSheet { return bounds }
    let hasRoom =
      bounds.width > Self.form.width + 2 * Self.topStrip
      && bounds.height > Self.form.height + 2 * Self.topStrip
    if style == .formSheet, hasRoom {
      return CGRect(
        x: (bounds.width - Self.form.width) / 2, y: (bounds.height - Self.form.height) / 2,
        width: Self.form.width, height: Self.form.height)
    }
    let width = min(bounds.width, Self.widestPage)
    return CGRect(
      x: (bounds.width - width) / 2, y: Self.topStrip, width: width,
      height: max(0, bounds.height - Self.topStrip))
  }
}
