import CoreGraphics

/// What a first responder has shown at the window's lower edge.
@MainActor
struct InputViews {
  /// A view and the responder that declares it.
  @MainActor
  struct Declared {
    let view: UIView
    /// The view may be a controller's, which is kept.
    let controller: UIInputViewController?
    private(set) weak var source: UIResponder?

    init?(
      _ controller: UIInputViewController?, _ view: @autoclosure () -> UIView?,
      by source: UIResponder
    ) {
      guard let view = controller?.view ?? view() else { return nil }
      (self.view, self.controller, self.source) = (view, controller, source)
    }
  }

  private(set) var input: Declared?
  private(set) var accessory: Declared?

  /// As in UIKit, each is searched for up the chain.
  init(of responder: UIResponder?) {
    var chain = ResponderChain(from: responder)
    while input == nil || accessory == nil, let next = chain.next() {
      if input == nil { input = Declared(next.inputViewController, next.inputView, by: next) }
      if accessory == nil {
        accessory = Declared(
          next.inputAccessoryViewController, next.inputAccessoryView, by: next)
      }
    }
    if accessory?.view === input?.view { accessory = nil }
  }

  var isEmpty: Bool { input == nil && accessory == nil }
}

extension UIView {
  /// The height it wants below or above others in a panel of this width: that of its constraints, of
  /// its content if it may grow or its frame has no height, or else of its frame.
  func heightAsInput(width: CGFloat) -> CGFloat {
    let height: CGFloat
    let sizesItself = (self as? UIInputView)?.allowsSelfSizing ?? false
    if sizesItself || !translatesAutoresizingMaskIntoConstraints {
      let narrow = CGSize(width: width, height: 0)
      height =
        systemLayoutSizeFitting(
          narrow, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    } else if bounds.height == 0 || autoresizingMask.contains(.flexibleHeight),
      intrinsicContentSize.height >= 0
    {
      height = intrinsicContentSize.height
    } else {
      height = bounds.height
    }
    return height.isFinite ? max(height, 0) : 0
  }
}
