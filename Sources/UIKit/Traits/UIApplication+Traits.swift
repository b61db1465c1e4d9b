public import Foundation

extension UIApplication {
  /// Changes the traits of all screens, as when the desktop's style changes.
  package func changeSystemTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
    let former = preferredContentSizeCategory
    engine.screens.systemTraits = engine.screens.systemTraits.modifyingTraits(mutations)
    engine.traits.traits = engine.screens.all[0].traitCollection
    for window in windows { window.adoptScreenTraits() }
    let category = preferredContentSizeCategory
    guard category != former else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }
}

extension UIContentSizeCategory {
  /// Posted after the user's text size changed.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
