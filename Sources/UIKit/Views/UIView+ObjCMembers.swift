import FoundationAdditions

extension UIView {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [
        Selector("setNeedsLayout", UIView.setNeedsLayout),
        Selector("layoutIfNeeded", UIView.layoutIfNeeded),
        Selector("layoutSubviews", UIView.layoutSubviews),
        Selector("sizeToFit", UIView.sizeToFit),
        Selector("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize),
        Selector(
          "setNeedsDisplay",
          UIView.setNeedsDisplay as @MainActor (UIView) -> @MainActor () -> Void),
        Selector("tintColorDidChange", UIView.tintColorDidChange),
        Selector("removeFromSuperview", UIView.removeFromSuperview),
        Selector("addSubview:", UIView.addSubview),
        Selector("bringSubviewToFront:", UIView.bringSubviewToFront),
        Selector("sendSubviewToBack:", UIView.sendSubviewToBack),
        Selector("didMoveToSuperview", UIView.didMoveToSuperview),
        Selector("didMoveToWindow", UIView.didMoveToWindow),
        Selector("endEditing:", UIView.endEditing(_:)),
        Selector("addGestureRecognizer:", UIView.addGestureRecognizer),
        Selector("removeGestureRecognizer:", UIView.removeGestureRecognizer),
      ]
    }
  }
}
