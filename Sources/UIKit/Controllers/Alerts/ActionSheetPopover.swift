/// Presents an action sheet in a wide window. In compact width, and without a source, it is a card at the lower edge.
final class ActionSheetPopover: UIPopoverPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var ownAdaptiveStyle: UIModalPresentationStyle { .custom }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let hasDelegate = (self as UIPresentationController).delegate != nil
    if !hasSource, !hasDelegate { return .custom }
    return super.adaptivePresentationStyle(for: traitCollection)
  }

  override func prepareForPresentation() {
    alert?.cardDidChange()
    super.prepareForPresentation()
  }

  /// A touch outside cancels.
  override func dismissForUser() -> Bool { alert?.cancel() == true || super.dismissForUser() }
}
