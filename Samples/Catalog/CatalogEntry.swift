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
