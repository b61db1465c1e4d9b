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
  /// What the layout margins leave of the view.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(MarginsGuide.self) { MarginsGuide(of: self) }
  }
  /// What of the view no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(SafeAreaGuide.self) { SafeAreaGuide(of: self) }
  }

  /// Called after the safe area or the margins have changed.
  func insetGuidesDidChange() {
    guard let guides = viewLayout?.guides else { return }
    for case let guide as InsetLayoutGuide in guides { guide.insetsDidChange() }
    keyboardGuide?.coveredHeightMayHaveChanged()
  }
}
