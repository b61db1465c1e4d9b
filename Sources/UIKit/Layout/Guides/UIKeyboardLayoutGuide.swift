public import CoreGraphics

/// What input views cover of a view, as wide as the view and at its lower edge. Where none are shown, it
/// is what the safe area leaves out there, and so has no height in most windows.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it is at least as high as the lower inset of the safe area; true by default.
  @AlwaysObserved open var usesBottomSafeArea = true {
    didSet { coveredHeightMayHaveChanged() }
  }
  /// Stored only: input views always lie at the lower edge.
  open var followsUndockedKeyboard = false
  /// Stored only: no gesture takes input views away.
  open var keyboardDismissPadding: CGFloat = 0

  override var isOfSystem: Bool { true }
  override var nearEdges: NSDirectionalRectEdge { .bottom }

  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let (bounds, height) = (view.bounds, coveredHeight(of: view))
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  override func ownForms(for item: SolvedItem, in engine: LayoutEngine) -> [OwnForm] {
    guard let view = owningView else { return [] }
    return edgeForms(for: item, in: engine, height: coveredHeight(of: view), isAtTop: false)
  }

  private func coveredHeight(of view: UIView) -> CGFloat {
    let inset = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let window = view.window, window.inputHeight > 0 else { return inset }
    let edge = CGPoint(x: 0, y: window.bounds.maxY - window.inputHeight)
    let covered = view.bounds.maxY - view.convert(edge, from: window as UIView).y
    return max(inset, min(max(covered, 0), view.bounds.height))
  }
}

extension UIView {
  /// The guide, if it is used.
  var keyboardGuide: UIKeyboardLayoutGuide? {
    viewLayout?.guides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
  }
}

extension UIKeyboardLayoutGuide {
  static func withIdentifier() -> UIKeyboardLayoutGuide {
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    return guide
  }

  /// Called after the safe area, the size of the view or the input views have changed.
  func coveredHeightMayHaveChanged() {
    owningView?.setNeedsLayout()
    solvedItem.map { $0.engine?.setStale($0) }
  }
}
