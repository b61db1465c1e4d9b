import Foundation

/// Told what is picked. All methods are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// With `continuously` while a finger moves; the last colour comes once more without.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called by the default implementation of the other method.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// After the user has closed it.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls `colorPickerViewControllerDidSelectColor(_:)`.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
