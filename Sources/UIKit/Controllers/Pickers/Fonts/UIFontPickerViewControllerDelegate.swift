import Foundation

/// Told what is picked. All methods are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// The font is the `selectedFontDescriptor`. The picker is dismissed after that.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The user has closed the picker.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
