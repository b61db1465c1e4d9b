import CoreGraphics

// The guides of the system that follow a view's insets.

/// What the margins leave.
final class MarginsGuide: InsetLayoutGuide {
  init(of view: UIView) {
    super.init(of: view, identifier: "UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }
}

/// What the safe area leaves.
final class SafeAreaGuide: InsetLayoutGuide {
  init(of view: UIView) {
    super.init(of: view, identifier: "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }
}

extension UIView {
  /// Called after the safe area or the margins have changed.
  func insetGuidesDidChange() {
    guard let guides = viewLayout?.guides else { return }
    for case let guide as InsetLayoutGuide in guides { guide.insetsDidChange() }
    keyboardGuide?.coveredHeightMayHaveChanged()
  }
}
