import CoreGraphics
public import Foundation

/// Makes an item to share for the service that the user chooses.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Stands for the item until a service is chosen: of its class, perhaps empty.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// The item; nil to leave it out.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// The subject of a message, and the title of the sheet. Empty by default.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// The type of an item of data. Empty by default.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// A preview for the sheet. Nil by default.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
