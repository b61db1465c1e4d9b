import CoreGraphics

/// What is comfortable to read of the width within the margins.
final class ReadableContentGuide: InsetLayoutGuide {
  /// In points, of text at the default size, as measured in UIKit's Mac idiom.
  static let width: CGFloat = 920
  /// What has to be left beside it.
  static let leastSides: CGFloat = 88

  init(of view: UIView) {
    super.init(of: view, identifier: "UIViewReadableContentGuide") { view in
      Self.insets(
        margins: view.layoutMargins, width: view.bounds.width,
        textSize: view.traitCollection.preferredContentSizeCategory)
    }
  }

  /// The margins; in views that are wide enough, what is left beside a band in the middle. The band
  /// grows with the user's text.
  static func insets(
    margins: UIEdgeInsets, width: CGFloat, textSize: UIContentSizeCategory
  ) -> UIEdgeInsets {
    let traits = UITraitCollection(preferredContentSizeCategory: textSize)
    let readable = UIFontMetrics(forTextStyle: .body).scaledValue(
      for: Self.width, compatibleWith: traits)
    let room = width - margins.left - margins.right
    guard width > readable + leastSides, room > readable else { return margins }
    let side = (width - readable) / 2
    return UIEdgeInsets(top: margins.top, left: side, bottom: margins.bottom, right: side)
  }
}

extension UIView {
  /// Called after a change of size, of which those guides alone make something.
  func guidesFollowSize() {
    for guide in viewLayout?.guides ?? [] {
      (guide as? ReadableContentGuide)?.insetsDidChange()
      (guide as? UIKeyboardLayoutGuide)?.coveredHeightMayHaveChanged()
    }
  }
}
