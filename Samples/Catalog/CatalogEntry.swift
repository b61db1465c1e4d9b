import UIKit

/// A control in one of its states, and the line of code that makes it so.
struct CatalogEntry {
  let view: UIView
  let code: String
  /// Of the row.
  var height: CGFloat = 52
}

/// The controls of one kind.
@MainActor
struct CatalogPage {
  let title: String
  let makeEntries: @MainActor () -> [CatalogEntry]
}

/// Makes a view, changes it, and tells how.
@MainActor
func entry<View: UIView>(
  _ code: String, _ view: View, height: CGFloat = 52, _ change: (View) -> Void = { _ in }
) -> CatalogEntry {
  change(view)
  return CatalogEntry(view: view, code: code, height: height)
}

/// A button that presents what `make` returns, in a style of its own or in the one that is given.
@MainActor
func opener(
  _ title: String, _ style: UIModalPresentationStyle? = nil,
  _ make: @escaping @MainActor (UIButton) -> UIViewController
) -> UIButton {
  let action = UIAction(title: title) { action in
    guard let button = action.sender as? UIButton else { return }
    let controller = make(button)
    if let style { controller.modalPresentationStyle = style }
    button.window?.rootViewController?.present(controller, animated: true)
  }
  return UIButton(configuration: .tinted(), primaryAction: action)
}
