import CoreGraphics

/// A controller whose view is an input view.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The controller's view, where that is an input view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// Makes an input view that looks like a keyboard, and whose constraints decide its height.
  open override func loadView() {
    let view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 0), inputViewStyle: .keyboard)
    view.allowsSelfSizing = true
    self.view = view
  }

  /// Ends the input that it is shown for.
  open func dismissKeyboard() { viewIfLoaded?.window?.firstResponder?.resignFirstResponder() }
}
